// Sending actions of a person, and waiting until the bot has answered or the time is over.

import { announce } from "./dom.js";
import { ask } from "./socket.js";
import { changed, state } from "./state.js";

// The bot's answer may arrive before the response to our request. Keep such answers for a moment.
const early = new Map();

/**
 * act("press" | "slash" | "submit", args, what) -> null if it was sent, otherwise an error message.
 * `what` is stored with the pending interaction: {message, control} for a control, {text} for a command.
 */
export async function act(kind, args, what = {}) {
  const person = state.me;
  let answer;
  try {
    answer = await ask(kind, { person, ...args });
  } catch (error) {
    return sentence(error.message);
  }
  const entry = { person, channel: args.channel, ...what };
  const news = early.get(answer.interaction);
  early.delete(answer.interaction);
  state.pending.set(answer.interaction, entry);
  changed("pending", entry);
  if (news) settle(news.event, news.packet);
  return null;
}

const sentence = (text) => {
  const capital = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.!?…]$/.test(capital) ? capital : `${capital}.`;
};

/** Handles the events «answered» and «failed». */
export function settle(event, packet) {
  const entry = state.pending.get(packet.interaction);
  if (!entry) {
    early.set(packet.interaction, { event, packet });
    setTimeout(() => early.delete(packet.interaction), 5000);
    return;
  }
  state.pending.delete(packet.interaction);
  if (event === "failed") {
    announce("This interaction failed.");
    if (entry.message) state.failures.set(entry.message, { person: entry.person, text: "This interaction failed." });
    else if (!entry.form) leaveNote(entry, packet.reason);
  }
  if (packet.modal) {
    state.forms.set(entry.person, { interaction: packet.interaction, modal: packet.modal, channel: entry.channel });
    changed("forms");
  }
  entry.onSettled?.(event, packet);
  changed("pending", entry);
}

let notes = 0;

export function leaveNote(entry, text) {
  const mark = [...(state.marks.get(entry.channel)?.keys() ?? [])].at(-1) ?? "0";
  state.notes.push({
    note: true,
    id: `note-${++notes}`,
    after: mark,
    person: entry.person,
    channel_id: entry.channel,
    used: entry.text,
    text,
  });
  changed("notes");
}
