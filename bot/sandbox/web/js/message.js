// One message as an <article>.

import { ask } from "./socket.js";
import { add, announce, displayName, el, face, icon } from "./dom.js";
import { components } from "./components.js";
import { embeds } from "./embeds.js";
import { clock } from "./format.js";
import { markdown } from "./markdown.js";
import { attachments } from "./media.js";
import { act } from "./acting.js";
import { offer, withApps } from "./apps.js";
import { changed, dmOf, me, state, user } from "./state.js";

export const EPHEMERAL = 64;
export const LOADING = 128;
const SYSTEM = { 4: "thread", 6: "pin", 18: "thread", 21: "thread" };

/** The context that markdown and components need about the person. */
export function context(message) {
  return {
    locale: me()?.locale ?? "en-GB",
    me: state.me,
    user,
    channel: (id) => state.channels.get(id),
    direct: () => dmOf(state.me),
    bot: () => state.bot && displayName(state.bot),
    goto: (id) => changed("goto", id),
    type: (text) => changed("type", text),
    message,
    busy: (customId) =>
      [...state.pending.values()].some((p) => p.message === message?.id && p.control === customId && p.person === state.me),
    press: (component, values) => press(message, component, values),
  };
}

/** Presses a button, or chooses in a menu. */
export async function press(message, component, values) {
  state.failures.delete(message.id);
  if (component.type !== 2) state.picked.set(`${message.id}/${component.custom_id}`, values);
  const args = { channel: message.channel_id, message: message.id, custom_id: component.custom_id, values };
  const what = { message: message.id, control: component.custom_id };
  const problem = await act("press", args, what);
  if (problem) {
    state.failures.set(message.id, { person: state.me, text: problem });
    changed("message", message);
  }
}

export function article(message, { compact = false } = {}) {
  if (message.note) return note(message);
  const own = context(message);
  if (message.type in SYSTEM) return system(message, own);
  const ephemeral = Boolean(message.flags & EPHEMERAL);
  const author = user(message.author.id) ?? message.author;
  const nameId = `author-${message.id}`;
  const pinged = message.pings.includes(state.me) && message.author.id !== state.me;
  const failure = state.failures.get(message.id);
  const apps = appsButton(message);
  const here = { channel: message.channel_id, target: author.id };
  const node = el(
    "article",
    {
      class: `message ${compact ? "compact" : ""} ${ephemeral ? "ephemeral" : ""} ${pinged ? "pinged" : ""}`,
      id: `message-${message.id}`,
      tabIndex: -1,
      "aria-labelledby": nameId,
      data: { id: message.id, author: message.author.id },
    },
    before(message),
    compact ? el("span", { class: "gutter" }, el("time", {}, timeOf(message))) : withApps(face(author), "user", here, apps),
    el(
      "div",
      { class: "message-body" },
      el(
        "header",
        { class: compact ? "message-head hidden" : "message-head" },
        withApps(el("span", { class: "author", id: nameId }, displayName(author)), "user", here, apps),
        " ",
        author.bot && [el("span", { class: "app-tag" }, "app"), " "],
        el("time", { datetime: message.timestamp, lang: own.locale }, clock(message.timestamp, own.locale)),
      ),
      body(message, own),
      failure?.person === state.me && el("p", { class: "failure", role: "alert" }, icon("warning"), failure.text),
      ephemeral && dismissLine(message),
    ),
    !ephemeral && apps,
  );
  return ephemeral ? node : withApps(node, "message", { channel: message.channel_id, message: message.id }, apps);
}

/** For those who do not know of the right button, and for keys. */
function appsButton(message) {
  const open = (event) => {
    const at = event.currentTarget.getBoundingClientRect();
    offer(event.currentTarget, { x: at.left, y: at.bottom }, "message", { channel: message.channel_id, message: message.id });
  };
  return el("button", { class: "apps-button", type: "button", "aria-label": "Apps", "aria-haspopup": "listbox", data: { key: "apps" }, on: { click: open } }, icon("more"));
}

const timeOf = (message) =>
  new Intl.DateTimeFormat(me()?.locale ?? "en-GB", { timeStyle: "short" }).format(new Date(message.timestamp));

function before(message) {
  if (message.referenced_message !== undefined && message.type === 19) {
    const target = message.referenced_message;
    const words = target ? plainWords(target, 120) || "(no text)" : "The message was deleted";
    return el(
      "button",
      { class: "before", type: "button", on: { click: () => target && changed("jump", target.id) } },
      icon("reply"),
      target && el("b", {}, displayName(user(target.author.id) ?? target.author)),
      el("span", { class: "before-words" }, words),
    );
  }
  const used = message.interaction_metadata;
  if (used?.type === 2) {
    return el(
      "div",
      { class: "before" },
      icon("reply"),
      el("b", {}, displayName(user(used.user?.id) ?? used.user)),
      " ",
      el("span", {}, message.used ? ["used ", el("code", { class: "used" }, message.used)] : "used a command"),
    );
  }
  return null;
}

