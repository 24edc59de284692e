// The composer: what one writes, and "/" for commands with their options.

import { get } from "./api.js";
import { matching, runnable } from "./commands.js";
import { el, icon, iconButton, toast } from "./dom.js";
import { openForm } from "./form.js";
import { Listbox } from "./listbox.js";
import { attempt } from "./pane.js";
import { optionNode } from "./select.js";
import { say } from "./words.js";

const STRING = 3;
const INTEGER = 4;
const BOOLEAN = 5;
const USER = 6;
const CHANNEL = 7;
const ROLE = 8;
const NUMBER = 10;
const ATTACHMENT = 11;
const NUMBERS = [INTEGER, NUMBER];

/** The box at the bottom of a channel; `acted` hears that something was sent or run. */
export class Composer {
  constructor(screen, acted) {
    this.screen = screen;
    this.acted = acted;
    this.commands = [];
    this.text = el("textarea", {
      id: "composer", rows: 1, maxlength: 2000, role: "combobox", "aria-expanded": "false", "aria-autocomplete": "list", "aria-haspopup": "listbox",
      oninput: () => this.typed(), onkeydown: (event) => this.key(event),
    });
    const open = iconButton("slash", say("commands"), () => this.openCommands());
    const send = el("button", { type: "submit", class: "icon-button send", "aria-label": say("send"), title: say("send") }, icon("send"));
    this.writing = el("form", { class: "composer", onsubmit: (event) => { event.preventDefault(); this.send(); } }, open, this.text, send);
    this.node = el("div", { class: "composing" }, this.writing);
    this.list = new Listbox(this.text, { label: say("commands"), choose: (row) => this.fill(row.command) });
  }

  async show(channel) {
    this.channel = channel;
    this.cancel();
    this.text.placeholder = say("write-to", { channel: channel.name });
    this.text.setAttribute("aria-label", this.text.placeholder);
  }

  // Writing

  async typed() {
    this.text.style.height = "auto";
    this.text.style.height = `${this.text.scrollHeight}px`;
    if (!this.text.value.startsWith("/")) return this.list.close();
    const registered = await attempt(() => get(`people/${this.screen.person}/commands`, { channel: this.channel.id }));
    this.commands = runnable(registered ?? [], this.screen.me.locale);
    return this.offer();
  }

  offer() {
    const found = matching(this.commands, this.text.value.trim());
    if (!this.text.value.startsWith("/") || !found.length) return this.list.close();
    return this.list.show(found.map((command) => ({ key: command.words, command, node: optionNode({ label: command.shown, description: command.about }) })));
  }

  openCommands() {
    this.cancel();
    this.text.value = "/";
    this.text.focus();
    this.typed();
  }

  key(event) {
    if (this.list.key(event)) return;
    if (event.key === "Tab" && this.list.open) {
      event.preventDefault();
      this.fill(this.list.rows[this.list.active].command);
    } else if (event.key === "Enter" && !event.shiftKey && !event.isComposing) {
      event.preventDefault();
      this.send();
    }
  }

  async send() {
    const content = this.text.value.trim();
    if (!content) return;
    if (content.startsWith("/")) return toast(say("no-such-command"));
    this.acted();
    const sent = await attempt(() => this.screen.act("say", { content, channel: this.channel.id }));
    if (sent) this.clear();
  }

  clear() {
    this.text.value = "";
    this.text.style.height = "auto";
  }

  // A command and its options

