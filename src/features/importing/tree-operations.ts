import type { StepsContext } from "#calls/handle.ts";
import type { Tx } from "#database/transaction.ts";
import { type Document, emptyDocument } from "#documents/document.ts";
import { editedText, markdownDocument, withSource } from "#documents/edited-text.ts";
import { plainText } from "#documents/plain-text.ts";
import { pageChanged, pagePropertiesChanged, pagesImported } from "#features/pages/events.ts";
import { publish } from "#features/pages/publishing-operations.ts";
import { savePlace } from "#features/properties/store.ts";
import { savePageTags } from "#features/tags/operations.ts";
import { makesWay } from "#features/writing/drafts/operations.ts";
import type { Actor } from "#kernel/actor.ts";
import type { Call } from "#kernel/call.ts";
import { freshWidgetId } from "#secrets/widget-id.ts";
import type { Storage } from "#storage/storage.ts";
import type { PageOutcome } from "./contract.ts";
import { type BroughtFiles, bringFiles } from "./files-operations.ts";
import type { Journal } from "./journal-operations.ts";
import { folderName } from "./model/folder-name.ts";
import type { ImportedPage } from "./model/import-report.ts";
import { pageSource } from "./model/page-source.ts";
import { type ResolvedLink, resolvedLinks } from "./model/resolved-links.ts";
import type { SourcePage } from "./model/source-page.ts";
import type { Tree } from "./model/tree.ts";
import { folderOf, heldPage, importedPages, makeImportedPage } from "./store.ts";

/** Pages per transaction: large folders come in without one long lock. */
const batch = 20;

/** How an import reaches the site. Each step proves anew who acts, in a transaction of its own. */
export type Run = {
  readonly siteId: number;
  readonly now: Date;
  readonly storage: Storage;
  readonly read: StepsContext<Call>["read"];
  readonly write: StepsContext<Call>["write"];
  /** Whether a page that is there already may be changed. */
  readonly mayUpdate: (actor: Actor, pageId: number, tx: Tx) => Promise<boolean>;
  readonly journal: Journal;
};

/** Makes or updates the pages of a tree below a folder, in batches: first all pages, then their linked texts. */
export async function importTree(run: Run, source: Tree, into: readonly string[]): Promise<ImportedPage[]> {
  const rootFolderId = await run.write((actor, tx) =>
    folderAt(run, actor, { parentId: null, steps: into }, tx),
  );
  await run.journal.root(rootFolderId);
  const { ids, made } = await makeMissing(run, source.pages, rootFolderId);
  const tree = {
    pages: new Map(source.pages.map((page) => [page.path, page])),
    files: new Set([...source.otherFiles, ...source.pages.map((page) => page.path)]),
  };
  const resolved = new Map(source.pages.map((page) => [page.path, resolvedLinks(page, tree)]));
  const brought = await bringFiles(run, {
    fetch: source.fetch,
    rootFolderId,
    links: [...resolved.values()].flat(),
  });
  const linksOf = (page: SourcePage) => (resolved.get(page.path) ?? []).map((link) => brought.told(link));
  const work = { run, ids, brought, rootFolderId, into, made };
  const done = await inBatches(run, { step: "texts", items: source.pages }, async (page, actor, tx) => {
    const links = linksOf(page);
    return { page, links, outcome: await finished(actor, { ...work, page, links }, tx) };
  });
  const count = (outcome: PageOutcome) => done.filter((each) => each.outcome === outcome).length;
  await run.write(async ({ personId: by }, tx) =>
    tx.announce(
      pagesImported({ folderId: rootFolderId, made: count("made"), updated: count("updated"), by }),
    ),
  );
  return done.map((each) => ({ ...each, id: ids.get(each.page.path) ?? null }));
}

async function folderAt(
  { journal }: Run,
  actor: Actor,
  path: { readonly parentId: number | null; readonly steps: readonly string[] },
  tx: Tx,
): Promise<number> {
  const folder = await folderOf(actor, path, tx);
  if (folder.made.length > 0) await journal.folders(folder.made, tx);
  return folder.id;
}

