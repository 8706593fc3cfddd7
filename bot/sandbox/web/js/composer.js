// The composer: plain text, or a slash command with a row of option fields.

import { act, leaveNote } from "./acting.js";
import { commandsFor, forgetCommands, listed, matching, typedCommand, typedOptions } from "./commands.js";
import { Completion } from "./completion.js";
import { announce, displayName, el, face, fill, icon } from "./dom.js";
import { FORUM } from "./forum.js";
import { OptionFields } from "./options.js";
import { ask } from "./socket.js";
import { here, on, recall, remember, state } from "./state.js";

const panel = el("div", { class: "completion", hidden: true });
const completion = new Completion(panel, "completion");
const problem = el("p", { class: "composer-problem", role: "alert", hidden: true });
const text = el("textarea", {
  class: "composer-text",
  rows: 1,
  maxlength: 2000,
  role: "combobox",
  "aria-label": "Message or slash command",
  "aria-autocomplete": "list",
  "aria-expanded": "false",
  "aria-haspopup": "listbox",
  autocomplete: "off",
  autocapitalize: "off",
  spellcheck: "false",
});
const slash = el("button", { class: "round composer-slash", type: "button", "aria-label": "Slash commands", title: "Slash commands" }, "/");
const fieldsBox = el("div", { class: "command-bar", role: "group", hidden: true });
const send = el("button", { class: "round composer-send", type: "submit", "aria-label": "Send", title: "Send (Enter)" }, icon("send"));
export const composer = el("form", { class: "composer", novalidate: true, autocomplete: "off" }, panel, problem,
  el("div", { class: "composer-box" }, slash, text, fieldsBox, send));

/** The current command, or null for plain text. */
let fields = null;
let last = null;
const drafts = new Map();
let at = "";

on("here me", () => {
  if (at) drafts.set(at, text.value);
  at = `${state.me}/${state.here}`;
  leaveCommand(false);
  text.value = drafts.get(at) ?? "";
  grow();
  refresh();
  prepare();
});
on("persons channels bot", refresh);
on("commands persons channels guilds", () => {
  forgetCommands();
  prepare();
  if (!fields && text.value.startsWith("/") && document.activeElement === text) suggest();
});
on("type", (typed) => type(typed));

/** Loads the commands before they are needed, because a person may type fast. */
function prepare() {
  if (state.me && state.here) commandsFor(state.me, state.here).catch(() => null);
}

function refresh() {
  const channel = here();
  const person = state.persons.get(state.me);
  const locked = channel?.locked && channel?.archived;
  const forum = channel?.type === FORUM;
  text.disabled = slash.disabled = !channel || locked || forum;
  text.placeholder = forum ? "Open a post, or make a new one, to write here" : locked ? "This thread is locked" : `Write as ${displayName(person)}, or / for commands`;
}

/** Types a text for the person; used by the buttons of the welcome note. */
export function type(typed) {
  leaveCommand(false);
  text.value = typed;
  text.focus();
  onText();
}

function grow() {
  text.style.height = "auto";
  text.style.height = `${Math.min(text.scrollHeight, 160)}px`;
}

function complain(words) {
  problem.hidden = !words;
  fill(problem, words && [icon("warning"), words]);
}

// ---- plain text and finding a command ----------------------------------------------------------------------

text.addEventListener("input", onText);
text.addEventListener("focus", () => text.value.startsWith("/") && suggest());
text.addEventListener("blur", () => setTimeout(() => document.activeElement !== text && !fields && completion.hide(), 100));
slash.addEventListener("click", () => {
  if (fields) leaveCommand();
  if (!text.value.startsWith("/")) text.value = `/${text.value}`;
  text.focus();
  onText();
});

async function onText() {
  grow();
  complain("");
  if (!text.value.startsWith("/")) return completion.hide();
  const entries = await offered();
  if (!entries) return undefined;
  const hit = typedCommand(entries, text.value.slice(1));
  if (hit) return startCommand(hit.entry, typedOptions(hit.entry, hit.rest));
  return suggest();
}

async function offered() {
  const asked = text.value;
  try {
    const entries = await commandsFor(state.me, state.here);
    return asked === text.value ? entries : null;
  } catch (error) {
    complain(error.message);
    return null;
  }
}

