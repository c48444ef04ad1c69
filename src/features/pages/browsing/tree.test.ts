import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { seesAllFolders } from "#features/folders/rules.ts";
import { findFolder, makeFolder, readTree } from "#features/folders/store.ts";
import { principal } from "#kernel/actor.ts";
import { sayIn } from "#languages/say-in.ts";
import { worldNow } from "#testing/as.ts";
import { type World, actorOf, openWorld, within } from "#testing/world.ts";
import { emptyDocument } from "#documents/document.ts";
import { sharesOfGuests } from "#features/sharing/guests/rules.ts";
import { type PageSharing, mayView } from "#features/access/rules.ts";
import { refreshReaders, writeShares } from "#features/access/store.ts";
import { insertPage } from "../publishing-operations.ts";

let world: World;
let folders: { id: number; parentId: number | null }[];
let pages: (PageSharing & { readonly folderId: number })[];
let guestOf: number[];
beforeAll(async () => {
  world = await openWorld();
  await furnish();
});
afterAll(() => world.close());

/** Three folders in Main, each with two below, each of those with one; a page of another sharing in every folder. */
async function furnish(): Promise<void> {
  const ed = actorOf(world, world.ed);
  const view = (principalId: number) => ({ principalId, mayEdit: false });
  const sharings = [
    { shares: [], isPublic: false, isTrashed: false },
    { shares: [view(principal("everybody"))], isPublic: false, isTrashed: false },
    { shares: [view(principal("person", world.xavi.id))], isPublic: false, isTrashed: false },
    { shares: [view(principal("person", world.xavi.id))], isPublic: false, isTrashed: true },
    { shares: [], isPublic: true, isTrashed: false },
    { shares: [view(principal("editors"))], isPublic: false, isTrashed: false },
    { shares: [], isPublic: false, isTrashed: false, guests: 1 },
    {
      shares: [view(principal("everybody"))],
      isPublic: true,
      isTrashed: false,
      isUnpublished: true,
      guests: 1,
    },
  ];
  folders = [{ id: world.mainFolderId, parentId: null }];
  pages = [];
  guestOf = [];
  await within(world, ed, async (tx) => {
    const make = async (parentId: number, name: string) => {
      const { id } = await makeFolder(ed, { parentId, name }, tx);
      folders.push({ id, parentId });
      return id;
    };
    for (const first of ["a", "b", "c"]) {
      const one = await make(world.mainFolderId, first);
      for (const second of ["d", "e"]) await make(await make(one, second), "f");
    }
    // Twice over, with a step that shares no factor with the sharings: each folder gets two of them.
    for (let at = 0; at < folders.length * 2; at++) {
      const folderId = folders[at % folders.length]?.id ?? 0;
      const { guests = 0, ...sharing } = sharings[(at * 3) % sharings.length] ?? sharings[0]!;
      const facts = { area: 0, world: principal("public"), isUnpublished: false, ...sharing };
      const page = {
        title: `Page ${at}`,
        folderId,
        slug: null,
        document: emptyDocument,
        preview: "",
        shares: [],
      };
      const id = (await insertPage(ed, page, worldNow, tx)) ?? 0;
      const shares = [...facts.shares, ...sharesOfGuests(id, guests)];
      await writeShares(id, shares, tx);
      await tx.db
        .updateTable("page")
        .set({
          is_public: facts.isPublic,
          trashed: facts.isTrashed ? worldNow : null,
          unpublished: facts.isUnpublished,
        })
        .where("site_id", "=", world.siteId)
        .where("id", "=", id)
        .execute();
      await refreshReaders(id, tx);
      pages.push({ ...facts, shares, folderId });
      if (guests > 0) guestOf.push(id);
    }
  });
}

/** The ids of Main and of each folder that holds one of the pages, or a folder that does. `held` are the pages' folders. */
function foldersOnTheWay(
  folders: readonly { readonly id: number; readonly parentId: number | null }[],
  held: ReadonlySet<number>,
): Set<number> {
  const parents = new Map(folders.map(({ id, parentId }) => [id, parentId]));
  const way = new Set(folders.filter(({ parentId }) => parentId === null).map(({ id }) => id));
  for (const id of held)
    for (let at: number | null | undefined = id; typeof at === "number" && !way.has(at); at = parents.get(at))
      way.add(at);
  return way;
}

describe("the tree of folders, against the rule", () => {
  const people = ["olga", "ada", "ed", "vera", "xavi"] as const;
  const viewers = () => [
    ...people.map((name) => [name, actorOf(world, world[name])] as const),
    ["a visitor", actorOf(world, "visitor")] as const,
    ...guestOf.map((id) => [`a guest of ${id}`, actorOf(world, { guestOf: id })] as const),
  ];

  it("holds the folders on the way to readable pages, all for people of the site, and no other folder is found by its number (long)", async () => {
    for (const [name, actor] of viewers()) {
      const held = new Set(
        pages.filter((page) => mayView(actor, page).allowed).map(({ folderId }) => folderId),
      );
      const expected = seesAllFolders(actor)
        ? new Set(folders.map(({ id }) => id))
        : foldersOnTheWay(folders, held);
      await within(world, actor, async (tx) => {
        const tree = await readTree(actor, tx, sayIn("en"));
        expect([name, new Set(tree.map(({ id }) => id))]).toEqual([name, expected]);
        expect(tree.length).toBe(expected.size);
        for (const { id } of folders)
          expect([name, id, (await findFolder(actor, id, tx)) !== null]).toEqual([
            name,
            id,
            expected.has(id),
          ]);
      });
    }
  });

  it("leaves out what it has to: an external knows some folders and not all", async () => {
    const xavi = actorOf(world, world.xavi);
    const tree = await within(world, xavi, (tx) => readTree(xavi, tx, sayIn("en")));
    expect(tree.length).toBeGreaterThan(1);
    expect(tree.length).toBeLessThan(folders.length);
    expect(tree[0]).toMatchObject({ name: "Main", level: 0 });
  });

  it("takes nothing of another site", async () => {
    const nora = actorOf(world, world.other.nora);
    const tree = await within(world, nora, (tx) => readTree(nora, tx, sayIn("en")));
    expect(tree.map(({ id }) => id)).toEqual([world.other.mainFolderId]);
  });
});
