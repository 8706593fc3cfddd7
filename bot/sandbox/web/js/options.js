// The fields of a slash command: one for each option, with fixed choices or completions by the bot.

import { narrow, same, typedOptions } from "./commands.js";
import { displayName, el, face, fill, icon } from "./dom.js";
import { upload } from "./modal.js";
import { ask } from "./socket.js";
import { state } from "./state.js";

const STRING = 3;
const INTEGER = 4;
const BOOLEAN = 5;
const USER = 6;
const CHANNEL = 7;
const ROLE = 8;
const MENTIONABLE = 9;
const NUMBER = 10;
const ATTACHMENT = 11;
const LIVE_DELAY = 120;

const YES_NO = [
  { shown: "True", value: true },
  { shown: "False", value: false },
];

export class OptionFields {
  /** typed: default option names to texts, or to {text, chosen} of an earlier use. hooks: {completion, leave, submit, complain}. */
  constructor(entry, typed, hooks) {
    this.entry = entry;
    this.hooks = hooks;
    this.person = state.me;
    this.channel = state.here;
    this.pills = [];
    this.sequence = 0;
    this.name = el(
      "button",
      { class: "command-name", type: "button", title: "Choose another command", "aria-label": `/${entry.shown}: choose another command`, on: { click: hooks.leave } },
      `/${entry.shown}`,
    );
    this.name.addEventListener("keydown", (event) => {
      if (event.key === "Backspace" || event.key === "Escape") {
        event.preventDefault();
        hooks.leave();
      } else if (event.key === "Enter" && !this.pills.length) {
        event.preventDefault();
        hooks.submit();
      }
    });
    this.pillBox = el("span", { class: "pills" });
    this.free = this.freeField();
    this.more = el("span", { class: "more-options" });
    this.nodes = [this.name, this.pillBox, this.free, this.more];
    for (const option of entry.options) {
      const before = typed[option.name];
      if (!option.required && before === undefined) continue;
      const pill = this.add(option, before?.text ?? before ?? "");
      pill.chosen = before?.chosen ?? null;
    }
    this.offerMore();
  }

  dispose() {
    clearTimeout(this.timer);
    this.sequence += 1;
  }

  // ---- the free text behind the fields: names of options that are still left out -------------------------------

  freeField() {
    const input = el("input", {
      type: "text",
      class: "pill-free",
      role: "combobox",
      "aria-label": "Add an option",
      "aria-autocomplete": "list",
      "aria-expanded": "false",
      "aria-haspopup": "listbox",
      autocomplete: "off",
      autocapitalize: "off",
      spellcheck: "false",
    });
    input.addEventListener("input", () => this.onFree());
    input.addEventListener("focus", () => this.suggestFree());
    input.addEventListener("keydown", (event) => this.onFreeKey(event));
    input.addEventListener("blur", () => setTimeout(() => this.hooks.completion.input === input && document.activeElement !== input && this.hooks.completion.hide(), 120));
    return input;
  }

  left() {
    return this.entry.options.filter((option) => !this.pills.some((pill) => pill.option === option));
  }

  onFree() {
    this.hooks.complain("");
    const named = [...this.free.value.matchAll(/(?:^|\s)([^\s:]+):/gu)].some((m) => this.left().some((o) => same(o.shown, m[1]) || same(o.name, m[1])));
    if (named) this.takeTyped();
    else this.suggestFree();
  }

  /** Moves typed text, such as «begin:22:30 end:8:00», to fields; text without a name goes to the first one. */
  takeTyped() {
    const values = typedOptions({ options: this.left() }, this.free.value);
    this.free.value = "";
    for (const [name, value] of Object.entries(values)) {
      this.start(this.entry.options.find((option) => option.name === name), value);
    }
  }

  start(option, value = "") {
    const pill = this.add(option, value);
    this.free.value = "";
    this.offerMore();
    pill.input.focus();
  }

  suggestFree() {
    const typed = this.free.value.trim();
    const items = narrow(this.left(), typed).map((option) => ({ label: option.shown, description: option.description, take: () => this.start(option) }));
    this.hooks.completion.show(this.free, {
      head: [this.entry.description, " ", el("span", { class: "muted" }, "Enter sends it.")],
      items,
      auto: typed !== "" && items.length > 0,
      label: "Options",
      lang: state.persons.get(this.person)?.locale,
    });
  }

