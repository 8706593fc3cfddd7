// The list of completions above the composer. The focus stays in the text; arrow keys change the selection.

import { el, fill } from "./dom.js";

/** completion(panel): items are {label, description, before, hint, group, take}; a group has a heading. */
export class Completion {
  constructor(panel, id) {
    this.panel = panel;
    this.id = id;
    this.items = [];
    this.active = -1;
    this.input = null;
  }

  get isOpen() {
    return !this.panel.hidden && this.items.length > 0;
  }

  /** head: nodes above the list; auto: whether the first item is selected at once. */
  show(input, { head = null, items = [], empty = "", auto = true, label, lang }) {
    this.input = input;
    this.items = items;
    this.rows = items.map((item, n) =>
      el(
        "div",
        {
          class: "completion-item",
          role: "option",
          id: `${this.id}-${n}`,
          "aria-selected": "false",
          on: {
            // Keep the focus in the text.
            pointerdown: (event) => event.preventDefault(),
            click: () => this.take(n),
            pointermove: () => this.mark(n, false),
          },
        },
        item.before,
        el("span", { class: "completion-words" }, el("span", { class: "completion-label" }, item.label),
          item.description && el("span", { class: "completion-description" }, item.description)),
        item.hint && el("span", { class: "completion-hint" }, item.hint),
      ),
    );
    fill(
      this.panel,
      head && el("div", { class: "completion-head" }, head),
      items.length > 0 && el("div", { class: "completion-list", role: "listbox", id: `${this.id}-list`, "aria-label": label, lang }, this.grouped()),
      items.length === 0 && empty && el("p", { class: "completion-empty", role: "status" }, empty),
    );
    this.panel.hidden = !head && !items.length && !empty;
    input.setAttribute("aria-expanded", String(items.length > 0));
    if (items.length) input.setAttribute("aria-controls", `${this.id}-list`);
    else input.removeAttribute("aria-controls");
    this.mark(auto && items.length ? 0 : -1);
  }

  grouped() {
    return this.rows.map((row, n) => {
      const { group } = this.items[n];
      const first = group && group !== this.items[n - 1]?.group;
      return [first && el("div", { class: "completion-group", role: "presentation" }, group), row];
    });
  }

  hide() {
    this.panel.hidden = true;
    this.items = [];
    this.active = -1;
    this.input?.setAttribute("aria-expanded", "false");
    this.input?.removeAttribute("aria-activedescendant");
  }

  mark(n, scroll = true) {
    this.active = n;
    this.rows.forEach((row, i) => row.setAttribute("aria-selected", String(i === n)));
    if (n >= 0) {
      this.input.setAttribute("aria-activedescendant", `${this.id}-${n}`);
      if (scroll) this.rows[n].scrollIntoView({ block: "nearest" });
    } else this.input.removeAttribute("aria-activedescendant");
  }

  take(n = this.active) {
    this.items[n]?.take();
  }

  /** Handles arrow, page and Escape keys; returns true if the list used the key. */
  key(event) {
    if (!this.isOpen) return false;
    const last = this.items.length - 1;
    const moves = {
      ArrowDown: this.active >= last ? 0 : this.active + 1,
      ArrowUp: this.active <= 0 ? last : this.active - 1,
      PageDown: Math.min(last, this.active + 6),
      PageUp: Math.max(0, this.active - 6),
    };
    if (!(event.key in moves)) return false;
    this.mark(moves[event.key]);
    event.preventDefault();
    return true;
  }
}
