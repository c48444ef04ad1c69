import { useEffect, useRef, useState } from "react";
import type { Thread } from "../contract.ts";
import { keptName } from "./kept-name.ts";
import { keptWords } from "./kept-words.ts";
import type { Margin } from "./margin.ts";

/** A thread in the margin; `isGone` while nothing is left of it but the reply that somebody types here. */
export type ShownThread = {
  readonly thread: Thread;
  readonly range: Range | undefined;
  readonly isGone: boolean;
};

/**
 * The threads that have a card: one in which a reply was typed and not sent keeps it, also when somebody resolves or deletes
 * the thread meanwhile, where it stood (decision 0149). `look` looks again once the reply is given up.
 */
export function useShownThreads({ threads, ranges, personId, pageId }: Margin, withResolved: boolean) {
  const [, setLooks] = useState(0);
  const known = useRef(new Map<number, { readonly thread: Thread; readonly range: Range | undefined }>());
  useEffect(() => {
    for (const thread of threads) known.current.set(thread.id, { thread, range: ranges.get(thread.id) });
  });

  const hasReply = (id: number) =>
    (keptWords(keptName(personId, pageId, `answer-${id}`))?.typed.trim() ?? "") !== "";
  const there = threads
    .filter(({ id, isResolved }) => withResolved || !isResolved || hasReply(id))
    .map((thread): ShownThread => ({ thread, range: ranges.get(thread.id), isGone: false }));
  const gone = [...known.current.values()]
    .filter(({ thread }) => !threads.some(({ id }) => id === thread.id) && hasReply(thread.id))
    .map((each): ShownThread => ({ ...each, isGone: true }));
  return { shown: [...there, ...gone], look: () => setLooks((looks) => looks + 1) };
}
