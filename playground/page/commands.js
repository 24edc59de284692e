// Slash commands: what can be run here, in the reader's language.

const SUBCOMMAND = 1;
const GROUP = 2;

/** Flatten what the bot registered into runnable commands with localised words. */
export function runnable(registered, locale) {
  return registered.flatMap((command) => below(command, [command], locale));
}

function below(node, path, locale) {
  const inner = (node.options ?? []).filter((option) => [SUBCOMMAND, GROUP].includes(option.type));
  if (inner.length) return inner.flatMap((option) => below(option, [...path, option], locale));
  return [{
    words: path.map((part) => part.name).join(" "),
    shown: `/${path.map((part) => local(part, "name", locale)).join(" ")}`,
    about: local(node, "description", locale),
    options: (node.options ?? []).map((option) => translated(option, locale)),
  }];
}

function translated(option, locale) {
  const choices = (option.choices ?? []).map((choice) => ({ ...choice, shown: local(choice, "name", locale) }));
  return { ...option, shown: local(option, "name", locale), about: local(option, "description", locale), choices };
}

const local = (thing, key, locale) => thing[`${key}_localizations`]?.[locale] ?? thing[key];

/** Commands whose name, or a word of it, begins with what was typed. */
export function matching(commands, typed) {
  const wanted = typed.replace(/^\//, "").toLowerCase();
  const fits = ({ shown }) => shown.slice(1).startsWith(wanted) || shown.slice(1).split(" ").some((word) => word.startsWith(wanted));
  return commands.filter(fits);
}
