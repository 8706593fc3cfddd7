// The sidebar: persons, channels with their threads, direct messages.

import { withApps } from "./apps.js";
import { act } from "./dialogs.js";
import { announce, displayName, el, face, fill, icon, mark } from "./dom.js";
import { FORUM } from "./forum.js";
import { LOCALES, localeName } from "./format.js";
import { ask } from "./socket.js";
import { badge, changed, compareIds, dmOf, me, on, recall, remember, sees, state, unread } from "./state.js";

const people = el("div", { class: "people", role: "group", "aria-label": "Who you are" });
const places = el("nav", { class: "places", "aria-label": "Channels" });
const status = el("p", { class: "bot-status", role: "status" });
export const sidebar = el(
  "aside",
  { class: "sidebar", id: "sidebar", "aria-label": "People and channels" },
  el("div", { class: "brand" }, mark(), el("span", {}, el("b", {}, "Turnpost"), el("small", {}, "sandbox")), status),
  el("h2", { class: "side-title" }, "You are"),
  people,
  places,
);

on("persons me unread channels guilds here message bot", schedule);

let planned = false;
function schedule() {
  if (planned) return;
  planned = true;
  queueMicrotask(() => {
    planned = false;
    draw();
  });
}

/** The last channel of the person, or the first one. */
export function placeOf(person) {
  const last = state.channels.get(recall(`here.${person}`, ""));
  if (last && sees(person, last)) return last.id;
  return tops(person)[0]?.id ?? null;
}

export function goto(channel) {
  if (!state.channels.has(channel)) return;
  state.here = channel;
  remember(`here.${state.me}`, channel);
  changed("here");
}

export function become(person) {
  if (!state.persons.has(person)) return;
  const place = state.channels.get(state.here);
  state.me = person;
  remember("me", person);
  // Stay in the same channel if possible, because the next turn is usually taken there.
  const stays = place && place.type !== 1 && sees(person, place);
  const dm = place?.type === 1 ? dmOf(person) : null;
  state.here = stays ? place.id : (dm?.id ?? placeOf(person));
  remember(`here.${person}`, state.here);
  changed("me");
  announce(`You are ${displayName(me())} now.`);
}

function tops(person) {
  return [...state.channels.values()]
    .filter((channel) => channel.guild_id && !channel.parent_id && sees(person, channel))
    .sort((a, b) => a.position - b.position || compareIds(a.id, b.id));
}

// ---- drawing -----------------------------------------------------------------------------------------------

function draw() {
  const focus = document.activeElement?.closest?.(".sidebar") ? document.activeElement.dataset.key : null;
  fill(status, el("span", { class: `lamp ${state.bot.online ? "on" : ""}`, "aria-hidden": "true" }), state.connected ? (state.bot.online ? "bot online" : "bot offline") : "disconnected");
  fill(people, [...state.persons.values()].map(person), addPerson());
  fill(places, [...state.guilds.values()].map(guild), letters());
  if (focus) sidebar.querySelector(`[data-key="${CSS.escape(focus)}"]`)?.focus({ preventScroll: true });
}

function person(who, n) {
  const current = who.id === state.me;
  const pings = badge(who.id);
  const label = `${displayName(who)}, ${localeName(who.locale)}${pings ? `, ${pings} waiting` : ""}`;
  const row = el(
    "button",
    {
      class: `person ${current ? "current" : ""}`,
      type: "button",
      "aria-pressed": String(current),
      "aria-label": label,
      title: n < 9 ? `Alt+${n + 1}` : null,
      data: { key: `person:${who.id}`, person: displayName(who) },
      on: { click: () => become(who.id) },
    },
    face(who),
    el("span", { class: "person-words" }, el("span", { class: "person-name" }, displayName(who)),
      el("span", { class: "person-locale" }, current ? `@${who.username}` : [localeName(who.locale), who.dm_closed && " · DMs closed"])),
    pings > 0 && el("span", { class: "badge" }, String(pings)),
  );
  withApps(row, "user", () => ({ channel: state.here, target: who.id }));
  return current ? el("div", { class: "person-card" }, row, settings(who)) : row;
}

function settings(who) {
  const known = LOCALES.some(([code]) => code === who.locale) ? LOCALES : [...LOCALES, [who.locale, localeName(who.locale)]];
  const language = el(
    "select",
    {
      class: "input small",
      "aria-label": `Language of ${displayName(who)}`,
      data: { key: "language" },
      on: { change: (event) => act("locale", { person: who.id, locale: event.target.value }) },
    },
    known.map(([code, name]) => el("option", { value: code, selected: code === who.locale, lang: code }, name)),
  );
  const closed = el(
    "button",
    {
      class: "switch",
      type: "button",
      role: "switch",
      "aria-checked": String(who.dm_closed),
      title: "The bot cannot send direct messages to this person",
      data: { key: "dm-closed" },
      on: { click: () => act("dm_closed", { person: who.id, closed: !who.dm_closed }) },
    },
    el("span", { class: "switch-track", "aria-hidden": "true" }),
    "Closed to DMs",
  );
  const installed = el(
    "button",
    {
      class: "switch",
      type: "button",
      role: "switch",
      "aria-checked": String(who.installed),
      title: "This person has installed the bot, so it comes along to group messages",
      data: { key: "installed" },
      on: { click: () => act("installed", { person: who.id, installed: !who.installed }) },
    },
    el("span", { class: "switch-track", "aria-hidden": "true" }),
    "Has installed the bot",
  );
  return el("div", { class: "person-settings" }, language, closed, installed);
}

