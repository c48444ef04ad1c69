const mention = /@\[([1-9][0-9]{0,14})\]/g;

/** The people whom words mention, each once. */
export function mentionedIn(words: string): number[] {
  return [...new Set([...words.matchAll(mention)].map(([, id]) => Number(id)))];
}

export type Piece = { readonly text: string } | { readonly personId: number };

/** Words in pieces: texts, and people who are mentioned. */
export function piecesOf(words: string): Piece[] {
  return words
    .split(/@\[([1-9][0-9]{0,14})\]/)
    .map((piece, at): Piece => (at % 2 === 1 ? { personId: Number(piece) } : { text: piece }))
    .filter((piece) => !("text" in piece) || piece.text !== "");
}

type Named = { readonly id: number; readonly name: string };

/** Words as they are typed, with names behind each `@`. */
export function typedWords(words: string, people: readonly Named[]): string {
  return words.replace(mention, (_, id: string) => {
    const person = people.find((each) => each.id === Number(id));
    return person ? `@${person.name}` : "";
  });
}

/** What was typed as it is sent: `picked` are the people who were chosen while it was typed. The longest name is looked for first. */
export function sentWords(typed: string, picked: readonly Named[]): string {
  const longestFirst = [...picked].sort((one, other) => other.name.length - one.name.length);
  return longestFirst.reduce((words, { id, name }) => words.replaceAll(`@${name}`, `@[${id}]`), typed);
}
