import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readBranch } from "#features/folders/contract.ts";
import { type Folder, branchAsked, branchOf, folderOf } from "#features/folders/model/folder.ts";
import { readOpenTree } from "#features/folders/open-tree-store.ts";
import { makeFolder, readTree } from "#features/folders/store.ts";
import { principal } from "#kernel/actor.ts";
import { sayIn } from "#languages/say-in.ts";
import { as } from "#testing/as.ts";
import { madePage } from "#testing/pages/made-page.ts";
import { type World, actorOf, openWorld, within } from "#testing/world.ts";
import { withBranches } from "./model/branches.ts";

const say = sayIn("en");
let world: World;
let folders: number[];
beforeAll(async () => {
  world = await openWorld();
  folders = await furnish();
});
afterAll(() => world.close());

/** Four folders in Main with three in each and nine in those, and 130 beside each other in the last: 291 with Main. Xavi reads pages in every second. */
async function furnish(): Promise<number[]> {
  const ed = actorOf(world, world.ed);
  const made = await within(world, ed, async (tx) => {
    const ids: number[] = [];
    const make = async (parentId: number, name: string) => {
      const { id } = await makeFolder(ed, { parentId, name }, tx);
      ids.push(id);
      return id;
    };
    for (const first of ["a", "b", "c", "d"]) {
      const one = await make(world.mainFolderId, first);
      for (const second of ["e", "f", "g"]) {
        const two = await make(one, second);
        for (let at = 0; at < 9; at++) await make(two, `h ${at}`);
        if (first + second === "dg") for (let at = 0; at < 130; at++) await make(two, `k ${at}`);
      }
    }
    return ids;
  });
  const shares = [{ principalId: principal("person", world.xavi.id), mayEdit: false }];
  for (const folderId of made.slice(20).filter((_, at) => at % 2 === 0))
    await madePage(world, `In ${folderId}`, { folderId, shares });
  return made;
}

/** The tree as the screen of a folder brings it. */
async function opened(who: "ed" | "xavi", openId: number | null): Promise<Folder[]> {
  const actor = actorOf(world, world[who]);
  return (await within(world, actor, (tx) => readOpenTree(actor, openId, { tx, say }))).map(folderOf);
}

async function whole(who: "ed" | "xavi"): Promise<Folder[]> {
  const actor = actorOf(world, world[who]);
  return (await within(world, actor, (tx) => readTree(actor, tx, say))).map(folderOf);
}

describe("the tree of many folders", () => {
  it("comes with what is open: Main, what lies in it, and the way to the open folder with what lies beside and in it", async () => {
    const tree = await whole("ed");
    const nameOf = new Map(tree.map(({ id, name }) => [id, name]));
    const inside = tree.filter(({ name, parentId }) => name === "f" && nameOf.get(parentId ?? 0) === "b");
    const shown = await opened("ed", inside[0]?.id ?? 0);
    const named = shown.map(({ name, isPartial }) => (isPartial ? `${name}+` : name));
    expect(named).toEqual([
      "Main",
      "a+",
      "b",
      "e+",
      "f",
      ..."012345678".split("").map((at) => `h ${at}`),
      "g+",
      "c+",
      "d+",
    ]);
    expect((await opened("ed", null)).map(({ name }) => name)).toEqual(["Main", "a", "b", "c", "d"]);
  });

  it("has of very many beside each other the first hundred, and the one that is open", async () => {
    const tree = await whole("ed");
    const last = tree.filter(({ name }) => name === "k 99").at(-1);
    const beside = (await opened("ed", last?.id ?? 0)).filter(({ parentId }) => parentId === last?.parentId);
    expect([beside.length, beside.at(-1)?.id]).toEqual([101, last?.id]);
    const of = await opened("ed", last?.id ?? 0);
    expect(of.find(({ id }) => id === last?.parentId)?.isPartial).toBe(true);
  });

  it("is the whole tree once every branch has been opened, and no more than that, for whom all folders are and for whom those on the way to their pages are (long)", async () => {
    const sizes: number[] = [];
    for (const who of ["ed", "xavi"] as const) {
      const branches = new Map<number, Folder[]>();
      const start = await opened(who, null);
      for (;;) {
        const { all } = withBranches(start, branches);
        const partial = all.filter(({ id, isPartial }) => isPartial && !branches.has(id));
        if (partial.length === 0) break;
        for (const folder of partial) {
          const answer = await as(world, world[who]).call(readBranch, branchAsked(folder));
          branches.set(folder.id, answer.success ? branchOf(answer) : []);
        }
      }
      const tree = await whole(who);
      expect([who, withBranches(start, branches).all]).toEqual([who, tree]);
      expect(start.length).toBeLessThan(tree.length);
      sizes.push(tree.length);
    }
    expect(sizes[1]).toBeLessThan(sizes[0] ?? 0);
  });

  it("opens no branch for whom it is closed: a folder without pages of theirs is not found, and visitors have no tree", async () => {
    const known = new Set((await whole("xavi")).map(({ id }) => id));
    const hidden = folders.find((id) => !known.has(id)) ?? 0;
    expect(await as(world, world.xavi).call(readBranch, { cat_id: hidden })).toMatchObject({
      code: "folder-not-found",
    });
    expect(await as(world, "visitor").call(readBranch, { cat_id: hidden })).toMatchObject({
      code: "signed-out",
    });
    const nora = await as(world, world.other.nora).call(readBranch, { cat_id: hidden });
    expect(nora).toMatchObject({ code: "folder-not-found" });
  });
});
