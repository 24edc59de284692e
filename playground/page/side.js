// The left side: the server's channels, whom one looks as, the theme and the language.

import { post } from "./api.js";
import { avatar } from "./avatar.js";
import { el, icon, iconButton } from "./dom.js";
import { Listbox } from "./listbox.js";
import { attempt } from "./pane.js";
import { language, say } from "./words.js";

const THEMES = ["auto", "dark", "light"];
const THEME_ICONS = { auto: "auto", dark: "moon", light: "sun" };
const LOCALES = { en: "en-US", fr: "fr" };

/** Build the side; `go` shows a channel, `become` another person, `speak` another language. */
export class Side {
  constructor(node, { go, become, speak }) {
    Object.assign(this, { node, go, become, speak });
  }

  /** Put everything in its place for a screen. */
  furnish(screen) {
    this.screen = screen;
    this.channels = el("ul", { class: "channels" });
    this.people = el("ul", { class: "people" });
    this.node.setAttribute("aria-label", say("channels"));
    this.node.replaceChildren(
      el("header", { class: "side-head" }, el("img", { src: "/page/icon.svg", alt: "" }), el("h1", {}, screen.guilds[0].name)),
      el("div", { class: "side-title" }, el("h2", {}, say("channels")), iconButton("plus", say("new-channel"), () => this.invent())),
      this.channels,
      el("h2", { class: "side-title" }, say("people-here")),
      this.people,
      this.foot());
  }

  /** Bring the lists up to date, and leave the keyboard where it was. */
  show(current) {
    const focused = this.channels.contains(document.activeElement) && document.activeElement.dataset.channel;
    this.channels.replaceChildren(...this.screen.channels.map((channel) => this.channel(channel, current)));
    this.people.replaceChildren(...[...this.screen.people.values()].map((user) => this.person(user)));
    if (focused) this.channels.querySelector(`[data-channel="${focused}"]`)?.focus();
  }

  channel(channel, current) {
    const unread = this.screen.unread.get(channel.id);
    const here = channel.id === current;
    return el("li", {}, el("button", { type: "button", class: `channel ${unread ? "unread" : ""}`, dataset: { channel: channel.id }, "aria-current": here ? "page" : null, onclick: () => this.go(channel) },
      icon("hash"), el("span", {}, channel.name),
      unread?.calls ? el("span", { class: "calls" }, unread.calls) : unread && el("span", { class: "unseen" }, say("unread"))));
  }

  person(user) {
    const online = !user.bot || this.screen.online;
    return el("li", { class: `person ${online ? "" : "away"}` }, avatar(user),
      el("span", {}, this.screen.name(user.id), user.id === this.screen.me.id && el("small", {}, " ", say("you"))),
      user.bot && el("span", { class: "badge" }, say("app")),
      el("span", { class: `dot ${online ? "on" : ""}`, title: say(online ? "online" : "away") }));
  }

  /** Open a channel of a plain name, so that another table has room. */
  async invent() {
    const taken = new Set(this.screen.channels.map((channel) => channel.name));
    let number = 2;
    while (taken.has(`table-${number}`)) number += 1;
    const channel = await attempt(() => post("stage/make_channel", { name: `table-${number}` }));
    if (channel) this.go(channel);
  }

  foot() {
    return el("footer", { class: "side-foot" }, this.viewing(), el("div", { class: "switches" }, this.theme(), this.languages()));
  }

  viewing() {
    const { screen } = this;
    this.asked = el("span", { class: "calls", hidden: true });
    const button = el("button", { type: "button", class: "viewing", "aria-haspopup": "listbox", "aria-expanded": "false", onclick: () => (list.open ? list.close() : open()) },
      avatar(screen.me), el("span", { class: "viewing-words" }, el("small", {}, say("viewing-as")), el("strong", {}, screen.name(screen.me.id))), this.asked, icon("down"));
    const list = new Listbox(button, { label: say("viewing-as"), choose: ({ key }) => { list.close(); this.become(key); } });
    const open = () => {
      const people = [...screen.people.values()].filter((user) => !user.bot);
      list.show(people.map((user) => ({ key: user.username, chosen: user.id === screen.me.id, node: el("span", { class: "option" }, avatar(user), el("span", { class: "option-label" }, screen.name(user.id)), screen.asked.has(user.id) && el("span", { class: "calls" }, say("asked"))) })));
      list.foot.replaceChildren(el("p", { class: "hint" }, say("each-tab")));
    };
    button.addEventListener("keydown", (event) => list.key(event));
    return button;
  }

  /** Count on the switch who else is asked. */
  drawAsked() {
    const count = this.screen.othersAsked().length;
    this.asked.replaceChildren(String(count), el("span", { class: "unseen" }, say("asked")));
    this.asked.hidden = !count;
  }

  theme() {
    const current = document.documentElement.dataset.theme ?? "auto";
    const next = THEMES[(THEMES.indexOf(current) + 1) % THEMES.length];
    const turn = () => {
      if (next === "auto") delete document.documentElement.dataset.theme;
      else document.documentElement.dataset.theme = next;
      if (next === "auto") localStorage.removeItem("theme");
      else localStorage.setItem("theme", next);
      button.replaceWith(this.theme());
      this.node.querySelector(".theme").focus();
    };
    const button = iconButton(THEME_ICONS[current], say(`theme-${current}`), turn, { class: "icon-button theme" });
    return button;
  }

  languages() {
    return el("div", { class: "segments", role: "group", "aria-label": say("language") }, Object.keys(LOCALES).map((code) =>
      el("button", { type: "button", lang: code, "aria-pressed": String(code === language), onclick: () => this.speak(LOCALES[code]) }, code.toUpperCase())));
  }
}
