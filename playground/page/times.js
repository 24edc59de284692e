// Moments: when a message was written, and Discord's `<t:…>` stamps, which tick.

import { el } from "./dom.js";
import { language, say } from "./words.js";

const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
};
const UNITS = [["year", 31536000], ["month", 2592000], ["day", 86400], ["hour", 3600], ["minute", 60], ["second", 1]];

const format = (date, style) => new Intl.DateTimeFormat(language, STYLES[style]).format(date);

/** Say how long ago, or in how long. */
export function relative(date) {
  const seconds = Math.round((date - Date.now()) / 1000);
  const [unit, size] = UNITS.find(([, length]) => Math.abs(seconds) >= length) ?? UNITS.at(-1);
  const words = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  return words.format(Math.trunc(seconds / size), unit);
}

/** Show a stamp in one of Discord's styles. */
export function stamp(unix, style = "f") {
  const date = new Date(unix * 1000);
  const words = style === "R" ? relative(date) : format(date, style);
  return el("time", { class: "stamp", datetime: date.toISOString(), title: format(date, "F"), dataset: { style } }, words);
}

/** Show when a message was written. */
export function written(iso) {
  const date = new Date(iso);
  const today = date.toDateString() === new Date().toDateString();
  const words = today ? say("today-at", { time: format(date, "t") }) : `${format(date, "d")} ${format(date, "t")}`;
  return el("time", { class: "written", datetime: iso, title: format(date, "F") }, words);
}

/** Let relative stamps tick. */
export function tick() {
  for (const node of document.querySelectorAll('time[data-style="R"]')) {
    const words = relative(new Date(node.dateTime));
    if (node.textContent !== words) node.textContent = words;
  }
}
