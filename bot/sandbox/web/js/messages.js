// The messages of the open channel. Updates keep the focus and the scroll position.

import { ask } from "./socket.js";
import { announce, displayName, el, fill } from "./dom.js";
import { FORUM, forumLook, forumView } from "./forum.js";
import { day } from "./format.js";
import { tick } from "./markdown.js";
import { EPHEMERAL, article, plainWords } from "./message.js";
import { welcome } from "./welcome.js";
import { changed, compareIds, here, markRead, me, on, readMark, secondPerson, state, user } from "./state.js";

const GROUP_SECONDS = 420;

const list = el("div", { class: "messages-list", role: "log", "aria-label": "Messages", "aria-live": "off" });
const jump = el("button", { class: "jump-latest", type: "button", hidden: true, on: { click: () => toEnd(true) } });
export const pane = el("div", { class: "messages", tabIndex: -1 }, list);
export const extras = [jump];

/** id -> {node, of, look}. A node is reused while its message and its look do not change. */
let nodes = new Map();
let shownFor = "";
let atEnd = true;
/** The position of the end when the list was last scrolled to it. */
let endTop = 0;
let unseen = 0;
let since = "0";

on("here me", () => load());
on("message pending notes persons commands", () => draw());
on("channels unread", () => here()?.type === FORUM && draw());
on("forget-note", (id) => {
  state.notes = state.notes.filter((note) => note.id !== id);
  draw();
});
on("jump", (id) => {
  const node = document.getElementById(`message-${id}`);
  node?.scrollIntoView({ block: "center" });
  node?.classList.add("flash");
  setTimeout(() => node?.classList.remove("flash"), 1500);
});

const toGo = () => pane.scrollHeight - pane.scrollTop - pane.clientHeight;

/** Keeps the newest message visible from now on. */
function stick() {
  atEnd = true;
  endTop = 0;
}

/** Scroll events come one frame late. A person who has just scrolled up must not be scrolled down again. */
function follows() {
  if (atEnd && pane.scrollTop < endTop - 4 && toGo() >= 48) atEnd = false;
  return atEnd;
}

pane.addEventListener("scroll", () => {
  atEnd = toGo() < 48;
  if (atEnd) seen();
  if (pane.scrollTop < 80) older();
});
new ResizeObserver(() => follows() && toEnd()).observe(list);
new ResizeObserver(() => follows() && toEnd()).observe(pane);
setInterval(() => tick(list), 5000);
addEventListener("focus", () => atEnd && seen());

function toEnd(smooth = false) {
  if (here()?.type === FORUM) return;
  pane.scrollTo({ top: pane.scrollHeight, behavior: smooth && !calm() ? "smooth" : "instant" });
  endTop = pane.scrollTop;
}

const calm = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

function seen() {
  unseen = 0;
  jump.hidden = true;
  if (state.me && state.here && document.visibilityState === "visible") markRead(state.me, state.here);
}

async function load() {
  const channel = here();
  if (!channel) return draw();
  since = readMark(state.me, channel.id);
  if (channel.type === FORUM) {
    draw();
    pane.scrollTop = 0; // the newest post is the first
    return undefined;
  }
  stick();
  const cache = state.messages.get(channel.id);
  if (cache?.loaded) {
    draw();
    toEnd();
    seen();
    return undefined;
  }
  return fetchPage(channel.id);
}

async function fetchPage(channel, before) {
  let page;
  try {
    page = await ask("history", { channel, before });
  } catch (error) {
    announce(error.message);
    return;
  }
  const cache = state.messages.get(channel) ?? { items: new Map() };
  for (const message of page.messages) if (!cache.items.has(message.id)) cache.items.set(message.id, message);
  cache.items = new Map([...cache.items].sort(([a], [b]) => compareIds(a, b)));
  cache.loaded = true;
  cache.more = page.more;
  state.messages.set(channel, cache);
  if (channel !== state.here) return;
  const height = pane.scrollHeight;
  draw();
  if (before) pane.scrollTop += pane.scrollHeight - height;
  else {
    toEnd();
    seen();
  }
}

let fetching = false;
async function older() {
  const cache = state.messages.get(state.here);
  if (fetching || !cache?.more) return;
  fetching = true;
  await fetchPage(state.here, cache.items.keys().next().value);
  fetching = false;
}

/** The messages that the current person sees, with the notes of the page, oldest first. */
function visible() {
  const cache = state.messages.get(state.here);
  const shown = [...(cache?.items.values() ?? [])].filter((m) => m.seen_by === null || m.seen_by === state.me);
  for (const [id, pending] of state.pending) {
    if (pending.text && pending.person === state.me && pending.channel === state.here) {
      shown.push({ note: true, waiting: true, id: `pending-${id}`, used: pending.text, text: "Sending the command" });
    }
  }
  for (const note of state.notes) {
    if (note.person !== state.me || note.channel_id !== state.here) continue;
    const at = shown.findIndex((m) => !m.note && compareIds(m.id, note.after) > 0);
    shown.splice(at < 0 ? shown.length : at, 0, note);
  }
  return shown;
}

