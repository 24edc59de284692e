// The page: one person's screen in three panes, or one at a time on a phone.

import { post } from "./api.js";
import { avatar } from "./avatar.js";
import { Composer } from "./composer.js";
import { el, icon } from "./dom.js";
import { Pane, attempt } from "./pane.js";
import { Screen } from "./screen.js";
import { Side } from "./side.js";
import { tick } from "./times.js";
import { learn, say } from "./words.js";

const app = document.querySelector(".app");
const panes = { side: document.getElementById("side"), channel: document.getElementById("channel"), hand: document.getElementById("hand") };
const tabs = document.getElementById("tabs");
const SECOND = 1000;

let screen;
let current;
let table;
let hand;
let composer;
let banner;
let asked;
const side = new Side(panes.side, { go, become, speak });

const viewer = () => new URLSearchParams(location.search).get("as") ?? "you";

/** Look as whoever the address names. */
async function begin() {
  const opened = new Screen(viewer());
  await opened.open();
  screen?.close();
  screen = opened;
  await learn(screen.me.locale);
  furnish();
  side.furnish(screen);
  screen.on("screen", arrive);
  screen.on("channels", () => { arriveIfGone(); drawSide(); });
  screen.on("status", () => { drawStatus(); drawSide(); });
  screen.on("asked", drawAsked);
  screen.on("message", heard);
  await arrive();
}

/** Put the three panes together. */
function furnish() {
  document.title = `Loot · ${screen.name(screen.me.id)}`;
  table = new Pane(screen, { label: say("messages"), jump, empty: emptyChannel });
  hand = new Pane(screen, { label: say("your-hand"), jump, empty: emptyHand });
  composer = new Composer(screen, () => table.expect());
  banner = el("p", { class: "banner", role: "status", hidden: true });
  asked = el("p", { class: "asked", hidden: true });
  panes.channel.replaceChildren(head("hash", el("h2", { id: "channel-name" }), el("span", { class: "topic" }, say("topic"))), banner, table.node, composer.node);
  panes.hand.setAttribute("aria-label", say("your-hand"));
  panes.hand.replaceChildren(head("hand", el("h2", {}, say("your-hand")), el("span", { class: "topic" }, say("hand-topic"))), asked, hand.node);
  tabs.setAttribute("aria-label", say("panes"));
  tabs.replaceChildren(tab("side", "menu", say("channels")), tab("channel", "hash", say("table")), tab("hand", "hand", say("hand")));
}

const head = (name, ...words) => el("header", { class: "pane-head" }, icon(name), words);

function tab(pane, name, words) {
  return el("button", { type: "button", dataset: { pane }, onclick: () => turn(pane) }, icon(name), el("span", {}, words));
}

/** On a phone, show this pane. */
function turn(pane) {
  app.dataset.pane = pane;
  for (const button of tabs.children) button.toggleAttribute("aria-current", button.dataset.pane === pane);
  tabs.querySelector(`[data-pane="${pane}"]`).classList.remove("fresh");
}

/** Show everything anew: at the start, and after the box was away. */
async function arrive() {
  const wanted = decodeURIComponent(location.hash.slice(1));
  const named = screen.channels.find((channel) => channel.name === wanted);
  await Promise.all([go(named ?? screen.channels[0], false), hand.show(screen.dm.id)]);
  drawStatus();
  drawAsked();
  turn(app.dataset.pane);
}

function arriveIfGone() {
  if (!screen.channels.some((channel) => channel.id === current.id)) go(screen.channels[0]);
}

/** Show a channel. */
async function go(channel, chosen = true) {
  current = channel;
  screen.unread.delete(channel.id);
  if (chosen) history.replaceState(null, "", `#${encodeURIComponent(channel.name)}`);
  if (chosen) turn("channel");
  document.getElementById("channel-name").textContent = channel.name;
  composer.show(channel);
  drawSide();
  await table.show(channel.id);
}

/** Take the reader to a message, wherever it is. */
async function jump(channel, message) {
  const inHand = channel === screen.dm.id;
  const place = screen.channels.find((one) => one.id === channel);
  if (!inHand && place && place.id !== current.id) await go(place);
  if (!inHand && !place) return;
  turn(inHand ? "hand" : "channel");
  (inHand ? hand : table).reveal(message);
}

async function become(person) {
  const address = new URL(location.href);
  address.searchParams.set("as", person);
  history.replaceState(null, "", address);
  await begin();
}

/** Speak a language; the one who owns the server decides for its boards too. */
async function speak(locale) {
  await attempt(() => post("stage/set_person", { person: screen.me.id, locale }));
  const owned = screen.guilds.find((guild) => guild.owner_id === screen.me.id);
  if (owned) await attempt(() => post("stage/speak", { locale, guild: owned.id }));
  if (owned) await greetAgain(owned.id);
  await begin();
}

/** Have a welcome that nobody has answered yet said anew, in the language that was just chosen. */
async function greetAgain(guild) {
  const messages = await screen.history(screen.channels[0].id);
  if (messages.length !== 1 || messages[0].author.id !== screen.bot) return;
  await attempt(() => screen.act("erase", { message: messages[0].id }));
  await attempt(() => post("stage/invite_bot", { guild }));
}

function heard({ message, fresh }) {
  if (!fresh) return;
  if (message.channel_id === screen.dm.id) mark("hand");
  else if (message.channel_id === current.id) mark("channel");
  else screen.missed(message);
}

function mark(pane) {
  if (app.dataset.pane !== pane) tabs.querySelector(`[data-pane="${pane}"]`).classList.add("fresh");
}

const drawSide = () => side.show(current.id);

function drawStatus() {
  const words = !screen.connected ? say("reconnecting") : screen.online ? "" : say("bot-away");
  banner.textContent = words;
  banner.hidden = !words;
}

/** Tell whom else the bot waits for; a press looks as that person. */
function drawAsked() {
  const others = screen.othersAsked();
  const chip = (user) => el("button", { type: "button", title: say("view-as", { name: screen.name(user.id) }), onclick: () => become(user.username) }, avatar(user), screen.name(user.id));
  asked.replaceChildren(screen.asked.has(screen.me.id) ? say("asked-too") : say("asked-instead"), ...others.map(chip));
  asked.hidden = !others.length;
  side.drawAsked();
}

function emptyChannel() {
  return [icon("hash"), el("h3", {}, say("empty-channel", { channel: current.name })), el("p", {}, say("empty-channel-hint"))];
}

function emptyHand() {
  return [icon("hand"), el("h3", {}, say("empty-hand")), el("p", {}, say("empty-hand-hint"))];
}

/** "/" anywhere starts a command; Alt with an arrow goes through the channels. */
addEventListener("keydown", (event) => {
  const writing = event.target.closest("input, textarea, select, dialog, [role=combobox][aria-expanded=true]");
  if (event.key === "/" && !writing && !event.ctrlKey && !event.metaKey) {
    event.preventDefault();
    turn("channel");
    composer.openCommands();
  } else if (event.altKey && ["ArrowUp", "ArrowDown"].includes(event.key)) {
    event.preventDefault();
    const at = screen.channels.findIndex((channel) => channel.id === current.id) + (event.key === "ArrowUp" ? -1 : 1);
    go(screen.channels.at(at % screen.channels.length));
  }
});

setInterval(tick, SECOND);
await begin();
