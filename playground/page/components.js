// Components of a message: containers, sections, texts, pictures, files, lines, buttons and selects.

import { el, icon } from "./dom.js";
import { enlarge } from "./lightbox.js";
import { link, markdown } from "./markdown.js";
import { select } from "./select.js";
import { say } from "./words.js";

const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "secondary" };
const LINK = 5;

const KINDS = {
  1: row,
  2: button,
  3: choice,
  5: choice,
  6: choice,
  7: choice,
  8: choice,
  9: section,
  10: (part, scene) => el("div", { class: "text" }, markdown(part.content, scene.context)),
  11: (part) => el("div", { class: "thumbnail" }, picture(part)),
  12: (part) => el("div", { class: "gallery", dataset: { count: part.items.length } }, part.items.map(picture)),
  13: (part) => file(part.file.url, part.name ?? part.file.url.split("/").at(-1), part.size),
  14: (part) => el("hr", { class: `separator ${part.spacing === 2 ? "wide" : ""} ${part.divider ? "" : "bare"}` }),
  17: container,
};

/** Build components; a `scene` is the message, its screen, the markdown's context and how to press. */
export const components = (parts, scene) => parts.map((part) => KINDS[part.type](part, scene));

function container(part, scene) {
  const node = el("div", { class: "container" }, hidden(part, el("div", { class: "container-inside" }, components(part.components, scene))));
  if (part.accent_color !== null) node.style.setProperty("--accent", `#${part.accent_color.toString(16).padStart(6, "0")}`);
  return node;
}

function section(part, scene) {
  return el("div", { class: "section" },
    el("div", { class: "section-words" }, components(part.components, scene)),
    el("div", { class: "section-side" }, components([part.accessory], scene)));
}

function row(part, scene) {
  return el("div", { class: "row" }, components(part.components, scene));
}

function button(part, scene) {
  const face = [part.emoji?.name && el("span", { class: "emoji" }, part.emoji.name), part.label && el("span", {}, part.label)];
  if (part.style === LINK) return link(part.url, [face, icon("out")], scene.context, { class: "button secondary" });
  const attributes = { type: "button", class: `button ${STYLES[part.style]}`, disabled: part.disabled, dataset: { id: part.custom_id } };
  const node = el("button", { ...attributes, onclick: () => scene.press(node, part) }, face, el("span", { class: "dots", "aria-hidden": "true" }));
  return node;
}

function choice(part, scene) {
  const node = select(part, scene.screen, (values) => scene.press(node, part, values));
  return node;
}

/** A picture of ours can be enlarged; one from elsewhere is only a link, for nothing is asked of others. */
function picture({ media, description, spoiler }) {
  const ours = local(media.url);
  if (!ours) return el("a", { class: "elsewhere", href: media.url, target: "_blank", rel: "noopener noreferrer" }, description || media.url);
  const image = el("img", { src: ours, alt: description ?? "", width: media.width, height: media.height, decoding: "async" });
  const node = el("button", { type: "button", class: "picture", "aria-label": say("enlarge", { alt: description ?? "" }), onclick: () => enlarge(ours, description ?? "") }, image);
  return hidden({ spoiler }, node);
}

/** The path of a file that the box keeps. */
export function local(url) {
  const place = new URL(url, location.href);
  return place.origin === location.origin ? place.pathname : null;
}

function hidden(part, node) {
  if (!part.spoiler) return node;
  const cover = el("button", { type: "button", class: "cover", onclick: () => cover.parentNode.replaceWith(node) }, say("spoiler"));
  return el("div", { class: "covered" }, cover);
}

/** A file to download. */
export function file(url, name, size) {
  const weight = size ? say("kilobytes", { size: Math.max(1, Math.round(size / 1024)) }) : "";
  return el("a", { class: "file", href: local(url) ?? url, download: name }, icon("file"), el("span", {}, name), el("small", {}, weight));
}
