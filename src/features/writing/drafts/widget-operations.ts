import * as Y from "yjs";
import type { Tx } from "#database/transaction.ts";
import type { Actor } from "#kernel/actor.ts";
import { demand } from "#kernel/refusal.ts";
import type { StoredWidget } from "#widgets/widget.ts";
import { pageChanged } from "#features/pages/events.ts";
import type { ReadPage } from "#features/pages/store.ts";
import type { Document } from "#documents/document.ts";
import { withEarlierAnchors } from "#documents/earlier-anchors.ts";
import { draftSchema } from "#documents/draft/draft-document.ts";
import { rewriteWidget } from "#documents/draft/rewriting.ts";
import { mergeChanges, storeChanges, takeCopy, wantsMerging } from "./changes-store.ts";
import { tellChange } from "./telling-operations.ts";
import { publishedFrom, renewed, seconds } from "./operations.ts";
import { fateOf, isDirty, mayWeigh } from "./rules.ts";
import type { DraftRow } from "./store.ts";
import { publish } from "#features/pages/publishing-operations.ts";

type WidgetSaving = {
  readonly page: ReadPage;
  /** The page as readers see it. */
  readonly document: Document;
  readonly draft: DraftRow | null;
  readonly id: string;
  readonly widget: StoredWidget;
};

/**
 * Saves one widget beside the draft (WIDG-11): into it, when there is one, so that whoever writes there goes on with the
 * new content; and makes a version. The page is held.
 */
export async function savedBeside(
  actor: Actor,
  saving: WidgetSaving,
  now: Date,
  tx: Tx,
): Promise<{ version: number; modified: number }> {
  const { page, draft } = saving;
  const goesOn =
    draft && fateOf(draft, { schema: draftSchema, versionId: page.versionId, now }) === "goes-on";
  if (goesOn) return savedInto(actor, { ...saving, draft }, now, tx);
  if (draft && !isDirty(draft)) await renewed(draft, now, tx);
  const { id, widget } = saving;
  const { kind, version, content } = widget;
  const document = withEarlierAnchors(saving.document, {
    ...saving.document,
    widgets: { ...saving.document.widgets, [id]: { kind, version, content } },
  });
  const weight = weightOf(document);
  if (weight > weightOf(saving.document)) demand(mayWeigh(weight));
  const versionId = await publish(actor, { pageId: page.id, document }, now, tx);
  tx.announce(pageChanged({ pageId: page.id, versionId }));
  return { version: versionId, modified: seconds(now) };
}

/** The copy is changed before the commit, and so it is not kept. */
async function savedInto(
  actor: Actor,
  { page, draft, id, widget }: WidgetSaving & { readonly draft: DraftRow },
  now: Date,
  tx: Tx,
): Promise<{ version: number; modified: number }> {
  const copy = await takeCopy(draft, tx);
  const before = Y.encodeStateVector(copy.draft);
  rewriteWidget(copy.draft, id, widget);
  const update = Y.encodeStateAsUpdate(copy.draft, before);
  const change = { seq: draft.seq + 1, update, authorId: actor.personId, client: "" };
  await storeChanges(draft, [change], now, tx);
  tellChange({ pageId: page.id, epoch: draft.epoch, ...change }, tx);
  const changed = { ...draft, seq: change.seq };
  const grown = { ...copy, seq: change.seq, bytes: copy.bytes + update.length };
  // Weighed merged: what was replaced weighs nothing.
  const { bytes } = wantsMerging(draft, [change]) ? await mergeChanges(draft, grown, tx) : grown;
  demand(mayWeigh(bytes));
  return publishedFrom(actor, { page, draft: changed, copy }, now, tx);
}

function weightOf(document: Document): number {
  return Buffer.byteLength(JSON.stringify(document));
}
