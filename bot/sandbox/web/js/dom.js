// Helpers for building the page. Text always becomes text nodes; nothing here parses HTML.

import { state } from "./state.js";

/** el("button", {class: "x", on: {click: f}, data: {id: 1}, "aria-label": "y"}, child, "text", [more]) */
export function el(tag, props = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) {
    if (value === undefined || value === null || value === false) continue;
    if (name === "class") node.className = value;
    else if (name === "on") for (const [event, run] of Object.entries(value)) node.addEventListener(event, run);
    else if (name === "data") Object.assign(node.dataset, value);
    else if (name === "style") for (const [key, v] of Object.entries(value)) node.style.setProperty(key, v);
    else if (PROPERTIES.has(name)) node[name] = value;
    else node.setAttribute(name, value === true ? "" : String(value));
  }
  add(node, children);
  return node;
}

const PROPERTIES = new Set(["value", "checked", "disabled", "selected", "readOnly", "hidden", "tabIndex", "multiple"]);

export function add(node, ...children) {
  for (const child of children.flat(Infinity)) {
    if (child === undefined || child === null || child === false || child === "") continue;
    node.append(child);
  }
  return node;
}

export function fill(node, ...children) {
  node.replaceChildren();
  return add(node, children);
}

// Icons on a 24 px grid. They consist of strokes only, so they have the colour of the text.
const ICONS = {
  hash: "M9 4 7 20M17 4l-2 16M4 9h17M3 15h17",
  thread: "M6 4v9a4 4 0 0 0 4 4h9M15 13l4 4-4 4",
  forum: "M4 4h11v8H8l-4 3zM9 15v1h7l4 3v-9h-2",
  letter: "M3 6h18v12H3zM3.5 6.5 12 13l8.5-6.5",
  menu: "M4 6h16M4 12h16M4 18h16",
  close: "M6 6l12 12M18 6 6 18",
  tools: "M4 7h10M18 7h2M4 17h2M10 17h10M14 4v6M6 14v6",
  plus: "M12 5v14M5 12h14",
  send: "M4 12h15M13 6l6 6-6 6",
  down: "M6 9l6 6 6-6",
  right: "M9 6l6 6-6 6",
  left: "M15 6l-6 6 6 6",
  reply: "M9 7 4 12l5 5M5 12h9a6 6 0 0 1 6 6",
  eye: "M2 12s4-6.5 10-6.5S22 12 22 12s-4 6.5-10 6.5S2 12 2 12zM12 9.2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6z",
  file: "M6 3h8l5 5v13H6zM14 3v5h5",
  link: "M8 16 17 7M10 7h7v7",
  lock: "M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3",
  check: "M5 12.5 10 17l9-10",
  warning: "M12 4 2.5 20h19zM12 10v5M12 17.4v.2",
  pin: "M9 4h6l-1 6 3 3H7l3-3zM12 13v7",
  more: "M5 12h.1M12 12h.1M19 12h.1",
  chest: "M4 8h16v4H4zM6 12v8h12v-8",
};

export function icon(name, label) {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("class", `icon icon-${name}`);
  if (label) {
    svg.setAttribute("role", "img");
    svg.setAttribute("aria-label", label);
  } else svg.setAttribute("aria-hidden", "true");
  const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
  path.setAttribute("d", ICONS[name]);
  svg.append(path);
  return svg;
}

/** The avatar of the bot: a ship's lantern on a post. */
export function mark() {
  const ns = "http://www.w3.org/2000/svg";
  const svg = document.createElementNS(ns, "svg");
  svg.setAttribute("viewBox", "0 0 40 40");
  svg.setAttribute("class", "mark");
  svg.setAttribute("aria-hidden", "true");
  const shapes = [
    ["M20 3 22.6 17.4 37 20 22.6 22.6 20 37 17.4 22.6 3 20 17.4 17.4z", "mark-star"],
    ["M20 3 22.6 17.4 20 20zM37 20 22.6 22.6 20 20zM20 37 17.4 22.6 20 20zM3 20 17.4 17.4 20 20z", "mark-shade"],
    ["M9.4 9.4 17 18l1-1zM30.6 9.4 22 17l1 1zM30.6 30.6 23 22l-1 1zM9.4 30.6 18 23l-1-1z", "mark-thin"],
  ];
  for (const [d, name] of shapes) {
    const path = document.createElementNS(ns, "path");
    path.setAttribute("d", d);
    path.setAttribute("class", name);
    svg.append(path);
  }
  return svg;
}

/** The round avatar of a person: the first letter on a colour that differs from its neighbours in the list. */
export function face(user, size = "") {
  if (user?.bot) return el("span", { class: `face face-bot ${size}`, "aria-hidden": "true" }, mark());
  const name = displayName(user);
  const order = Math.max(0, [...state.persons.keys()].indexOf(user?.id));
  return el(
    "span",
    { class: `face ${size}`, "aria-hidden": "true", style: { "--hue": String(Math.round(18 + order * 137.5) % 360) } },
    [...name][0]?.toLocaleUpperCase() ?? "?",
  );
}

export function displayName(user) {
  return user?.name ?? user?.global_name ?? user?.username ?? "somebody";
}

/** Remembers the focused element. The returned function restores the focus, even if the element was redrawn. */
export function keepFocus(node = document.activeElement) {
  const { key } = node?.dataset ?? {};
  const message = node?.closest?.(".message")?.id;
  return () => {
    const again = key && `[data-key="${CSS.escape(key)}"]`;
    const found = node?.isConnected ? node : again && document.querySelector(message ? `#${message} ${again}` : again);
    found?.focus({ preventScroll: true });
  };
}

const live = () => document.getElementById("live");

/** Announces a sentence to screen readers. */
export function announce(text) {
  const region = live();
  if (!region) return;
  region.textContent = "";
  requestAnimationFrame(() => (region.textContent = text));
}

export const onPhone = () => matchMedia("(max-width: 760px)").matches;

/** Links of attachments have the address that the bot uses; the page may have been opened with another one. */
export function localUrl(url) {
  let parsed;
  try {
    parsed = new URL(url, location.href);
  } catch {
    return "";
  }
  if (!["http:", "https:"].includes(parsed.protocol)) return "";
  return parsed.origin === state.address ? parsed.pathname + parsed.search : parsed.href;
}

export function bytes(n) {
  if (!Number.isFinite(n)) return "";
  if (n < 1024) return `${n} bytes`;
  return n < 1024 * 1024 ? `${(n / 1024).toFixed(1)} KB` : `${(n / 1024 / 1024).toFixed(1)} MB`;
}
