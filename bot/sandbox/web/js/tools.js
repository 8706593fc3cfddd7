// The tools: simulated faults, threads and channels, permissions of the bot. They help to test rare cases.

import { act } from "./dialogs.js";
import { el, fill, icon } from "./dom.js";
import { FORUM } from "./forum.js";
import { LOCALES } from "./format.js";
import { changed, here, on, state } from "./state.js";

const content = el("div", { class: "tools-content" });
const close = el("button", { class: "round", type: "button", "aria-label": "Close the tools", on: { click: () => toggle(false) } }, icon("close"));
export const tools = el("aside", { class: "tools", id: "tools", hidden: true, "aria-label": "Tools" },
  el("header", { class: "dialog-head" }, el("h2", {}, "Tools"), close), content);

export function toggle(open = tools.hidden) {
  tools.hidden = !open;
  document.body.classList.toggle("tools-open", open);
  changed("tools");
  if (open) {
    draw();
    close.focus();
  } else document.getElementById("tools-button")?.focus();
}

tools.addEventListener("keydown", (event) => {
  if (event.key === "Escape") toggle(false);
});
on("here channels guilds bot faults", () => !tools.hidden && draw());

const PLACES = [
  ["any", "any request"],
  ["messages", "posting a message"],
  ["answers", "answering an interaction"],
  ["followups", "follow-ups and edits of answers"],
  ["dms", "opening a DM"],
  ["threads", "threads"],
];
const KINDS = [
  ["rate_limit", "429, wait for a second"],
  ["fail", "502, not carried out"],
  ["lost", "502, but carried out"],
  ["slow", "4 seconds delay"],
  ["large", "413, pictures are too large"],
  ["malformed", "400, pictures are not accepted"],
];

function draw() {
  const focus = tools.contains(document.activeElement) ? document.activeElement.dataset.key : null;
  fill(content, trouble(), place(), permissions(), server());
  if (!focus) return;
  const same = content.querySelector(`[data-key="${CSS.escape(focus)}"]:not(:disabled)`);
  (same ?? close).focus();
}

const section = (title, note, ...children) =>
  el("section", { class: "tool" }, el("h3", {}, title), note && el("p", { class: "muted" }, note), children);

const choice = (label, key, options, value) => {
  const select = el("select", { class: "input small", data: { key } }, options.map(([v, text]) => el("option", { value: v, selected: v === value }, text)));
  return { select, node: el("label", { class: "tool-field" }, el("span", {}, label), select) };
};

let faultChoice = { kind: "rate_limit", where: "messages", times: "1" };
function trouble() {
  const what = choice("Answer with", "fault-kind", KINDS, faultChoice.kind);
  const where = choice("to", "fault-where", PLACES, faultChoice.where);
  const times = choice("how often", "fault-times", ["1", "2", "3", "5", "10"].map((n) => [n, n]), faultChoice.times);
  const arm = async () => {
    faultChoice = { kind: what.select.value, where: where.select.value, times: times.select.value };
    await act("fault", { ...faultChoice, times: Number(faultChoice.times) });
  };
  const waiting = state.faults ?? [];
  return section(
    "Simulated faults",
    "They apply to the next requests of the bot.",
    what.node,
    where.node,
    times.node,
    el("div", { class: "row" },
      el("button", { class: "button button-4 small", type: "button", data: { key: "arm" }, on: { click: arm } }, "Switch on"),
      el("button", { class: "button button-2 small", type: "button", data: { key: "calm" }, disabled: !waiting.length, on: { click: () => act("calm", {}) } }, "Clear all")),
    el("p", { class: "muted", role: "status" }, waiting.length ? `Pending: ${waiting.join("; ")}.` : "No faults are pending."),
  );
}

function place() {
  const channel = here();
  if (!channel || channel.type === 1 || channel.type === 3) return null;
  const flip = (changes) => () => act("edit_channel", { channel: channel.id, ...changes });
  const remove = (event) => {
    const button = event.currentTarget;
    if (!button.dataset.sure) {
      button.dataset.sure = "yes";
      button.textContent = "Really delete";
      return;
    }
    act("delete_channel", { channel: channel.id });
  };
  return section(
    channel.parent_id ? `Thread ${channel.name}` : `${channel.type === FORUM ? "Forum" : "Channel"} #${channel.name}`,
    null,
    channel.parent_id &&
      el("div", { class: "row" },
        el("button", { class: "button button-2 small", type: "button", data: { key: "archive" }, on: { click: flip({ archived: !channel.archived, locked: false }) } }, channel.archived ? "Unarchive" : "Archive"),
        el("button", { class: "button button-2 small", type: "button", data: { key: "lock" }, on: { click: flip({ archived: true, locked: true }) } }, "Archive and lock")),
    channel.type === FORUM &&
      el("label", { class: "choice" },
        el("input", { type: "checkbox", checked: channel.tag_required, data: { key: "tag-required" }, on: { change: (event) => act("tag_required", { channel: channel.id, required: event.target.checked }) } }),
        el("span", {}, "Each post needs a tag")),
    el("div", { class: "row" }, el("button", { class: "button button-4 small", type: "button", data: { key: "delete" }, on: { click: remove } }, "Delete")),
  );
}

function permissions() {
  const channel = here();
  const home = channel?.parent_id ? state.channels.get(channel.parent_id) : channel;
  if (!home?.guild_id) return null;
  const wanted = new Set(home.bot_may);
  const row = (name) =>
    el("label", { class: "choice" },
      el("input", {
        type: "checkbox",
        checked: wanted.has(name),
        data: { key: `may:${name}` },
        on: { change: (event) => act("bot_may", { channel: home.id, permission: name, allowed: event.target.checked }) },
      }),
      el("span", {}, name.replaceAll("_", " ")));
  return section(`What the bot may do in #${home.name}`, null, el("div", { class: "choices tight" }, state.permissions.map(row)));
}

function server() {
  const guild = state.guilds.get(here()?.guild_id) ?? [...state.guilds.values()][0];
  if (!guild) return null;
  const language = choice("Language", "guild-language", LOCALES, guild.locale);
  language.select.addEventListener("change", () => act("guild_locale", { guild: guild.id, locale: language.select.value }));
  const name = el("input", { class: "input small", type: "text", placeholder: "new-channel", "aria-label": "Name of a new channel", maxlength: 100, data: { key: "new-channel" } });
  const forum = el("input", { type: "checkbox", data: { key: "new-forum" } });
  const create = async (event) => {
    event.preventDefault();
    const answer = name.value.trim() && (await act("add_channel", { guild: guild.id, name: name.value.trim(), forum: forum.checked }));
    if (answer) changed("goto", answer.channel);
  };
  return section(
    `Server ${guild.name}`,
    "Public messages of a match are in the server's language.",
    language.node,
    el("form", { class: "row", on: { submit: create } }, name, el("button", { class: "button button-2 small", type: "submit" }, "Add channel")),
    el("label", { class: "choice" }, forum, el("span", {}, "A forum, not a text channel")),
  );
}
