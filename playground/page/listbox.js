// A list that floats over the page: under a select, under what is typed, under a name.

import { el } from "./dom.js";

let count = 0;
const GAP = 6;
const TALLEST = 340;

/** Options to choose from; `rows` are {key, node, chosen}, `choose` gets a row. */
export class Listbox {
  constructor(anchor, { label, multiple = false, choose, close = () => {} }) {
    this.anchor = anchor;
    this.choose = choose;
    this.closed = close;
    this.active = -1;
    this.rows = [];
    this.list = el("ul", { role: "listbox", id: `list-${++count}`, "aria-label": label, "aria-multiselectable": multiple ? "true" : null });
    this.foot = el("div", { class: "listbox-foot" });
    this.node = el("div", { class: "listbox", popover: "manual" }, this.list, this.foot);
    this.outside = (event) => {
      if (!this.node.contains(event.target) && !this.anchor.contains(event.target)) this.close();
    };
    this.follow = () => this.place();
  }

  get open() {
    return this.node.isConnected;
  }

  /** Show rows, and keep the place in them. */
  show(rows) {
    this.rows = rows;
    this.list.replaceChildren(...rows.map((row, index) => this.option(row, index)));
    if (!this.open) this.appear();
    this.activate(Math.min(Math.max(this.active, 0), rows.length - 1));
    this.place();
  }

  appear() {
    (this.anchor.closest("dialog") ?? document.body).append(this.node);
    this.node.showPopover();
    this.active = Math.max(this.rows.findIndex((row) => row.chosen), 0);
    this.anchor.setAttribute("aria-expanded", "true");
    this.anchor.setAttribute("aria-controls", this.list.id);
    document.addEventListener("pointerdown", this.outside, true);
    addEventListener("resize", this.follow);
    addEventListener("scroll", this.follow, true);
  }

  close() {
    if (!this.open) return;
    document.removeEventListener("pointerdown", this.outside, true);
    removeEventListener("resize", this.follow);
    removeEventListener("scroll", this.follow, true);
    this.anchor.setAttribute("aria-expanded", "false");
    this.anchor.removeAttribute("aria-activedescendant");
    this.node.remove();
    this.closed();
  }

  option(row, index) {
    const pick = () => this.choose(row);
    const attributes = { role: "option", id: `${this.list.id}-${index}`, "aria-selected": String(Boolean(row.chosen)), "aria-disabled": row.disabled ? "true" : null };
    const node = el("li", { ...attributes, onclick: () => !row.disabled && pick(), onpointermove: () => this.activate(index, false) }, row.node);
    return node;
  }

  activate(index, scroll = true) {
    this.list.children[this.active]?.classList.remove("active");
    this.active = index;
    const node = this.list.children[index];
    if (!node) return;
    node.classList.add("active");
    this.anchor.setAttribute("aria-activedescendant", node.id);
    if (scroll) node.scrollIntoView({ block: "nearest" });
  }

  /** Move and choose by keyboard; tells whether the key was ours. */
  key(event) {
    const last = this.rows.length - 1;
    const moves = { ArrowDown: this.active >= last ? 0 : this.active + 1, ArrowUp: this.active <= 0 ? last : this.active - 1, Home: 0, End: last };
    if (!this.open) return false;
    if (event.key in moves && !(event.target.matches("input, textarea") && ["Home", "End"].includes(event.key))) this.activate(moves[event.key]);
    else if (event.key === "Enter" && this.rows[this.active] && !this.rows[this.active].disabled) this.choose(this.rows[this.active]);
    else if (event.key === "Escape") this.close();
    else return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  }

  /** Stand below the anchor, or above it where there is more room. */
  place() {
    const box = this.anchor.getBoundingClientRect();
    const below = innerHeight - box.bottom - 2 * GAP;
    const above = box.top - 2 * GAP;
    const down = below >= Math.min(this.node.scrollHeight, TALLEST) || below >= above;
    const width = Math.min(Math.max(box.width, 220), innerWidth - 2 * GAP);
    const style = this.node.style;
    style.width = `${width}px`;
    style.maxHeight = `${Math.min(TALLEST, down ? below : above)}px`;
    style.left = `${Math.min(Math.max(box.left, GAP), innerWidth - width - GAP)}px`;
    style.top = down ? `${box.bottom + GAP}px` : "auto";
    style.bottom = down ? "auto" : `${innerHeight - box.top + GAP}px`;
  }
}
