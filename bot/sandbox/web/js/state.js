// The state of the page, and its listeners. The events are described in bot/sandbox/page.py.

export const state = {
  me: null,
  here: null,
  persons: new Map(),
  bot: { id: "0", name: "the bot", bot: true, online: false },
  guilds: new Map(),
  channels: new Map(),
  /** channel id -> {items: Map(id -> message), loaded, more} */
  messages: new Map(),
  /** channel id -> Map(message id -> {author, pings}), to count unread messages */
  marks: new Map(),
  commands: [],
  permissions: [],
  /** interaction id -> {person, channel, message, control, text}, for interactions without an answer */
  pending: new Map(),
  /** message id -> {person, text}: an error to show below the message */
  failures: new Map(),
  /** "message/custom_id" -> values that were selected in a menu; removed when the message changes */
  picked: new Map(),
  /** open forms: person id -> {interaction, modal, channel} */
  forms: new Map(),
  /** Notes of the page («did not respond»), shown among the messages of a channel for one person. */
  notes: [],
  connected: false,
  world: "",
  /** the sandbox's address as the bot knows it */
  address: "",
};

const hub = new EventTarget();

export function on(topic, run) {
  for (const name of topic.split(" ")) hub.addEventListener(name, (event) => run(event.detail));
}

export function changed(topic, detail) {
  hub.dispatchEvent(new CustomEvent(topic, { detail }));
}

export const me = () => state.persons.get(state.me);
const language = (locale) => locale.split("-")[0];

/** Another person to play with: one who reads the same language, if there is any. */
export function secondPerson() {
  const others = [...state.persons.values()].filter((person) => person.id !== state.me);
  return others.find((person) => language(person.locale) === language(me().locale)) ?? others[0];
}

/** The person to begin as: one who reads the language of the browser, if there is any. */
export const firstPerson = (persons) =>
  persons.find((person) => language(person.locale) === language(navigator.language)) ?? persons[0];

export const here = () => state.channels.get(state.here);
export const user = (id) =>
  state.persons.get(String(id)) ?? (String(id) === state.bot.id ? state.bot : undefined);

/** Ids are decimal strings, because they are too large for numbers in JavaScript. */
export const compareIds = (a, b) => a.length - b.length || (a < b ? -1 : a > b ? 1 : 0);

// ---- stored in the browser ---------------------------------------------------------------------------------

const key = (name) => `turnpost.${state.world}.${name}`;

export function recall(name, otherwise) {
  try {
    return JSON.parse(localStorage.getItem(key(name))) ?? otherwise;
  } catch {
    return otherwise;
  }
}

export function remember(name, value) {
  try {
    localStorage.setItem(key(name), JSON.stringify(value));
  } catch {
    // A private window may have no storage. The badges then start at zero with each visit.
  }
}

// ---- unread messages ---------------------------------------------------------------------------------------

let read = null;

export function readMark(person, channel) {
  read ??= recall("read", {});
  return read[person]?.[channel] ?? "0";
}

export function markRead(person, channel) {
  const newest = [...(state.marks.get(channel)?.keys() ?? [])].sort(compareIds).at(-1);
  if (!newest || compareIds(newest, readMark(person, channel)) <= 0) return;
  (read[person] ??= {})[channel] = newest;
  remember("read", read);
  changed("unread");
}

export function forgetReading() {
  read = null;
}

/** {count, pings} of a channel for a person; every message in a DM is a ping. */
export function unread(person, channel) {
  const since = readMark(person, channel.id);
  let count = 0;
  let pings = 0;
  for (const [id, mark] of state.marks.get(channel.id) ?? []) {
    if (mark.author === person || compareIds(id, since) <= 0) continue;
    count += 1;
    if (channel.type === 1 || mark.pings.includes(person)) pings += 1;
  }
  return { count, pings };
}

export function badge(person) {
  let pings = 0;
  for (const channel of state.channels.values()) {
    if (sees(person, channel)) pings += unread(person, channel).pings;
  }
  return pings;
}

/** Whether the person can see the channel. */
export function sees(person, channel) {
  return channel.visible_to.includes(person);
}

export const dmOf = (person) =>
  [...state.channels.values()].find((channel) => channel.type === 1 && channel.member_ids.includes(person));
