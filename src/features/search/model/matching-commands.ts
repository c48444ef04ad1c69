import { nameKey } from "#kernel/name-key.ts";

type Named = { readonly label: string; readonly keywords: string };

/** The commands for what is typed: each of its words begins a word of the label or of the keywords. Nothing typed means all. */
export function matchingCommands<One extends Named>(typed: string, commands: readonly One[]): One[] {
  const asked = wordsIn(typed);
  return commands.filter(({ label, keywords }) => {
    const words = wordsIn(`${label} ${keywords}`);
    return asked.every((each) => words.some((word) => word.startsWith(each)));
  });
}

function wordsIn(text: string): string[] {
  return nameKey(text)
    .split(/[\s,]+/)
    .filter((word) => word !== "");
}
