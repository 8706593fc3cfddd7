// Small dialogs of the page, and actions that only show an answer if they are refused.

import { announce, el, fill, icon, keepFocus } from "./dom.js";
import { LOCALES } from "./format.js";
import { ask } from "./socket.js";

/** Runs an action and shows a toast if it is refused; returns the answer, or null. */
export async function act(what, args) {
  try {
    return (await ask(what, args)) ?? {};
  } catch (error) {
    toast(error.message);
    return null;
  }
}

export function toast(text) {
  const node = el("div", { class: "toast" }, icon("warning"), text);
  document.body.append(node);
  announce(text);
  setTimeout(() => node.remove(), 6000);
}

export function dialog(title, content, { done = "Close", submit } = {}) {
  const refocus = keepFocus();
  const close = el("button", { class: "round", type: "button", "aria-label": "Close", on: { click: () => box.close() } }, icon("close"));
  const form = el(
    "form",
    {
      on: {
        submit: async (event) => {
          event.preventDefault();
          if (!submit || (await submit())) box.close();
        },
      },
    },
    el("header", { class: "dialog-head" }, el("h2", { id: "dialog-title" }, title), close),
    content,
    el("footer", { class: "dialog-foot" }, submit && el("button", { class: "button button-2", type: "button", on: { click: () => box.close() } }, "Cancel"),
      el("button", { class: "button button-1", type: "submit" }, done)),
  );
  const box = el("dialog", { class: "dialog", "aria-labelledby": "dialog-title" }, form);
  box.addEventListener("close", () => {
    box.remove();
    refocus();
  });
  document.body.append(box);
  box.showModal();
  box.querySelector("input")?.focus();
  return box;
}

/** Asks for the name and language of a new person; calls done(id) with the new id. */
export function askPerson(done) {
  const name = el("input", { class: "input", type: "text", maxlength: 32, required: true, autocomplete: "off", id: "new-name" });
  const language = el("select", { class: "input", id: "new-language" });
  fill(language, LOCALES.map(([code, text]) => el("option", { value: code, lang: code }, text)));
  const content = el(
    "div",
    { class: "form-fields" },
    el("div", { class: "field" }, el("label", { class: "field-label", for: "new-name" }, "Name"), name),
    el("div", { class: "field" }, el("label", { class: "field-label", for: "new-language" }, "Language"), language),
  );
  dialog("Add a person", content, {
    done: "Add",
    submit: async () => {
      const answer = await act("add_person", { name: name.value.trim(), locale: language.value });
      if (answer) done(answer.person);
      return Boolean(answer);
    },
  });
}