/** An ephemeral message should be visible when the person returns to it, or when it answers an action. */
function look(message, previous) {
  const pending = [...state.pending.values()].filter((p) => p.message === message.id && p.person === state.me).map((p) => p.control);
  const failure = state.failures.get(message.id);
  const compact =
    !message.note && !previous?.note && previous && previous.author?.id === message.author.id &&
    previous.type === 0 && message.type === 0 && !message.interaction_metadata && !message.referenced_message &&
    !((message.flags ^ previous.flags) & EPHEMERAL) && !(message.flags & EPHEMERAL) &&
    new Date(message.timestamp) - new Date(previous.timestamp) < GROUP_SECONDS * 1000;
  const person = me();
  const text = [person?.id, person?.locale, compact, pending, failure?.text, failure?.person, user(message.author?.id)?.name].join("|");
  return { compact, text };
}

function draw() {
  const showing = `${state.me}/${state.here}`;
  if (showing !== shownFor) {
    nodes = new Map();
    shownFor = showing;
    since = state.here ? readMark(state.me, state.here) : "0";
  }
  const forum = here()?.type === FORUM ? here() : null;
  const messages = here() && !forum ? visible() : [];
  const focus = focused();
  follows();
  const kept = new Map();
  const wanted = [];
  let previous = null;
  let lastDay = "";
  let divided = false;
  if (forum) wanted.push(keep(kept, "forum", forumLook(forum), () => forumView(forum)));
  else if (here() && !state.messages.get(state.here)?.more) wanted.push(keep(kept, "welcome", welcomeLook(), () => welcome(here())));
  for (const message of messages) {
    const date = message.timestamp && day(message.timestamp, me()?.locale);
    const newDay = date && date !== lastDay;
    if (newDay) {
      lastDay = date;
      wanted.push(keep(kept, `day-${date}`, date, () => el("div", { class: "divider", role: "separator" }, el("span", { lang: me()?.locale }, date))));
    }
    if (!divided && !message.note && since !== "0" && compareIds(message.id, since) > 0 && message.author.id !== state.me && message.seen_by === null) {
      divided = true;
      if (previous) wanted.push(keep(kept, "new", since, () => el("div", { class: "divider divider-new", role: "separator" }, el("span", {}, "New"))));
    }
    const how = look(message, newDay ? null : previous);
    wanted.push(keep(kept, message.id, how.text, () => article(message, how), message));
    previous = message;
  }
  nodes = kept;
  reconcile(wanted);
  refocus(focus);
  if (atEnd) {
    toEnd();
    seen();
  }
}

const welcomeLook = () => [here()?.id, here()?.name, here()?.topic, me()?.name, here()?.archived, here()?.applied?.join(), secondPerson()?.name].join("|");

function keep(kept, id, text, build, of = null) {
  const old = nodes.get(id);
  const entry = old && old.text === text && old.of === of ? old : { node: build(), of, text };
  kept.set(id, entry);
  return entry.node;
}

function reconcile(wanted) {
  const set = new Set(wanted);
  for (const child of [...list.children]) if (!set.has(child)) child.remove();
  wanted.forEach((node, n) => {
    if (list.children[n] !== node) list.insertBefore(node, list.children[n] ?? null);
  });
}

/** A description of the focused control, to find it again after the message is redrawn. */
function focused() {
  const control = document.activeElement;
  const message = control?.closest?.(".message");
  if (!message || !list.contains(message)) return null;
  const all = [...message.querySelectorAll("[data-key]")];
  return { id: message.id, key: control.dataset.key, at: all.indexOf(control), whole: control === message, control };
}

function refocus(was) {
  if (!was || was.control.isConnected) return;
  const message = document.getElementById(was.id);
  if (!message) return;
  const all = [...message.querySelectorAll("[data-key]")];
  const same = all.find((control) => control.dataset.key === was.key && !control.disabled);
  const target = same ?? all.slice(Math.max(0, was.at)).find((control) => !control.disabled) ?? message;
  target.focus({ preventScroll: true });
}

/** Handles a new message: keeps the scroll position, and announces the message to screen readers. */
export function arrived(message) {
  if (message.channel_id !== state.here || (message.seen_by !== null && message.seen_by !== state.me)) return;
  const mine = message.seen_by === state.me || message.author.id === state.me;
  if (mine) stick();
  else follows();
  // A visible message counts as read; the line «New» marks messages that came in the background.
  if (atEnd && message.seen_by === null && document.visibilityState === "visible") since = message.id;
  draw();
  announce(`${displayName(user(message.author.id) ?? message.author)}: ${plainWords(message, 300) || "a new message"}`);
  if (!atEnd) {
    unseen += 1;
    jump.hidden = false;
    fill(jump, unseen === 1 ? "1 new message" : `${unseen} new messages`);
  }
}

export function redraw() {
  nodes = new Map();
  draw();
}

export function changedMessage(message) {
  // Values that were selected in its menus belong to the old version of the message.
  for (const key of state.picked.keys()) if (key.startsWith(`${message.id}/`)) state.picked.delete(key);
  changed("message", message);
}

