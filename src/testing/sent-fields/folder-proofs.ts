import { createFolder, folderTree, renameFolder } from "#features/folders/contract.ts";
import { makeFolders } from "#features/pages/filing/contract.ts";
import { deleteTag, renameTag } from "#features/tags/contract.ts";
import { as } from "../as.ts";
import { tagNamed, taggedPage, tagsOn } from "../tags.ts";
import type { World } from "../world.ts";
import { type Proofs, fresh, shown } from "./proof.ts";

async function newFolder(world: World): Promise<number> {
  const folder = { parent_id: world.mainFolderId, new_name: fresh("Folder ") };
  const made = await as(world, world.ed).call(createFolder, folder);
  return made.success ? made.id : 0;
}

async function namesBelow(world: World, id: number): Promise<string[]> {
  const answer = await as(world, world.ed).call(folderTree, {});
  const nodes = answer.success ? answer.tree : [];
  const first = nodes.findIndex((node) => node.id === id);
  const level = nodes[first]?.level ?? 0;
  const after = nodes.slice(first + 1);
  const end = after.findIndex((node) => node.level <= level);
  return after.slice(0, end < 0 ? undefined : end).map((node) => node.name);
}

/** What shows that no field of a call about folders and tags is swallowed. */
export const folderProofs: Proofs = {
  "create-folder": {
    new_name: shown("Deck", "Deck/Bridge", async (new_name, world) => {
      const parent_id = await newFolder(world);
      await as(world, world.ed).call(createFolder, { parent_id, new_name: String(new_name) });
      return namesBelow(world, parent_id);
    }),
  },
  "rename-folder": {
    name: shown("Bridge", "Deck/Bridge", async (name, world) => {
      const parent_id = await newFolder(world);
      const made = await as(world, world.ed).call(createFolder, { parent_id, new_name: "Deck" });
      await as(world, world.ed).call(renameFolder, { id: made.success ? made.id : 0, name: String(name) });
      return namesBelow(world, parent_id);
    }),
  },
  "make-folders": {
    path_list: shown("Deck", "Deck/Bridge", async (path, world) => {
      const top = fresh("Folder ");
      await as(world, world.ed).call(makeFolders, { path_list: [`${top}/${String(path)}`] });
      const answer = await as(world, world.ed).call(folderTree, {});
      const id = answer.success ? answer.tree.find(({ name }) => name === top)?.id : 0;
      return namesBelow(world, id ?? 0);
    }),
  },
  "rename-tag": {
    name: shown("Bridge", "Deck", async (name, world) => {
      const page = await taggedPage(world, world.ada, { title: fresh("Page "), tags: [fresh("tag ")] });
      const [first = ""] = await tagsOn(world, page);
      const id = await tagNamed(world, first);
      const answer = await as(world, world.ed).call(renameTag, { id, name: String(name) });
      const names = await tagsOn(world, page);
      await as(world, world.ed).call(deleteTag, { id });
      return { names, succeeded: answer.success };
    }),
  },
};
