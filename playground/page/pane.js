// A pane: the messages of one channel, live, with the newest in view.

import { Gone, Refusal } from "./api.js";
import { announce, el, icon, toast } from "./dom.js";
import { follows, messageNode, spoken } from "./message.js";
import { openForm } from "./form.js";
import { older } from "./screen.js";
import { say } from "./words.js";

const NEAR = 60;
const GAP = 8;
const SOON = 5000;
const PICTURE_PATIENCE = 1500;

/** Resolve when all pictures of a node can be painted, or when that takes too long. */
function painted(node) {
  const pictures = [...node.querySelectorAll("img")].map((image) => image.decode().catch(() => {}));
  return Promise.race([Promise.all(pictures), new Promise((resolve) => setTimeout(resolve, PICTURE_PATIENCE))]);
}

/** Shows one channel; `jump` takes a reader elsewhere, `empty` is what an empty channel says. */
export class Pane {
  constructor(screen, { label, jump, empty }) {
    this.screen = screen;
    this.jump = jump;
    this.empty = empty;
    this.channel = null;
    this.versions = new Map();
    this.list = el("ol", { class: "messages", "aria-label": label });
    this.further = el("button", { type: "button", class: "further", hidden: true, onclick: () => this.toEnd() }, say("further"), icon("down"));
    this.scroller = el("div", { class: "scroller", tabindex: "0", role: "region", "aria-label": label }, this.list);
    this.node = el("div", { class: "feed" }, this.scroller, this.further);
    this.stuck = true;
    this.low = false;
    this.expected = 0;
    this.top = 0;
    this.scroller.addEventListener("scroll", () => this.scrolled(), { passive: true });
    const sized = new ResizeObserver(() => this.settle());
    sized.observe(this.scroller);
    sized.observe(this.list);
    screen.on("message", ({ message, fresh }) => this.wrote(message, fresh));
    screen.on("gone", ({ channel, identity }) => channel === this.channel && this.erased(identity));
    screen.on("failed", ({ message_id }) => this.failed(message_id));
  }

  /** Show a channel from its newest messages on. */
  async show(channel) {
    this.channel = channel;
    const messages = await this.screen.history(channel);
    if (this.channel !== channel) return;
    this.versions.clear();
    this.list.replaceChildren(...messages.map((message) => this.build(message)));
    this.arrange();
    this.toNewest();
  }

  build(message) {
    const { screen } = this;
    const context = {
      person: (identity) => screen.name(identity),
      role: (identity) => screen.guilds.flatMap((guild) => guild.roles).find((role) => role.id === identity)?.name ?? identity,
      channel: (identity) => screen.channels.find((channel) => channel.id === identity)?.name ?? say("your-hand"),
      jump: this.jump,
    };
    const node = messageNode({
      message, screen, context,
      press: (control, part, values) => this.press(node, message, control, part, values),
      erase: () => attempt(() => screen.act("erase", { message: message.id })),
    });
    return node;
  }

  find(identity) {
    return this.list.querySelector(`[data-message="${CSS.escape(identity)}"]`);
  }

  /** A message came or changed: it takes its place once its pictures can be painted. */
  async wrote(message, fresh) {
    if (message.channel_id !== this.channel) return;
    const version = Symbol(message.id);
    this.versions.set(message.id, version);
    const node = this.build(message);
    this.find(message.id)?.classList.add("changing");
    await painted(node);
    if (this.versions.get(message.id) !== version || !this.screen.messages.get(this.channel)?.has(message.id)) return;
    const old = this.find(message.id);
    if (old) this.replace(old, node);
    else this.insert(node, message);
    this.arrange();
    if (fresh && (this.stuck || Date.now() < this.expected)) this.toNewest();
    else this.settle();
    announce(spoken(message));
  }

  insert(node, message) {
    node.classList.add("fresh");
    const next = [...this.list.children].find((other) => other.dataset.message && older(other.dataset.message, message.id) > 0);
    this.list.insertBefore(node, next ?? null);
  }

