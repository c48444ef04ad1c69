import { constants } from "node:fs";
import { open, readFile, readdir, realpath } from "node:fs/promises";
import { basename, join, relative, resolve, sep } from "node:path";
import type { Database } from "#database/connection.ts";
import { type Tx, inTransaction } from "#database/transaction.ts";
import { folderSteps } from "#features/folders/rules.ts";
import { mayCreatePages } from "#features/pages/rules.ts";
import { findSiteFor } from "#features/sites/store.ts";
import type { Actor } from "#kernel/actor.ts";
import { type CommandArguments, CommandRefused } from "#kernel/command-line.ts";
import type { Storage } from "#storage/storage.ts";
import { noJournal } from "./journal-operations.ts";
import { importReport } from "./model/import-report.ts";
import { type SourcePage, readSourcePage } from "./model/source-page.ts";
import { isIgnored, isMarkdown } from "./model/tree-paths.ts";
import type { FetchedFile, Tree } from "./model/tree.ts";
import { type Run, importTree } from "./tree-operations.ts";

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
  const pages = await importTree(commandRun({ database, actor, now, storage }), source, into);
  return importReport(pages, source.otherFiles);
}

/** Whoever runs commands may change every page. */
export function commandRun(command: {
  readonly database: Database;
  readonly actor: Actor;
  readonly now: Date;
  readonly storage: Storage;
}): Run {
  const { database, actor, now, storage } = command;
  const { siteId } = actor;
  return {
    siteId,
    now,
    storage,
    read: (step) => inTransaction(database, { siteId, access: "read" }, (tx) => step(actor, tx)),
    write: (step) => inTransaction(database, { siteId, access: "write" }, (tx) => step(actor, tx)),
    mayUpdate: async () => true,
    journal: noJournal,
  };
}

/** The files of a folder, Markdown read, all others named; what begins with a dot or lies in node_modules is not looked at. */
export async function readTree(root: string): Promise<Tree> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => null);
  if (!entries) throw new CommandRefused(`There is no folder ${root}. Check the path.`);
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .filter((path) => !isIgnored(path))
    .toSorted();
  const pages: SourcePage[] = [];
  for (const path of paths.filter(isMarkdown))
    pages.push(readSourcePage({ path, text: await readFile(join(root, path), "utf8") }));
  if (pages.length === 0) throw new CommandRefused(`There are no Markdown files in ${root}.`);
  const otherFiles = paths.filter((path) => !isMarkdown(path));
  return { pages, otherFiles, fetch: (path) => insideOf(root, path) };
}

/** A file of the folder; null when it leads out of it, is no plain file or cannot be read. */
async function insideOf(root: string, path: string): Promise<FetchedFile | null> {
  try {
    const [folder, file] = [await realpath(root), await realpath(join(root, path))];
    const handle = await open(file, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
    const isPlain = (await handle.stat()).isFile();
    await handle.close();
    return isPlain && file.startsWith(`${folder}${sep}`) ? { file, done: async () => {} } : null;
  } catch {
    return null;
  }
}

async function siteFor(host: string | undefined, database: Database): Promise<number> {
  const found = await findSiteFor(host ?? null, database);
  if (found === "none") throw new CommandRefused("No site found. Create one with `atrium site add`.");
  if (found === "several")
    throw new CommandRefused("There are several sites. Choose one with --site and its host.");
  return found;
}