  fill(command) {
    this.list.close();
    this.clear();
    const values = {};
    const form = el("form", { class: "command", "aria-label": command.shown, onkeydown: (event) => event.key === "Escape" && this.cancel(true) },
      el("div", { class: "command-head" }, el("strong", {}, command.shown), el("span", {}, command.about), iconButton("close", say("cancel"), () => this.cancel(true))),
      el("div", { class: "command-options" }, command.options.map((option) => this.option(command, option, values))),
      el("button", { type: "submit", class: "button primary" }, say("run")));
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.run(command, values);
    });
    this.writing.hidden = true;
    this.node.append(form);
    (form.querySelector("[required]") ?? form.querySelector("input, select") ?? form.querySelector(".button")).focus();
  }

  cancel(focus = false) {
    this.node.querySelector(".command")?.remove();
    this.writing.hidden = false;
    this.list.close();
    this.clear();
    if (focus) this.text.focus();
  }

  async run(command, values) {
    const button = this.node.querySelector(".command [type=submit]");
    button.disabled = true;
    this.acted();
    const answer = await attempt(() => this.screen.act("run", { command: command.words, channel: this.channel.id, options: values }));
    button.disabled = false;
    if (!answer) return;
    if (answer.outcome === "failed") return toast(say("failed"));
    this.cancel(true);
    if (answer.outcome === "modal") openForm(answer.modal, this.screen);
  }

  option(command, option, values) {
    const set = (value) => {
      if (value === "" || value === undefined || Number.isNaN(value)) delete values[option.name];
      else values[option.name] = value;
    };
    const control = option.autocomplete ? this.completed(command, option, values, set) : this.control(option, set);
    return el("label", { class: "command-option", title: option.about },
      el("span", {}, option.shown, option.required && el("span", { class: "required" }, " *")), control);
  }

  control(option, set) {
    const offered = this.offered(option);
    if (offered) {
      const change = (event) => set(offered[event.target.selectedIndex - 1]?.value);
      return el("select", { class: "typed", required: option.required, onchange: change },
        el("option", { value: "" }, "—"), offered.map((choice) => el("option", {}, choice.shown)));
    }
    if (option.type === ATTACHMENT) return el("input", { type: "file", class: "typed", required: option.required, onchange: async (event) => set(await this.upload(event.target.files[0])) });
    const number = NUMBERS.includes(option.type);
    return el("input", {
      type: number ? "number" : "text", class: "typed", required: option.required, placeholder: option.about, autocomplete: "off",
      min: option.min_value, max: option.max_value, minlength: option.min_length, maxlength: option.max_length,
      step: option.type === NUMBER ? "any" : null,
      oninput: (event) => set(number ? event.target.valueAsNumber : event.target.value),
    });
  }

  /** Hand a file over; the option then names it. */
  async upload(file) {
    if (!file) return undefined;
    const bytes = new Uint8Array(await file.arrayBuffer());
    const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
    const lent = await attempt(() => this.screen.act("upload", { filename: file.name, body: btoa(letters), channel: this.channel.id }));
    return lent?.id;
  }

  /** What can be chosen for an option; nothing if it is typed. */
  offered(option) {
    const { screen } = this;
    if (option.choices.length) return option.choices;
    const lists = {
      [BOOLEAN]: () => [true, false].map((value) => ({ value, shown: say(value ? "yes" : "no") })),
      [USER]: () => [...screen.people.values()].map((user) => ({ value: user.id, shown: screen.name(user.id) })),
      [CHANNEL]: () => screen.channels.map((channel) => ({ value: channel.id, shown: `#${channel.name}` })),
      [ROLE]: () => screen.guilds.flatMap((guild) => guild.roles).map((role) => ({ value: role.id, shown: role.name })),
    };
    return lists[option.type]?.();
  }

  /** A field with suggestions from the bot; what is shown may differ from what is sent. */
  completed(command, option, values, set) {
    const input = el("input", { type: "text", class: "typed", required: option.required, placeholder: option.about, autocomplete: "off", role: "combobox", "aria-expanded": "false", "aria-autocomplete": "list" });
    let asked = 0;
    const list = new Listbox(input, {
      label: option.shown,
      choose: ({ choice }) => {
        asked += 1; // what is still being suggested comes too late
        input.value = choice.name;
        set(choice.value);
        list.close();
      },
    });
    const suggest = async () => {
      const turn = ++asked;
      const convert = (text) => (option.type === STRING ? text : Number(text));
      set(input.value && convert(input.value));
      const body = { command: command.words, focused: option.name, channel: this.channel.id, options: { ...values, [option.name]: input.value } };
      const answer = await attempt(() => this.screen.act("complete", body));
      if (turn !== asked || document.activeElement !== input) return;
      const choices = answer?.choices ?? [];
      if (choices.length) list.show(choices.map((choice) => ({ key: choice.value, choice, node: optionNode({ label: choice.name }) })));
      else list.close();
    };
    input.addEventListener("input", suggest);
    input.addEventListener("focus", () => input.value || suggest());
    input.addEventListener("blur", () => setTimeout(() => list.close(), 150));
    input.addEventListener("keydown", (event) => {
      if (event.key === "Tab" && list.open) list.choose(list.rows[list.active]);
      else list.key(event);
    });
    return input;
  }
}
