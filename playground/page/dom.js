// Building nodes. Data becomes text and attributes, never markup.

const SVG = "http://www.w3.org/2000/svg";

/** Make an element: attributes by name, listeners as `onclick`, `dataset` as an object. */
export function el(tag, attributes = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) set(node, name, value);
  node.append(...children.flat(Infinity).filter((child) => child || child === 0));
  return node;
}

function set(node, name, value) {
  if (value === undefined || value === null || value === false) return;
  if (name.startsWith("on")) node.addEventListener(name.slice(2), value);
  else if (name === "dataset") Object.assign(node.dataset, value);
  else node.setAttribute(name, value === true ? "" : value);
}

const ICONS = {
  hash: "M9 4 7 20M17 4l-2 16M4.500 9h16M3.500 15h16",
  plus: "M12 5v14M5 12h14",
  sun: "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M5 19l2-2M17 7l2-2",
  moon: "M20 14.500A8.500 8.500 0 1 1 9.500 4a7 7 0 0 0 10.500 10.500z",
  auto: "M12 3a9 9 0 1 0 0 18zM12 3a9 9 0 0 1 0 18",
  down: "M6 9l6 6 6-6",
  close: "M6 6l12 12M18 6 6 18",
  send: "M4 12 20 4l-5 16-3.500-6.500z",
  hand: "M7 21V6a1.500 1.500 0 0 1 3 0v5V4a1.500 1.500 0 0 1 3 0v7V5a1.500 1.500 0 0 1 3 0v8l1.500-2.500a1.600 1.600 0 0 1 2.800 1.500L17 21z",
  menu: "M4 7h16M4 12h16M4 17h16",
  reply: "M5 20v-8a4 4 0 0 1 4-4h11",
  eye: "M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z",
  bin: "M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13",
  out: "M14 4h6v6M20 4l-9 9M18 14v6H4V6h6",
  file: "M6 3h8l4 4v14H6zM14 3v4h4",
  check: "M5 12.500 10 17.500 19 7",
  slash: "M16 4 8 20",
};

/** Draw one of our icons; it says nothing to screen readers. */
export function icon(name) {
  const node = document.createElementNS(SVG, "svg");
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("d", ICONS[name]);
  for (const [key, value] of Object.entries({ viewBox: "0 0 24 24", class: "icon", "aria-hidden": "true" })) {
    node.setAttribute(key, value);
  }
  node.append(path);
  return node;
}

/** Make a button that shows only an icon, and says what it does. */
export function iconButton(name, label, onclick, attributes = {}) {
  return el("button", { type: "button", class: "icon-button", "aria-label": label, title: label, onclick, ...attributes }, icon(name));
}

const WHILE_MILLISECONDS = 6000;

/** Say something to screen readers. */
export const announce = (text) => put("announcer", el("p", {}, text));

/** Show a sentence for a while. */
export const toast = (text) => put("toasts", el("p", { class: "toast" }, text));

function put(place, node) {
  document.getElementById(place).append(node);
  setTimeout(() => node.remove(), WHILE_MILLISECONDS);
}
