// The page's own words, in the language of whoever is looking.

let table = {};
export let language = "en";

/** Learn a language. */
export async function learn(locale) {
  language = locale.startsWith("fr") ? "fr" : "en";
  const response = await fetch(`/page/words/${language}.json`);
  table = await response.json();
  document.documentElement.lang = language;
  for (const node of document.querySelectorAll("[data-word]")) node.textContent = say(node.dataset.word);
}

/** Say a sentence, with its variables filled in. */
export function say(name, values = {}) {
  const sentence = table[name];
  if (sentence === undefined) throw new Error(`There are no words for ${name}.`);
  return sentence.replace(/\{(\w+)\}/g, (_, variable) => values[variable]);
}
