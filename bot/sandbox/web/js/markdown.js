// Discord's markdown -> DOM nodes. The parser is written by hand; all text becomes text nodes.

import { displayName, el, localUrl } from "./dom.js";
import { stamp } from "./format.js";

const DEPTH = 12;

/**
 * markdown(text, {locale, user, channel, me, goto, type}) -> DocumentFragment
 * user(id) and channel(id) return names; goto(channel id) opens a channel; type(text) types a command.
 */
export function markdown(text, context) {
  const out = document.createDocumentFragment();
  blocks(String(text ?? "").replaceAll("\r\n", "\n"), context, out, 0);
  return out;
}

// ---- blocks ------------------------------------------------------------------------------------------------

function blocks(text, context, out, depth) {
  const lines = text.split("\n");
  let plain = [];
  const flush = () => {
    if (plain.length) inline(plain.join("\n"), context, out, depth);
    plain = [];
  };
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i];
    const fence = fenceAt(lines, i);
    if (fence) {
      if (fence.before) plain.push(fence.before);
      flush();
      out.append(codeBlock(fence));
      if (fence.after) {
        lines[fence.end] = fence.after;
        i = fence.end - 1;
      } else i = fence.end;
      continue;
    }
    const heading = /^(#{1,3}) +(\S.*)$/.exec(line);
    const small = /^-# +(\S.*)$/.exec(line);
    const item = /^( *)([-*]|\d{1,9}\.) +(\S.*)$/.exec(line);
    if (depth < DEPTH && (heading || small)) {
      flush();
      const node = heading
        ? el("div", { class: `md-h md-h${heading[1].length}`, role: "heading", "aria-level": heading[1].length + 2 })
        : el("div", { class: "md-small" });
      inline(heading ? heading[2] : small[1], context, node, depth + 1);
      out.append(node);
    } else if (depth < DEPTH && /^>>> /.test(line)) {
      flush();
      const quote = el("blockquote", { class: "md-quote" });
      blocks([line.slice(4), ...lines.slice(i + 1)].join("\n"), context, quote, depth + 1);
      out.append(quote);
      return;
    } else if (depth < DEPTH && /^> /.test(line)) {
      flush();
      const quoted = [];
      while (i < lines.length && /^>( |$)/.test(lines[i])) quoted.push(lines[i++].slice(2));
      i -= 1;
      const quote = el("blockquote", { class: "md-quote" });
      blocks(quoted.join("\n"), context, quote, depth + 1);
      out.append(quote);
    } else if (depth < DEPTH && item) {
      flush();
      i = list(lines, i, context, out, depth + 1) - 1;
    } else plain.push(line);
  }
  flush();
}

