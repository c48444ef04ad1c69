import type { Tx } from "#database/transaction.ts";
import { compareDocuments } from "#documents/comparing/compare.ts";
import { wordChanges } from "#documents/comparing/word-changes.ts";
import { type Document, emptyDocument } from "#documents/document.ts";
import { documentFrom } from "#documents/draft/draft-document.ts";
import { isRetitled, titleIn } from "#documents/draft/draft-title.ts";
import { readDocument } from "#documents/read-document.ts";
import { type ReadPage, readDocument as readStored } from "#features/pages/store.ts";
import { takeCopy } from "#features/writing/drafts/changes-store.ts";
import { findDiscarded, readWriters } from "#features/writing/drafts/discarding/store.ts";
import { publishedDocument } from "#features/writing/drafts/operations.ts";
import { discardedSince } from "#features/writing/drafts/rules.ts";
import { type DraftRow, findDraft } from "#features/writing/drafts/store.ts";
import { titlePart } from "#widgets/kit/draft-parts.ts";
import type { Actor } from "#kernel/actor.ts";
import type { Changes } from "./screen.ts";
import { findVersion, listVersions } from "./store.ts";

type Compared = {
  readonly page: ReadPage;
  readonly version?: number | undefined;
  readonly discarded?: number | undefined;
};

/**
 * What changed: in a version since the one before it, in a discarded draft since the version that it began with, and else in the
 * draft since the page was published. Null where there is no such version or draft.
 */
export async function changesOf(
  actor: Actor,
  { page, version, discarded }: Compared,
  now: Date,
  tx: Tx,
): Promise<Changes | null> {
  if (version !== undefined) return changesOfVersion(actor, { page, version }, tx);
  if (discarded === undefined) {
    const draft = await findDraft(page.id, tx);
    if (!draft) return noChanges;
    return changesOfDraft(draft, { before: await publishedDocument(actor, page, tx), title: page.title }, tx);
  }
  const draft = await findDiscarded({ pageId: page.id, epoch: discarded, since: discardedSince(now) }, tx);
  if (!draft) return null;
  const before = await versionDocument(actor, { page, id: draft.baseVersionId }, tx);
  return changesOfDraft(draft, { before, title: page.title }, tx);
}

const noChanges: Changes = { title: null, blocks: [], added: 0, removed: 0 };

async function changesOfVersion(
  actor: Actor,
  { page, version }: { readonly page: ReadPage; readonly version: number },
  tx: Tx,
): Promise<Changes> {
  const [earlier] = await listVersions(actor, { pageId: page.id, before: version, most: 1 }, tx);
  const before = earlier ? await versionDocument(actor, { page, id: earlier.id }, tx) : emptyDocument;
  return changesBetween(before, await versionDocument(actor, { page, id: version }, tx), () => []);
}

type Published = { readonly before: Document; readonly title: string };

/** Of a draft it is known who changed which widget. Versions have no title of their own, so it is compared with today's. */
async function changesOfDraft(draft: DraftRow, { before, title }: Published, tx: Tx): Promise<Changes> {
  const copy = await takeCopy(draft, tx);
  const writers = await readWriters(draft, tx);
  const by = (id: string) =>
    writers.flatMap(({ name, widgets }) => (name !== null && widgets.includes(id) ? [name] : []));
  const changes = changesBetween(before, documentFrom(copy.draft), by);
  if (!isRetitled(copy.draft, title)) return changes;
  const pieces = wordChanges(title, titleIn(copy.draft) ?? "");
  return { ...changes, title: { pieces: [...pieces], by: by(titlePart) } };
}

function changesBetween(before: Document, after: Document, by: (id: string) => string[]): Changes {
  const { blocks, words } = compareDocuments(before, after);
  return {
    title: null,
    blocks: blocks.map((block) => ({
      ...block,
      pieces: [...block.pieces],
      by: block.how === "same" && !block.isMoved ? [] : by(block.id),
    })),
    ...words,
  };
}

async function versionDocument(
  actor: Actor,
  { page, id }: { readonly page: ReadPage; readonly id: number },
  tx: Tx,
): Promise<Document> {
  const row = await findVersion(actor, { pageId: page.id, id }, tx);
  return row ? readDocument(await readStored(actor, row.hash, tx)) : emptyDocument;
}
