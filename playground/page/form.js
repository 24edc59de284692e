// Forms: a dialog with labelled fields, sent in one go and kept open until it got through.

import { Refusal } from "./api.js";
import { el, iconButton } from "./dom.js";
import { markdown } from "./markdown.js";
import { select } from "./select.js";
import { say } from "./words.js";

const ROW = 1;
const TEXT_INPUT = 4;
const TEXT = 10;
const LABEL = 18;
const RADIO = 21;
const BOXES = 22;
const BOX = 23;
const PARAGRAPH = 2;
const PLAIN = { person: String, role: String, channel: String, jump() {} };

/** Open a form that the bot sent. */
export function openForm(modal, screen) {
  const values = {};
  const problem = el("p", { class: "failure", role: "alert", hidden: true });
  const send = el("button", { type: "submit", class: "button primary" }, say("send-form"));
  const form = el("form", { method: "dialog", class: "form" },
    el("header", {}, el("h2", {}, modal.title), iconButton("close", say("close"), () => dialog.close())),
    modal.components.flatMap((part) => field(part, values, screen)),
    problem,
    el("footer", {}, el("button", { type: "button", class: "button quiet", onclick: () => dialog.close() }, say("cancel")), send));
  const dialog = el("dialog", { class: "modal", "aria-label": modal.title }, form);
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    send.disabled = true;
    const trouble = await submit(modal, values, screen);
    send.disabled = false;
    if (!trouble) return dialog.close();
    problem.textContent = trouble;
    problem.hidden = false;
  });
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}

async function submit(modal, values, screen) {
  try {
    const answer = await screen.act("submit", { modal, values });
    return answer.outcome === "failed" ? say("form-failed") : "";
  } catch (error) {
    return error instanceof Refusal ? error.message : say("unreachable");
  }
}

function field(part, values, screen) {
  if (part.type === TEXT) return [el("div", { class: "text" }, markdown(part.content, PLAIN))];
  if (part.type === ROW) return part.components.map((item) => labelled(item.label, "", item, values, screen));
  if (part.type === LABEL) return [labelled(part.label, part.description, part.component, values, screen)];
  return [];
}

let count = 0;

function labelled(label, about, item, values, screen) {
  const identity = `field-${++count}`;
  const control = input(item, (value) => (values[item.custom_id] = value), screen, label);
  control.id = identity;
  if (about) control.setAttribute("aria-describedby", `${identity}-about`);
  const required = (item.required ?? true) && item.type !== BOX;
  return el("div", { class: "field" },
    el("label", { for: identity }, label, required && el("span", { class: "required", title: say("required") }, " *")),
    about && el("small", { id: `${identity}-about` }, about),
    control);
}

function input(item, change, screen, label) {
  if (item.type === TEXT_INPUT) return textInput(item, change);
  if (item.type === BOX) return el("input", { type: "checkbox", checked: item.default, onchange: (event) => change(event.target.checked) });
  if (item.type === RADIO || item.type === BOXES) return ticks(item, change);
  return select({ max_values: 1, ...item }, screen, change, label);
}

function textInput(item, change) {
  const attributes = {
    class: "typed", placeholder: item.placeholder, minlength: item.min_length, maxlength: item.max_length,
    required: item.required ?? true, oninput: (event) => change(event.target.value), dataset: { id: item.custom_id },
  };
  if (item.style !== PARAGRAPH) return el("input", { type: "text", value: item.value, ...attributes });
  return el("textarea", { rows: 4, ...attributes }, item.value);
}

function ticks(item, change) {
  const one = item.type === RADIO;
  const name = `ticks-${count}`;
  const group = el("div", { class: "ticks", role: one ? "radiogroup" : "group" }, item.options.map((option) =>
    el("label", {}, el("input", { type: one ? "radio" : "checkbox", name, value: option.value, checked: option.default, required: one && (item.required ?? true) }),
      option.label, option.description && el("small", {}, option.description))));
  group.addEventListener("change", () => {
    const chosen = [...group.querySelectorAll("input:checked")].map((node) => node.value);
    change(one ? chosen[0] : chosen);
  });
  return group;
}
