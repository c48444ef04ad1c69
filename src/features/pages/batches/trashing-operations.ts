import { type UndertakingKind, anyKind } from "#calls/undertaking-kind.ts";
import { demand, found } from "#kernel/refusal.ts";
import { refuse } from "#kernel/verdict.ts";
import { bringOneBack, moveOneToTrash } from "../trash/operations.ts";
import { trashBegins } from "../trash/rules.ts";
import { holdTrashed } from "../trash/store.ts";
import { trashRefusals } from "../trash/wording.ts";
import { pageRefusals } from "../wording.ts";
import {
  type BatchInput,
  inBatchSubsite,
  itemsOfBatch,
  pageIn,
  refreshReadersOfItems,
} from "./operations.ts";
import { batchMost } from "./rules.ts";
import { batchRefusals, batchWords } from "./wording.ts";

/** Moves pages that the call has judged, and holds, to the trash; back again whichever of them have been there since. */
export const trashingPages: UndertakingKind<BatchInput> = {
  name: "trash-pages",
  atOnce: batchMost,
  apart: true,
  demand: async () => {},
  plan: itemsOfBatch,
  step: async (actor, { input, item, now }, tx) => {
    await moveOneToTrash(actor, { id: pageIn(item.data).id, batch: input.batch }, now, tx);
    return now.getTime();
  },
  after: refreshReadersOfItems,
  undo: async (actor, { input, item, noted, now }, tx) => {
    const here = inBatchSubsite(actor, input);
    const { id } = pageIn(item.data);
    const page = found(await holdTrashed(here, id, trashBegins(now), tx), "page-not-in-trash");
    if (page.trashed.getTime() !== Number(noted)) demand(refuse("page-changed-since"));
    await bringOneBack(here, { id, undoes: input.batch }, now, tx);
  },
  words: { title: batchWords.trashTitle, result: batchWords.trashedResult, undone: batchWords.undoneResult },
  refusals: { ...pageRefusals, ...trashRefusals, ...batchRefusals },
};

export const trashBatchKind = anyKind(trashingPages);
