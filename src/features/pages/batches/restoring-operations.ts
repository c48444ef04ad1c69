import { type UndertakingKind, anyKind } from "#calls/undertaking-kind.ts";
import type { Tx } from "#database/transaction.ts";
import type { Actor } from "#kernel/actor.ts";
import { demand } from "#kernel/refusal.ts";
import { allow, refuse } from "#kernel/verdict.ts";
import { lockedEditablePage } from "../operations.ts";
import { bringOneBack, moveOneToTrash } from "../trash/operations.ts";
import { trashBegins } from "../trash/rules.ts";
import { holdAllTrashed } from "../trash/store.ts";
import { trashRefusals } from "../trash/wording.ts";
import { pageRefusals } from "../wording.ts";
import {
  type BatchInput,
  type Judged,
  inBatchSubsite,
  itemsOfBatch,
  pageIn,
  refreshReadersOfItems,
} from "./operations.ts";
import { batchMost, mayBeBatch } from "./rules.ts";
import { batchRefusals, batchWords } from "./wording.ts";

/** Brings pages that the call holds back from the trash; back to it whichever of them nobody has published or begun to change since. */
export const restoringPages: UndertakingKind<BatchInput> = {
  name: "restore-pages",
  atOnce: batchMost,
  apart: true,
  demand: async () => {},
  plan: itemsOfBatch,
  step: async (actor, { input, item, now }, tx) => {
    const page = await bringOneBack(actor, { id: pageIn(item.data).id, batch: input.batch }, now, tx);
    return page.versionId;
  },
  after: refreshReadersOfItems,
  undo: async (actor, { input, item, noted, now }, tx) => {
    const here = inBatchSubsite(actor, input);
    const { id } = pageIn(item.data);
    const page = await lockedEditablePage(here, id, tx);
    if (page.versionId !== noted) demand(refuse("page-changed-since"));
    await moveOneToTrash(here, { id, undoes: input.batch }, now, tx);
  },
  words: {
    title: batchWords.restoringTitle,
    result: batchWords.restoredResult,
    undone: batchWords.trashedAgainResult,
  },
  refusals: { ...pageRefusals, ...trashRefusals, ...batchRefusals },
};

export const restoreBatchKind = anyKind(restoringPages);

/** The pages of a batch that are in the trash and may be brought back, held; the others are counted, and nobody says what they are called. */
export async function heldInTrash(
  actor: Actor,
  { ids, now }: { readonly ids: readonly number[]; readonly now: Date },
  tx: Tx,
): Promise<Judged> {
  const asked = [...new Set(ids)];
  demand(mayBeBatch(asked.length));
  const pages = await holdAllTrashed(actor, asked, trashBegins(now), tx);
  const allowed = pages.map(({ id, title, folderId }) => ({
    id,
    title,
    folderId,
    mayEdit: true,
    isHomepage: false,
    isTemplate: false,
  }));
  const there = new Set(pages.map(({ id }) => id));
  const gone = asked.filter((id) => !there.has(id));
  const left = gone.map(() => ({ title: null, code: "page-not-in-trash" }));
  demand(allowed.length > 0 ? allow : refuse("pages-not-in-trash"));
  return { total: asked.length, allowed, left };
}
