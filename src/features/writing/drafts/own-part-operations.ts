import { decodeStateVector, encodeStateVector } from "yjs";
import type { Tx } from "#database/transaction.ts";
import type { Actor } from "#kernel/actor.ts";
import { Refusal } from "#kernel/refusal.ts";
import { documentFrom } from "#documents/draft/draft-document.ts";
import { isRetitled, titleIn } from "#documents/draft/draft-title.ts";
import { ownPart } from "#documents/draft/own-part.ts";
import { worksOf } from "./discarding/model/works.ts";
import { readWriters } from "./discarding/store.ts";
import { type Published, type Publishing, publishedDocument, showReaders } from "./operations.ts";
import { markPublishedAlone } from "./store.ts";
import { tellDraft } from "./telling-operations.ts";

/** Makes what the actor alone has changed in a draft part of the page that readers see; the draft stays as it is (decision 0070). */
export async function publishedAlone(
  actor: Actor,
  { page, draft, copy }: Publishing,
  now: Date,
  tx: Tx,
): Promise<Published> {
  const before = await publishedDocument(actor, page, tx);
  const sides = {
    published: before,
    draft: documentFrom(copy.draft),
    isRetitled: isRetitled(copy.draft, page.title),
  };
  const writers = await readWriters(draft, tx);
  const part = ownPart(sides, worksOf(writers, actor.personId));
  if (!part.isApart) throw new Refusal("changes-not-apart");
  const title = part.isRetitled ? titleIn(copy.draft) : null;
  const published = await showReaders(
    actor,
    { page, said: { before, document: part.document, title } },
    now,
    tx,
  );
  const own = writers.find(({ id }) => id === actor.personId)?.clients ?? [];
  const vector = vectorWith(draft.publishedVector, { draft: encodeStateVector(copy.draft), own });
  const { personId } = actor;
  await markPublishedAlone(draft, { personId, versionId: published.version, vector }, tx);
  tellDraft(page.id, { epoch: draft.epoch, published: draft.seq }, tx);
  return published;
}

/** What was published, with what these clients have written until now: it is counted no more. */
function vectorWith(
  published: Uint8Array | null,
  { draft, own }: { readonly draft: Uint8Array; readonly own: readonly number[] },
): Uint8Array {
  const now = decodeStateVector(draft);
  const vector = published ? decodeStateVector(published) : new Map<number, number>();
  for (const client of own) vector.set(client, now.get(client) ?? 0);
  return encodeStateVector(vector);
}
