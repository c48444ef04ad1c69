import type { Work } from "#documents/draft/own-part.ts";

/** What was noted of a person; `hasArranged` is null where nobody noted it. */
export type Noted = {
  readonly id: number;
  readonly widgets: readonly string[];
  readonly hasArranged: boolean | null;
};

/** So many widgets are remembered of each person; who touched more may have touched any. */
export const rememberedMost = 1000;

/** What one person touched in a draft, and what all others did. */
export function worksOf(
  writers: readonly Noted[],
  personId: number | null,
): { readonly mine: Work; readonly theirs: Work } {
  const isMine = ({ id }: Noted) => id === personId;
  return { mine: workOf(writers.filter(isMine)), theirs: workOf(writers.filter((each) => !isMine(each))) };
}

/** What was not noted is taken for done: nothing of others is published because nobody knows of it. */
function workOf(writers: readonly Noted[]): Work {
  const isUnknown = writers.some(
    ({ widgets, hasArranged }) =>
      widgets.length >= rememberedMost || (widgets.length === 0 && hasArranged === null),
  );
  const touched = new Set(writers.flatMap(({ widgets }) => widgets));
  return {
    hasTouched: (id) => isUnknown || touched.has(id),
    hasArranged: writers.some(({ hasArranged }) => hasArranged ?? true),
  };
}
