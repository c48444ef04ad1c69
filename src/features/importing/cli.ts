import { readFile, readdir } from "node:fs/promises";
import { basename, join, relative, resolve, sep } from "node:path";
import type { Database } from "#database/connection.ts";
import { type Tx, inTransaction } from "#database/transaction.ts";
import { folderNameMost } from "#features/folders/contract.ts";
import { folderSteps } from "#features/folders/rules.ts";
import { findSiteFor } from "#features/sites/store.ts";
import type { Actor } from "#kernel/actor.ts";
import type { Storage } from "#storage/storage.ts";
import { type CommandArguments, CommandRefused } from "#kernel/command-line.ts";
import { freshWidgetId } from "#secrets/widget-id.ts";
import { makesWay } from "#features/writing/drafts/operations.ts";
import { type Document, emptyDocument } from "#documents/document.ts";
import { editedText, markdownDocument, withSource } from "#documents/edited-text.ts";
import { plainText } from "#documents/plain-text.ts";
import { pageChanged, pagePropertiesChanged, pagesImported } from "#features/pages/events.ts";
import { savePlace } from "#features/properties/store.ts";
import { mayCreatePages } from "#features/pages/rules.ts";
import { type BroughtFiles, bringFiles } from "./files-operations.ts";
import { type ImportedPage, importReport } from "./model/import-report.ts";
import { pageSource } from "./model/page-source.ts";
import { type ResolvedLink, resolvedLinks } from "./model/resolved-links.ts";
import { type SourcePage, readSourcePage } from "./model/source-page.ts";
import { folderOf, heldPage, importedPages, makeImportedPage } from "./store.ts";
import { publish } from "#features/pages/publishing-operations.ts";

/** Pages per transaction: large folders come in without one long lock. */
const batch = 20;

type CommandRun = {
  readonly database: Database;
  readonly now: Date;
  readonly storage: Storage;
  /** Proves the person of an address, or without one the site's first owner; null when nobody here is that. */
  readonly actorFor: (email: string | null, tx: Tx) => Promise<Actor | null>;
};

/** `import markdown <folder> [--into Folder] [--as EMAIL]`; without `--into` the pages come into a folder of its name. */
export async function importMarkdown(
  { positionals, values }: CommandArguments,
  { database, now, storage, actorFor }: CommandRun,
): Promise<string> {
  const root = resolve(positionals[0] ?? "");
  if (!positionals[0]) throw new CommandRefused("Choose a folder to import.");
  const source = await readTree(root);
  const siteId = await siteFor(values["site"], database);
  const actor = await inTransaction(database, { siteId, access: "read" }, (tx) =>
    actorFor(values["as"]?.trim().toLowerCase() ?? null, tx),
  );
  if (!actor) throw new CommandRefused("No one here has that address. Choose the author with --as.");
  if (!mayCreatePages(actor).allowed)
    throw new CommandRefused("This person can't create pages. Choose another with --as.");
  const into = folderSteps(values["into"] ?? basename(root));
  const run = { database, actor, now, storage };
  const pages = await importTree(run, source, into);
  return importReport(pages, source.otherFiles);
}

export type Run = {
  readonly database: Database;
  readonly actor: Actor;
  readonly now: Date;
  readonly storage: Storage;
};
export type ReadTree = {
  /** Where it lies on this machine. */
  readonly root: string;
  readonly pages: readonly SourcePage[];
  readonly otherFiles: readonly string[];
};

/** Makes or updates the pages of a tree below a folder, in batches: first all pages, then their linked texts. */
export async function importTree(
  run: Run,
  source: ReadTree,
  into: readonly string[],
): Promise<ImportedPage[]> {
  const { actor, database } = run;
  const rootFolderId = await inTransaction(database, { siteId: actor.siteId, access: "write" }, (tx) =>
    folderOf(actor, { parentId: null, steps: into }, tx),
  );
  const { ids, made } = await makeMissing(run, source.pages, rootFolderId);
  const tree = {
    pages: new Map(source.pages.map((page) => [page.path, page])),
    files: new Set([...source.otherFiles, ...source.pages.map((page) => page.path)]),
  };
  const resolved = new Map(source.pages.map((page) => [page.path, resolvedLinks(page, tree)]));
  const brought = await bringFiles(run, {
    root: source.root,
    rootFolderId,
    links: [...resolved.values()].flat(),
  });
  const done = await inBatches(run, source.pages, async (page, tx): Promise<ImportedPage> => {
    const links = (resolved.get(page.path) ?? []).map((link) => brought.told(link));
    const came = await bringUpToDate({ run, page, links, ids, brought, rootFolderId }, tx);
    return { page, links, outcome: made.has(page.path) ? "made" : came };
  });
  const count = (outcome: ImportedPage["outcome"]) => done.filter((each) => each.outcome === outcome).length;
  await inTransaction(database, { siteId: actor.siteId, access: "write" }, async (tx) =>
    tx.announce(pagesImported({ folderId: rootFolderId, made: count("made"), updated: count("updated") })),
  );
  return done;
}

