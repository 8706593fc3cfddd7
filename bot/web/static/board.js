"use strict";
// Zoom and pan. Without this script the picture is a link to itself at full size.
(() => {
  const MOST = 8;
  const STEP = 1.5;
  let scale = 1, x = 0, y = 0, part = null; // another board of the same kind is seen as the one before

  function attach(frame) {
    const image = frame.querySelector("img");
    const link = frame.querySelector("a");
    const root = frame.closest("[data-match]");
    const touches = new Map();
    const tab = document.querySelector(".tabs [aria-current]")?.textContent;
    if (tab !== part) scale = 1;
    part = tab;
    let moved = false, last = null, asked = false;

    function place() {
      const width = frame.clientWidth, height = frame.clientHeight;
      x = Math.min(0, Math.max(width - width * scale, x));
      y = Math.min(0, Math.max(height - height * scale, y));
      image.style.transform = scale === 1 ? "" : `translate(${x}px, ${y}px) scale(${scale})`;
      frame.classList.toggle("zoomed", scale > 1);
      out.disabled = fit.disabled = scale === 1;
      into.disabled = scale >= MOST;
      const used = document.activeElement; // what is disabled would lose the keyboard
      if (used.disabled && bar.contains(used)) (scale === 1 ? into : out).focus();
      if (scale === 1 || asked) return;
      asked = true; // whoever looks closely gets the picture with twice the pixels
      const large = new Image();
      large.src = link.href;
      large.decode().then(() => { image.src = large.src; }, () => {});
    }
    function zoom(factor, at) {
      const box = frame.getBoundingClientRect();
      const px = at ? at.clientX - box.left : box.width / 2, py = at ? at.clientY - box.top : box.height / 2;
      const next = Math.min(MOST, Math.max(1, scale * factor));
      x = px - (px - x) * next / scale;
      y = py - (py - y) * next / scale;
      scale = next;
      place();
    }
    function button(sign, label, act) {
      const made = document.createElement("button");
      made.type = "button";
      made.textContent = sign;
      made.title = label;
      made.dataset.step = sign;
      made.setAttribute("aria-label", label);
      made.addEventListener("click", act);
      bar.append(made);
      return made;
    }
    const bar = document.createElement("div");
    bar.className = "zoom";
    const out = button("−", root.dataset.out, () => zoom(1 / STEP));
    const into = button("+", root.dataset.in, () => zoom(STEP));
    const fit = button("⤢", root.dataset.fit, () => { scale = 1; place(); });
    const row = document.querySelector("[data-stepper]");
    if (row) row.append(bar);
    else frame.after(bar);

    frame.addEventListener("wheel", (event) => {
      if (!event.ctrlKey && scale === 1) return; // the page scrolls
      event.preventDefault();
      zoom(Math.exp(-event.deltaY / 300), event);
    }, { passive: false });
    link.addEventListener("click", (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      if (!moved && scale === 1) zoom(2.2, event.detail ? event : null);
      moved = false;
    });
    link.addEventListener("keydown", (event) => {
      const pans = { ArrowLeft: [60, 0], ArrowRight: [-60, 0], ArrowUp: [0, 60], ArrowDown: [0, -60] };
      if (event.key === "+" || event.key === "=") zoom(STEP);
      else if (event.key === "-") zoom(1 / STEP);
      else if (event.key === "0" || event.key === "Escape") { scale = 1; place(); }
      else if (scale > 1 && pans[event.key]) { x += pans[event.key][0]; y += pans[event.key][1]; place(); }
      else return;
      event.preventDefault();
      event.stopPropagation();
    });
    link.addEventListener("dragstart", (event) => event.preventDefault());
    link.addEventListener("pointerdown", (event) => {
      touches.set(event.pointerId, event);
      moved = false;
      last = spread();
      if (scale > 1 || touches.size > 1) link.setPointerCapture(event.pointerId);
      frame.classList.toggle("held", scale > 1);
    });
    link.addEventListener("pointermove", (event) => {
      if (!touches.has(event.pointerId)) return;
      touches.set(event.pointerId, event);
      const now = spread();
      if (touches.size === 1 && scale === 1) return;
      if (Math.hypot(now.clientX - last.clientX, now.clientY - last.clientY) > 3) moved = true;
      if (!moved && touches.size === 1) return;
      x += now.clientX - last.clientX;
      y += now.clientY - last.clientY;
      if (touches.size > 1 && last.wide) { moved = true; zoom(now.wide / last.wide, now); }
      last = now;
      place();
    });
    for (const kind of ["pointerup", "pointercancel"]) {
      link.addEventListener(kind, (event) => {
        touches.delete(event.pointerId);
        last = spread();
        frame.classList.remove("held");
      });
    }
    function spread() {
      const all = [...touches.values()];
      if (!all.length) return { clientX: 0, clientY: 0, wide: 0 };
      const clientX = all.reduce((sum, one) => sum + one.clientX, 0) / all.length;
      const clientY = all.reduce((sum, one) => sum + one.clientY, 0) / all.length;
      const wide = all.length > 1 ? Math.hypot(all[0].clientX - all[1].clientX, all[0].clientY - all[1].clientY) : 0;
      return { clientX, clientY, wide };
    }
    window.addEventListener("resize", place);
    place();
    return () => window.removeEventListener("resize", place);
  }

  let detach = null;
  window.turnpostBoard = () => {
    if (detach) detach();
    const frame = document.querySelector("[data-board]");
    detach = frame ? attach(frame) : null;
  };
})();
