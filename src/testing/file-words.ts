import { stacked } from "#documents/document.ts";
import { type Share, firstShares } from "#features/access/rules.ts";
import type { KeptFile } from "#features/files/contract.ts";
import { fileWordsJobs } from "#features/pages/file-words/jobs.ts";
import { addVersion, insertPage } from "#features/pages/publishing-operations.ts";
import { runJob } from "#jobs/queue.ts";
import type { Storage } from "#storage/storage.ts";
import type { ReadText } from "#storage/texts/text-reader.ts";
import { worldNow } from "./as.ts";
import { note } from "./draft-writer.ts";
import { groundOf } from "./local-get.ts";
import { storageOf } from "./stored.ts";
import { readHere } from "./text-reader.ts";
import { type World, actorOf, within } from "./world.ts";

const showing = (files: readonly KeptFile[]) => {
  const source = files.map(({ id, name }) => `[x](/-/file/${id}/${encodeURIComponent(name)})`).join("\n");
  return stacked([{ id: "aWidget1", ...note(source) }]);
};

type Shown = { readonly title?: string; readonly folderId?: number; readonly shares?: readonly Share[] };

/** A page of Ed's that shows the files; gives its number. */
export async function pageWithFiles(
  world: World,
  files: readonly KeptFile[],
  { title = "Tides", folderId = world.mainFolderId, shares = firstShares }: Shown = {},
): Promise<number> {
  const ed = actorOf(world, world.ed);
  const page = { title, folderId, slug: null, document: showing(files), preview: "", shares };
  const id = await within(world, ed, (tx) => insertPage(ed, page, worldNow, tx));
  if (id === null) throw new Error(`${title} was not made`);
  return id;
}

/** Another version of it, which shows these. */
export async function showFiles(world: World, pageId: number, files: readonly KeptFile[]): Promise<void> {
  const { personId: authorId, principals } = actorOf(world, world.ed);
  const brings = files.map(({ id }) => id);
  const version = { pageId, document: showing(files), authorId, principals, brings };
  await within(world, actorOf(world, world.ed), (tx) => addVersion(version, worldNow, tx));
}

type Reading = { readonly readText?: ReadText; readonly now?: Date; readonly storage?: Storage };

/** Reads the files that wait for it, once. Gives what came into the log. */
export async function readFiles(
  world: World,
  { readText = readHere, now = worldNow, storage = storageOf(world) }: Reading = {},
): Promise<string[]> {
  const lines: string[] = [];
  for (const job of fileWordsJobs)
    await runJob(job, {
      ...groundOf(world),
      storage,
      database: world.database,
      clock: () => now,
      siteIds: () => [world.siteId, world.other.siteId],
      readText,
      log: (line) => void lines.push(line),
    });
  return lines;
}