  /** Put a new version in place, and leave the keyboard where it was. */
  replace(old, node) {
    const focused = old.contains(document.activeElement) ? document.activeElement : null;
    old.replaceWith(node);
    if (!focused) return;
    const same = focused.dataset.id && node.querySelector(`[data-id="${CSS.escape(focused.dataset.id)}"]`);
    (same || node.querySelector("button[data-id]:not(:disabled)") || node).focus({ preventScroll: true });
  }

  erased(identity) {
    this.versions.delete(identity);
    const node = this.find(identity);
    if (node?.contains(document.activeElement)) this.scroller.focus({ preventScroll: true });
    node?.remove();
    this.arrange();
  }

  /** Join messages of one author, and fill an empty channel. */
  arrange() {
    const nodes = [...this.list.children].filter((node) => node.dataset.message);
    let before = null;
    for (const node of nodes) {
      const message = this.screen.messages.get(this.channel)?.get(node.dataset.message);
      node.classList.toggle("joined", Boolean(message && follows(message, before)));
      before = message ?? before;
    }
    this.list.querySelector(".empty")?.remove();
    if (!nodes.length) this.list.append(el("li", { class: "empty" }, this.empty(this.channel)));
  }

  // Scrolling: the newest picture and what follows it stay in view, until the reader goes elsewhere.

  scrolled() {
    const { scrollTop, clientHeight } = this.scroller;
    if (!clientHeight) return; // on a phone another pane is shown
    const atEnd = this.below() < NEAR;
    if (scrollTop < this.top - 1) this.stuck = false; // only a reader moves up; a picture that grows does not
    else if (scrollTop > this.top + 1) this.low = atEnd;
    if (atEnd) this.stuck = true;
    this.top = scrollTop;
    this.further.hidden = atEnd;
  }

  settle() {
    const { scrollHeight, clientHeight } = this.scroller;
    if (this.stuck && clientHeight) {
      const end = scrollHeight - clientHeight;
      this.top = this.low ? end : Math.min(end, this.pictureTop());
      this.scroller.scrollTop = this.top;
    }
    this.further.hidden = this.below() < NEAR;
  }

  /** How much is hidden below. */
  below() {
    const { scrollHeight, scrollTop, clientHeight } = this.scroller;
    return scrollHeight - scrollTop - clientHeight;
  }

  /** Where the picture of the newest message begins. */
  pictureTop() {
    const picture = this.list.lastElementChild?.querySelector(".picture");
    if (!picture) return Infinity;
    return picture.getBoundingClientRect().top - this.scroller.getBoundingClientRect().top + this.scroller.scrollTop - GAP;
  }

  /** Somebody acted here: what soon comes of it is to be seen. */
  expect() {
    this.expected = Date.now() + SOON;
  }

  toNewest() {
    this.stuck = true;
    this.low = false;
    this.settle();
  }

  toEnd() {
    this.stuck = this.low = true;
    this.settle();
  }

  /** Bring a message into view and let it shine. */
  reveal(identity) {
    const node = identity ? this.find(identity) : this.list.lastElementChild;
    if (!node) return;
    if (node === this.list.lastElementChild) this.toNewest();
    else node.scrollIntoView({ block: "center" });
    node.classList.add("revealed");
    node.addEventListener("animationend", () => node.classList.remove("revealed"), { once: true });
    node.focus({ preventScroll: true });
  }

  // Pressing

  async press(node, message, control, part, values) {
    if (node.querySelector('[aria-busy="true"]') || node.classList.contains("changing")) return;
    control.setAttribute("aria-busy", "true");
    this.expect();
    node.querySelector(".failure").hidden = true;
    const answer = await attempt(() => this.screen.act("press", { message: message.id, custom_id: part.custom_id, values: values ?? null }));
    control.removeAttribute("aria-busy");
    if (answer?.outcome === "modal") openForm(answer.modal, this.screen);
    if (answer?.outcome === "failed") this.failed(message.id);
  }

  failed(identity) {
    const node = identity && this.find(identity)?.querySelector(".failure");
    if (!node) return;
    node.hidden = false;
    this.settle();
  }
}

/** Do something that may be refused, and show the sentence if it is; what has gone is seen to have gone. */
export async function attempt(act) {
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof Gone)) toast(error instanceof Refusal ? error.message : say("unreachable"));
    return null;
  }
}
