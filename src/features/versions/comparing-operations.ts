import type { Tx } from "#database/transaction.ts";
import { type BlockChange, compareDocuments } from "#documents/comparing/compare.ts";
import { wordChanges } from "#documents/comparing/word-changes.ts";
import { type Document, emptyDocument } from "#documents/document.ts";
import { type Faces, documentFrom, facesOf } from "#documents/draft/draft-document.ts";
import { isRetitled, titleIn } from "#documents/draft/draft-title.ts";
import { mentionsOf } from "#documents/mentions-of.ts";
import { readDocument } from "#documents/read-document.ts";
import { type Naming, namesFor } from "#features/pages/mentions/operations.ts";
import { type ReadPage, readDocument as readStored } from "#features/pages/store.ts";
import { takeCopy } from "#features/writing/drafts/changes-store.ts";
import { findDiscarded, readWriters } from "#features/writing/drafts/discarding/store.ts";
import { publishedDocument } from "#features/writing/drafts/operations.ts";
import { discardedSince } from "#features/writing/drafts/rules.ts";
import { type DraftRow, findDraft } from "#features/writing/drafts/store.ts";
import { titlePart } from "#widgets/kit/draft-parts.ts";
import { mentionKey, type NameOf, nameless } from "#widgets/kit/mention.ts";
import type { Actor } from "#kernel/actor.ts";
import type { Say } from "#kernel/language.ts";
import type { Changes } from "./screen.ts";
import { findVersion, listVersions, type VersionWriter, readVersionWriters } from "./store.ts";
import { lookedThrough } from "./rules.ts";

type Compared = {
  readonly page: ReadPage;
  readonly version?: number | undefined;
  readonly discarded?: number | undefined;
  /** What `version` is compared with, in place of the one before it. */
  readonly from?: number | undefined;
  readonly say: Say;
};

/**
 * What changed: in a version since the one before it, in a discarded draft since the version that it began with, and else in the
 * draft since the page was published. Null where there is no such version or draft.
 */
export async function changesOf(
  actor: Actor,
  { page, version, discarded, from, say }: Compared,
  now: Date,
  tx: Tx,
): Promise<Changes | null> {
  const between = comparing(actor, { pageId: page.id, say }, tx);
  if (version !== undefined) return changesOfVersion(actor, { page, version, from, between }, tx);
  if (discarded === undefined) {
    const draft = await findDraft(page.id, tx);
    if (!draft) return noChanges;
    const before = await publishedDocument(actor, page, tx);
    return changesOfDraft(draft, { before, title: page.title, between }, tx);
  }
  const draft = await findDiscarded({ pageId: page.id, epoch: discarded, since: discardedSince(now) }, tx);
  if (!draft) return null;
  const before = await versionDocument(actor, { page, id: draft.baseVersionId }, tx);
  return changesOfDraft(draft, { before, title: page.title, between }, tx);
}

const noChanges: Changes = { title: null, blocks: [], added: 0, removed: 0 };

async function changesOfVersion(
  actor: Actor,
  {
    page,
    version,
    from,
    between,
  }: {
    readonly page: ReadPage;
    readonly version: number;
    readonly from: number | undefined;
    readonly between: Between;
  },
  tx: Tx,
): Promise<Changes> {
  const after = await versionDocument(actor, { page, id: version }, tx);
  if (from !== undefined) {
    const by = await authorsBetween(actor, { page, from, to: version }, tx);
    return between(await versionDocument(actor, { page, id: from }, tx), after, by);
  }
  const [earlier] = await listVersions(actor, { pageId: page.id, before: version, most: 1 }, tx);
  const before = earlier ? await versionDocument(actor, { page, id: earlier.id }, tx) : emptyDocument;
  return between(before, after, namedIn(await readVersionWriters([version], tx)));
}

/** Each person once who changed a widget. */
function namedIn(writers: readonly Pick<VersionWriter, "name" | "widgets">[]): By {
  return (id) =>
    writers.flatMap(({ name, widgets }) => (name !== null && widgets.includes(id) ? [name] : []));
}

type Published = { readonly before: Document; readonly title: string; readonly between: Between };

/** Of a draft it is known who changed which widget. Versions have no title of their own, so it is compared with today's. */
async function changesOfDraft(
  draft: DraftRow,
  { before, title, between }: Published,
  tx: Tx,
): Promise<Changes> {
  const copy = await takeCopy(draft, tx);
  const writers = await readWriters(draft, tx);
  const by = namedIn(writers);
  const changes = await between(before, documentFrom(copy.draft), by);
  if (!isRetitled(copy.draft, title)) return changes;
  const pieces = wordChanges(title, titleIn(copy.draft) ?? "");
  return { ...changes, title: { pieces: [...pieces], by: by(titlePart) } };
}

type By = (id: string) => string[];
type Between = (before: Document, after: Document, by: By) => Promise<Changes>;

/** Compares documents of a page; what they mention has the names that the actor may know. */
function comparing(actor: Actor, naming: Naming, tx: Tx): Between {
  return async (before, after, by) => {
    const mentions = [before, after].flatMap((each) => mentionsOf(readDocument(each)));
    const names = await namesFor(actor, mentions, naming, tx);
    const nameOf: NameOf = (mention) => names.get(mentionKey(mention))?.name ?? nameless(mention);
    const { blocks, words } = compareDocuments(before, after, nameOf);
    return { title: null, blocks: blocks.map((block) => shownBlock(block, by)), ...words };
  };
}

function shownBlock(block: BlockChange, by: By): Changes["blocks"][number] {
  const isUntouched = block.how === "same" && !block.isMoved;
  const pictures = { removed: [...block.pictures.removed], added: [...block.pictures.added] };
  return { ...block, pieces: [...block.pieces], pictures, by: isUntouched ? [] : by(block.id) };
}

/** Who changed which widget on the way from one version to another, each once, in the order of their changes. */
async function authorsBetween(
  actor: Actor,
  { page, from, to }: { readonly page: ReadPage; readonly from: number; readonly to: number },
  tx: Tx,
): Promise<By> {
  const [first, last] = [Math.min(from, to), Math.max(from, to)];
  const rows = await listVersions(actor, { pageId: page.id, before: last + 1, most: lookedThrough + 1 }, tx);
  const way = rows.filter(({ id }) => id >= first).toReversed();
  if (way[0]?.id !== first) return () => [];
  const noted = await readVersionWriters(
    way.slice(1).map(({ id }) => id),
    tx,
  );
  const authors = new Map<string, Set<string>>();
  const add = (name: string | null, ids: readonly string[]) => {
    if (name !== null) for (const id of ids) authors.set(id, (authors.get(id) ?? new Set()).add(name));
  };
  let before: Faces | null = null;
  for (const { id, hash, author } of way) {
    const faces = facesOf(readDocument(await readStored(actor, hash, tx)));
    const writers = noted.filter(({ versionId }) => versionId === id);
    // Those of before say only who published them.
    for (const { name, widgets } of writers) add(name, widgets);
    if (before && writers.length === 0) add(author, changedIn(before, faces));
    before = faces;
  }
  return (id) => [...(authors.get(id) ?? [])];
}

function changedIn(before: Faces, after: Faces): string[] {
  return [...new Set([...before.keys(), ...after.keys()])].filter((id) => before.get(id) !== after.get(id));
}

async function versionDocument(
  actor: Actor,
  { page, id }: { readonly page: ReadPage; readonly id: number },
  tx: Tx,
): Promise<Document> {
  const row = await findVersion(actor, { pageId: page.id, id }, tx);
  return row ? readDocument(await readStored(actor, row.hash, tx)) : emptyDocument;
}