/** The text of a message without markup, for replies and screen readers. */
export function plainWords(message, most) {
  const texts = [message.content];
  const walk = (list) => list?.forEach((c) => (c.type === 10 ? texts.push(c.content) : walk(c.components)));
  walk(message.components);
  const own = context(message);
  const rendered = document.createElement("div");
  for (const text of texts.filter(Boolean)) {
    const flat = text.slice(0, 600).replace(/^(?:-#|#{1,3}|>{1,3}|[-*]) +/gm, "").replaceAll("\n", " ");
    rendered.append(markdown(flat, own), " ");
  }
  for (const hidden of rendered.querySelectorAll(".spoiler-text")) hidden.textContent = "…";
  const words = rendered.textContent.replace(/\s+/g, " ").trim();
  return words.length > most ? `${words.slice(0, most)}…` : words;
}

function body(message, own) {
  if (message.flags & LOADING) {
    return el("p", { class: "thinking" }, `${displayName(user(message.author.id) ?? message.author)} is thinking`,
      el("span", { class: "dots", "aria-hidden": "true" }, el("i"), el("i"), el("i")));
  }
  return [
    message.content &&
      el("div", { class: "content" }, markdown(message.content, own), message.edited_timestamp && editedMark(message)),
    attachments(message.attachments ?? []),
    embeds(message.embeds ?? [], own),
    message.components?.length > 0 && el("div", { class: "components" }, components(message.components, own)),
    !message.content && !(message.flags & EPHEMERAL) && message.edited_timestamp && editedMark(message),
    message.thread && threadCard(message.thread),
  ];
}

const editedMark = (message) =>
  el("span", { class: "edited", title: clock(message.edited_timestamp, me()?.locale) }, " (edited)");

function threadCard(thread) {
  return el(
    "button",
    { class: "thread-card", type: "button", on: { click: () => changed("goto", thread.id) } },
    icon("thread"),
    el("b", {}, thread.name),
    el("span", { class: "muted" }, "Open the thread"),
  );
}

function dismissLine(message) {
  const dismiss = async () => {
    try {
      await ask("dismiss", { person: state.me, channel: message.channel_id, message: message.id });
    } catch (error) {
      announce(error.message);
    }
  };
  return el(
    "p",
    { class: "only-you" },
    icon("eye"),
    "Only you can see this ",
    el("span", { "aria-hidden": "true" }, "·"),
    el("button", { class: "textlike", type: "button", data: { key: "dismiss" }, on: { click: dismiss } }, "Dismiss"),
  );
}

function system(message, own) {
  const who = el("b", {}, displayName(user(message.author.id) ?? message.author));
  const target = message.message_reference?.channel_id;
  const open = (id, text) =>
    el("button", { class: "textlike", type: "button", on: { click: () => changed("goto", id) } }, text);
  const words = {
    4: () => [who, " named the thread ", el("b", {}, message.content)],
    18: () => [who, " started a thread: ", open(target, message.content)],
    21: () => [who, " started this thread from a message."],
  }[message.type]();
  return el(
    "article",
    { class: "message system", id: `message-${message.id}`, tabIndex: -1, data: { id: message.id } },
    el("span", { class: "gutter" }, icon(SYSTEM[message.type])),
    el("div", { class: "message-body" }, words, " ", el("time", { datetime: message.timestamp }, clock(message.timestamp, own.locale))),
  );
}

/** A note of the page in the list of messages, for one person: a command without an answer. */
function note(message) {
  const close = el("button", { class: "textlike", type: "button", data: { key: "dismiss" } }, "Dismiss");
  close.addEventListener("click", () => changed("forget-note", message.id));
  return add(
    el("article", { class: "message ephemeral note", id: `message-${message.id}`, tabIndex: -1, data: { id: message.id } }),
    message.used && el("div", { class: "before" }, icon("reply"), el("b", {}, displayName(me())), " ", el("span", {}, "used ", el("code", { class: "used" }, message.used))),
    face(state.bot),
    el(
      "div",
      { class: "message-body" },
      el("header", { class: "message-head" }, el("span", { class: "author" }, state.bot.name), el("span", { class: "app-tag" }, "app")),
      el("p", { class: message.waiting ? "thinking" : "failure", role: message.waiting ? null : "alert" },
        !message.waiting && icon("warning"), message.text,
        message.waiting && el("span", { class: "dots", "aria-hidden": "true" }, el("i"), el("i"), el("i"))),
      !message.waiting && el("p", { class: "only-you" }, icon("eye"), "Only you can see this ", el("span", { "aria-hidden": "true" }, "·"), close),
    ),
  );
}
