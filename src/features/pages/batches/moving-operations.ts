import { type UndertakingKind, anyKind } from "#calls/undertaking-kind.ts";
import { findFolder } from "#features/folders/store.ts";
import { folderRefusals } from "#features/folders/wording.ts";
import { demand, found } from "#kernel/refusal.ts";
import { refuse } from "#kernel/verdict.ts";
import { pagePropertiesChanged } from "../events.ts";
import { putInFolder } from "../filing/store.ts";
import { lockedEditablePage } from "../operations.ts";
import { pageRefusals } from "../wording.ts";
import { type BatchInput, inBatchSubsite, itemsOfBatch, pageIn } from "./operations.ts";
import { batchRefusals, batchWords } from "./wording.ts";
import { batchMost } from "./rules.ts";

type MovingInput = BatchInput & { readonly folderId: number; readonly name: string };

/** Puts pages that the call has judged, and holds, into a folder; back again whichever of them still lie there. */
export const movingPages: UndertakingKind<MovingInput> = {
  name: "move-pages",
  atOnce: batchMost,
  apart: true,
  demand: async () => {},
  plan: itemsOfBatch,
  step: async (actor, { input: { folderId, batch }, item }, tx) => {
    const { id: pageId, title, from } = pageIn(item.data);
    await putInFolder({ pageId, folderId }, tx);
    const moved = { pageId, title, was: title, by: actor.personId, isMoved: true };
    tx.announce(pagePropertiesChanged({ ...moved, ...(batch && { batch: { id: batch, folderId } }) }));
    return from;
  },
  undo: async (actor, { input, item, noted }, tx) => {
    const here = inBatchSubsite(actor, input);
    const { id: pageId, title, folderId } = await lockedEditablePage(here, pageIn(item.data).id, tx);
    if (folderId !== input.folderId) demand(refuse("page-changed-since"));
    const back = found(await findFolder(here, Number(noted), tx, true), "folder-not-found");
    await putInFolder({ pageId, folderId: back.id }, tx);
    const moved = { pageId, title, was: title, by: actor.personId, isMoved: true };
    tx.announce(pagePropertiesChanged({ ...moved, ...(input.batch && { undoes: input.batch }) }));
  },
  words: { title: batchWords.movingTitle, result: batchWords.movedResult, undone: batchWords.undoneResult },
  titleForOthers: batchWords.movingTitleForOthers,
  refusals: { ...pageRefusals, ...folderRefusals, ...batchRefusals },
};

export const moveBatchKind = anyKind(movingPages);
