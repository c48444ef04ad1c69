import { randomUUID } from "node:crypto";
import type { Tx } from "#database/transaction.ts";
import {
  type DeletedFolder,
  bringFolderBack,
  findDeletedFolder,
  mergeDeletedFolder,
  saveDeletedFolders,
} from "#features/folders/deleted-store.ts";
import { folderCreated, folderDeleted, folderRestored } from "#features/folders/events.ts";
import { folderKeys, folderPaths, pathKeys } from "#features/folders/model/folder-paths.ts";
import { deletedFoldersBegin, mayLieAt } from "#features/folders/rules.ts";
import { type FolderRow, mainFolderId, makeFolder, readTree } from "#features/folders/store.ts";
import { childNamed, holdBranch, holdTree, levelOf } from "#features/folders/tree-store.ts";
import type { Actor } from "#kernel/actor.ts";
import type { Say } from "#kernel/language.ts";
import { demand } from "#kernel/refusal.ts";
import { leaveFolders, returnPages } from "./store.ts";

type Doing = { readonly tx: Tx; readonly now: Date; readonly say: Say };

/** Deletes a folder of the tree that is held, with all folders in it. Gives the paths of what is gone, outer ones first. */
export async function deleteBranch(
  actor: Actor,
  folder: FolderRow & { readonly parentId: number },
  { tx, now, say }: Doing,
): Promise<{ readonly paths: readonly string[]; readonly pages: number }> {
  const ids = new Set(await holdBranch(folder.id, tx));
  const tree = await readTree(actor, tx, say);
  const paths = folderPaths(tree);
  const gone = tree.filter(({ id }) => ids.has(id)).map(({ id }) => ({ id, path: paths.get(id) ?? "" }));
  const pages = await leaveFolders([...ids], folder.parentId, tx);
  const keys = folderKeys(tree);
  await saveDeletedFolders(
    gone.map(({ id }) => ({ id, path: keys.get(id) ?? "" })),
    now,
    tx,
  );
  const { id: folderId, parentId, name } = folder;
  tx.announce(folderDeleted({ folderId, parentId, name, by: actor.personId }));
  return { paths: gone.map(({ path }) => path), pages };
}

/** Makes sure that there is a folder for each of these paths below Main: one that was deleted under it comes back with its pages, else one is made. */
export async function makeBranches(
  actor: Actor,
  paths: readonly (readonly string[])[],
  { tx, now }: Omit<Doing, "say">,
): Promise<void> {
  await holdTree(actor, tx);
  const making = { actor, tx, since: deletedFoldersBegin(now), there: new Map<string, Place>() };
  for (const names of paths.toSorted((one, other) => one.length - other.length)) {
    const keys = pathKeys(names);
    await folderThere(
      names.map((name, at) => ({ name, path: keys[at] ?? "" })),
      making,
    );
  }
}

type Place = { readonly id: number; readonly level: number };
/** One name of a path, and what the path down to it is found by. */
type Step = { readonly name: string; readonly path: string };

type Making = {
  readonly actor: Actor;
  readonly tx: Tx;
  readonly since: Date;
  /** The folders of paths that were made sure of already. */
  readonly there: Map<string, Place>;
};

async function folderThere(steps: readonly Step[], making: Making): Promise<Place> {
  const { actor, tx, since, there } = making;
  const step = steps.at(-1);
  if (step === undefined) return { id: await mainFolderId(actor, tx), level: 0 };
  const { name, path } = step;
  const known = there.get(path);
  if (known !== undefined) return known;
  const deleted = await findDeletedFolder(actor, { path, since }, tx);
  // Where it lies may be deeper by now than the path says.
  const above = deleted?.isParentThere
    ? { id: deleted.parentId, level: await levelOf(deleted.parentId, tx) }
    : await folderThere(steps.slice(0, -1), making);
  const level = above.level + 1;
  demand(mayLieAt(level));
  const id = deleted ? await backAgain(deleted, above.id, making) : await madeIn(above.id, name, making);
  there.set(path, { id, level });
  return { id, level };
}

async function madeIn(parentId: number, name: string, { actor, tx }: Making): Promise<number> {
  const { id, made } = await makeFolder(actor, { parentId, name }, tx);
  if (made) tx.announce(folderCreated({ folderId: id, name, by: actor.personId }));
  return id;
}

/** Where another folder has taken its name, that one gets its pages. */
async function backAgain({ id, name }: DeletedFolder, parentId: number, { tx }: Making): Promise<number> {
  const other = await childNamed(parentId, name, tx);
  if (other === null) await bringFolderBack({ id, parentId }, tx);
  else await mergeDeletedFolder({ from: id, into: other }, tx);
  await returnPages(id, other ?? id, tx);
  tx.announce(folderRestored({ folderId: other ?? id }));
  return other ?? id;
}

/** A name of its own for what is done to several pages at once; none for one page, of which is told as of any. */
export function batchName(pages: number): string | null {
  return pages > 1 ? randomUUID() : null;
}
