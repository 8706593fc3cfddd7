// Drawing of embeds.

import { el, localUrl } from "./dom.js";
import { clock } from "./format.js";
import { hex } from "./components.js";
import { picture } from "./media.js";
import { markdown } from "./markdown.js";

export function embeds(list, context) {
  return list.map((embed) => one(embed, context));
}

function titled(text, url, className) {
  if (!text) return null;
  return url
    ? el("a", { class: `md-link ${className}`, href: localUrl(url), target: "_blank", rel: "noreferrer noopener" }, text)
    : el("div", { class: className }, text);
}

function one(embed, context) {
  const image = embed.image && picture([{ media: embed.image, description: embed.image.description ?? embed.title ?? null }], 0);
  const thumbnail =
    embed.thumbnail && picture([{ media: embed.thumbnail, description: embed.thumbnail.description ?? null }], 0, { className: "thumbnail" });
  const foot = [embed.footer?.text, embed.timestamp && clock(embed.timestamp, context.locale)].filter(Boolean).join(" · ");
  return el(
    "div",
    { class: "embed", style: embed.color == null ? {} : { "--accent-line": hex(embed.color) } },
    el(
      "div",
      { class: "embed-body" },
      el(
        "div",
        { class: "embed-words" },
        titled(embed.author?.name, embed.author?.url, "embed-author"),
        titled(embed.title, embed.url, "embed-title"),
        embed.description && el("div", { class: "embed-description" }, markdown(embed.description, context)),
        embed.fields?.length > 0 &&
          el(
            "div",
            { class: "embed-fields" },
            embed.fields.map((field) =>
              el(
                "div",
                { class: field.inline ? "embed-field inline" : "embed-field" },
                el("div", { class: "embed-name" }, markdown(field.name, context)),
                el("div", {}, markdown(field.value, context)),
              ),
            ),
          ),
      ),
      thumbnail,
    ),
    image,
    foot && el("div", { class: "embed-foot" }, foot),
  );
}
