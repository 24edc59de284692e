// A message: who, when, in answer to what, and everything in it.

import { avatar } from "./avatar.js";
import { components, file, local } from "./components.js";
import { el, icon, iconButton } from "./dom.js";
import { enlarge } from "./lightbox.js";
import { markdown } from "./markdown.js";
import { written } from "./times.js";
import { say } from "./words.js";

const EPHEMERAL = 1 << 6;
const LOADING = 1 << 7;
const V2 = 1 << 15;
const COMMAND = 20;
const TOGETHER = 7 * 60 * 1000;
const PREVIEW = 90;

/** Tell whether a message follows another of the same author closely, without a head of its own. */
export function follows(message, before) {
  return before && before.author.id === message.author.id && !message.message_reference && message.type !== COMMAND
    && new Date(message.timestamp) - new Date(before.timestamp) < TOGETHER
    && (message.flags & EPHEMERAL) === (before.flags & EPHEMERAL);
}

/** Build a message; `scene` as for its components, with `erase` and `jump`. */
export function messageNode(scene) {
  const { message, screen } = scene;
  const called = message.mentions.some((user) => user.id === screen.me.id);
  const classes = ["message", message.flags & EPHEMERAL && "ephemeral", called && "called"].filter(Boolean).join(" ");
  const name = message.author.global_name ?? message.author.username;
  return el("li", { class: classes, dataset: { message: message.id }, tabindex: "-1", "aria-label": say("message-by", { name }) },
    origin(scene),
    avatar(message.author),
    el("div", { class: "message-inside" },
      el("header", { class: "message-head" },
        el("strong", { class: "name" }, name),
        message.author.bot && el("span", { class: "badge" }, say("app")),
        written(message.timestamp),
        message.edited_timestamp && el("span", { class: "edited" }, say("edited"))),
      el("div", { class: "message-body" }, body(scene)),
      el("p", { class: "failure", role: "alert", hidden: true }, say("failed")),
      message.flags & EPHEMERAL ? private_(scene) : null),
    message.author.id === screen.me.id && el("div", { class: "message-tools" }, iconButton("bin", say("delete"), scene.erase)));
}

function body({ message, ...scene }) {
  const whole = { message, ...scene };
  if (message.flags & LOADING) return el("p", { class: "thinking" }, el("span", { class: "dots", "aria-hidden": "true" }), say("thinking", { name: message.author.global_name }));
  const shown = [message.content && el("div", { class: "text" }, markdown(message.content, scene.context))];
  if (!(message.flags & V2)) shown.push(message.embeds.map((embed) => embedNode(embed, scene.context)), message.attachments.map(attachment));
  return [...shown, components(message.components, whole)];
}

function attachment(item) {
  if (!item.content_type?.startsWith("image/")) return file(item.url, item.filename, item.size);
  const words = item.description ?? item.filename;
  return el("button", { type: "button", class: "picture", "aria-label": say("enlarge", { alt: words }), onclick: () => enlarge(local(item.url), words) },
    el("img", { src: local(item.url), alt: words, width: item.width, height: item.height }));
}

function embedNode(embed, context) {
  const node = el("div", { class: "container" }, el("div", { class: "container-inside" },
    embed.author && el("p", { class: "embed-author" }, embed.author.name),
    embed.title && el("h4", {}, embed.title),
    embed.description && el("div", { class: "text" }, markdown(embed.description, context)),
    (embed.fields ?? []).map((field) => el("div", { class: "text" }, el("h4", {}, field.name), markdown(field.value, context))),
    embed.image && local(embed.image.url) && el("img", { src: local(embed.image.url), alt: "" }),
    embed.footer && el("small", { class: "subtext" }, embed.footer.text)));
  if (embed.color) node.style.setProperty("--accent", `#${embed.color.toString(16).padStart(6, "0")}`);
  return node;
}

/** The line above a message: the command that was used, or the message it answers. */
function origin(scene) {
  const { message, screen } = scene;
  const metadata = message.interaction_metadata;
  if (message.type === COMMAND && metadata) {
    return el("p", { class: "origin" }, icon("reply"), say("used", { name: screen.name(metadata.user.id), command: metadata.name }));
  }
  const answered = message.referenced_message;
  if (!answered) return null;
  const words = `${answered.author.global_name}: ${preview(answered)}`;
  return el("p", { class: "origin" }, icon("reply"), el("button", { type: "button", onclick: () => scene.context.jump(answered.channel_id, answered.id) }, words));
}

/** What a message says, without its markdown, its codes and its mentions. */
export function spoken(message) {
  const texts = [message.content, ...walk(message.components).map((part) => part.content)];
  return texts.filter(Boolean).join(" ").replace(/`[0-9a-f]{32,}`|<[^>]+>|[*_`#>~|]|-# /g, "").replace(/\s+/g, " ").trim();
}

function preview(message) {
  const words = spoken(message);
  return words.length > PREVIEW ? `${words.slice(0, PREVIEW)}…` : words;
}

const walk = (parts) => parts.flatMap((part) => [part, ...walk(part.components ?? [])]);

function private_(scene) {
  return el("p", { class: "private" }, icon("eye"), say("only-you"), " · ",
    el("button", { type: "button", class: "dismiss", onclick: scene.erase }, say("dismiss")));
}
