// The page: events of the sandbox change the state, and the parts of the page listen to the state.

import { settle } from "./acting.js";
import { composer } from "./composer.js";
import { askPerson } from "./dialogs.js";
import { displayName, el, face, fill, icon, onPhone } from "./dom.js";
import { FORUM, chips, tagsOf } from "./forum.js";
import { arrived, changedMessage, extras, pane, redraw } from "./messages.js";
import { showForms } from "./modal.js";
import { become, goto, placeOf, sidebar } from "./sidebar.js";
import { connect } from "./socket.js";
import { badge, changed, firstPerson, forgetReading, here, me, on, recall, sees, state } from "./state.js";
import { toggle, tools } from "./tools.js";

// ---- layout ------------------------------------------------------------------------------------------------

const veil = el("div", { class: "drawer-veil", on: { click: () => drawer(false) } });
const menuBadge = el("span", { class: "badge menu-badge", hidden: true });
const menu = el(
  "button",
  { class: "round menu-button", type: "button", "aria-label": "People and channels", "aria-controls": "sidebar", "aria-expanded": "false", on: { click: () => drawer() } },
  icon("menu"),
  menuBadge,
);
const title = el("h1", { class: "place-title" });
const who = el("button", { class: "who", type: "button", on: { click: () => drawer(true) } });
const toolsButton = el(
  "button",
  { class: "round", id: "tools-button", type: "button", "aria-label": "Tools", title: "Tools", "aria-controls": "tools", "aria-expanded": "false", on: { click: () => toggle() } },
  icon("tools"),
);
const lost = el("p", { class: "lost", role: "status", hidden: true }, "The sandbox does not answer. The page reconnects by itself.");

fill(
  document.getElementById("app"),
  sidebar,
  veil,
  el("main", { class: "main" }, el("header", { class: "top" }, menu, title, who, toolsButton), lost, pane,
    el("div", { class: "bottom" }, extras, composer)),
  tools,
);

const drawn = () => document.body.classList.contains("drawer-open");

function drawer(open = !drawn()) {
  const was = drawn();
  document.body.classList.toggle("drawer-open", open);
  menu.setAttribute("aria-expanded", String(open));
  inertness();
  if (open) sidebar.querySelector(".person.current, button")?.focus();
  else if (was && (sidebar.contains(document.activeElement) || document.activeElement === document.body)) menu.focus();
}

/** On a phone, a closed drawer must not get the focus, and neither must the page behind an open drawer. */
function inertness() {
  const open = drawn();
  sidebar.inert = onPhone() && !open;
  document.querySelector(".main").inert = onPhone() && open;
}
matchMedia("(max-width: 760px)").addEventListener("change", () => drawer(false));
// Listen on the document, because the focused element may be redrawn and lose the focus.
document.addEventListener("keydown", (event) => event.key === "Escape" && onPhone() && drawn() && drawer(false));

function head() {
  const channel = here();
  const direct = channel?.type === 1;
  const name = !channel ? "" : direct ? state.bot.name : channel.name;
  fill(title, channel && (direct ? face(state.bot, "small") : icon(channel.locked ? "lock" : channel.parent_id ? "thread" : channel.type === FORUM ? "forum" : "hash")), el("span", {}, name),
    channel?.parent_id && chips(tagsOf(channel)),
    channel?.archived && el("span", { class: "state-tag" }, channel.locked ? "locked" : "archived"),
    channel?.topic && el("span", { class: "topic" }, channel.topic));
  const person = me();
  who.setAttribute("aria-label", `You are ${displayName(person)}`);
  fill(who, person && face(person, "small"), el("span", {}, displayName(person)));
  document.title = `${name ? `${direct ? "" : "#"}${name} · ` : ""}${displayName(person)} · Turnpost sandbox`;
  toolsButton.setAttribute("aria-expanded", String(!tools.hidden));
  const waiting = [...state.persons.keys()].reduce((sum, id) => sum + badge(id), 0);
  menuBadge.hidden = !waiting;
  menuBadge.textContent = String(waiting);
}