  onFreeKey(event) {
    if (event.isComposing) return;
    const { completion, leave, submit } = this.hooks;
    if (completion.input === this.free && completion.key(event)) return;
    if (event.key === "Enter" || (event.key === "Tab" && !event.shiftKey && completion.active >= 0 && completion.input === this.free)) {
      event.preventDefault();
      if (completion.input === this.free && completion.active >= 0) completion.take();
      else if (this.free.value.trim()) this.takeTyped();
      else submit();
    } else if (event.key === "Escape") {
      event.preventDefault();
      if (completion.isOpen) completion.hide();
      else leave();
    } else if (event.key === "Backspace" && !this.free.value) {
      event.preventDefault();
      if (this.pills.length) this.pills.at(-1).input.focus();
      else leave();
    } else if (event.key === "ArrowLeft" && this.free.selectionEnd === 0 && this.pills.length) {
      event.preventDefault();
      this.pills.at(-1).input.focus();
    }
  }

  // ---- pills ----------------------------------------------------------------------------------------------

  add(option, value = "") {
    const id = `option-${option.name}`;
    const input =
      option.type === ATTACHMENT
        ? el("input", { type: "file", id, class: "pill-file" })
        : el("input", {
            type: "text",
            id,
            class: "pill-input",
            value,
            role: "combobox",
            "aria-autocomplete": "list",
            "aria-expanded": "false",
            "aria-haspopup": "listbox",
            "aria-required": option.required ? "true" : null,
            "aria-description": option.description,
            autocomplete: "off",
            autocapitalize: "off",
            spellcheck: "false",
            inputmode: option.type === INTEGER && !option.autocomplete && !option.choices.length ? "numeric" : null,
            data: { option: option.name },
          });
    const pill = { option, input, chosen: null, offered: [] };
    pill.node = el("span", { class: "pill" }, el("label", { for: id, lang: state.persons.get(this.person)?.locale }, option.shown), input);
    if (!option.required) {
      pill.node.append(el("button", { class: "pill-remove", type: "button", "aria-label": `Leave out ${option.shown}`, on: { click: () => this.remove(pill) } }, icon("close")));
    }
    input.addEventListener("input", () => this.onInput(pill));
    input.addEventListener("focus", () => this.suggest(pill));
    input.addEventListener("click", () => this.hooks.completion.panel.hidden && this.suggest(pill));
    input.addEventListener("keydown", (event) => this.onKey(event, pill));
    input.addEventListener("blur", () => setTimeout(() => this.hooks.completion.input === input && document.activeElement !== input && this.hooks.completion.hide(), 120));
    const index = this.entry.options.indexOf(option);
    const next = this.pills.findIndex((other) => this.entry.options.indexOf(other.option) > index && !option.required);
    // As on Discord, required options come first, the others in the order in which they were added.
    if (next >= 0 && this.pills[next].option.required) this.pills.splice(next, 0, pill);
    else this.pills.push(pill);
    fill(this.pillBox, this.pills.map(({ node }) => node));
    return pill;
  }

  remove(pill) {
    this.pills = this.pills.filter((other) => other !== pill);
    pill.node.remove();
    this.hooks.completion.hide();
    this.offerMore();
    (this.pills.at(-1)?.input ?? this.free).focus();
  }

  offerMore() {
    const left = this.left();
    this.free.hidden = left.length === 0;
    fill(
      this.more,
      left.map((option) =>
        el(
          "button",
          {
            class: "more-option",
            type: "button",
            title: option.description,
            "aria-label": `Add ${option.shown}: ${option.description}`,
            on: {
              click: () => this.start(option),
            },
          },
          `+ ${option.shown}`,
        ),
      ),
    );
  }

  focusFirst() {
    const half = this.pills.find((pill) => this.filled(pill) && this.fault(pill, this.value(pill)));
    const target = half ?? this.pills.find((pill) => !this.filled(pill)) ?? this.pills.at(-1);
    const free = this.free.hidden ? null : this.free;
    (target?.input ?? free ?? this.name).focus();
    if (!target && !free) this.hooks.completion.show(this.name, { head: [this.entry.description, " ", el("span", { class: "muted" }, "Enter sends it.")] });
  }

  filled(pill) {
    return pill.input.type === "file" ? pill.input.files.length > 0 : pill.input.value.trim() !== "";
  }

  // ---- completion -----------------------------------------------------------------------------------------

  onInput(pill) {
    pill.chosen = null;
    pill.node.classList.remove("bad");
    this.hooks.complain("");
    // The name of an option with a colon, such as «seats:», moves to the field of this option.
    const jump = /(?:^|\s)([^\s:]+):$/u.exec(pill.input.value);
    const option = jump && this.entry.options.find((o) => same(o.shown, jump[1]) || same(o.name, jump[1]));
    if (option === pill.option && jump.index === 0) {
      pill.input.value = ""; // the name of this option, typed before its value
    } else if (option && option !== pill.option) {
      pill.input.value = pill.input.value.slice(0, jump.index).trimEnd();
      const target = this.pills.find((other) => other.option === option) ?? this.add(option);
      this.offerMore();
      target.input.focus();
      return;
    }
    this.suggest(pill);
  }