function addPerson() {
  return el("button", { class: "person add-person", type: "button", data: { key: "add" }, on: { click: () => changed("add-person") } },
    el("span", { class: "face face-add", "aria-hidden": "true" }, icon("plus")), el("span", { class: "person-words" }, "Add a person"));
}

function guild(of) {
  const channels = tops(state.me).filter((channel) => channel.guild_id === of.id);
  return el(
    "section",
    {},
    el("h2", { class: "side-title" }, of.name),
    el("ul", { class: "channels" }, channels.map((channel) => {
      const threads = [...state.channels.values()]
        .filter((thread) => thread.parent_id === channel.id && sees(state.me, thread))
        .sort((a, b) => compareIds(a.id, b.id));
      const open = threads.filter((thread) => !thread.archived || thread.id === state.here);
      const archived = threads.filter((thread) => thread.archived && thread.id !== state.here);
      return el("li", {}, link(channel), (open.length > 0 || archived.length > 0) &&
        el("ul", { class: "threads" }, open.map((thread) => el("li", {}, link(thread))), archived.length > 0 && el("li", {}, closedThreads(archived, channel.id))));
    })),
  );
}

const unfolded = new Set();
function closedThreads(threads, parent) {
  return el(
    "details",
    { open: unfolded.has(parent), on: { toggle: (event) => (event.target.open ? unfolded.add(parent) : unfolded.delete(parent)) } },
    el("summary", { class: "archived-title" }, `Archived (${threads.length})`),
    el("ul", { class: "threads" }, threads.map((thread) => el("li", {}, link(thread)))),
  );
}

function link(channel, name = channel.name, symbol = channel.parent_id ? "thread" : channel.type === FORUM ? "forum" : "hash") {
  const { count, pings } = unread(state.me, channel);
  const current = channel.id === state.here;
  return el(
    "button",
    {
      class: `channel ${current ? "current" : ""} ${count && !current ? "unread" : ""} ${channel.archived ? "archived" : ""}`,
      type: "button",
      "aria-current": current ? "page" : null,
      "aria-label": `${channel.type === 1 ? "Direct messages with" : channel.parent_id ? "thread" : channel.type === FORUM ? "forum" : "channel"} ${name}${pings ? `, ${pings} for you` : count ? ", unread" : ""}`,
      data: { key: `channel:${channel.id}`, channel: name },
      on: { click: () => { goto(channel.id); changed("moved"); } },
    },
    channel.type === 1 ? face(state.bot, "tiny") : icon(channel.locked ? "lock" : symbol),
    el("span", { class: "channel-name" }, name),
    pings > 0 && el("span", { class: "badge" }, String(pings)),
  );
}

/** The DM with the bot. It is shown even before the first message. */
function letters() {
  const dm = dmOf(state.me);
  const open = async () => {
    try {
      const { channel } = await ask("dm", { person: state.me });
      goto(channel);
      changed("moved");
    } catch (error) {
      announce(error.message);
    }
  };
  return el(
    "section",
    {},
    el("h2", { class: "side-title" }, "Direct messages"),
    el("ul", { class: "channels" }, el("li", {}, dm ? link(dm, state.bot.name) :
      el("button", { class: "channel", type: "button", "aria-label": `Direct messages with ${state.bot.name}`, data: { key: "dm", channel: state.bot.name }, on: { click: open } },
        face(state.bot, "tiny"), el("span", { class: "channel-name" }, state.bot.name))),
      groups().map((channel) => el("li", {}, link(channel, channel.name))),
      el("li", {}, el("button", { class: "channel", type: "button", data: { key: "group" }, on: { click: openGroup } },
        icon("plus"), el("span", { class: "channel-name" }, "New group messages")))),
  );
}

function groups() {
  return [...state.channels.values()].filter((channel) => channel.type === 3 && sees(state.me, channel)).sort((a, b) => compareIds(a.id, b.id));
}

async function openGroup() {
  const made = await act("group", { person: state.me });
  if (made) goto(made.channel);
}

// ---- keys --------------------------------------------------------------------------------------------------

addEventListener("keydown", (event) => {
  if (!event.altKey || event.ctrlKey || event.metaKey || document.querySelector("dialog[open]")) return;
  const digit = /^Digit([1-9])$/.exec(event.code);
  if (digit) {
    const chosen = [...state.persons.keys()][Number(digit[1]) - 1];
    if (!chosen) return;
    event.preventDefault();
    become(chosen);
  } else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
    const links = [...places.querySelectorAll("button.channel")];
    const current = links.findIndex((button) => button.getAttribute("aria-current"));
    event.preventDefault();
    links[(current + (event.key === "ArrowDown" ? 1 : links.length - 1)) % links.length]?.click();
  }
});
