import { mergeUpdates } from "yjs";
import { handle } from "#calls/handle.ts";
import { demand } from "#kernel/refusal.ts";
import { allow, refuse } from "#kernel/verdict.ts";
import { isSignedIn } from "#kernel/viewer.ts";
import { mayEditPage } from "#features/pages/rules.ts";
import { openDraft, publishDraft, readDraft, settleDraft } from "../contract.ts";
import { draftSchema } from "#documents/draft/draft-document.ts";
import { changesAfter, keepCopy, takeCopy, wholeDraft } from "./changes-store.ts";
import { demandToldOf } from "./discarding/operations.ts";
import { lastDiscarded } from "./discarding/store.ts";
import { publishedAlone } from "./own-part-operations.ts";
import { demandLife, publishedFrom, settled } from "./operations.ts";
import { fateOf, isDirty, mayOpenWith } from "./rules.ts";
import { findDraft, findEditing, holdDraft } from "./store.ts";
import { editablePage, lockedEditablePage, notThere } from "#features/pages/operations.ts";
import { todaysDraft } from "./upgrading-operations.ts";

export const draftHandlers = [
  handle(openDraft, async ({ input, actor, now, tx }) => {
    demand(isSignedIn(actor) ? allow : refuse("signed-out"));
    const page = await editablePage(actor, input.page_id, tx);
    demand(mayOpenWith(input.schema, draftSchema));
    const there = await findDraft(page.id, tx);
    const today = { schema: draftSchema, versionId: page.versionId, now };
    const goesOn = there && fateOf(there, today) === "goes-on";
    const draft = goesOn ? there : await todaysDraft(actor, page.id, now, tx);
    const state = base64(mergeUpdates([...(await wholeDraft(draft, tx))]));
    return {
      epoch: draft.epoch,
      seq: draft.seq,
      state,
      version: page.versionId,
      unpublished: isDirty(draft),
      discarded: await lastDiscarded(draft, tx),
    };
  }),

  handle(readDraft, async ({ input, actor, tx }) => {
    const page = await findEditing(actor, input.page_id, tx);
    demand(page ? mayEditPage(page) : await notThere(actor, input.page_id, tx));
    const draft = demandLife(await findDraft(input.page_id, tx), input.epoch);
    const updates =
      input.after < draft.stateSeq ? await wholeDraft(draft, tx) : await changesAfter(draft, input.after, tx);
    return { seq: draft.seq, update: base64(mergeUpdates([...updates])) };
  }),

  handle(publishDraft, async ({ input, actor, now, tx }) => {
    const page = await lockedEditablePage(actor, input.page_id, tx);
    const draft = demandLife(await holdDraft(page.id, tx), input.epoch);
    const copy = await takeCopy(draft, tx);
    keepCopy(draft, copy);
    if (input.told && input.alone !== true) await demandToldOf(actor, { page, draft, told: input.told }, tx);
    const publishing = input.alone === true ? publishedAlone : publishedFrom;
    const published = await publishing(actor, { page, draft, copy }, now, tx);
    return { ...published, seq: draft.seq };
  }),

  handle(settleDraft, async ({ input, actor, tx }) => {
    const page = await lockedEditablePage(actor, input.page_id, tx);
    const draft = demandLife(await holdDraft(page.id, tx), input.epoch);
    return { same: !isDirty(draft) || (await settled(actor, { page, draft }, tx)) };
  }),
];

function base64(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString("base64");
}
