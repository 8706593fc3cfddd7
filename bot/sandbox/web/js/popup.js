// A list box that opens below a control on a desktop, and at the bottom of the screen on a phone.

import { add, el, icon, onPhone } from "./dom.js";

let open = null;

export function closePopup() {
  open?.close();
}

/**
 * popup(anchor, {label, choices, selected, min, max, onDone, lang, at})
 * choices: [{label, value, description, face}]; selected: values; at: where it opens, instead of below the anchor. With max 1, a choice closes the list. Otherwise
 * «Done», Enter or leaving the list confirms the selection. Escape cancels.
 */
export function popup(anchor, { label, choices, selected = [], min = 1, max = 1, onDone, lang, at: spot }) {
  closePopup();
  const many = max > 1 || min === 0;
  const ticked = new Set(selected);
  const before = [...ticked].join("\n");
  let active = Math.max(0, choices.findIndex(({ value }) => ticked.has(value)));
  let typed = "";
  let typedAt = 0;

  const rows = choices.map((choice, n) =>
    el(
      "div",
      {
        class: "popup-option",
        role: "option",
        id: `popup-option-${n}`,
        "aria-selected": String(ticked.has(choice.value)),
        on: { click: () => take(n), pointermove: () => mark(n, false) },
      },
      many && el("span", { class: "tick", "aria-hidden": "true" }, icon("check")),
      choice.face,
      el("span", { class: "popup-words" }, el("span", { class: "popup-label" }, choice.label),
        choice.description && el("span", { class: "popup-description" }, choice.description)),
      !many && el("span", { class: "popup-chosen", "aria-hidden": "true" }, icon("check")),
    ),
  );
  const box = el(
    "div",
    { class: "popup-list", role: "listbox", tabIndex: 0, "aria-label": label, "aria-multiselectable": many ? "true" : null, lang },
    rows,
  );
  const note = el("span", { class: "popup-note" });
  const done = el("button", { class: "button button-1 small", type: "button", on: { click: () => finish(true) } }, "Done");
  const panel = el("div", { class: "popup" }, box, many && el("div", { class: "popup-foot" }, note, done));
  const veil = el("div", { class: "popup-veil", on: { pointerdown: (event) => { event.preventDefault(); finish(true); } } });
  // Everything outside a modal dialog is inert, so the list of a form must be inside this form.
  add(anchor.closest("dialog") ?? document.body, veil, panel);
  anchor.setAttribute("aria-expanded", "true");
  place();

  function place() {
    if (onPhone()) return;
    const at = spot ? new DOMRect(spot.x, spot.y, 0, 0) : anchor.getBoundingClientRect();
    const room = innerHeight - at.bottom - 12;
    const above = room < Math.min(panel.offsetHeight, 220) && at.top > room;
    panel.style.width = `${Math.max(at.width, 240)}px`;
    panel.style.left = `${Math.min(at.left, innerWidth - Math.max(at.width, 240) - 8)}px`;
    panel.style.maxHeight = `${Math.min(420, above ? at.top - 12 : room)}px`;
    if (above) panel.style.bottom = `${innerHeight - at.top + 4}px`;
    else panel.style.top = `${at.bottom + 4}px`;
  }

  function mark(n, scroll = true) {
    active = Math.max(0, Math.min(choices.length - 1, n));
    rows.forEach((row, i) => row.classList.toggle("active", i === active));
    if (rows.length) box.setAttribute("aria-activedescendant", rows[active].id);
    if (scroll) rows[active]?.scrollIntoView({ block: "nearest" });
  }

  function count() {
    const range = min === max ? `${max}` : `${min} to ${max}`;
    note.textContent = `${ticked.size} picked, ${range} wanted`;
    done.disabled = ticked.size < min || ticked.size > max;
  }

  function take(n) {
    const { value } = choices[n] ?? {};
    if (value === undefined) return;
    if (!many) {
      ticked.clear();
      ticked.add(value);
      finish(true);
      return;
    }
    if (ticked.has(value)) ticked.delete(value);
    else {
      if (max === 1) ticked.clear();
      if (ticked.size < max) ticked.add(value);
    }
    rows.forEach((row, i) => row.setAttribute("aria-selected", String(ticked.has(choices[i].value))));
    mark(n);
    count();
  }

  function finish(keep) {
    if (open?.panel !== panel) return;
    open = null;
    veil.remove();
    panel.remove();
    anchor.setAttribute("aria-expanded", "false");
    anchor.focus({ preventScroll: true });
    const values = choices.map(({ value }) => value).filter((value) => ticked.has(value));
    const fits = values.length >= min && values.length <= max;
    if (keep && fits && (!many || values.join("\n") !== before)) onDone(values);
  }

  box.addEventListener("keydown", (event) => {
    const moves = { ArrowDown: active + 1, ArrowUp: active - 1, Home: 0, End: choices.length - 1, PageDown: active + 8, PageUp: active - 8 };
    if (event.key in moves) mark(moves[event.key]);
    else if (event.key === " " && many) take(active);
    else if (event.key === "Enter") many ? finish(true) : take(active);
    else if (event.key === " ") take(active);
    else if (event.key.length === 1 && !event.ctrlKey && !event.metaKey) {
      typed = event.timeStamp - typedAt > 900 ? event.key : typed + event.key;
      typedAt = event.timeStamp;
      const found = choices.findIndex(({ label: text }) => text.toLocaleLowerCase().startsWith(typed.toLocaleLowerCase()));
      if (found >= 0) mark(found);
    } else return;
    event.preventDefault();
  });
  panel.addEventListener("keydown", (event) => {
    if (event.key === "Escape" || (event.key === "Tab" && !many)) finish(false);
    else return;
    event.preventDefault();
    event.stopPropagation();
  });
  open = { panel, close: () => finish(false) };
  count();
  mark(active);
  box.focus({ preventScroll: true });
}

addEventListener("resize", closePopup);
