// A picture as large as the window, with what it shows in words.

import { el, iconButton } from "./dom.js";
import { say } from "./words.js";

/** Enlarge a picture until it is dismissed. */
export function enlarge(source, words) {
  const box = el("dialog", { class: "lightbox", "aria-label": say("picture") },
    iconButton("close", say("close"), () => box.close()),
    el("img", { src: source, alt: words }),
    words && el("details", {}, el("summary", {}, say("in-words")), el("p", {}, words)));
  box.addEventListener("click", (event) => event.target === box && box.close());
  box.addEventListener("close", () => box.remove());
  document.body.append(box);
  box.showModal();
}
