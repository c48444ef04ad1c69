import { type UndertakingKind, anyKind } from "#calls/undertaking-kind.ts";
import type { Tx } from "#database/transaction.ts";
import type { Document } from "#documents/document.ts";
import { withEarlierAnchors } from "#documents/earlier-anchors.ts";
import { filesShownIn } from "#documents/files-shown-in.ts";
import { type BatchInput, inBatchSubsite, itemsOfBatch, pageIn } from "#features/pages/batches/operations.ts";
import { batchRefusals } from "#features/pages/batches/wording.ts";
import { pageChanged } from "#features/pages/events.ts";
import { lockedEditablePage } from "#features/pages/operations.ts";
import { publish } from "#features/pages/publishing-operations.ts";
import { pageRefusals } from "#features/pages/wording.ts";
import { findVersion } from "#features/versions/store.ts";
import { makesWay } from "#features/writing/drafts/operations.ts";
import type { Actor } from "#kernel/actor.ts";
import { demand, found } from "#kernel/refusal.ts";
import { refuse } from "#kernel/verdict.ts";
import { filesHeldFor } from "../store.ts";
import { documentOf, templateFor, updateOf } from "./operations.ts";
import { findMade, saveCommon } from "./store.ts";
import { propagatingRefusals, propagatingWords } from "./wording.ts";

type UpdatingInput = BatchInput & { readonly templateId: number; readonly name: string };
/** The versions of the page before and after, and the one of the template that it was last made as. */
type Noted = { readonly before: number; readonly after: number; readonly common: number };

/** Gives pages what their template changed; each has a fate of its own, and goes back to what it said as long as nobody has published it since. */
export const updatingPages: UndertakingKind<UpdatingInput> = {
  name: "update-pages-of-template",
  atOnce: 25,
  apart: true,
  demand: async () => {},
  plan: itemsOfBatch,
  step: async (actor, { input, item, now }, tx) => {
    const here = inBatchSubsite(actor, input);
    const { id } = await lockedEditablePage(here, pageIn(item.data).id, tx);
    const template = await templateFor(here, input.templateId, tx);
    const made = found(await findMade({ pageId: id, templateId: input.templateId }, tx), "page-up-to-date");
    const update = await updateOf(here, { template, made }, tx);
    if (!("page" in update)) return demandNothing(update.code);
    const { page, before, merged } = update;
    const files = { pageId: template.page.id, files: filesShownIn(merged.document) };
    const brings = await filesHeldFor(here, files, tx);
    const document = withEarlierAnchors(before, merged.document);
    const change = { pageId: id, document, brings, inTheWay: "page-being-edited" };
    const after = await publishOver(here, change, now, tx);
    await saveCommon({ id, versionId: template.page.versionId }, tx);
    return { before: page.versionId, after, common: made.versionId } satisfies Noted;
  },
  undo: async (actor, { input, item, noted, now }, tx) => {
    const here = inBatchSubsite(actor, input);
    const { before, after, common } = noted as Noted;
    const page = await lockedEditablePage(here, pageIn(item.data).id, tx);
    if (page.versionId !== after || page.hasDraft) demand(refuse("page-changed-since"));
    const earlier = found(await findVersion(here, { pageId: page.id, id: before }, tx), "page-changed-since");
    const shown = await documentOf(here, page.versionHash, tx);
    const document = withEarlierAnchors(shown, await documentOf(here, earlier.hash, tx));
    const change = { pageId: page.id, document, brings: [], inTheWay: "page-changed-since" };
    await publishOver(here, change, now, tx);
    await saveCommon({ id: page.id, versionId: common }, tx);
  },
  words: {
    title: propagatingWords.taskTitle,
    result: propagatingWords.taskResult,
    undone: propagatingWords.taskUndone,
  },
  titleForOthers: propagatingWords.taskTitleForOthers,
  refusals: { ...pageRefusals, ...batchRefusals, ...propagatingRefusals },
};

export const updatePagesKind = anyKind(updatingPages);

function demandNothing(code: Parameters<typeof refuse>[0]): never {
  demand(refuse(code));
  throw new Error("refused");
}

type Published = {
  readonly pageId: number;
  readonly document: Document;
  readonly brings: readonly number[];
  /** What it is refused with where somebody has words in the draft. */
  readonly inTheWay: string;
};

/**
 * A draft without changes begins anew from what is published now. Whether it has some is asked once it is held: a save holds the
 * draft and not the page, so somebody may have begun to write since the page was read.
 */
async function publishOver(
  actor: Actor,
  { inTheWay, ...change }: Published,
  now: Date,
  tx: Tx,
): Promise<number> {
  if (!(await makesWay(change.pageId, now, tx))) demand(refuse(inTheWay));
  const versionId = await publish(actor, change, now, tx);
  tx.announce(pageChanged({ pageId: change.pageId, versionId }));
  return versionId;
}
