import { type Affected, namesMost } from "#features/access/model/readers-change.ts";
import type { Say } from "#kernel/language.ts";
import { listFormat } from "#kernel/kept-list-formats.ts";
import { changeWords as words } from "../wording.ts";

/** Who gains and who loses access to several pages, and on how many of them somebody does. */
export type SeveralChange = {
  readonly people: readonly (Affected & { readonly pages: number })[];
  /** Whether the people may be called by name. */
  readonly mayName: boolean;
  /** How many pages the world gains, and loses. */
  readonly opened: number;
  readonly closed: number;
};

/** One sentence for each thing that happens; people by name up to ten, by count beyond. */
export function severalSentences({ people, mayName, opened, closed }: SeveralChange, say: Say): string[] {
  const world = say(words.world);
  const kinds = [
    ["gains", words.gainsPages],
    ["loses", words.losesPages],
    ["edits", words.editsPages],
    ["edits-no-more", words.editsPagesNoMore],
  ] as const;
  const said = [
    ...(opened > 0 ? [say(words.gainsPages, { count: opened, names: world })] : []),
    ...(closed > 0 ? [say(words.losesPages, { count: closed, names: world })] : []),
    ...kinds.flatMap(([effect, sentence]) => {
      const theirs = people.find((each) => each.effect === effect);
      return theirs ? [say(sentence, { count: theirs.pages, names: namesOf(theirs, mayName, say) })] : [];
    }),
  ];
  return said.length > 0 ? said : [say(words.nobody)];
}

/** Whether it is asked about before it is saved. */
export function severalAsk({ people, opened }: SeveralChange): boolean {
  return opened > 0 || people.some(({ effect }) => effect === "loses");
}

function namesOf({ count, names }: Affected, mayName: boolean, say: Say): string {
  if (!mayName || count > namesMost) return say(words.people, { count });
  return listFormat(say.formats).format(names);
}
