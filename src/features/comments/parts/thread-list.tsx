import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { useSay } from "#ui/language.tsx";
import { commentWords } from "../wording.ts";
import type { Margin } from "./margin.ts";
import { NewThread } from "./new-thread.tsx";
import { ThreadCard } from "./thread-card.tsx";
import { usePlacedCards } from "./use-placed-cards.ts";
import { type ShownThread, useShownThreads } from "./use-shown-threads.ts";

type ThreadListProps = { margin: Margin; begunRange: Range | null; isBeside: boolean };

/** All that is said on a page, in the order of its text: beside it, or one below the other. */
export function ThreadList({ margin, begunRange, isBeside }: ThreadListProps) {
  const say = useSay();
  const list = useRef<HTMLElement>(null);
  const [withResolved, setWithResolved] = useState(false);
  const { shown, look } = useShownThreads(margin, withResolved);
  const ranges = new Map([...margin.ranges].map(([id, range]) => [String(id), range]));
  if (begunRange) ranges.set("new", begunRange);
  usePlacedCards(list, isBeside ? ranges : new Map());
  useLookedAt(list, margin.activate);
  const cards = inOrder(margin, { shown, look, begunRange });
  const resolved = margin.threads.filter(({ isResolved }) => isResolved).length;
  return (
    <section
      ref={list}
      className={isBeside ? "comments-margin" : "comments-list"}
      aria-label={say(commentWords.title)}
    >
      <div className="comments-head">
        {!isBeside && <h2>{say(commentWords.title)}</h2>}
        {resolved > 0 && (
          <Button look="quiet" size="small" onPress={() => setWithResolved(!withResolved)}>
            {say(withResolved ? commentWords.hideResolved : commentWords.showResolved, { count: resolved })}
          </Button>
        )}
      </div>
      {cards}
      {!isBeside && cards.length === 0 && (
        <EmptyState title={say(commentWords.none)} help={say(commentWords.noneHelp)} />
      )}
    </section>
  );
}

/** The thread that the pointer or the focus is on. */
function useLookedAt(list: RefObject<HTMLElement | null>, activate: Margin["activate"]): void {
  useEffect(() => {
    const element = list.current;
    function look({ target }: Event) {
      const card = target instanceof Element && target.closest<HTMLElement>("[data-thread]");
      const id = Number(card && card.dataset["thread"]);
      if (id > 0) activate(id);
    }
    element?.addEventListener("focusin", look);
    element?.addEventListener("pointerover", look);
    return () => {
      element?.removeEventListener("focusin", look);
      element?.removeEventListener("pointerover", look);
    };
  }, [list, activate]);
}

type Cards = { shown: readonly ShownThread[]; look: () => void; begunRange: Range | null };

/** By where passages stand; those that were removed come last, and what is being written where it belongs. */
function inOrder(margin: Margin, { shown, look, begunRange }: Cards): ReactNode[] {
  const cards = shown.map(({ thread, range, isGone }) => ({
    range,
    card: <ThreadCard key={thread.id} {...{ thread, isGone, margin }} onGivenUp={look} />,
  }));
  const { begun } = margin;
  if (begun)
    cards.push({
      range: begunRange ?? undefined,
      card: <NewThread key="new" passage={begun} margin={margin} />,
    });
  return cards.sort((one, other) => compared(one.range, other.range)).map(({ card }) => card);
}

function compared(one: Range | undefined, other: Range | undefined): number {
  if (!one || !other) return Number(!one) - Number(!other);
  try {
    return one.compareBoundaryPoints(Range.START_TO_START, other);
  } catch {
    // One of them has left the document meanwhile.
    return 0;
  }
}
