import type { Tx } from "#database/transaction.ts";
import { refreshReadersOf } from "#features/access/store.ts";
import { folderBranch } from "#features/folders/model/folder-paths.ts";
import { type FolderRow, readTree } from "#features/folders/store.ts";
import { type BatchPage } from "#features/pages/batches/rules.ts";
import { holdBatch, readBatch } from "#features/pages/batches/store.ts";
import { deleteBranch } from "#features/pages/filing/operations.ts";
import { type ReadPage, findPages } from "#features/pages/store.ts";
import type { Actor } from "#kernel/actor.ts";
import type { Say } from "#kernel/language.ts";
import { demand } from "#kernel/refusal.ts";
import { crossingAtOnce, mayCross } from "./rules.ts";
import { copyAcross, mendLinks } from "./copying-operations.ts";
import { moveAcross } from "./moving-operations.ts";
import { type FoldersThere, type Place, demandRoomFor, foldersThere } from "./place-operations.ts";
import {
  type Crossing,
  countPagesLying,
  endCrossing,
  findCrossed,
  nextPages,
  noteCrossed,
  takeUnmended,
} from "./store.ts";

/** What is moved or copied: one page, or a folder with all below it. */
export type Source =
  | { readonly is: "page"; readonly id: number }
  | { readonly is: "folder"; readonly folder: FolderRow };

type Doing = { readonly tx: Tx; readonly now: Date; readonly say: Say };
type Batch = { readonly crossing: Crossing; readonly source: Source; readonly place: Place };

export type Done = { readonly copies: ReadonlyMap<number, number>; readonly more: boolean };

/** Takes a crossing that is held one batch on; the last one ends it. */
export async function takeOn(actor: Actor, batch: Batch, doing: Doing): Promise<Done> {
  const { crossing, source, place } = batch;
  const { tx, now } = doing;
  if (source.is === "folder") await demandRoomFor(source.folder, place, tx);
  const ids = await idsOf(actor, batch, tx);
  const copies = await crossThese(actor, { ...batch, ids }, doing);
  if (ids.length === crossingAtOnce) return { copies, more: true };
  const unmended = await takeUnmended(crossing.id, crossingAtOnce, tx);
  for (const pageId of unmended) await mendLinks(place.there, { pageId, crossingId: crossing.id }, now, tx);
  if (unmended.length === crossingAtOnce) return { copies, more: true };
  await finish(actor, batch, doing);
  return { copies, more: false };
}

async function idsOf(actor: Actor, { crossing, source }: Batch, tx: Tx): Promise<number[]> {
  if (source.is === "folder")
    return nextPages(actor, { id: crossing.id, folderId: source.folder.id }, crossingAtOnce, tx);
  return (await findCrossed(crossing.id, source.id, tx)) ? [] : [source.id];
}

async function crossThese(
  actor: Actor,
  batch: Batch & { readonly ids: readonly number[] },
  { tx, now }: Doing,
): Promise<Map<number, number>> {
  const { crossing, source, place, ids } = batch;
  await holdBatch(actor, ids, tx);
  const facts = new Map((await readBatch(actor, ids, tx)).map((page) => [page.id, page]));
  const pages = new Map((await findPages(actor, ids, tx)).map((page) => [page.id, page]));
  const folderOf = folderFinder(source, place, tx);
  const became = new Map<number, number>();
  for (const id of ids) {
    const page = judged(facts.get(id), pages.get(id), { crossing, source });
    const crossed = page
      ? await crossOne(actor, { ...batch, page, folderId: await folderOf(page.folderId) }, { tx, now })
      : { becameId: null, isMended: true };
    await noteCrossed(crossing.id, { pageId: id, ...crossed }, tx);
    if (crossed.becameId !== null) became.set(id, crossed.becameId);
  }
  if (!crossing.isCopy) await refreshReadersOf([...became.keys()], tx);
  return became;
}

/** A page that may not go stays, where it is one of many; asked for alone it is refused. */
function judged(
  facts: BatchPage | undefined,
  page: ReadPage | undefined,
  { crossing, source }: Pick<Batch, "crossing" | "source">,
): ReadPage | null {
  if (!facts || !page) return null;
  const verdict = mayCross(facts, crossing.isCopy ? "copy" : "move");
  if (source.is === "page") demand(verdict);
  return verdict.allowed ? page : null;
}

function folderFinder(source: Source, place: Place, tx: Tx): FoldersThere {
  return source.is === "folder" ? foldersThere(place, source.folder, tx) : async () => place.folderId;
}

async function crossOne(
  actor: Actor,
  { crossing, place, page, folderId }: Batch & { readonly page: ReadPage; readonly folderId: number },
  { tx, now }: Omit<Doing, "say">,
) {
  const { there } = place;
  if (crossing.isCopy) {
    const copying = { page, folderId, there, crossingId: crossing.id };
    return copyAcross(actor, copying, now, tx);
  }
  await moveAcross(there, { page, folderId }, now, tx);
  return { becameId: page.id, isMended: true };
}

/** Folders without pages come along too; what was moved leaves no empty folders behind. */
async function finish(actor: Actor, { crossing, source, place }: Batch, doing: Doing): Promise<void> {
  const { tx, now, say } = doing;
  if (source.is === "folder") {
    const { folder } = source;
    const folderOf = foldersThere(place, folder, tx);
    const below = folderBranch(await readTree(actor, tx, say), folder.id).map(({ id }) => id);
    for (const id of below) await folderOf(id);
    const isEmpty = (await countPagesLying(below, tx)) === 0;
    const { parentId } = folder;
    if (!crossing.isCopy && isEmpty && parentId !== null)
      await deleteBranch(actor, { ...folder, parentId }, doing);
  }
  await endCrossing(crossing.id, now, tx);
}
