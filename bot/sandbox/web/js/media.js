// Pictures and files. Pictures are scaled to the width, can be enlarged, and have their alt text.

import { add, announce, bytes, el, icon, keepFocus, localUrl } from "./dom.js";

const isPicture = (media) =>
  (media.content_type ?? "").startsWith("image/") || /\.(png|jpe?g|webp|gif|avif)(\?|$)/i.test(media.url ?? "");

/** A picture as a button that enlarges it. items: all pictures of the set, for previous and next. */
export function picture(items, n, { className = "", spoiler = false, key } = {}) {
  const item = items[n];
  const url = localUrl(item.media.url);
  const alt = item.description ?? "";
  const { width, height } = item.media;
  const image = el("img", {
    src: url,
    alt,
    width,
    height,
    loading: "lazy",
    decoding: "async",
    draggable: "false",
    on: { error: () => frame.classList.add("broken") },
  });
  const frame = el(
    "button",
    {
      class: `picture ${className} ${spoiler ? "veiled" : ""}`,
      type: "button",
      "aria-label": spoiler ? "Picture hidden as a spoiler, press to show" : `Enlarge the picture${alt ? `: ${alt}` : ""}`,
      data: { key },
      style: width && height ? { "--ratio": `${width} / ${height}`, "--wide": `${width}px` } : {},
      on: {
        click: () => {
          if (!frame.classList.contains("veiled")) return lightbox(items, n, frame);
          frame.classList.remove("veiled");
          frame.setAttribute("aria-label", `Enlarge the picture${alt ? `: ${alt}` : ""}`);
          return undefined;
        },
      },
    },
    image,
    alt && el("span", { class: "alt-badge", "aria-hidden": "true", title: alt }, "ALT"),
    el("span", { class: "veil-word", "aria-hidden": "true" }, "Spoiler"),
    el("span", { class: "broken-word" }, alt || "This picture cannot be shown."),
  );
  return frame;
}

/** The pictures of a gallery or of a message: one picture is large, several are in a grid. */
export function gallery(items, keyed = "picture") {
  return el(
    "div",
    { class: `gallery gallery-${Math.min(items.length, 4)}`, role: items.length > 1 ? "group" : null, "aria-label": items.length > 1 ? `${items.length} pictures` : null },
    items.map((item, n) =>
      isPicture(item.media)
        ? picture(items, n, { spoiler: item.spoiler, key: `${keyed}-${n}` })
        : fileCard({ name: item.description ?? "file", url: item.media.url }),
    ),
  );
}

export function fileCard({ name, size, url, description }) {
  return el(
    "div",
    { class: "file-card" },
    icon("file"),
    el(
      "span",
      { class: "file-words" },
      el("a", { href: localUrl(url), download: name, class: "md-link" }, name),
      el("span", { class: "muted" }, [bytes(size), description].filter(Boolean).join(" · ")),
    ),
  );
}

/** The attachments of a message: first the pictures, then the other files. */
export function attachments(list) {
  const pictures = list.filter(isPicture);
  const files = list.filter((file) => !isPicture(file));
  return [
    pictures.length > 0 &&
      gallery(
        pictures.map((file) => ({
          media: file,
          description: file.description ?? null,
          spoiler: file.filename?.startsWith("SPOILER_"),
        })),
        "attachment",
      ),
    files.map((file) => fileCard({ name: file.filename, size: file.size, url: file.url, description: file.description })),
  ];
}

// ---- the enlarged picture ----------------------------------------------------------------------------------

export function lightbox(items, start, origin) {
  const refocus = keepFocus(origin);
  const shown = items.filter((item) => isPicture(item.media));
  let n = Math.max(0, shown.indexOf(items[start]));
  const image = el("img", { draggable: "false" });
  const stage = el("div", { class: "lightbox-stage", tabIndex: 0, "aria-label": "Picture" }, image);
  const words = el("p", { class: "lightbox-alt" });
  const size = el("button", { class: "quiet", type: "button", on: { click: () => zoom() } });
  const link = el("a", { class: "quiet", target: "_blank", rel: "noreferrer" }, "Open in a new tab");
  const previous = el("button", { class: "round lightbox-previous", type: "button", "aria-label": "Previous picture", on: { click: () => show(n - 1) } }, icon("left"));
  const next = el("button", { class: "round lightbox-next", type: "button", "aria-label": "Next picture", on: { click: () => show(n + 1) } }, icon("right"));
  const box = el(
    "dialog",
    { class: "lightbox", "aria-label": "Enlarged picture" },
    stage,
    previous,
    next,
    el("div", { class: "lightbox-foot" }, words, el("div", { class: "lightbox-tools" }, size, link)),
    el("button", { class: "round lightbox-close", type: "button", "aria-label": "Close", on: { click: () => box.close() } }, icon("close")),
  );

  function zoom(to) {
    const large = to ?? !box.classList.contains("full");
    box.classList.toggle("full", large);
    size.textContent = large ? "Fit to the window" : "Show at full size";
  }

  function show(k) {
    n = (k + shown.length) % shown.length;
    const item = shown[n];
    image.src = localUrl(item.media.url);
    image.alt = item.description ?? "";
    link.href = localUrl(item.media.url);
    words.textContent = item.description ?? "This picture has no description.";
    zoom(false);
    previous.hidden = next.hidden = shown.length < 2;
    if (shown.length > 1) announce(`Picture ${n + 1} of ${shown.length}`);
  }

  image.addEventListener("click", (event) => {
    const ratio = [event.offsetX / image.clientWidth, event.offsetY / image.clientHeight];
    zoom();
    // Keep the pressed point in the middle.
    stage.scrollTo(
      ratio[0] * image.clientWidth - stage.clientWidth / 2,
      ratio[1] * image.clientHeight - stage.clientHeight / 2,
    );
  });
  stage.addEventListener("click", (event) => event.target === stage && box.close());
  box.addEventListener("keydown", (event) => {
    if (shown.length > 1 && event.key === "ArrowRight" && !box.classList.contains("full")) show(n + 1);
    else if (shown.length > 1 && event.key === "ArrowLeft" && !box.classList.contains("full")) show(n - 1);
    else if (event.key === "+" || event.key === "-") zoom(event.key === "+");
  });
  box.addEventListener("close", () => {
    box.remove();
    refocus();
  });
  add(document.body, box);
  show(n);
  box.showModal();
  stage.focus();
}
