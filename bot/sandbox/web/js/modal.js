// Forms of the bot (modals).

import { act } from "./acting.js";
import { announce, el, fill, icon, keepFocus } from "./dom.js";
import { selectControl } from "./components.js";
import { markdown } from "./markdown.js";
import { context } from "./message.js";
import { changed, me, state } from "./state.js";

let shown = null;

/** Shows the form for the current person, if there is one. */
export function showForms() {
  const form = state.forms.get(state.me);
  if (!form || shown) return;
  state.forms.delete(state.me);
  open(form);
}

function open({ interaction, modal, channel }) {
  const refocus = keepFocus();
  const values = new Map();
  const fields = el("div", { class: "form-fields" });
  const problem = el("p", { class: "failure", role: "alert", hidden: true });
  const send = el("button", { class: "button button-1", type: "submit" }, "Submit");
  const form = el(
    "form",
    { novalidate: true, on: { submit } },
    el("header", { class: "dialog-head" }, el("h2", { id: "form-title", lang: me()?.locale }, modal.title),
      el("button", { class: "round", type: "button", "aria-label": "Close the form", on: { click: () => box.close() } }, icon("close"))),
    fields,
    problem,
    el("footer", { class: "dialog-foot" }, el("button", { class: "button button-2", type: "button", on: { click: () => box.close() } }, "Cancel"), send),
  );
  const box = el("dialog", { class: "dialog form", "aria-labelledby": "form-title" }, form);
  fill(fields, modal.components.map((component) => row(component, values)));
  box.addEventListener("close", () => {
    box.remove();
    shown = null;
    refocus();
    showForms();
  });
  // A press beside the form must not close it, because the input would be lost. Escape and the buttons do.

  async function submit(event) {
    event.preventDefault();
    const bad = [...fields.querySelectorAll("input, textarea")].find((input) => !input.checkValidity());
    if (bad) {
      say(bad.validity.valueMissing ? "This field is required." : bad.validationMessage);
      bad.setAttribute("aria-invalid", "true");
      bad.focus();
      return;
    }
    send.disabled = true;
    send.classList.add("busy");
    const args = { channel, interaction, values: Object.fromEntries(values) };
    const failed = await act("submit", args, {
      form: true,
      onSettled: (how, packet) => {
        if (how !== "failed") return box.close();
        again();
        return say(packet.reason === undefined ? "Something went wrong. Try again." : `${packet.reason}. Try again.`);
      },
    });
    if (failed) {
      again();
      say(failed);
    }
  }

  function again() {
    send.disabled = false;
    send.classList.remove("busy");
  }

  function say(text) {
    problem.hidden = false;
    fill(problem, icon("warning"), text);
    announce(text);
  }

  shown = box;
  document.body.append(box);
  box.showModal();
  (fields.querySelector("input, textarea, [role=combobox]") ?? send).focus();
  changed("form", modal);
}

let ids = 0;

function row(component, values) {
  if (component.type === 10) return el("div", { class: "text-display" }, markdown(component.content, context(null)));
  if (component.type === 1) return component.components.map((child) => labelled(child.label, null, child, values));
  if (component.type === 18) return labelled(component.label, component.description, component.component, values);
  return null;
}

function labelled(label, description, component, values) {
  const id = `field-${++ids}`;
  const needed = el("span", { class: "needed", title: "needed" }, " *");
  const mark = component.required === false ? el("span", { class: "muted" }, " (optional)") : needed;
  const hint = description && el("p", { class: "field-hint", id: `${id}-hint` }, description);
  const control = field(component, id, values, hint?.id);
  return el(
    "div",
    { class: "field" },
    // A checkbox may always stay empty, so it has no mark.
    el("label", { class: "field-label", id: `${id}-label`, for: id }, label, component.type !== 23 && mark),
    hint,
    control,
  );
}

function field(c, id, values, hintId) {
  const required = c.required !== false;
  const keep = (value) => values.set(c.custom_id, value);
  if (c.type === 4) {
    const props = {
      id,
      class: "input",
      value: c.value ?? "",
      placeholder: c.placeholder,
      required,
      minlength: c.min_length,
      maxlength: c.max_length ?? 4000,
      "aria-describedby": hintId,
      data: { key: `field:${c.custom_id}` },
      on: { input: (event) => { keep(event.target.value); event.target.removeAttribute("aria-invalid"); } },
    };
    keep(c.value ?? "");
    return c.style === 2 ? el("textarea", { ...props, rows: 5 }) : el("input", { ...props, type: "text", autocomplete: "off" });
  }
  if ([3, 5, 6, 7, 8].includes(c.type)) {
    const place = el("div");
    const draw = (chosen) =>
      fill(place, selectControl(c, {
        chosen,
        locale: me()?.locale,
        onChange: (picked) => {
          keep(picked);
          draw(picked);
          place.querySelector(".select")?.focus();
        },
      }));
    draw(undefined);
    return place;
  }
  if (c.type === 21 || c.type === 22) {
    const single = c.type === 21;
    const group = el("div", { class: "choices", role: single ? "radiogroup" : "group", "aria-labelledby": `${id}-label` });
    const read = () => {
      const picked = [...group.querySelectorAll("input:checked")].map((input) => input.value);
      keep(single ? (picked[0] ?? null) : picked);
    };
    fill(group, c.options.map((option) =>
      el("label", { class: "choice" },
        el("input", { type: single ? "radio" : "checkbox", name: id, value: option.value, checked: Boolean(option.default), on: { change: read } }),
        el("span", {}, option.label, option.description && el("small", { class: "muted" }, option.description)))));
    return group;
  }
  if (c.type === 23) {
    return el("input", { type: "checkbox", id, checked: Boolean(c.default), on: { change: (event) => keep(event.target.checked) } });
  }
  if (c.type === 19) {
    return el("input", {
      type: "file",
      id,
      multiple: (c.max_values ?? 1) > 1,
      on: { change: async (event) => keep(await Promise.all([...event.target.files].map(upload))) },
    });
  }
  return el("p", { class: "muted" }, `(a field of type ${c.type})`);
}

/** A file in the form for sending. */
export async function upload(file) {
  const data = new Uint8Array(await file.arrayBuffer());
  let text = "";
  for (let i = 0; i < data.length; i += 0x8000) text += String.fromCharCode(...data.subarray(i, i + 0x8000));
  return { filename: file.name, data: btoa(text) };
}
