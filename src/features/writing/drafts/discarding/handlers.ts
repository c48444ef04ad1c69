import { mergeUpdates } from "yjs";
import { handle } from "#calls/handle.ts";
import { demand, found } from "#kernel/refusal.ts";
import { readAudience } from "#features/pages/audience/store.ts";
import { allow } from "#kernel/verdict.ts";
import { editablePage, lockedEditablePage } from "#features/pages/operations.ts";
import { addLateChange, discardDraft, readUnpublished, undoDiscard } from "../../contract.ts";
import { storeChanges, wholeDraft } from "../changes-store.ts";
import { carryOver } from "../late-operations.ts";
import { renewed, demandLife, seededDraft } from "../operations.ts";
import { discardedSince, isDirty, mayBringBack } from "../rules.ts";
import { takeAll } from "../saving/operations.ts";
import { beginDraft, findDraft, holdDraft } from "../store.ts";
import { discard, unpublishedWork } from "./operations.ts";
import { handOn, holdDiscarded, lastLifeOf } from "./store.ts";

export const discardingHandlers = [
  handle(readUnpublished, async ({ input, actor, tx }) => {
    const page = await editablePage(actor, input.page_id, tx);
    const draft = await findDraft(page.id, tx);
    const audience = { ...(await readAudience(page.id, tx)), isUnpublished: false };
    if (!draft || !isDirty(draft)) return { changes: 0, own: "none" as const, writers: [], audience };
    const { changes, own, writers } = await unpublishedWork(actor, { page, draft }, tx);
    return { changes, own, writers: [...writers], audience };
  }),

  handle(discardDraft, async ({ input, actor, now, tx }) => {
    const page = await lockedEditablePage(actor, input.page_id, tx);
    const draft = demandLife(await holdDraft(page.id, tx), input.epoch);
    if (!isDirty(draft)) return { epoch: draft.epoch };
    await discard(actor, { page, draft }, now, tx);
    return { epoch: (await seededDraft(actor, page, now, tx)).epoch };
  }),

  handle(undoDiscard, async ({ input, actor, now, tx }) => {
    const page = await lockedEditablePage(actor, input.page_id, tx);
    const open = await holdDraft(page.id, tx);
    demand(mayBringBack(open));
    const kept = { pageId: page.id, epoch: input.discarded, since: discardedSince(now) };
    const discarded = found(await holdDiscarded(kept, tx), "discarded-gone");
    const state = mergeUpdates([...(await wholeDraft(discarded, tx))]);
    if (open) await renewed(open, now, tx);
    const { schema, writers, baseVersionId, publishedVector } = discarded;
    const life = { pageId: page.id, schema, state, baseVersionId, unpublishedBy: writers, publishedVector };
    const begun = await beginDraft(life, now, tx);
    await handOn(discarded, begun, tx);
    return { epoch: begun.epoch };
  }),

  handle(addLateChange, async ({ input, actor, now, tx }) => {
    const page = await lockedEditablePage(actor, input.page_id, tx);
    const epoch = await lastLifeOf({ pageId: page.id, epoch: input.epoch }, tx);
    const kept = { pageId: page.id, epoch, since: discardedSince(now) };
    const update = Buffer.from(input.update, "base64");
    const late = { verdict: allow, actor, client: input.client, update };
    const held = await holdDiscarded(kept, tx);
    if (!held) {
      const isBack = epoch !== input.epoch;
      await carryOver({ pageId: page.id, epoch, isBack, change: late }, now, tx);
      return {};
    }
    const discarded = demandLife(held, epoch);
    const { saved, changes } = await takeAll(discarded, [late], tx);
    for (const each of saved) if (!("seq" in each)) demand(each);
    await storeChanges(discarded, changes, now, tx);
    return {};
  }),
];