function fenceAt(lines, i) {
  const start = lines[i].indexOf("```");
  if (start < 0 || lines[i][start - 1] === "\\") return null;
  const rest = [lines[i].slice(start + 3), ...lines.slice(i + 1)].join("\n");
  const close = rest.indexOf("```");
  if (close < 1) return null;
  let body = rest.slice(0, close);
  const language = /^([A-Za-z0-9_+.#-]+)\n/.exec(body)?.[1] ?? "";
  if (language) body = body.slice(language.length);
  if (!body.trim()) return null;
  const end = i + rest.slice(0, close).split("\n").length - 1;
  const after = rest.slice(close + 3).split("\n")[0];
  return { before: lines[i].slice(0, start), body: body.replace(/^\n/, "").replace(/\n$/, ""), language, end, after };
}

function codeBlock({ body, language }) {
  return el("pre", { class: "md-pre", tabIndex: 0, "aria-label": language ? `Code, ${language}` : "Code" }, el("code", {}, body));
}

/** Reads the lines of a list from `at`; returns the first line after the list. */
function list(lines, at, context, out, depth) {
  const stack = [];
  let i = at;
  for (; i < lines.length; i++) {
    const item = /^( *)([-*]|\d{1,9}\.) +(\S.*)$/.exec(lines[i]);
    if (!item) {
      // An indented line continues the item above it.
      if (/^ {2,}\S/.test(lines[i]) && stack.length) {
        const last = stack.at(-1).node.lastElementChild;
        last.append(el("br"));
        inline(lines[i].trim(), context, last, depth + 1);
        continue;
      }
      break;
    }
    const indent = item[1].length;
    while (stack.length > 1 && indent < stack.at(-1).indent) stack.pop();
    const ordered = /\d/.test(item[2]);
    if (!stack.length || (indent > stack.at(-1).indent + 1 && stack.length < 5)) {
      const node = el(ordered ? "ol" : "ul", { class: "md-list", start: ordered ? parseInt(item[2], 10) : null });
      (stack.length ? (stack.at(-1).node.lastElementChild ?? out) : out).append(node);
      stack.push({ indent, node });
    }
    const li = el("li");
    inline(item[3], context, li, depth + 1);
    stack.at(-1).node.append(li);
  }
  return i;
}

// ---- inline ------------------------------------------------------------------------------------------------

const PAIRS = [
  ["**", () => el("strong")],
  ["__", () => el("u")],
  ["~~", () => el("s")],
  ["||", spoiler],
  ["*", () => el("em")],
  ["_", () => el("em")],
];

const TOKENS = [
  [/^<t:(-?\d{1,13})(?::([tTdDfFsSR]))?>/, (m, c) => time(Number(m[1]), m[2] ?? "f", c)],
  [/^<@!?(\d{1,20})>/, (m, c) => mention(`@${nameOf(c.user?.(m[1]))}`, m[1] === c.me ? "mention mention-me" : "mention")],
  [/^<@&(\d{1,20})>/, () => mention("@role", "mention")],
  [/^<#(\d{1,20})>/, (m, c) => channelLink(m[1], c)],
  [/^<\/([^:>\n]{1,98}):(\d{1,20})>/, (m, c) => commandLink(m[1], c)],
  [/^<a?:(\w{2,32}):\d{1,20}>/, (m) => el("span", { class: "emoji-name" }, `:${m[1]}:`)],
  [/^@(everyone|here)\b/, (m) => mention(m[0], "mention mention-me")],
  [/^<(https?:\/\/[^\s<>]+)>/, (m) => link(m[1], m[1])],
  [/^https:\/\/discord\.com\/channels\/@me(?:\/(\d{1,20}))?(?![\w/])/, (m, c) => directLink(m, c)],
  [/^https?:\/\/[^\s<]*[^\s<.,:;"')\]!?]/, (m) => link(m[0], m[0])],
];

const nameOf = (found) => (found ? displayName(found) : "unknown person");

function inline(text, context, out, depth) {
  let plain = "";
  const flush = () => {
    if (!plain) return;
    plain.split("\n").forEach((part, n) => {
      if (n) out.append(el("br"));
      if (part) out.append(part);
    });
    plain = "";
  };
  let i = 0;
  scan: while (i < text.length) {
    const c = text[i];
    if (c === "\\" && i + 1 < text.length && /[^0-9A-Za-z\s]/.test(text[i + 1])) {
      const character = String.fromCodePoint(text.codePointAt(i + 1));
      plain += character;
      i += 1 + character.length;
      continue;
    }
    if (c === "`") {
      const tick = /^`+/.exec(text.slice(i))[0];
      const close = closingTicks(text, i + tick.length, tick);
      if (close > 0) {
        flush();
        const body = text.slice(i + tick.length, close).replaceAll("\n", " ");
        out.append(el("code", { class: "md-code" }, body.length > 2 ? body.replace(/^ (.*) $/, "$1") : body));
        i = close + tick.length;
        continue;
      }
      plain += tick;
      i += tick.length;
      continue;
    }
    if ("<@h".includes(c)) {
      const rest = text.slice(i, i + 2100);
      for (const [pattern, build] of TOKENS) {
        const match = pattern.exec(rest);
        if (!match) continue;
        flush();
        out.append(build(match, context));
        i += match[0].length;
        continue scan;
      }
    }
    if (c === "[" && depth < DEPTH) {
      const match = /^\[((?:\\.|[^\\[\]\n]){1,400})\]\(<?(https?:\/\/[^\s<>()]*)>?(?: "[^"\n]*")?\)/.exec(text.slice(i, i + 2600));
      if (match) {
        flush();
        const anchor = link(match[2], "");
        inline(match[1], context, anchor, depth + 1);
        out.append(anchor);
        i += match[0].length;
        continue;
      }
    }
    if (depth < DEPTH) {
      for (const [delimiter, build] of PAIRS) {
        if (!text.startsWith(delimiter, i)) continue;
        const close = closing(text, i, delimiter);
        if (close < 0) continue;
        flush();
        const node = build();
        inline(text.slice(i + delimiter.length, close), context, node.inside ?? node, depth + 1);
        out.append(node);
        i = close + delimiter.length;
        continue scan;
      }
    }
    plain += c;
    i += 1;
  }
  flush();
}

function closingTicks(text, from, tick) {
  for (const match of text.slice(from).matchAll(/`+/g)) {
    if (match[0].length === tick.length && match.index > 0) return from + match.index;
  }
  return -1;
}

/** The position where the pair that opens at `at` closes, or -1. Escapes and code are skipped. */
function closing(text, at, delimiter) {
  const one = delimiter.length === 1;
  const start = at + delimiter.length;
  if (one && (/\s/.test(text[start] ?? " ") || text[start] === delimiter)) return -1;
  if (delimiter === "_" && /[\p{L}\p{N}]/u.test(text[at - 1] ?? " ")) return -1;
  for (let i = start; i < text.length; i++) {
    if (text[i] === "\\") {
      i += 1;
      continue;
    }
    if (text[i] === "`") {
      const tick = /^`+/.exec(text.slice(i))[0];
      const close = closingTicks(text, i + tick.length, tick);
      i = close > 0 ? close + tick.length - 1 : i + tick.length - 1;
      continue;
    }
    if (!text.startsWith(delimiter, i) || i === start) continue;
    if (one) {
      if (text[i + 1] === delimiter) {
        i += 1;
        continue;
      }
      if (delimiter === "*" && /\s/.test(text[i - 1])) continue;
      if (delimiter === "_" && /[\p{L}\p{N}]/u.test(text[i + 1] ?? " ")) continue;
    } else if (text[i + 2] === delimiter[0]) continue;
    return i;
  }
  return -1;
}

function spoiler() {
  const inside = el("span", { class: "spoiler-text" });
  const node = el("span", { class: "spoiler", role: "button", tabIndex: 0, "aria-label": "Spoiler, press to show" }, inside);
  const open = (event) => {
    if (event.type === "keydown" && !["Enter", " "].includes(event.key)) return;
    if (node.classList.contains("open")) return;
    event.preventDefault();
    node.classList.add("open");
    node.removeAttribute("role");
    node.removeAttribute("aria-label");
  };
  node.addEventListener("click", open);
  node.addEventListener("keydown", open);
  node.inside = inside;
  return node;
}

function link(url, text) {
  return el("a", { class: "md-link", href: localUrl(url), target: "_blank", rel: "noreferrer noopener" }, text);
}

const mention = (text, name) => el("span", { class: name }, text);

function channelLink(id, context) {
  const channel = context.channel?.(id);
  if (!channel) return mention("#unknown", "mention");
  return el("button", { class: "mention mention-link", type: "button", on: { click: () => context.goto?.(id) } }, `#${channel.name}`);
}

/** Discord's own address of direct messages leads to those of this page. */
function directLink([address, id], context) {
  const channel = id ? context.channel?.(id) : context.direct?.();
  if (!channel) return link(address, address);
  return el("button", { class: "mention mention-link", type: "button", on: { click: () => context.goto?.(channel.id) } }, `@${context.bot?.() ?? "bot"}`);
}

function commandLink(name, context) {
  return el("button", { class: "mention mention-link", type: "button", on: { click: () => context.type?.(`/${name} `) } }, `/${name}`);
}

function time(unix, style, context) {
  const date = new Date(unix * 1000);
  return el(
    "time",
    {
      class: "md-time",
      datetime: Number.isNaN(date.getTime()) ? null : date.toISOString(),
      lang: context.locale,
      title: stamp(unix, "F", context.locale),
      data: { unix: String(unix), style, locale: context.locale },
    },
    stamp(unix, style, context.locale),
  );
}

/** Updates relative times while the page is open. */
export function tick(root) {
  for (const node of root.querySelectorAll('time[data-style="R"]')) {
    const text = stamp(Number(node.dataset.unix), "R", node.dataset.locale);
    if (node.textContent !== text) node.textContent = text;
  }
}
