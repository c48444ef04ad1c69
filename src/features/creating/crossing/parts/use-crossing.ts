import { useEffect, useRef, useState } from "react";
import { send } from "#client/call.ts";
import { revisit, visit } from "#client/navigation.ts";
import { randomValue } from "#client/random-value.ts";
import type { Failure } from "#client/call.ts";
import { batchTime } from "#features/pages/batches/model/wire.ts";
import { ofPage } from "#features/pages/model/of-page.ts";
import { trashPage } from "#features/pages/trash/contract.ts";
import { useSay } from "#ui/language.tsx";
import { useNotices } from "#ui/notices-host.tsx";
import { moveToSubsite } from "../contract.ts";
import { type Copied, type CrossingSource, type CrossingTarget, batchOf, becameOf } from "../model/wire.ts";
import type { CrossingMode } from "../rules.ts";
import { crossingWords as words } from "../wording.ts";

/** Where the pages were: their subsite and folder. */
export type CrossingFrom = { readonly subsiteId: number; readonly folderId: number | null };

type Became = Omit<ReturnType<typeof becameOf>, "moved" | "isMore" | "copied" | "hint"> & {
  readonly done: number;
};

export type Wanted = {
  readonly from: CrossingFrom;
  readonly source: CrossingSource;
  readonly mode: CrossingMode;
  readonly target: CrossingTarget;
  readonly folderId: number | null;
  readonly count: number;
};

/** Asks for batches until no more remain, and then shows where the pages are. Once the dialog is closed no further batch is asked for; what was done stays, and is said. */
export function useCrossing() {
  const [done, setDone] = useState<number | null>(null);
  const isClosed = useClosed();
  const [hint, setHint] = useState(randomValue);
  const { tellPart, tellAll } = useOutcome();

  async function cross(wanted: Wanted): Promise<Failure | undefined> {
    const { source, mode, target, folderId } = wanted;
    let sum = 0;
    // What a batch answered goes back with the next one as it came (SMOV-10).
    let before: { readonly hint: string; readonly copied?: Copied } = { hint };
    for (;;) {
      setDone(sum);
      const sent = batchOf({ source, mode, targetId: target.id, folderId, ...before });
      const answer = await send(moveToSubsite, sent, batchTime);
      if (!answer.success) {
        setDone(null);
        return answer;
      }
      const { moved, left, isMore, address, ids, ...back } = becameOf(answer);
      sum += moved;
      before = { hint: back.hint ?? before.hint, copied: back.copied };
      if (!isMore) {
        await tellAll(wanted, { done: sum, left, address, ids });
        return undefined;
      }
      if (isClosed.current) {
        await tellPart(wanted, sum);
        return undefined;
      }
    }
  }

  return { cross, done, beginAnew: () => setHint(randomValue()) };
}

/** Whether the dialog was closed while something was under way. */
function useClosed() {
  const isClosed = useRef(false);
  useEffect(() => {
    isClosed.current = false;
    return () => {
      isClosed.current = true;
    };
  }, []);
  return isClosed;
}

/** Tells what became of the pages; of one page the notice takes it back. */
function useOutcome() {
  const say = useSay();
  const { tell } = useNotices();
  const takeBack = useTakingBack();

  async function tellPart({ mode, target, count }: Wanted, done: number) {
    await revisit();
    const facts = { done, count, name: target.name };
    tell({ text: say(mode === "move" ? words.movedPart : words.copiedPart, facts) });
  }

  async function tellAll(wanted: Wanted, { done, left, address, ids }: Became) {
    const { mode, target, source } = wanted;
    await visit(new URL(address ?? "/", location.href).href);
    const text = say(mode === "move" ? words.moved : words.copied, { done, name: target.name });
    const [id] = ids;
    if (source.is === "page" && id !== undefined) {
      const undo = { label: say(words.undo), perform: () => void takeBack(wanted, id) };
      return void tell({ kind: "undo", text, undo });
    }
    tell({ text: left > 0 ? `${text} ${say(words.left, { left })}` : text });
  }

  return { tellPart, tellAll };
}

/** A page that was moved goes back to its folder, a copy to the trash; asked for where the page is now. */
function useTakingBack() {
  const { fail } = useNotices();
  const say = useSay();

  async function goBack({ mode, from }: Wanted, id: number) {
    const { subsiteId: targetId, folderId } = from;
    const sent = batchOf({ source: { is: "page", id }, mode, targetId, folderId, hint: randomValue() });
    const answer = await send(moveToSubsite, sent, batchTime);
    if (!answer.success) return fail(answer, say(words.notUndone));
    await visit(new URL(becameOf(answer).address ?? "/", location.href).href);
  }

  async function goToTrash(id: number) {
    const answer = await send(trashPage, ofPage(id));
    if (!answer.success) return fail(answer, say(words.notUndone));
    await visit(new URL(answer.redirect, location.href).href);
  }

  return (wanted: Wanted, id: number) => (wanted.mode === "move" ? goBack(wanted, id) : goToTrash(id));
}
