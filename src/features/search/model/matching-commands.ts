import { nameKey } from "#kernel/name-key.ts";

type Named = { readonly label: string; readonly keywords: string };

/**
 * The commands for what is typed: each of its words begins a word of the label or of the keywords. Nothing typed means all. Those that
 * are called so come first, then those whose name begins so, those with all words in their name, and those of other words.
 */
export function matchingCommands<One extends Named>(typed: string, commands: readonly One[]): One[] {
  const asked = wordsIn(typed);
  return commands
    .filter(({ label, keywords }) => allBegin(asked, wordsIn(`${label} ${keywords}`)))
    .toSorted((one, other) => nameDistance(asked, one) - nameDistance(asked, other));
}

function nameDistance(asked: readonly string[], { label }: Named): number {
  const words = wordsIn(label);
  const [typed, name] = [asked.join(" "), words.join(" ")];
  if (name === typed) return 0;
  if (name.startsWith(typed)) return 1;
  return allBegin(asked, words) ? 2 : 3;
}

function allBegin(asked: readonly string[], words: readonly string[]): boolean {
  return asked.every((each) => words.some((word) => word.startsWith(each)));
}

function wordsIn(text: string): string[] {
  return nameKey(text)
    .split(/[\s,]+/)
    .filter((word) => word !== "");
}
