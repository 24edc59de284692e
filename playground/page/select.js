// Selects: a button that opens a list; several choices are confirmed in one go.

import { el, icon } from "./dom.js";
import { Listbox } from "./listbox.js";
import { say } from "./words.js";

const USERS = 5;
const ROLES = 6;
const EITHER = 7;
const CHANNELS = 8;

/** The options of a select; those of people, roles and channels come from the screen. */
function options(component, screen) {
  const people = [...screen.people.values()].map((user) => ({ value: user.id, label: screen.name(user.id), default: preset(component, user.id) }));
  const roles = screen.guilds.flatMap((guild) => guild.roles).map((role) => ({ value: role.id, label: `@${role.name.replace("@", "")}` }));
  const channels = screen.channels.map((channel) => ({ value: channel.id, label: `#${channel.name}` }));
  const found = { [USERS]: people, [ROLES]: roles, [EITHER]: [...people, ...roles], [CHANNELS]: channels };
  return found[component.type] ?? component.options;
}

const preset = (component, value) => (component.default_values ?? []).some((one) => one.id === value);

/** What an option looks like. */
export function optionNode(option, multiple = false) {
  return el("span", { class: "option" },
    multiple && el("span", { class: "tick" }, icon("check")),
    option.emoji?.name && el("span", { class: "emoji" }, option.emoji.name),
    el("span", { class: "option-words" },
      el("span", { class: "option-label" }, option.label),
      option.description && el("span", { class: "option-about" }, option.description)));
}

/** Make a select; `choose(values)` is called when an answer is complete. */
export function select(component, screen, choose, label = "") {
  const every = options(component, screen);
  const multiple = (component.max_values ?? 1) > 1;
  let chosen = every.filter((option) => option.default).map((option) => option.value);
  let draft = new Set(chosen);
  const face = el("span", { class: "select-face" });
  const name = component.placeholder || label || say("choose");
  const node = el("button", {
    type: "button", class: "select", role: "combobox", "aria-haspopup": "listbox", "aria-expanded": "false",
    "aria-label": name, disabled: component.disabled, dataset: { id: component.custom_id },
  }, face, el("span", { class: "dots", "aria-hidden": "true" }), icon("down"));
  const list = new Listbox(node, { label: name, multiple, choose: pick, close: () => (draft = new Set(chosen)) });

  function paint() {
    const labels = every.filter((option) => chosen.includes(option.value)).map((option) => option.label);
    face.textContent = labels.join(", ") || component.placeholder || say("choose");
    face.classList.toggle("placeholder", !labels.length);
  }

  function settle(values) {
    chosen = values;
    paint();
    list.close();
    choose(values);
  }

  function pick(row) {
    if (!multiple) return settle([row.key]);
    if (draft.has(row.key)) draft.delete(row.key);
    else draft.add(row.key);
    return show();
  }

  function show() {
    const full = draft.size >= (component.max_values ?? 1);
    const rows = every.map((option) => ({ key: option.value, chosen: multiple ? draft.has(option.value) : chosen.includes(option.value), node: optionNode(option, multiple), disabled: multiple && full && !draft.has(option.value) }));
    if (multiple) list.foot.replaceChildren(confirm());
    list.show(rows);
  }

  function confirm() {
    const enough = draft.size >= (component.min_values ?? 1);
    const words = say("choose-these", { count: draft.size, most: component.max_values });
    const ordered = () => every.map((option) => option.value).filter((value) => draft.has(value));
    return el("button", { type: "button", class: "button primary", disabled: !enough, onclick: () => settle(ordered()) }, words);
  }

  node.addEventListener("click", () => (list.open ? list.close() : show()));
  node.addEventListener("keydown", (event) => {
    if (list.key(event)) return;
    if (!list.open && ["ArrowDown", "ArrowUp"].includes(event.key)) { event.preventDefault(); show(); }
    else if (list.open && event.key === " ") { event.preventDefault(); pick(list.rows[list.active]); }
    else if (list.open && event.key === "Tab" && multiple) { event.preventDefault(); list.foot.querySelector("button").focus(); }
    else if (list.open && event.key.length === 1) typeahead(event.key);
  });
  list.foot.addEventListener("keydown", (event) => {
    if (event.key === "Escape") { list.close(); node.focus(); }
  });

  function typeahead(letter) {
    const from = list.active + 1;
    const starts = (row) => row.node.textContent.trim().toLowerCase().startsWith(letter.toLowerCase());
    const next = [...list.rows.slice(from), ...list.rows.slice(0, from)].find(starts);
    if (next) list.activate(list.rows.indexOf(next));
  }

  paint();
  return node;
}
