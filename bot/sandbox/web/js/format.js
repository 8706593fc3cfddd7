// Formatting of times, languages and names in a locale.

const UNITS = [
  ["year", 31536000],
  ["month", 2629800],
  ["week", 604800],
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
];

const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
  s: { dateStyle: "short", timeStyle: "short" },
  S: { dateStyle: "short", timeStyle: "medium" },
};

const safe = (locale) => {
  try {
    return Intl.getCanonicalLocales(locale)[0];
  } catch {
    return "en-GB";
  }
};

export function relative(unix, locale, now = Date.now() / 1000) {
  const seconds = unix - now;
  const [unit, size] = UNITS.find(([, length]) => Math.abs(seconds) >= length) ?? UNITS.at(-1);
  return new Intl.RelativeTimeFormat(safe(locale), { numeric: "auto" }).format(Math.round(seconds / size), unit);
}

/** Discord's <t:unix:style>. */
export function stamp(unix, style, locale) {
  const date = new Date(unix * 1000);
  if (Number.isNaN(date.getTime())) return String(unix);
  if (style === "R") return relative(unix, locale);
  return new Intl.DateTimeFormat(safe(locale), STYLES[style] ?? STYLES.f).format(date);
}

export function clock(iso, locale) {
  const date = new Date(iso);
  const today = new Date().toDateString() === date.toDateString();
  const options = today ? { timeStyle: "short" } : { dateStyle: "short", timeStyle: "short" };
  return new Intl.DateTimeFormat(safe(locale), options).format(date);
}

export function day(iso, locale) {
  return new Intl.DateTimeFormat(safe(locale), { dateStyle: "long" }).format(new Date(iso));
}

/** Some of Discord's locales: first those of the bot, then a few for which it must fall back to English. */
export const LOCALES = [
  ["en-US", "English (US)"],
  ["en-GB", "English (UK)"],
  ["el", "Ελληνικά"],
  ["pl", "Polski"],
  ["de", "Deutsch"],
  ["es-ES", "Español"],
  ["es-419", "Español (LATAM)"],
  ["fr", "Français"],
  ["it", "Italiano"],
  ["tr", "Türkçe"],
];

/** The name of a language in this language. */
export function localeName(code) {
  const known = LOCALES.find(([one]) => one === code)?.[1];
  if (known) return known;
  try {
    const name = new Intl.DisplayNames([code], { type: "language" }).of(code);
    return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
  } catch {
    return code;
  }
}
