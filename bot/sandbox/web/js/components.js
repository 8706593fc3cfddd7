// Drawing of Discord's message components, classic and V2. Types are Discord's numbers.

import { displayName, el, face, icon, localUrl } from "./dom.js";
import { fileCard, gallery, picture } from "./media.js";
import { markdown } from "./markdown.js";
import { popup } from "./popup.js";
import { state, user } from "./state.js";

const PRIMARY = 1;
const STYLES = { 1: "Primary", 2: "Secondary", 3: "Success", 4: "Danger", 5: "Link", 6: "Premium" };

/** The components of one message. `context` adds {message, press(component, values), busy(custom_id)} to markdown's. */
export function components(list, context) {
  return list.map((component) => one(component, context));
}

const DRAW = {
  1: (c, x) => el("div", { class: "row" }, c.components.map((child) => one(child, x))),
  2: button,
  3: menu,
  5: menu,
  6: menu,
  7: menu,
  8: menu,
  9: section,
  10: (c, x) => el("div", { class: "text-display" }, markdown(c.content, x)),
  11: (c, x) => picture([c], 0, { className: "thumbnail", spoiler: c.spoiler, key: `thumbnail-${c.id}` }),
  12: (c) => gallery(c.items, `gallery-${c.id}`),
  13: (c) => fileCard({ name: c.name ?? nameIn(c.file?.url), size: c.size, url: c.file?.url }),
  14: (c) => el("div", { class: `separator ${c.divider === false ? "blank" : ""} ${c.spacing === 2 ? "wide" : ""}`, role: c.divider === false ? null : "separator" }),
  17: container,
};

function one(component, context) {
  const draw = DRAW[component.type];
  return draw ? draw(component, context) : el("div", { class: "muted" }, `(a component of type ${component.type})`);
}

const nameIn = (url) => decodeURIComponent((url ?? "").split("?")[0].split("/").at(-1) ?? "file");

function container(c, context) {
  const colour = c.accent_color ?? c.accent_colour;
  const box = el(
    "div",
    { class: `container ${colour == null ? "" : "accented"} ${c.spoiler ? "veiled-box" : ""}`, style: colour == null ? {} : { "--accent-line": hex(colour) } },
    components(c.components, context),
  );
  if (!c.spoiler) return box;
  const show = el("button", { class: "button button-2 small", type: "button", on: { click: () => { box.classList.remove("veiled-box"); show.remove(); } } }, "Show the spoiler");
  box.prepend(show);
  return box;
}

export const hex = (colour) => `#${Number(colour).toString(16).padStart(6, "0")}`;

function section(c, context) {
  return el(
    "div",
    { class: "section" },
    el("div", { class: "section-words" }, components(c.components, context)),
    c.accessory && el("div", { class: "section-accessory" }, one(c.accessory, context)),
  );
}

function emoji(e) {
  if (!e?.name) return null;
  return el("span", { class: "emoji", "aria-hidden": "true" }, e.id ? `:${e.name}:` : e.name);
}

function button(c, context) {
  const words = [emoji(c.emoji), c.label && el("span", {}, c.label)];
  if (c.style === 5) {
    return el("a", { class: "button button-5", href: localUrl(c.url), target: "_blank", rel: "noreferrer noopener", "aria-disabled": c.disabled ? "true" : null }, words, icon("link"));
  }
  const busy = context.busy?.(c.custom_id);
  return el(
    "button",
    {
      class: `button button-${c.style ?? PRIMARY} ${busy ? "busy" : ""}`,
      type: "button",
      disabled: Boolean(c.disabled),
      "aria-busy": busy ? "true" : null,
      "aria-label": c.label ? null : (c.emoji?.name ?? STYLES[c.style]),
      data: { key: `c:${c.custom_id}` },
      on: { click: () => !busy && context.press(c, []) },
    },
    words,
    busy && el("span", { class: "dots", "aria-hidden": "true" }, el("i"), el("i"), el("i")),
  );
}

/** The choices of a menu: [{label, value, description, face, default}]. */
export function choicesOf(c) {
  const defaults = new Set((c.default_values ?? []).map(({ id }) => id));
  if (c.type === 3) {
    return c.options.map((option) => ({
      label: option.label,
      value: option.value,
      description: option.description,
      face: emoji(option.emoji),
      default: Boolean(option.default),
    }));
  }
  const people = [...state.persons.values(), state.bot].map((person) => ({
    label: displayName(person),
    value: person.id,
    description: `@${person.username ?? displayName(person)}`,
    face: face(person, "tiny"),
    default: defaults.has(person.id),
  }));
  const guild = state.guilds.get(state.channels.get(state.here)?.guild_id);
  const roles = guild ? [{ label: "@everyone", value: guild.id, default: defaults.has(guild.id) }] : [];
  const channels = [...state.channels.values()]
    .filter((channel) => channel.guild_id === guild?.id && (!c.channel_types?.length || c.channel_types.includes(channel.type)))
    .map((channel) => ({ label: `#${channel.name}`, value: channel.id, default: defaults.has(channel.id) }));
  return { 5: people, 6: roles, 7: [...people, ...roles], 8: channels }[c.type] ?? [];
}

const HINTS = { 3: "Choose…", 5: "Choose a person…", 6: "Choose a role…", 7: "Choose…", 8: "Choose a channel…" };

function menu(c, context) {
  const picked = state.picked.get(`${context.message?.id}/${c.custom_id}`);
  return selectControl(c, {
    chosen: picked,
    busy: context.busy?.(c.custom_id),
    onChange: (values) => context.press(c, values),
    locale: context.locale,
  });
}

/** A select menu as a button with a list, for messages and forms. */
export function selectControl(c, { chosen, busy, onChange, locale, labelledBy }) {
  const choices = choicesOf(c);
  const values = chosen ?? choices.filter((choice) => choice.default).map(({ value }) => value);
  const min = c.min_values ?? 1;
  const max = c.max_values ?? 1;
  const labels = values.map((value) => choices.find((choice) => choice.value === value)?.label ?? displayName(user(value) ?? {}));
  const hint = c.placeholder ?? HINTS[c.type];
  const text = el("span", { class: `select-text ${labels.length ? "" : "placeholder"}` },
    labels.length > 1 ? labels.map((label) => el("span", { class: "select-chip" }, label)) : (labels[0] ?? hint));
  const control = el(
    "button",
    {
      class: `select ${busy ? "busy" : ""}`,
      type: "button",
      role: "combobox",
      "aria-haspopup": "listbox",
      "aria-expanded": "false",
      "aria-label": labelledBy ? null : `${hint}${labels.length ? `: ${labels.join(", ")}` : ""}`,
      "aria-labelledby": labelledBy,
      "aria-busy": busy ? "true" : null,
      disabled: Boolean(c.disabled),
      data: { key: `c:${c.custom_id}` },
      on: {
        click: () => !busy && popup(control, { label: hint, choices, selected: values, min, max, lang: locale, onDone: onChange }),
        keydown: (event) => {
          if (!["ArrowDown", "ArrowUp"].includes(event.key)) return;
          event.preventDefault();
          control.click();
        },
      },
    },
    text,
    busy ? el("span", { class: "dots", "aria-hidden": "true" }, el("i"), el("i"), el("i")) : icon("down"),
  );
  return el("div", { class: "select-wrap" }, control);
}
