import type { Tx } from "#database/transaction.ts";
import type { KeptFile } from "#features/files/contract.ts";
import type { Keeping } from "#features/files/keeping-operations.ts";
import { readSettings, saveSettings } from "#features/sites/settings-store.ts";
import { saveHomepage } from "#features/subsites/store.ts";
import { type Actor, principal } from "#kernel/actor.ts";
import { firstSpoken } from "#kernel/languages.ts";
import { type Known, composed } from "#features/composing/model/composed.ts";
import {
  beginPage,
  folderAlong,
  keepComing,
  paintedFile,
  writePage,
} from "#features/composing/operations.ts";
import { findHomepage } from "#features/pages/store.ts";
import { savePublicity } from "#features/sharing/store.ts";
import { forgetRemoved } from "./removing-operations.ts";
import { noteSampleFolders } from "./removing-store.ts";
import { noteSample } from "./store.ts";
import { type SamplePage, samplePages } from "./model/sample-pages.ts";
import { type MadeSoFar, picturesOf } from "./model/making-steps.ts";
import type { StartingPoint } from "./model/starting-points.ts";
import { firstShares } from "#features/access/rules.ts";
import { refreshReaders } from "#features/access/store.ts";

export type SamplePictures = ReadonlyMap<string, KeptFile>;

/** Hears how far the making of a site is. */
export type Tell = (made: MadeSoFar) => Promise<void>;

/** Paints and keeps the pictures of a starting point; before its pages, because painting takes longer than a transaction should. */
export async function keepSamplePictures(
  point: StartingPoint,
  keeping: Keeping,
  tell: Tell = async () => {},
): Promise<SamplePictures> {
  const pictures = new Map<string, KeptFile>();
  // The pictures are the same in every language.
  for (const name of picturesOf(samplePages(point, { name: "", language: firstSpoken() }))) {
    pictures.set(name, await keepComing(paintedFile(name), keeping));
    await tell({ pictures: pictures.size, pages: 0 });
  }
  return pictures;
}

/**
 * Makes the sample pages of a starting point and its home page; gives how many there are. They come in the site's language,
 * and where the site leaves that to its readers in that of whoever begins.
 */
export async function placeSamples(
  actor: Actor,
  start: {
    readonly point: StartingPoint;
    readonly pictures: SamplePictures;
    readonly language?: string;
    readonly tell?: Tell;
  },
  now: Date,
  tx: Tx,
): Promise<number> {
  const pages = samplePages(start.point, await samplesFor(actor, start.language, tx));
  if (pages.length === 0) return 0;
  await forgetRemoved(tx);
  const ids = new Map<string, number>();
  for (const page of pages) ids.set(page.title, await begunSample(actor, page, now, tx));
  const known: Known = { pageIds: (title) => ids.get(title), fileOf: (name) => start.pictures.get(name) };
  for (const [at, page] of pages.entries()) {
    await writeSample(actor, { page, id: ids.get(page.title) ?? 0, known }, now, tx);
    await start.tell?.({ pictures: start.pictures.size, pages: at + 1 });
  }
  if (pages.some(({ audience }) => audience === "public"))
    await saveSettings(actor, { ...(await readSettings(actor, tx)), publicPages: true }, tx);
  return pages.length;
}

/** The name that samples are written with, and their language: the site's, or where it leaves that open the reader's. */
export async function samplesFor(actor: Actor, spoken: string | undefined, tx: Tx) {
  const { name, language } = await readSettings(actor, tx);
  return { name, language: firstSpoken(language, spoken) };
}

async function begunSample(actor: Actor, page: SamplePage, now: Date, tx: Tx): Promise<number> {
  const folder = await folderAlong(actor, page.folders, tx);
  await noteSampleFolders(folder.made, tx);
  const everybody = principal("everybody");
  const shares = firstShares.filter(
    ({ principalId }) => page.audience !== "editors" || principalId !== everybody,
  );
  return beginPage(actor, { title: page.title, folderId: folder.id, shares }, now, tx);
}

async function writeSample(
  actor: Actor,
  { page, id, known }: { page: SamplePage; id: number; known: Known },
  now: Date,
  tx: Tx,
): Promise<void> {
  if (page.audience === "public") {
    await savePublicity({ id, isPublic: true }, tx);
    await refreshReaders(id, tx);
  }
  const versionId = await writePage(actor, { id, document: composed(page.pieces, known) }, now, tx);
  await noteSample({ id, versionId, title: page.title }, tx);
  if (page.isHome && !(await findHomepage(actor, tx))) await saveHomepage(id, tx);
}
