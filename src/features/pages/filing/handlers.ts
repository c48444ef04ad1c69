import { handle } from "#calls/handle.ts";
import type { Tx } from "#database/transaction.ts";
import { folderBranch } from "#features/folders/model/folder-paths.ts";
import { folderSteps, mayArrangeFolders, mayBeNamed, mayDeleteFolder } from "#features/folders/rules.ts";
import { type FolderRow, findFolder, readTree } from "#features/folders/store.ts";
import { holdTree } from "#features/folders/tree-store.ts";
import { folderWords } from "#features/folders/wording.ts";
import { beginUndertaking } from "#features/undertakings/machine-operations.ts";
import { isMoving } from "#features/undertakings/model/undertaking.ts";
import type { Actor } from "#kernel/actor.ts";
import type { Say } from "#kernel/language.ts";
import { nameKey } from "#kernel/name-key.ts";
import { demand, found } from "#kernel/refusal.ts";
import { refuse } from "#kernel/verdict.ts";
import { currentSubsite } from "#kernel/viewer.ts";
import { pagePropertiesChanged } from "../events.ts";
import { lockedEditablePage } from "../operations.ts";
import { deleteFolder, makeFolders, movePage, trashFolderPages } from "./contract.ts";
import { batchName, deleteBranch, makeBranches } from "./operations.ts";
import { listToTrash, putInFolder } from "./store.ts";
import { trashing } from "./trashing-operations.ts";

export const filingHandlers = [
  handle(movePage, async ({ input, actor, tx, say }) => {
    const page = await lockedEditablePage(actor, input.page_id, tx);
    const folder = await folderFor(actor, input.cat_id, tx);
    if (page.folderId === folder.id) demand(refuse("already-in-folder"));
    await putInFolder({ pageId: page.id, folderId: folder.id }, tx);
    const { id: pageId, title } = page;
    tx.announce(pagePropertiesChanged({ pageId, title, was: title, by: actor.personId, isMoved: true }));
    return { title, cat_name: nameOf(folder, say) };
  }),

  handle(deleteFolder, async ({ input, actor, now, tx, say }) => {
    demand(mayArrangeFolders(actor));
    await holdTree(actor, tx);
    const folder = await folderFor(actor, input.id, tx);
    demand(mayDeleteFolder(actor, folder));
    const { paths, pages } = await deleteBranch(
      actor,
      { ...folder, parentId: folder.parentId ?? 0 },
      { tx, now, say },
    );
    return { old_cats: paths.map((path) => ({ path })), nr_pages: pages };
  }),

  handle(makeFolders, async ({ input, actor, now, tx, say }) => {
    demand(mayArrangeFolders(actor));
    const paths = input.path_list.map((path) => stepsBelowMain(path, say));
    for (const { steps, isMain } of paths) if (!isMain) demand(mayBeNamed(steps));
    await makeBranches(
      actor,
      paths.map(({ steps }) => steps),
      { tx, now },
    );
    return {};
  }),

  handle(trashFolderPages, async ({ input, actor, now, tx, say }) => {
    demand(mayArrangeFolders(actor));
    const folder = await folderFor(actor, input.id, tx);
    const branch = folderBranch(await readTree(actor, tx, say), folder.id);
    const given = await listToTrash(
      actor,
      branch.map(({ id }) => id),
      tx,
    );
    const name = nameOf(folder, say);
    if (given.length === 0) return { name, nr_pages: 0, task: null, done: true };
    const place = { subsiteId: currentSubsite(actor), slug: actor.subsiteSlug ?? "" };
    const batch = batchName(given.length);
    const asked = { input: { folderId: folder.id, name, batch, ...place }, given, now };
    const begun = await beginUndertaking(actor, trashing, asked, tx);
    const done = !isMoving(begun.state);
    return { name, nr_pages: done ? begun.done : given.length, task: begun.id, done };
  }),
];

async function folderFor(actor: Actor, id: number, tx: Tx): Promise<FolderRow> {
  return found(await findFolder(actor, id, tx, true), "folder-not-found");
}

function nameOf({ isMain, name }: FolderRow, say: Say): string {
  return isMain ? say(folderWords.main) : name;
}

/** A path as `old_cats` gives it begins with Main, by its name in the reader's language or in English; it may be left out. */
function stepsBelowMain(
  path: string,
  say: Say,
): { readonly steps: readonly string[]; readonly isMain: boolean } {
  const steps = folderSteps(path);
  const mains = [say(folderWords.main), folderWords.main.message].map(nameKey);
  const beginsInMain = steps[0] !== undefined && mains.includes(nameKey(steps[0]));
  return beginsInMain ? { steps: steps.slice(1), isMain: steps.length === 1 } : { steps, isMain: false };
}
