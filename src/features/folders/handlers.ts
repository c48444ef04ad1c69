import { handle } from "#calls/handle.ts";
import type { Tx } from "#database/transaction.ts";
import type { Actor } from "#kernel/actor.ts";
import { demand, found } from "#kernel/refusal.ts";
import { refuse } from "#kernel/verdict.ts";
import { createFolder, folderTree, moveFolder, readBranch, renameFolder } from "./contract.ts";
import { folderCreated, folderMoved, folderRenamed } from "./events.ts";
import { readInside } from "./open-tree-store.ts";
import {
  folderSteps,
  mayArrangeFolders,
  mayBeNamed,
  mayBeOneName,
  mayLieAt,
  mayMoveFolder,
  mayRenameFolder,
  maySeeTree,
} from "./rules.ts";
import { type FolderRow, findFolder, makeFolder, readTree, saveName } from "./store.ts";
import { childNamed, heightOf, holdTree, levelOf, liesIn, saveParent } from "./tree-store.ts";
import { folderWords } from "./wording.ts";

export const folderHandlers = [
  handle(folderTree, async ({ actor, tx, say }) => {
    demand(maySeeTree(actor));
    return { tree: await readTree(actor, tx, say) };
  }),

  handle(readBranch, async ({ input, actor, tx }) => {
    demand(maySeeTree(actor));
    const { id } = found(await findFolder(actor, input.cat_id, tx), "folder-not-found");
    const inside = await readInside(actor, id, tx);
    return {
      folders: inside.map(({ holds, ...folder }) => ({
        ...folder,
        parent_id: id,
        ...(holds && { has_more: true }),
      })),
    };
  }),

  handle(createFolder, async ({ input, actor, tx }) => {
    demand(mayArrangeFolders(actor));
    const steps = folderSteps(input.new_name);
    demand(mayBeNamed(steps));
    // So that nobody moves the parent to where the path would lie too deep.
    await holdTree(actor, tx);
    const parent = await folderFor(actor, input.parent_id, tx);
    demand(mayLieAt((await levelOf(parent.id, tx)) + steps.length));
    return makePath(actor, { parentId: parent.id, steps }, tx);
  }),

  handle(renameFolder, async ({ input, actor, tx }) => {
    demand(mayArrangeFolders(actor));
    const folder = await folderFor(actor, input.id, tx);
    demand(mayRenameFolder(actor, folder));
    demand(mayBeOneName(input.name));
    const renamed = await saveName(actor, { id: folder.id, name: input.name }, tx);
    if (!renamed) demand(refuse("folder-exists"));
    const by = actor.personId;
    tx.announce(folderRenamed({ folderId: folder.id, name: input.name, was: folder.name, by }));
    return { name: input.name };
  }),

  handle(moveFolder, async ({ input, actor, tx, say }) => {
    demand(mayArrangeFolders(actor));
    await holdTree(actor, tx);
    const folder = await folderFor(actor, input.cat_id, tx);
    const target = await folderFor(actor, input.target_id, tx);
    const liesInIt = await liesIn(target.id, folder.id, tx);
    const deepest = (await levelOf(target.id, tx)) + 1 + (await heightOf(folder.id, tx));
    demand(mayMoveFolder(actor, folder, { id: target.id, liesInIt, deepest }));
    if ((await childNamed(target.id, folder.name, tx)) !== null) demand(refuse("folder-exists"));
    await saveParent({ id: folder.id, parentId: target.id }, tx);
    tx.announce(folderMoved({ folderId: folder.id, parentId: target.id, by: actor.personId }));
    const into = target.isMain ? say(folderWords.main) : target.name;
    return { title: folder.name, cat_name: into, tree: await readTree(actor, tx, say) };
  }),
];

async function folderFor(actor: Actor, id: number, tx: Tx): Promise<FolderRow> {
  return found(await findFolder(actor, id, tx, true), "folder-not-found");
}

/** Makes the missing folders of a path; refuses when the last one is there already (FTRE-23). */
async function makePath(actor: Actor, path: { parentId: number; steps: readonly string[] }, tx: Tx) {
  let parentId = path.parentId;
  let last = { id: parentId, name: "", made: false };
  for (const name of path.steps) {
    last = await makeFolder(actor, { parentId, name }, tx);
    if (last.made) tx.announce(folderCreated({ folderId: last.id, name, by: actor.personId }));
    parentId = last.id;
  }
  if (!last.made) demand(refuse("folder-exists"));
  return { id: last.id, name: last.name };
}
