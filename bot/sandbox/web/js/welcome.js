// The start of every channel: what it is, and the first steps.

import { FORUM, chips, tagsOf } from "./forum.js";
import { displayName, el, icon, mark } from "./dom.js";
import { become } from "./sidebar.js";
import { changed, me, secondPerson, state } from "./state.js";

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
    el(
      "ol",
      { class: "steps" },
      el("li", {}, "Type ", command("/table new"), " below, choose a game and the number of players, and press Enter."),
      el("li", {}, "Become ", second ? switchTo(second) : addPerson(), ", and press ", el("b", {}, "Join"), " on the card."),
      el("li", {}, "Press ", el("b", {}, "Start"), ". Persons who must act have a badge beside their names."),
    ),
    el("p", {}, "A game is new to you? ", command("/learn"), " plays a first match with you."),
    el("p", { class: "muted" }, "Hands are sent as direct messages. All data stay on this machine."),
  );
}

const command = (text) =>
  el("button", { class: "mention mention-link", type: "button", on: { click: () => changed("type", `${text} `) } }, text);

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
    el("p", { class: "muted" }, "Direct messages: nobody else can see them. ", command("/hand"), " and ", command("/turn"), " work here, too."),
  );
}
