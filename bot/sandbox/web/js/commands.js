// The slash commands of a person in a channel, and the search while typing.

import { ask } from "./socket.js";

const OFTEN = 5;

/** Entries as from bot.sandbox.commands.listing, in the language of the person. */
const cache = new Map();

export function forgetCommands() {
  cache.clear();
}

export async function commandsFor(person, channel) {
  const key = `${person}/${channel}`;
  if (!cache.has(key)) cache.set(key, ask("commands", { person, channel }).catch((error) => {
    cache.delete(key);
    throw error;
  }));
  return cache.get(key);
}

const fold = (text) => text.toLocaleLowerCase().normalize("NFD").replace(/\p{M}/gu, "");

/** How well a command matches the text after the slash: a lower number is better, null is no match. */
function fit(entry, typed) {
  const names = [fold(entry.shown), fold(entry.path)];
  if (names.some((name) => name.startsWith(typed))) return 0;
  const words = typed.split(/[\s_-]+/).filter(Boolean);
  for (const name of names) {
    const parts = name.split(/[\s_-]+/);
    if (words.every((word) => parts.some((part) => part.startsWith(word)))) return 1;
  }
  if (names.some((name) => name.includes(typed))) return 2;
  return words.length && words.every((word) => fold(entry.description).includes(word)) ? 3 : null;
}

/** What is listed when nothing is typed yet: {group, entry}, those that are often used first, then all by name. */
export function listed(entries, used, app) {
  const all = matching(entries, "");
  const often = all.filter(({ path }) => used[path]).sort((a, b) => used[b.path] - used[a.path]).slice(0, OFTEN);
  return [...often.map((entry) => ({ group: "Frequently used", entry })), ...all.map((entry) => ({ group: app, entry }))];
}

export function matching(entries, text) {
  const typed = fold(text).trimStart();
  return entries
    .map((entry) => ({ entry, rank: fit(entry, typed.trim() ? typed : "") }))
    .filter(({ rank }) => rank !== null)
    .sort((a, b) => a.rank - b.rank || a.entry.shown.localeCompare(b.entry.shown))
    .map(({ entry }) => entry);
}

/** The command whose full name and a space are at the start of the text: {entry, rest}, or null. */
export function typedCommand(entries, text) {
  const typed = fold(text);
  const found = entries.flatMap((entry) => [entry.shown, entry.path].map((name) => ({ entry, name: fold(name) })));
  const hit = found.filter(({ name }) => typed.startsWith(`${name} `)).sort((a, b) => b.name.length - a.name.length)[0];
  return hit ? { entry: hit.entry, rest: text.slice(hit.name.length + 1) } : null;
}

/**
 * «game:x seats: 3» -> {game: "x", seats: "3"} with default option names. Text before the first option name
 * belongs to the first option, because a person may type faster than the fields appear.
 */
export function typedOptions(entry, rest) {
  const byName = new Map(entry.options.flatMap((o) => [[fold(o.shown), o], [fold(o.name), o]]));
  const marks = [...rest.matchAll(/(?:^|\s)([^\s:]+):/gu)].filter((m) => byName.has(fold(m[1])));
  const values = {};
  const first = rest.slice(0, marks[0]?.index ?? rest.length).trim();
  if (first && entry.options.length) values[entry.options[0].name] = first;
  marks.forEach((mark, n) => {
    const end = marks[n + 1]?.index ?? rest.length;
    values[byName.get(fold(mark[1])).name] = rest.slice(mark.index + mark[0].length, end).trim();
  });
  return values;
}

/** The fixed choices that match a text; those that start with it come first. */
export function narrow(choices, text, label = (choice) => choice.shown ?? choice.name) {
  const typed = fold(text.trim());
  if (!typed) return choices;
  const starts = choices.filter((choice) => fold(label(choice)).startsWith(typed));
  return [...starts, ...choices.filter((choice) => !starts.includes(choice) && fold(label(choice)).includes(typed))];
}

export const same = (a, b) => fold(String(a)) === fold(String(b));
