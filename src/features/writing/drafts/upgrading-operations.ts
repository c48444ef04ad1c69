import { documentFrom, draftSchema } from "#documents/draft/draft-document.ts";
import { titleIn } from "#documents/draft/draft-title.ts";
import type { Tx } from "#database/transaction.ts";
import { lockedEditablePage } from "#features/pages/operations.ts";
import type { Actor } from "#kernel/actor.ts";
import { takeCopy } from "./changes-store.ts";
import { handOn } from "./discarding/store.ts";
import { renewed, seededDraft } from "./operations.ts";
import { fateOf } from "./rules.ts";
import { type DraftRow, holdDraft } from "./store.ts";

/**
 * The draft of a page in today's form: as it is, upgraded from the older form that an earlier release wrote, or begun anew from what
 * readers see. It works under the page's lock: of two who open at once, one begins it.
 */
export async function todaysDraft(actor: Actor, pageId: number, now: Date, tx: Tx): Promise<DraftRow> {
  const page = await lockedEditablePage(actor, pageId, tx);
  const draft = await holdDraft(pageId, tx);
  if (!draft) return seededDraft(actor, page, now, tx);
  const fate = fateOf(draft, { schema: draftSchema, versionId: page.versionId, now });
  if (fate === "goes-on") return draft;
  const older = fate === "upgraded" ? (await takeCopy(draft, tx)).draft : null;
  await renewed(draft, now, tx);
  if (!older) return seededDraft(actor, page, now, tx);
  const said = { document: documentFrom(older), title: titleIn(older), unpublishedBy: draft.writers };
  const begun = await seededDraft(actor, page, now, tx, said);
  await handOn(draft, begun, tx);
  return begun;
}
