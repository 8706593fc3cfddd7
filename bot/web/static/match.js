"use strict";
// Comfort: stepping without loading the whole page, keys, times of the reader's own zone, news as they come.
(() => {
  document.documentElement.classList.add("script");
  let stream = null, turn = 0;

  const here = () => document.querySelector(".match");

  function times() {
    const language = document.documentElement.lang; // of the page; the reader's own country may write it otherwise
    const own = navigator.languages.find((one) => one.split("-")[0] === language);
    const shown = new Intl.DateTimeFormat(own ?? language, { dateStyle: "medium", timeStyle: "short" });
    for (const one of document.querySelectorAll("time[datetime]")) {
      one.title = one.textContent;
      one.textContent = shown.format(new Date(one.dateTime));
    }
  }

  // ---- since the last visit ----------------------------------------------------------------------------

  let visited = null; // the newest entry of the visit before this one

  function marked() {
    const match = here()?.dataset.match;
    const lines = [...document.querySelectorAll(".log li[data-n]")];
    if (!match || !lines.length) return;
    const newest = Math.max(...lines.map((line) => Number(line.dataset.n)));
    const key = `turnpost:${match}`;
    try {
      if (visited === null) visited = Number(localStorage.getItem(key) || 0);
      localStorage.setItem(key, String(newest));
    } catch { return; } // no storage: nothing is marked
    if (!visited) { visited = newest; return; }
    const fresh = lines.filter((line) => Number(line.dataset.n) > visited);
    for (const line of fresh) line.classList.add("fresh");
    if (fresh.length && fresh.length < lines.length) {
      const mark = document.createElement("li");
      mark.className = "fresh-mark";
      mark.textContent = here().dataset.visit;
      fresh.at(-1).after(mark);
    }
  }

  // ---- another position --------------------------------------------------------------------------------

  const CLOSED = [403, 410]; // the page may be seen no more

  function forget() {
    here()?.remove(); // also where nobody answers what comes next
    if (stream) stream.source.close();
    location.reload();
  }

  async function visit(address, { push = true, quiet = false } = {}) {
    const mine = ++turn;
    let text;
    try {
      const answer = await fetch(address, { headers: { Accept: "text/html" } });
      if (CLOSED.includes(answer.status)) return forget();
      if (!answer.ok) throw new Error(String(answer.status));
      text = await answer.text();
      address = answer.url || address;
    } catch {
      if (!quiet) location.assign(address);
      return;
    }
    if (mine !== turn) return;
    const made = new DOMParser().parseFromString(text, "text/html");
    const old = here(), fresh = made.querySelector(".match");
    if (!old || !fresh) { location.assign(address); return; }
    const focus = document.activeElement;
    const named = (one) => one.dataset.step || (one.type === "range" ? "range" : one.getAttribute("href"));
    const what = focus && old.contains(focus) ? named(focus) : null;
    const log = old.querySelector(".log"), scrolled = log ? log.scrollTop : 0;
    // The picture is there before the old one goes, so nothing flickers.
    const image = fresh.querySelector(".board img");
    if (image) {
      const ready = new Image();
      ready.src = image.getAttribute("src");
      await Promise.race([ready.decode().catch(() => {}), new Promise((done) => setTimeout(done, 2500))]);
      if (mine !== turn) return;
    }
    old.replaceWith(document.adoptNode(fresh));
    document.title = made.title;
    const nav = made.querySelector(".foot nav");
    if (nav) document.querySelector(".foot nav").replaceWith(document.adoptNode(nav));
    if (push) history.pushState({ turnpost: true }, "", address);
    begin();
    const list = here().querySelector(".log");
    if (list) { list.scrollTop = scrolled; center(list); }
    const again = what && [...here().querySelectorAll("[data-step], a[href]")].find((one) => named(one) === what);
    if (what) (again ?? here().querySelector("input[type=range]"))?.focus({ preventScroll: true });
  }

  function center(list) {
    const line = list.querySelector(".here");
    if (!line) return;
    const top = line.offsetTop - list.offsetTop;
    if (top < list.scrollTop || top + line.offsetHeight > list.scrollTop + list.clientHeight) {
      list.scrollTop = top - list.clientHeight / 3;
    }
  }

  document.addEventListener("click", (event) => {
    if (event.defaultPrevented || event.button || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const link = event.target.closest(".step[href], .log a, .tabs a, .then a");
    if (!link) return;
    event.preventDefault();
    visit(link.href);
  });
  document.addEventListener("keydown", (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.target.matches("input, textarea, select")) return;
    const step = { ArrowLeft: "back", ArrowRight: "on", Home: "first", End: "newest" }[event.key];
    const link = step && document.querySelector(`[data-step="${step}"][href]`);
    if (!link || (event.target.matches(".log, .text, .scroll") && !event.key.startsWith("Arrow"))) return;
    event.preventDefault();
    visit(link.href);
  });
  document.addEventListener("input", (event) => {
    if (event.target.type === "range") {
      event.target.parentElement.querySelector("output").textContent = `${event.target.value} / ${event.target.max}`;
    }
  });
  document.addEventListener("change", (event) => {
    if (event.target.type !== "range") return;
    const form = event.target.form;
    visit(`${form.action}?${new URLSearchParams(new FormData(form))}`);
  });
  window.addEventListener("popstate", () => visit(location.href, { push: false }));

  // ---- news --------------------------------------------------------------------------------------------

  const AGAIN = 10000; // milliseconds, on average

  function live() {
    const { live: news, until } = here()?.dataset ?? {};
    const address = news ?? until; // an older position waits for the end of one's own page alone
    if (stream && stream.address === address) return;
    if (stream) stream.source.close();
    stream = null;
    if (!address || !window.EventSource) return;
    const source = new EventSource(address);
    stream = { address, source, planned: false };
    source.addEventListener("moved", (event) => {
      // Not all who watch ask in the same moment: the server says how long they may take together. Who waits
      // for that moment already sees this news then, too.
      const spread = JSON.parse(event.data).spread, of = stream;
      if (!news || of?.source !== source || of.planned) return;
      of.planned = true;
      setTimeout(() => { of.planned = false; if (stream === of) arrived(); }, Math.random() * spread);
    });
    source.addEventListener("ended", forget);
    source.addEventListener("error", () => {
      // A stream that is refused (the server is busy, or starts anew) is not opened again by the browser.
      if (source.readyState !== EventSource.CLOSED || stream?.source !== source) return;
      visit(location.href, { push: false, quiet: true }); // the page may be seen no more
      setTimeout(async () => {
        if (stream?.source !== source) return;
        stream = null;
        await visit(location.href, { push: false, quiet: true });
        if (!stream) live();
      }, AGAIN * (0.5 + Math.random()));
    });
  }
  async function arrived() {
    await visit(location.href, { push: false, quiet: true });
    const note = document.createElement("p");
    note.className = "news";
    note.setAttribute("role", "status");
    note.textContent = here().dataset.said;
    document.body.append(note);
    setTimeout(() => note.remove(), 3500);
  }

  function begin() {
    times();
    marked();
    if (window.turnpostBoard) window.turnpostBoard();
    const list = document.querySelector(".log");
    if (list) center(list);
    live();
  }
  begin();
})();
