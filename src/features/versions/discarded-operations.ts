import type { Bodies } from "#calls/bodies.ts";
import type { Wire } from "#calls/wire.ts";
import type { Tx } from "#database/transaction.ts";
import { documentFrom } from "#documents/draft/draft-document.ts";
import { isRetitled, titleIn } from "#documents/draft/draft-title.ts";
import { readDocument } from "#documents/read-document.ts";
import { filledFor } from "#features/pages/holes/operations.ts";
import { namedHtml } from "#features/pages/mentions/operations.ts";
import type { ReadPage } from "#features/pages/store.ts";
import { keepCopy, takeCopy } from "#features/writing/drafts/changes-store.ts";
import {
  type DiscardedRow,
  findDiscarded,
  listDiscarded,
} from "#features/writing/drafts/discarding/store.ts";
import { discardedSince, discardedUntil } from "#features/writing/drafts/rules.ts";
import type { Actor } from "#kernel/actor.ts";
import type { Say } from "#kernel/language.ts";
import { found } from "#kernel/refusal.ts";
import type { DiscardedDraft } from "./screen.ts";

/** What was discarded on a page that the caller may edit, as long as it can be brought back. */
export async function discardedDrafts(
  page: Pick<ReadPage, "id" | "versionId">,
  now: Date,
  tx: Tx,
): Promise<DiscardedDraft[]> {
  const rows = await listDiscarded({ pageId: page.id, since: discardedSince(now) }, tx);
  return rows.map((row) => listed(row, page));
}

function listed(
  { epoch, closed, by, changes, baseVersionId, writers }: DiscardedRow,
  { versionId }: Pick<ReadPage, "versionId">,
): DiscardedDraft {
  const times = { closed: seconds(closed), until: seconds(discardedUntil(closed)) };
  return { epoch, ...times, by, changes, writers: [...writers], isOvertaken: baseVersionId !== versionId };
}

type Showing = { readonly bodies: Bodies; readonly say: Say; readonly wire: Wire; readonly now: Date };

/** The page as it would have been published. */
export async function discardedBody(
  actor: Actor,
  { page, epoch }: { readonly page: ReadPage; readonly epoch: number },
  { bodies, say, wire, now }: Showing,
  tx: Tx,
) {
  const kept = { pageId: page.id, epoch, since: discardedSince(now) };
  const draft = found(await findDiscarded(kept, tx), "discarded-gone");
  // What comes late becomes part of it, under another number.
  const key = { version: `${actor.siteId}:draft ${draft.mark} ${draft.seq}`, language: say.language };
  const copy = await takeCopy(draft, tx);
  keepCopy(draft, copy);
  const body = await bodies.body(key, () => Promise.resolve(readDocument(documentFrom(copy.draft))));
  const holes = await filledFor(actor, { page, holes: body.holes, wire }, now, tx);
  const title = isRetitled(copy.draft, page.title) ? titleIn(copy.draft) : null;
  const html = await namedHtml(actor, body, { pageId: page.id, say }, tx);
  return { title, html, holes };
}

function seconds(moment: Date): number {
  return Math.floor(moment.getTime() / 1000);
}
