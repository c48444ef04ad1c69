import type { Tx } from "#database/transaction.ts";
import { mayLieAt } from "#features/folders/rules.ts";
import { findFolder, mainFolderId, makeFolder } from "#features/folders/store.ts";
import { heightOf, levelOf } from "#features/folders/tree-store.ts";
import { folderCreated } from "#features/folders/events.ts";
import type { Actor } from "#kernel/actor.ts";
import { demand, found } from "#kernel/refusal.ts";
import { refuse } from "#kernel/verdict.ts";
import { mayBringTo } from "./rules.ts";
import { type Target, readTargets, stepsBetween } from "./store.ts";

/** Where pages come to: the subsite, the folder in it, and the actor as they stand there. */
export type Place = { readonly target: Target; readonly folderId: number; readonly there: Actor };

/** Refuses where the actor may not bring pages, and a folder that is not there. */
export async function placeFor(
  actor: Actor,
  asked: { readonly subsiteId: number; readonly folderId: number | undefined },
  tx: Tx,
): Promise<Place> {
  const [target] = await readTargets([asked.subsiteId], tx);
  demand(target ? mayBringTo(target, actor) : refuse("subsite-not-open-to-pages"));
  const { id: subsiteId, slug: subsiteSlug } = target as Target;
  const there: Actor = { ...actor, subsiteId, subsiteSlug };
  const folderId =
    asked.folderId === undefined
      ? await mainFolderId(there, tx)
      : found(await findFolder(there, asked.folderId, tx, true), "folder-not-found").id;
  return { target: target as Target, folderId, there };
}

/** A branch comes to where all of its folders may lie, or not at all. */
export async function demandRoomFor(
  top: { readonly id: number; readonly isMain: boolean },
  { folderId }: Place,
  tx: Tx,
): Promise<void> {
  const own = top.isMain ? 0 : 1;
  demand(mayLieAt((await levelOf(folderId, tx)) + own + (await heightOf(top.id, tx))));
}

/** The folders of a branch as they are in the target: with the same names, those that are missing made. */
export type FoldersThere = (folderId: number) => Promise<number>;

/** Below the place that pages come to: what lies in a folder comes into one of its name, what lies in Main into the place itself. */
export function foldersThere(
  { there, folderId: placeId }: Place,
  top: { readonly id: number; readonly name: string; readonly isMain: boolean },
  tx: Tx,
): FoldersThere {
  const known = new Map<string, number>();
  return async (folderId) => {
    const below = await stepsBetween(top.id, folderId, tx);
    const steps = top.isMain ? below : [top.name, ...below];
    let parentId = placeId;
    for (const [at, name] of steps.entries()) {
      const path = steps.slice(0, at + 1).join("/");
      const id = known.get(path) ?? (await madeIn(there, { parentId, name }, tx));
      known.set(path, id);
      parentId = id;
    }
    return parentId;
  };
}

async function madeIn(there: Actor, folder: { parentId: number; name: string }, tx: Tx): Promise<number> {
  const { id, name, made } = await makeFolder(there, folder, tx);
  if (made) tx.announce(folderCreated({ folderId: id, name, by: there.personId }));
  return id;
}
