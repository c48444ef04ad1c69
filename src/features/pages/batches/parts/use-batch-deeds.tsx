import { useContext, useEffect, useEffectEvent } from "react";
import { send } from "#client/call.ts";
import { useDialogs } from "#ui/dialog-host.tsx";
import { useSay } from "#ui/language.tsx";
import { useNotices } from "#ui/notices-host.tsx";
import type { MovedPages } from "../../filing/model/moved.ts";
import { useMoving } from "../../filing/parts/moving-host.tsx";
import { type BatchDeed, checkBatch, moveBatch } from "../contract.ts";
import { batchTime, movedTo, outcomeOf, whereTo } from "../model/wire.ts";
import { batchWords } from "../wording.ts";
import { SharingDoor } from "./sharing-door.ts";
import { useSelecting } from "./selecting.ts";
import { useBatchDone } from "./use-batch-done.ts";

/**
 * What can be done to the pages that are selected when it begins: those that come or go while the answer is on its way are none of them, so that dialogs tell
 * of what they do. What may not be done is said before, by reason.
 */
export function useBatchDeeds() {
  const { open } = useDialogs();
  const selecting = useSelecting();
  const check = useCheck();
  const ids = useSelectedIds();
  const { move, carry } = useBatchMove();
  useCarrying(carry);

  return {
    move,
    share: useBatchSharing(),
    async trash() {
      const asked = ids();
      const may = await check("trash", asked);
      if (!may) return;
      open(async () => {
        const { TrashBatchDialog } = await import("./trash-batch-dialog.tsx");
        return <TrashBatchDialog ids={asked} onDone={() => selecting.leave(asked, "trash")} {...may} />;
      });
    },
    async tags() {
      const asked = ids();
      const may = await check("tags", asked);
      if (!may) return;
      open(async () => {
        const { TagsBatchDialog } = await import("./tags-batch-dialog.tsx");
        return <TagsBatchDialog ids={asked} now={may.tags} count={may.count} left={may.left} />;
      });
    },
  };
}

/** Null where who sees a page is not said page by page. */
function useBatchSharing(): (() => Promise<void>) | null {
  const say = useSay();
  const { open } = useDialogs();
  const { fail } = useNotices();
  const ids = useSelectedIds();
  const door = useContext(SharingDoor);
  if (!door) return null;
  return async () => {
    const opened = await door(ids());
    if ("content" in opened) open(opened.content);
    else fail(opened.why, say(batchWords.failed));
  };
}

function useSelectedIds(): () => readonly number[] {
  const { selection } = useSelecting();
  return () => [...(selection.get()?.ids ?? [])];
}

/** Asks what would become of pages. Null where nothing may be done, and that is said. */
function useCheck() {
  const say = useSay();
  const { fail } = useNotices();
  return async (deed: BatchDeed, ids: readonly number[]) => {
    const answer = await send(checkBatch, { ids: [...ids], deed }, batchTime);
    const left = answer.success ? answer.left.map(({ text }) => text).join(" ") : "";
    if (answer.success && answer.allowed > 0) return { count: answer.allowed, left, tags: answer.tags };
    fail(answer.success ? left || say(batchWords.noneAllowed) : answer, say(batchWords.failed));
    return null;
  };
}

/** Whoever drags one of several that are selected drags all of them; what may not be moved is said after. */
function useCarrying(carry: (pageId: number) => MovedPages | null): void {
  const { letCarry } = useMoving();
  const latest = useEffectEvent(carry);
  useEffect(() => {
    letCarry((pageId) => latest(pageId));
    return () => letCarry(null);
  }, [letCarry]);
}

/** Begins the mode in which a folder is chosen for them; `carry` is the same of a page that is dragged. */
function useBatchMove() {
  const say = useSay();
  const { fail } = useNotices();
  const { begin } = useMoving();
  const selecting = useSelecting();
  const check = useCheck();
  const done = useBatchDone();
  const ids = useSelectedIds();

  async function moveTo(asked: readonly number[], folderId: number): Promise<void> {
    const answer = await send(moveBatch, movedTo(asked, folderId), batchTime);
    if (!answer.success) return fail(answer, say(batchWords.failed));
    const outcome = outcomeOf(answer);
    if (outcome.done > 0) selecting.leave(asked, "move");
    await done(say(batchWords.moved, { count: outcome.done, name: whereTo(answer) }), outcome);
  }

  function movedPages(
    asked: readonly number[],
    { count, note }: { count: number; note: string },
  ): MovedPages {
    const from = commonFolder(selecting.pages(), asked);
    const name = say(batchWords.pages, { count });
    return { is: "pages", name, from, note, moveTo: (folderId) => moveTo(asked, folderId) };
  }

  return {
    async move(): Promise<void> {
      const asked = ids();
      const may = await check("move", asked);
      if (may) begin(movedPages(asked, { count: may.count, note: may.left }));
    },
    carry(pageId: number): MovedPages | null {
      const asked = ids();
      if (asked.length < 2 || !asked.includes(pageId)) return null;
      return movedPages(asked, { count: asked.length, note: "" });
    },
  };
}

/** The folder in which all of them lie, as far as that is known. */
function commonFolder(
  pages: readonly { readonly id: number; readonly folderId: number }[],
  ids: readonly number[],
): number | null {
  const folders = new Map(pages.map(({ id, folderId }) => [id, folderId]));
  const [first = null, ...others] = new Set(ids.map((id) => folders.get(id) ?? null));
  return others.length === 0 ? first : null;
}