/** Links need ids, so every page is there before the first text is written. */
async function makeMissing(run: Run, pages: readonly SourcePage[], rootFolderId: number) {
  const { actor, database, now } = run;
  const ids = await inTransaction(database, { siteId: actor.siteId, access: "read" }, (tx) =>
    importedPages(rootFolderId, tx),
  );
  const made = new Set<string>();
  const missing = pages.filter((page) => !ids.has(page.path));
  await inBatches(run, missing, async ({ path, folders, title }, tx) => {
    const folderId = await folderOf(actor, { parentId: rootFolderId, steps: folders.map(folderName) }, tx);
    const page = { rootFolderId, path, folderId, title, document: emptyDocument };
    ids.set(path, await makeImportedPage(actor, page, now, tx));
    made.add(path);
  });
  return { ids, made };
}

async function bringUpToDate(
  {
    run,
    page,
    links,
    ids,
    brought,
    rootFolderId,
  }: {
    run: Run;
    page: SourcePage;
    links: readonly ResolvedLink[];
    ids: ReadonlyMap<string, number>;
    brought: BroughtFiles;
    rootFolderId: number;
  },
  tx: Tx,
): Promise<"updated" | "unchanged" | "left"> {
  const { actor, now } = run;
  const id = ids.get(page.path) ?? 0;
  const held = await heldPage(actor, id, tx);
  const folderId = await folderOf(actor, { parentId: rootFolderId, steps: page.folders.map(folderName) }, tx);
  const document = withText(
    held.document,
    pageSource(page, links, { pageId: (path) => ids.get(path), fileAddress: brought.addressOf }),
  );
  // What people are writing there is theirs: the page keeps its text until they publish or discard it.
  if (document !== held.document && !(await makesWay(id, now, tx))) return "left";
  const moved = held.title !== page.title || held.folderId !== folderId;
  if (moved) await savePlace({ id, title: page.title, folderId, body: plainText(document) }, tx);
  if (document !== held.document) {
    const versionId = await publish(actor, { pageId: id, document, brings: brought.ids }, now, tx);
    tx.announce(pageChanged({ pageId: id, versionId }));
  }
  if (moved) tx.announce(pagePropertiesChanged({ pageId: id, title: page.title, was: held.title }));
  return moved || document !== held.document ? "updated" : "unchanged";
}

/** The document with this text; the same document when it has it already. */
function withText(document: Document, source: string): Document {
  const text = editedText(document);
  if (text?.source === source) return document;
  const changed = text && withSource(document, text.widgetId, source);
  return changed ?? markdownDocument(freshWidgetId(), source);
}

async function inBatches<Item, Result>(
  { database, actor }: Run,
  items: readonly Item[],
  work: (item: Item, tx: Tx) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let at = 0; at < items.length; at += batch) {
    const done = await inTransaction(database, { siteId: actor.siteId, access: "write" }, async (tx) => {
      const batched: Result[] = [];
      for (const item of items.slice(at, at + batch)) batched.push(await work(item, tx));
      return batched;
    });
    results.push(...done);
  }
  return results;
}

/** The files of a folder, Markdown read, all others named; what begins with a dot or lies in node_modules is not looked at. */
export async function readTree(root: string): Promise<ReadTree> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => null);
  if (!entries) throw new CommandRefused(`There is no folder ${root}. Check the path.`);
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .filter((path) => !path.split("/").some((step) => step.startsWith(".") || step === "node_modules"))
    .toSorted();
  const isMarkdown = (path: string) => /\.(?:md|markdown)$/i.test(path);
  const pages: SourcePage[] = [];
  for (const path of paths.filter(isMarkdown))
    pages.push(readSourcePage({ path, text: await readFile(join(root, path), "utf8") }));
  if (pages.length === 0) throw new CommandRefused(`There are no Markdown files in ${root}.`);
  return { root, pages, otherFiles: paths.filter((path) => !isMarkdown(path)) };
}

async function siteFor(host: string | undefined, database: Database): Promise<number> {
  const found = await findSiteFor(host ?? null, database);
  if (found === "none") throw new CommandRefused("No site found. Create one with `atrium site add`.");
  if (found === "several")
    throw new CommandRefused("There are several sites. Choose one with --site and its host.");
  return found;
}

function folderName(name: string): string {
  return name.replace(/[/\\]/g, " ").slice(0, folderNameMost).trim();
}
