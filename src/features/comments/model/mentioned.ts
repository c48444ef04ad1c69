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

/** Words as they are told of, with names behind each `@`. */
export function typedWords(words: string, people: readonly Named[]): string {
  return words.replace(mention, (_, id: string) => {
    const person = people.find((each) => each.id === Number(id));
    return person ? `@${person.name}` : "";
  });
}

/** Somebody who is mentioned in what is being typed: `@` and their name begin there, -1 where that is not so any more. */
export type Mention = Named & { readonly at: number };

/** What is being typed, with the people who were chosen in it. */
export type Typed = { readonly typed: string; readonly picked: readonly Mention[] };

/** Words as they are edited; `gone` stands for people without a name. */
export function writtenFrom(words: string, people: readonly Named[], gone: string): Typed {
  const picked: Mention[] = [];
  let typed = "";
  for (const piece of piecesOf(words)) {
    if ("text" in piece) typed += piece.text;
    else {
      const name = people.find(({ id }) => id === piece.personId)?.name ?? gone;
      picked.push({ id: piece.personId, name, at: typed.length });
      typed += `@${name}`;
    }
  }
  return { typed, picked };
}

/** After a change that left the caret there: what is behind the caret is as it was, and so is what the rest has in common at its start. */
export function retyped({ typed: before, picked }: Typed, typed: string, caret: number): Typed {
  const longer = typed.length - before.length;
  const isBehind = before.endsWith(typed.slice(caret));
  const behind = isBehind ? Math.min(before.length, typed.length - caret) : 0;
  const most = Math.min(before.length, typed.length) - behind;
  let same = 0;
  while (same < most && before[same] === typed[same]) same++;
  return { typed, picked: picked.map((mention) => ({ ...mention, at: placeOf(mention) })) };

  function placeOf({ at, name }: Mention): number {
    if (at + 1 + name.length <= same) return at;
    return at >= before.length - behind ? at + longer : -1;
  }
}

/** The same with somebody who was chosen, whose name stands in front of the caret, and a blank behind it. Whoever was chosen there before is so no more. */
export function mentioning(
  before: Typed,
  { id, name }: Named,
  { typed, caret }: { readonly typed: string; readonly caret: number },
): Typed {
  const at = caret - `@${name} `.length;
  const others = retyped(before, typed, caret).picked.filter((each) => each.at < at || each.at >= caret);
  return { typed, picked: [...others, { id, name, at }] };
}

/** What was typed as it is sent. Whoever was mentioned, and is nowhere any more, is looked for by name: it may have been cut and put back. */
export function sentWords({ typed, picked }: Typed): string {
  const here = picked.filter(({ at, name }) => at >= 0 && typed.startsWith(`@${name}`, at));
  const lost = picked.filter(({ id }) => here.every((mention) => mention.id !== id));
  let words = "";
  let end = 0;
  for (const { id, name, at } of here.toSorted((one, other) => one.at - other.at)) {
    words += `${regained(typed.slice(end, at), lost)}@[${id}]`;
    end = at + 1 + name.length;
  }
  return words + regained(typed.slice(end), lost);
}

/** The longest name is looked for first, and never within another word. */
function regained(text: string, lost: readonly Named[]): string {
  const longestFirst = lost.toSorted((one, other) => other.name.length - one.name.length);
  return longestFirst.reduce((words, { id, name }) => {
    const [first = "", ...others] = words.split(`@${name}`);
    return others.reduce(
      (all, next) => all + (/^[\p{L}\p{M}\p{N}_]/u.test(next) ? `@${name}` : `@[${id}]`) + next,
      first,
    );
  }, text);
}