async function suggest() {
  const entries = await offered();
  if (!entries || fields || !text.value.startsWith("/")) return;
  const locale = state.persons.get(state.me)?.locale;
  const app = displayName(state.bot);
  const typed = text.value.slice(1);
  const found = typed.trim() ? matching(entries, typed).map((entry) => ({ group: app, entry })) : listed(entries, recall("used", {}), app);
  const items = found.map(({ group, entry }) => ({
    group,
    before: face(state.bot, "small"),
    label: [
      el("b", {}, `/${entry.shown}`),
      entry.options.filter((o) => o.required).map((o) => el("span", { class: "option-hint" }, o.shown)),
    ],
    description: entry.description,
    hint: entry.options.some((o) => !o.required) && `+${entry.options.filter((o) => !o.required).length} optional`,
    take: () => startCommand(entry, {}),
  }));
  const nothing = entries.length
    ? `There is no command “${text.value}”.`
    : state.bot.online
      ? "The bot has no commands here."
      : "The bot is not connected yet. Its commands appear as soon as it is.";
  completion.show(text, { items, empty: nothing, label: "Commands", lang: locale });
}

text.addEventListener("keydown", (event) => {
  if (event.isComposing) return;
  if (completion.key(event)) return;
  if ((event.key === "Enter" && !event.shiftKey) || (event.key === "Tab" && !event.shiftKey && completion.isOpen)) {
    event.preventDefault();
    if (completion.isOpen) completion.take();
    else composer.requestSubmit();
  } else if (event.key === "Escape" && !panel.hidden) {
    event.preventDefault();
    completion.hide();
  } else if (event.key === "ArrowUp" && !text.value && last) {
    event.preventDefault();
    startCommand(last.entry, last.typed);
  }
});

// ---- a command with its options ----------------------------------------------------------------------------

function startCommand(entry, typed) {
  completion.hide();
  complain("");
  fields = new OptionFields(entry, typed, { completion, leave: () => leaveCommand(true), submit: () => composer.requestSubmit(), complain });
  composer.classList.add("commanding");
  text.hidden = true;
  text.value = "";
  fieldsBox.hidden = false;
  fieldsBox.setAttribute("aria-label", `Command /${entry.shown}`);
  fill(fieldsBox, fields.nodes);
  fields.focusFirst();
  announce(`/${entry.shown}: ${entry.description}`);
}

/** Returns to plain text. `keep`: keep the name of the command as text. */
function leaveCommand(keep = true) {
  if (!fields) return;
  const { entry } = fields;
  fields.dispose();
  fields = null;
  completion.hide();
  complain("");
  composer.classList.remove("commanding");
  fieldsBox.hidden = true;
  fill(fieldsBox);
  text.hidden = false;
  text.value = keep ? `/${entry.shown}` : "";
  if (keep) {
    text.focus();
    suggest();
  }
  grow();
}

composer.addEventListener("submit", async (event) => {
  event.preventDefault();
  if (fields) return sendCommand();
  const words = text.value.trim();
  if (!words) return undefined;
  if (words.startsWith("/")) {
    const entries = await offered();
    const hit = entries && typedCommand(entries, `${words.slice(1)} `);
    if (hit) return startCommand(hit.entry, typedOptions(hit.entry, hit.rest.trim()));
    return complain("There is no such command. A message must not begin with /.");
  }
  try {
    await ask("say", { person: state.me, channel: state.here, text: words });
    text.value = "";
    drafts.delete(at);
    grow();
  } catch (error) {
    complain(error.message);
  }
  return undefined;
});

async function sendCommand() {
  const options = await fields.collect();
  if (!options) return;
  const { entry } = fields;
  const typed = fields.typed();
  const shown = `/${entry.shown}${fields.summary()}`;
  last = { entry, typed };
  const used = recall("used", {});
  remember("used", { ...used, [entry.path]: (used[entry.path] ?? 0) + 1 });
  leaveCommand(false);
  text.focus();
  const entryOf = { text: shown, channel: state.here, person: state.me };
  const failed = await act("slash", { channel: state.here, path: entry.path, options }, entryOf);
  if (failed) leaveNote(entryOf, failed);
}