on("here me channels persons bot tools unread", head);
on("goto", (channel) => goto(channel));
on("moved", () => onPhone() && drawer(false));
on("me", () => {
  if (onPhone()) drawer(false);
  showForms();
});
on("forms", showForms);
on("add-person", () => askPerson((id) => become(id)));
document.getElementById("skip")?.addEventListener("click", (event) => {
  event.preventDefault();
  composer.querySelector("textarea:not([hidden]), input")?.focus();
});

// ---- events of the sandbox ---------------------------------------------------------------------------------

const byId = (list) => new Map(list.map((item) => [item.id, item]));

/** What is said above the answers to a message, now that it is another one or (null) gone. */
function answered(channel, id, message) {
  for (const answer of state.messages.get(channel)?.items.values() ?? []) {
    if (answer.referenced_message?.id !== id) continue;
    state.messages.get(channel).items.set(answer.id, { ...answer, referenced_message: message });
  }
}

const EVENTS = {
  world(packet) {
    const again = state.world === packet.world;
    state.world = packet.world;
    state.address = packet.address;
    if (!again) forgetReading();
    state.persons = byId(packet.persons);
    state.bot = packet.bot;
    state.guilds = byId(packet.guilds);
    state.channels = byId(packet.channels);
    state.permissions = packet.permissions;
    state.faults = packet.faults;
    state.marks = new Map(Object.entries(packet.marks).map(([id, list]) => [id, new Map(list.map((m) => [m.id, m]))]));
    state.messages.clear();
    state.pending.clear();
    state.me = [state.me, recall("me", ""), firstPerson(packet.persons)?.id].find((id) => state.persons.has(id)) ?? null;
    const place = state.channels.get(state.here);
    state.here = place && sees(state.me, place) ? place.id : placeOf(state.me);
    for (const topic of ["guilds", "channels", "persons", "commands", "bot", "me"]) changed(topic);
  },
  message({ message }) {
    if (message.seen_by === null) {
      if (!state.marks.has(message.channel_id)) state.marks.set(message.channel_id, new Map());
      state.marks.get(message.channel_id).set(message.id, { id: message.id, author: message.author.id, pings: message.pings });
    }
    state.messages.get(message.channel_id)?.items.set(message.id, message);
    arrived(message);
    changed("arrived", message);
    changed("unread");
  },
  edited({ message }) {
    answered(message.channel_id, message.id, message);
    const cache = state.messages.get(message.channel_id);
    if (cache?.items.has(message.id)) cache.items.set(message.id, message);
    changedMessage(message);
  },
  gone({ channel, message }) {
    answered(channel, message, null);
    state.messages.get(channel)?.items.delete(message);
    state.marks.get(channel)?.delete(message);
    state.failures.delete(message);
    changed("message");
    changed("unread");
  },
  channel({ channel }) {
    state.channels.set(channel.id, channel);
    changed("channels");
    leaveIfHidden();
  },
  channel_gone({ channel }) {
    state.channels.delete(channel);
    state.messages.delete(channel);
    state.marks.delete(channel);
    changed("channels");
    leaveIfHidden();
  },
  person({ person }) {
    state.persons.set(person.id, person);
    changed("persons");
    if (person.id === state.me) redraw();
  },
  guild({ guild }) {
    state.guilds.set(guild.id, guild);
    changed("guilds");
  },
  commands() {
    changed("commands");
  },
  bot({ bot }) {
    state.bot = bot;
    changed("bot");
  },
  faults({ faults }) {
    state.faults = faults;
    changed("faults");
  },
  answered(packet) {
    settle("answered", packet);
  },
  failed(packet) {
    settle("failed", packet);
  },
};

function leaveIfHidden() {
  const place = here();
  if (place && sees(state.me, place)) return;
  const next = placeOf(state.me);
  if (next) goto(next);
}

connect(
  (packet) => EVENTS[packet.event]?.(packet),
  (now) => {
    state.connected = now === "open";
    lost.hidden = state.connected;
    changed("bot");
  },
);
inertness();