/** Links need ids, so every page is there before the first text is written. */
async function makeMissing(run: Run, pages: readonly SourcePage[], rootFolderId: number) {
  const { now, journal } = run;
  const ids = await run.read((_, tx) => importedPages(rootFolderId, tx));
  const made = new Set(
    [...journal.pages].flatMap(([path, { outcome }]) => (outcome === "made" ? [path] : [])),
  );
  const items = pages.filter((page) => !ids.has(page.path));
  await inBatches(run, { step: "pages", items }, async ({ path, folders, title }, actor, tx) => {
    const steps = folders.map(folderName);
    const folderId = await folderAt(run, actor, { parentId: rootFolderId, steps }, tx);
    const page = { rootFolderId, path, folderId, title, document: emptyDocument };
    const pageId = await makeImportedPage(actor, page, now, tx);
    await journal.page({ path, pageId, outcome: "made", before: null, after: null }, tx);
    ids.set(path, pageId);
    made.add(path);
  });
  return { ids, made };
}

type Work = {
  readonly run: Run;
  readonly page: SourcePage;
  readonly links: readonly ResolvedLink[];
  readonly ids: ReadonlyMap<string, number>;
  readonly brought: BroughtFiles;
  readonly rootFolderId: number;
  readonly into: readonly string[];
  readonly made: ReadonlySet<string>;
};

/** Brings a page up to date, once: what an earlier turn of the same import has finished stays as it is. */
async function finished(actor: Actor, work: Work, tx: Tx): Promise<PageOutcome> {
  const { run, page, ids, made } = work;
  const noted = run.journal.pages.get(page.path);
  if (noted?.isFinished) return noted.outcome;
  const isMade = made.has(page.path);
  const id = ids.get(page.path) ?? 0;
  const updated =
    isMade || (await run.mayUpdate(actor, id, tx)) ? await bringUpToDate(actor, work, tx) : null;
  const outcome = updated === null ? "closed" : isMade ? "made" : updated.outcome;
  const states = { before: isMade ? null : (updated?.before ?? null), after: updated?.after ?? null };
  await run.journal.page({ path: page.path, pageId: id, outcome, ...states }, tx);
  return outcome;
}

async function bringUpToDate(actor: Actor, work: Work, tx: Tx) {
  const { run, page, links, ids, brought, rootFolderId, into } = work;
  const id = ids.get(page.path) ?? 0;
  const held = await heldPage(actor, id, tx);
  if (!held) return { outcome: "left" as const, before: null, after: null };
  const steps = page.folders.map(folderName);
  const folderId = await folderAt(run, actor, { parentId: rootFolderId, steps }, tx);
  const document = withText(
    held.document,
    pageSource(page, links, { pageId: (path) => ids.get(path), fileAddress: brought.addressOf }),
  );
  // What people are writing there is theirs: the page keeps its text until they publish or discard it.
  if (document !== held.document && !(await makesWay(id, run.now, tx)))
    return { outcome: "left" as const, before: null, after: null };
  const moved = held.title !== page.title || held.folderId !== folderId;
  if (moved) await savePlace({ id, title: page.title, folderId, body: plainText(document) }, tx);
  // Those that people have put on the page stay.
  const isTagged = (await savePageTags(actor, { pageId: id, tags: page.tags, before: [] }, tx)) === "saved";
  const before = { versionId: held.versionId, title: held.title, folderId: held.folderId };
  let { versionId } = held;
  if (document !== held.document) {
    versionId = await publish(actor, { pageId: id, document, brings: brought.ids }, run.now, tx);
    tx.announce(pageChanged({ pageId: id, versionId }));
  }
  if (moved) {
    const by = actor.personId;
    tx.announce(pagePropertiesChanged({ pageId: id, title: page.title, was: held.title, by }));
  }
  const after = { versionId, title: page.title, folders: [...into, ...steps] };
  if (moved || isTagged || document !== held.document) return { outcome: "updated" as const, before, after };
  return { outcome: "unchanged" as const, before: null, after };
}

/** The document with this text; the same document when it has it already. */
function withText(document: Document, source: string): Document {
  const text = editedText(document);
  if (text?.source === source) return document;
  const changed = text && withSource(document, text.widgetId, source);
  return changed ?? markdownDocument(freshWidgetId(), source);
}

async function inBatches<Item, Result>(
  { write, journal }: Run,
  { step, items }: { readonly step: "pages" | "texts"; readonly items: readonly Item[] },
  work: (item: Item, actor: Actor, tx: Tx) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let at = 0; at < items.length; at += batch) {
    const done = await write(async (actor, tx) => {
      const batched: Result[] = [];
      for (const item of items.slice(at, at + batch)) batched.push(await work(item, actor, tx));
      return batched;
    });
    results.push(...done);
    await journal.tell({ step, done: results.length, all: items.length });
  }
  return results;
}
