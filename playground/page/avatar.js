// Faces: a letter on a colour for people, the chest for the bot.

import { el } from "./dom.js";

const COLOURS = 6;

/** A round picture of someone; it is an ornament, the name stands beside it. */
export function avatar(user) {
  if (user.bot) return el("img", { class: "avatar", src: "/page/icon.svg", alt: "" });
  const shade = Number(BigInt(user.id) % BigInt(COLOURS));
  const letter = [...(user.global_name ?? user.username)][0].toUpperCase();
  return el("span", { class: `avatar shade-${shade}`, "aria-hidden": "true" }, letter);
}