  head(pill) {
    const { option } = pill;
    return [
      el("b", {}, option.shown),
      " ",
      option.description,
      el("span", { class: "muted" }, ` · ${limits(option)}`),
    ];
  }

  suggest(pill) {
    const { option } = pill;
    clearTimeout(this.timer);
    this.sequence += 1;
    if (option.autocomplete) return this.live(pill);
    const items = this.ready(option, pill.chosen ? "" : pill.input.value);
    return this.offer(pill, items, items.length || !pill.input.value ? "" : this.nothing(option));
  }

  nothing(option) {
    if ([USER, CHANNEL, ROLE, MENTIONABLE].includes(option.type)) return "There is nothing with this name.";
    return option.choices.length ? "There is no choice with this name." : "";
  }

  /** Choices that are known without asking the bot: [{label, value, ...}]. */
  ready(option, typed) {
    if (option.choices.length) return narrow(option.choices, typed).map((c) => ({ label: c.shown, value: c.value }));
    if (option.type === BOOLEAN) return narrow(YES_NO, typed).map((c) => ({ label: c.shown, value: c.value }));
    const list = [];
    if ([USER, MENTIONABLE].includes(option.type)) {
      for (const person of [...state.persons.values(), state.bot]) {
        list.push({ label: displayName(person), description: `@${person.username}`, value: person.id, before: face(person, "tiny") });
      }
    }
    const guild = state.channels.get(this.channel)?.guild_id;
    if ([ROLE, MENTIONABLE].includes(option.type) && guild) list.push({ label: "@everyone", value: guild });
    if (option.type === CHANNEL) {
      for (const channel of state.channels.values()) {
        if (option.channel_types?.length && !option.channel_types.includes(channel.type)) continue;
        if (channel.guild_id === guild && channel.visible_to.includes(this.person)) list.push({ label: `#${channel.name}`, value: channel.id });
      }
    }
    return narrow(list, typed.replace(/^[@#]/, ""), (item) => item.label.replace(/^[@#]/, ""));
  }

  live(pill) {
    const sequence = this.sequence;
    if (this.hooks.completion.input !== pill.input) this.hooks.completion.show(pill.input, { head: this.head(pill) });
    this.timer = setTimeout(async () => {
      const options = {};
      for (const other of this.pills) {
        if (other.input.type !== "file" && (other === pill || this.filled(other))) options[other.option.name] = this.value(other);
      }
      // For a selected choice, send its label to the completion.
      options[pill.option.name] = pill.input.value;
      let choices;
      try {
        choices = await ask("complete", { person: this.person, channel: this.channel, path: this.entry.path, options, focused: pill.option.name });
      } catch (error) {
        if (sequence === this.sequence) this.offer(pill, [], `The completion failed: ${error.message}`);
        return;
      }
      if (sequence !== this.sequence) return;
      const items = choices.map((choice) => ({ label: choice.name, value: choice.value }));
      pill.offered = items;
      this.offer(pill, items, "The bot has no completions for this.");
    }, LIVE_DELAY);
  }

  offer(pill, items, empty) {
    if (document.activeElement !== pill.input) return;
    // A text that is equal to a choice needs no selection: Enter sends the command.
    const done = pill.chosen || items.some((item) => same(item.label, pill.input.value.trim()));
    this.hooks.completion.show(pill.input, {
      head: this.head(pill),
      empty,
      auto: !done,
      label: pill.option.shown,
      lang: state.persons.get(this.person)?.locale,
      items: items.map((item) => ({ ...item, take: () => this.choose(pill, item) })),
    });
  }

  choose(pill, { label, value }) {
    pill.input.value = label;
    pill.chosen = { text: label, value };
    pill.node.classList.remove("bad");
    this.hooks.completion.hide();
    const next = this.pills.find((other) => other.option.required && !this.filled(other));
    if (next) next.input.focus();
    else pill.input.focus();
  }

  onKey(event, pill) {
    if (event.isComposing) return;
    const { completion, leave, submit } = this.hooks;
    if (completion.input === pill.input && completion.key(event)) return;
    const index = this.pills.indexOf(pill);
    const takes = completion.isOpen && completion.input === pill.input && completion.active >= 0 && !pill.chosen;
    if (event.key === "Enter" || (event.key === "Tab" && !event.shiftKey && takes && pill.input.value)) {
      event.preventDefault();
      if (takes) completion.take();
      else if (event.key === "Enter") {
        const next = this.pills.find((other) => other.option.required && !this.filled(other));
        if (next && next !== pill) next.input.focus();
        else submit();
      }
    } else if (event.key === "Escape") {
      event.preventDefault();
      if (completion.isOpen) completion.hide();
      else leave();
    } else if (event.key === "Backspace" && !pill.input.value) {
      event.preventDefault();
      if (!pill.option.required) this.remove(pill);
      else if (index > 0) this.pills[index - 1].input.focus();
      else leave();
    } else if (event.key === "ArrowRight" && pill.input.selectionStart === pill.input.value?.length && this.pills[index + 1]) {
      event.preventDefault();
      this.pills[index + 1].input.focus();
    } else if (event.key === "ArrowLeft" && pill.input.selectionEnd === 0 && index > 0) {
      event.preventDefault();
      this.pills[index - 1].input.focus();
    }
  }

  // ---- sending --------------------------------------------------------------------------------------------

  /** The value of a field: the selected choice or the text, converted to the type of the option. */
  value({ option, input, chosen, offered }) {
    const typed = input.value.trim();
    if (chosen && chosen.text.trim() === typed) return chosen.value;
    const items = [...offered, ...this.ready(option, "")];
    const exact = items.find((item) => same(item.label, typed) || same(item.label.replace(/^[@#]/, ""), typed.replace(/^[@#]/, "")) || String(item.value) === typed);
    if (exact) return exact.value;
    if (option.type === INTEGER && /^-?\d+$/.test(typed)) return Number(typed);
    if (option.type === NUMBER && typed !== "" && Number.isFinite(Number(typed.replace(",", ".")))) return Number(typed.replace(",", "."));
    return typed;
  }

  fault({ option }, value) {
    if (option.required && value === "") return `${option.shown} is needed.`;
    if (value === "") return null;
    if (option.choices.length && !option.choices.some((c) => c.value === value)) return `${option.shown}: take one of the choices.`;
    if (option.type === BOOLEAN && typeof value !== "boolean") return `${option.shown}: True or False?`;
    if ([USER, CHANNEL, ROLE, MENTIONABLE].includes(option.type) && !/^\d+$/.test(value)) return `${option.shown}: choose from the list.`;
    const isNumber = option.type === INTEGER || option.type === NUMBER;
    if (isNumber && typeof value !== "number") return `${option.shown} must be a ${option.type === INTEGER ? "whole " : ""}number.`;
    const size = typeof value === "string" ? value.length : value;
    const [least, most] = isNumber ? [option.min_value, option.max_value] : [option.min_length, option.max_length];
    if ((isNumber || option.type === STRING) && ((least != null && size < least) || (most != null && size > most))) {
      return `${option.shown}: ${limits(option)}.`;
    }
    return null;
  }

  /** The options to send; null if a field is wrong, which is then shown. */
  async collect() {
    const options = {};
    for (const pill of this.pills) {
      if (pill.option.type === ATTACHMENT) {
        const [file] = pill.input.files;
        if (file) options[pill.option.name] = await upload(file);
        else if (pill.option.required) return this.blame(pill, `${pill.option.shown}: choose a file.`);
        continue;
      }
      const value = this.value(pill);
      const fault = this.fault(pill, value);
      if (fault) return this.blame(pill, fault);
      if (value !== "") options[pill.option.name] = value;
    }
    return options;
  }

  blame(pill, text) {
    pill.node.classList.add("bad");
    pill.input.focus();
    this.hooks.complain(text);
    return null;
  }

  /** The contents of the fields by option name, to restore the command. */
  typed() {
    const held = this.pills.filter((pill) => pill.input.type !== "file" && pill.input.value);
    return Object.fromEntries(held.map((pill) => [pill.option.name, { text: pill.input.value, chosen: pill.chosen }]));
  }

  summary() {
    return this.pills.filter((pill) => this.filled(pill)).map((pill) => ` ${pill.option.shown}:${pill.input.value}`).join("");
  }
}

function limits(option) {
  const words = [option.required ? "needed" : "optional"];
  const range = (least, most, what) => {
    if (least != null && most != null) words.push(`${least} to ${most}${what}`);
    else if (least != null) words.push(`at least ${least}${what}`);
    else if (most != null) words.push(`at most ${most}${what}`);
  };
  if (option.type === INTEGER || option.type === NUMBER) range(option.min_value, option.max_value, "");
  if (option.type === STRING) range(option.min_length, option.max_length, " characters");
  if (option.autocomplete) words.push("the bot completes it");
  return words.join(", ");
}
