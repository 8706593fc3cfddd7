// What the bot offers in the menu of a message or a person: by the right button, a long press, or the menu key.

import { act, leaveNote } from "./acting.js";
import { announce, face } from "./dom.js";
import { popup } from "./popup.js";
import { ask } from "./socket.js";
import { me, state } from "./state.js";

const LONG = 500; // milliseconds of a long press
const STILL = 10; // pixels that a finger may move meanwhile

/**
 * withApps(node, "message" | "user", target, anchor) -> node
 * target: {channel, message} or () => {channel, target}; anchor: what has the focus afterwards.
 */
export function withApps(node, on, target, anchor = node) {
  let timer = null;
  let from = null;
  const stop = () => clearTimeout(timer);
  const show = (spot) => offer(anchor, spot, on, typeof target === "function" ? target() : target);
  node.addEventListener("contextmenu", (event) => {
    // Whoever has marked text, or holds Shift, wants the menu of the browser.
    if (event.shiftKey || String(getSelection())) return;
    stop();
    event.preventDefault();
    event.stopPropagation();
    show({ x: event.clientX, y: event.clientY });
  });
  node.addEventListener("pointerdown", (event) => {
    if (event.pointerType !== "touch") return;
    event.stopPropagation();
    stop();
    from = { x: event.clientX, y: event.clientY };
    timer = setTimeout(() => {
      swallowClick();
      show(from);
    }, LONG);
  });
  node.addEventListener("pointermove", (event) => {
    if (from && Math.hypot(event.clientX - from.x, event.clientY - from.y) > STILL) stop();
  });
  for (const end of ["pointerup", "pointercancel", "pointerleave"]) node.addEventListener(end, stop);
  return node;
}

/** The finger that is lifted after a long press must not press what lies below it. */
function swallowClick() {
  const swallow = (event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  const done = () => removeEventListener("click", swallow, { capture: true });
  addEventListener("click", swallow, { capture: true, once: true });
  addEventListener("pointerup", () => setTimeout(done, 50), { once: true });
  addEventListener("pointerdown", done, { capture: true, once: true });
}

/** Shows the entries; the chosen one is used. */
export async function offer(anchor, spot, on, target) {
  const person = state.me;
  let entries;
  try {
    entries = await ask("menu", { person, channel: target.channel, on });
  } catch (error) {
    announce(error.message);
    return;
  }
  if (!entries.length) {
    announce("No app offers anything here.");
    return;
  }
  popup(anchor, {
    label: "Apps",
    at: spot,
    lang: me()?.locale,
    choices: entries.map(({ name, shown }) => ({ label: shown, value: name, face: face(state.bot, "tiny") })),
    onDone: ([name]) => use(name, target),
  });
}

async function use(name, target) {
  const entry = { person: state.me, channel: target.channel, text: name };
  const problem = await act("use", { ...target, name }, { text: name });
  if (problem) leaveNote(entry, problem);
}
