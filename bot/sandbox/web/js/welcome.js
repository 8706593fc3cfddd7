// The start of every channel: what it is, and the first steps.

import { FORUM, chips, tagsOf } from "./forum.js";
import { act, leaveNote } from "./acting.js";
import { displayName, el, icon, mark } from "./dom.js";
import { press } from "./message.js";
import { become } from "./sidebar.js";
import { changed, me, on, secondPerson, state } from "./state.js";

/** The first buttons of the bot's `/help`: their ids there, their words, and their styles. */
const FIRST = [
  ["tp:learnwhat", "Learn a game", 3],
  ["tp:solo", "Play against computers", 1],
  ["tp:friends", "Play with friends", 1],
];

/** Which of them shall be pressed as soon as `/help` has answered: {person, channel, id}, or null. */
let wanted = null;

async function begin(id) {
  const asked = { person: state.me, channel: state.here };
  wanted = { ...asked, id };
  const problem = await act("slash", { channel: state.here, path: "help", options: {} }, { text: "/help" });
  if (problem) leaveNote({ ...asked, text: "/help" }, problem);
}

on("arrived", (message) => {
  if (message.seen_by !== wanted?.person || message.channel_id !== wanted.channel) return;
  const button = within(message.components).find((one) => one.custom_id === wanted.id);
  if (!button) return;
  wanted = null;
  press(message, button, []);
});

const within = (list) => (list ?? []).flatMap((one) => [one, ...within(one.components)]);

export function welcome(channel) {
  if (channel.type === 1) return direct(channel);
  if (channel.type === 3) return group();
  if (channel.parent_id) return thread(channel);
  const second = secondPerson();
  return el(
    "section",
    { class: "welcome", "aria-label": "Welcome" },
    mark(),
    el("h2", {}, "Welcome to the sandbox"),
    el("p", {}, "This page imitates Discord on your machine. The real bot is logged in, and you can act as every person. You are ", el("b", {}, displayName(me())), "."),
    el("div", { class: "row first-steps" }, FIRST.map(([id, label, style]) =>
      el("button", { class: `button button-${style}`, type: "button", on: { click: () => begin(id) } }, label))),
    el("p", {}, "With friends you act as them, too: become ", second ? switchTo(second) : addPerson(), " and press ", el("b", {}, "Join"), " on the card. Persons who must act have a badge beside their names. ", command("/"), " lists all commands."),
    el("p", { class: "muted" }, "Hands are sent as direct messages. All data stay on this machine."),
  );
}

const command = (text) =>
  el("button", { class: "mention mention-link", type: "button", on: { click: () => changed("type", text) } }, text);

const step = (label, click) => el("button", { class: "mention mention-link", type: "button", on: { click } }, label);

const switchTo = (person) => step(displayName(person), () => become(person.id));

const addPerson = () => step("another person", () => changed("add-person"));

function group() {
  return el(
    "section",
    { class: "welcome", "aria-label": "Welcome" },
    el("h2", {}, "Group messages"),
    el("p", {}, "All persons are here, and the bot is not: it comes along with whoever has installed it (the switch below a person's name), and can only answer."),
  );
}

function thread(channel) {
  const parent = state.channels.get(channel.parent_id);
  return el(
    "section",
    { class: "welcome small-welcome", "aria-label": "About this thread" },
    icon("thread"),
    el("h2", {}, channel.name),
    chips(tagsOf(channel)),
    parent && el("p", { class: "muted" }, parent.type === FORUM ? "A post in " : "A thread of ",
      el("button", { class: "textlike", type: "button", on: { click: () => changed("goto", parent.id) } }, `#${parent.name}`)),
  );
}

function direct() {
  return el(
    "section",
    { class: "welcome small-welcome", "aria-label": "About this conversation" },
    icon("letter"),
    el("h2", {}, `${displayName(me())} and ${state.bot.name}`),
    el("p", { class: "muted" }, "Direct messages: nobody else can see them. ", command("/hand "), " and ", command("/turn "), " work here, too."),
  );
}
