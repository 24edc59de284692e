// Discord's markdown as nodes: blocks first, then what stands in a line.

import { el } from "./dom.js";
import { stamp } from "./times.js";

/** Read a text; `context` knows people, roles and channels, and how to jump to a message. */
export function markdown(text, context) {
  const lines = text.replace(/\r\n?/g, "\n").split("\n");
  const blocks = [];
  while (lines.length) blocks.push(block(lines, context));
  return blocks.filter(Boolean);
}

const BLOCKS = [
  [/^```/, fence],
  [/^>>> /, quoteAll],
  [/^> /, quote],
  [/^#{1,3} +\S/, heading],
  [/^-# +\S/, subtext],
  [/^ *(?:[-*]|\d+\.) +\S/, list],
];

function block(lines, context) {
  for (const [pattern, read] of BLOCKS) {
    if (pattern.test(lines[0])) return read(lines, context);
  }
  return paragraph(lines, context);
}

function fence(lines) {
  const text = lines.join("\n");
  const found = /^```(?:([a-z0-9+-]*)\n)?([\s\S]*?)\n?```\n?/i.exec(text);
  if (!found) return el("p", {}, inline(lines.shift(), {}));
  const rest = text.slice(found[0].length);
  lines.splice(0, lines.length, ...(rest ? rest.split("\n") : []));
  return el("pre", {}, el("code", {}, found[2]));
}

function quoteAll(lines, context) {
  const inner = lines.splice(0).join("\n").slice(4);
  return el("blockquote", {}, markdown(inner, context));
}

function quote(lines, context) {
  const inner = [];
  while (lines.length && /^> /.test(lines[0])) inner.push(lines.shift().slice(2));
  return el("blockquote", {}, markdown(inner.join("\n"), context));
}

function heading(lines, context) {
  const [, marks, words] = /^(#{1,3}) +(.*)$/.exec(lines.shift());
  return el(`h${marks.length + 2}`, { class: `h${marks.length}` }, inline(words, context));
}

function subtext(lines, context) {
  return el("small", { class: "subtext" }, inline(lines.shift().slice(3).trim(), context));
}

const ITEM = /^( *)([-*]|\d+\.) +(.*)$/;

function list(lines, context, depth = 0) {
  const [, , first] = ITEM.exec(lines[0]);
  const ordered = /\d/.test(first);
  const node = el(ordered ? "ol" : "ul", ordered ? { start: Number.parseInt(first, 10) } : {});
  while (lines.length && ITEM.test(lines[0])) {
    const [, indent, , words] = ITEM.exec(lines[0]);
    if (indent.length < depth) break;
    if (indent.length > depth && node.lastChild) node.lastChild.append(list(lines, context, indent.length));
    else node.append(el("li", {}, inline((lines.shift(), words), context)));
  }
  return node;
}

function paragraph(lines, context) {
  const inner = [lines.shift()];
  while (lines.length && !BLOCKS.some(([pattern]) => pattern.test(lines[0]))) inner.push(lines.shift());
  const text = inner.join("\n").replace(/^\n+|\n+$/g, "");
  return text ? el("p", {}, inline(text, context)) : null;
}

const wrap = (tag, attributes = {}) => (found, context) => el(tag, attributes, inline(found[1], context));

const SPANS = [
  [/^\\([^A-Za-z0-9\s])/, (found) => found[1]],
  [/^``(.+?)``|^`([^`\n]+)`/, (found) => el("code", {}, found[1] ?? found[2])],
  [/^\*\*\*([\s\S]+?)\*\*\*/, (found, context) => el("strong", {}, el("em", {}, inline(found[1], context)))],
  [/^\*\*([\s\S]+?)\*\*(?!\*)/, wrap("strong")],
  [/^__([\s\S]+?)__(?!_)/, wrap("u")],
  [/^~~([\s\S]+?)~~/, wrap("s")],
  [/^\|\|([\s\S]+?)\|\|/, spoiler],
  [/^\*(?=\S)([\s\S]+?)\*(?!\*)/, wrap("em")],
  [/^_(?=\S)([\s\S]+?)_(?![A-Za-z0-9_])/, wrap("em")],
  [/^\[([^\]\n]+)\]\(<?(https?:\/\/[^\s)>]+)>?\)/, (found, context) => link(found[2], inline(found[1], context), context)],
  [/^<(https?:\/\/[^\s>]+)>/, (found, context) => link(found[1], found[1], context)],
  [/^https?:\/\/[^\s<]*[^\s<.,:;"'\])]/, (found, context) => link(found[0], found[0], context)],
  [/^<@!?(\d+)>/, (found, context) => mention(`@${context.person(found[1])}`)],
  [/^<@&(\d+)>/, (found, context) => mention(`@${context.role(found[1])}`)],
  [/^<#(\d+)>/, channel],
  [/^<\/([^:>]+):\d+>/, (found) => mention(`/${found[1]}`)],
  [/^<t:(-?\d{1,13})(?::([tTdDfFR]))?>/, (found) => stamp(Number(found[1]), found[2])],
  [/^<a?(:\w+:)\d+>/, (found) => found[1]],
];
const PLAIN = /^[^\\`*_~|[<h\n@]+|^[\s\S]/;

function inline(text, context) {
  const nodes = [];
  let rest = text;
  let before = "";
  while (rest) {
    const [taken, node] = span(rest, context, before);
    nodes.push(node);
    before = taken.at(-1);
    rest = rest.slice(taken.length);
  }
  return nodes;
}

function span(rest, context, before) {
  if (rest[0] === "\n") return ["\n", el("br")];
  const inWord = rest[0] === "_" && /\w/.test(before);
  for (const [pattern, make] of inWord ? [] : SPANS) {
    const found = pattern.exec(rest);
    if (found) return [found[0], make(found, context)];
  }
  const plain = PLAIN.exec(rest)[0];
  return [plain, plain];
}

function spoiler(found, context) {
  const node = el("span", { class: "spoiler", role: "button", tabindex: "0", "aria-expanded": "false" }, el("span", {}, inline(found[1], context)));
  const reveal = () => node.setAttribute("aria-expanded", "true");
  node.addEventListener("click", reveal);
  node.addEventListener("keydown", (event) => ["Enter", " "].includes(event.key) && reveal());
  return node;
}

const mention = (words) => el("span", { class: "mention" }, words);

function channel(found, context) {
  const jump = () => context.jump(found[1]);
  return el("button", { type: "button", class: "mention", onclick: jump }, `#${context.channel(found[1])}`);
}

const JUMP = /^https:\/\/(?:\w+\.)?discord\.com\/channels\/[\d@me]+\/(\d+)(?:\/(\d+))?$/;

/** A link: to a message it jumps inside the page, elsewhere it opens a new tab. */
export function link(url, words, context, attributes = {}) {
  const jump = JUMP.exec(url);
  if (!jump) return el("a", { href: url, target: "_blank", rel: "noopener noreferrer", ...attributes }, words);
  const go = (event) => {
    event.preventDefault();
    context.jump(jump[1], jump[2]);
  };
  return el("a", { href: `#${context.channel(jump[1])}`, onclick: go, ...attributes }, words);
}
