import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { run } from "#database/transaction.ts";
import { refreshReadersOf } from "#features/access/store.ts";
import { deleteTag } from "#features/tags/contract.ts";
import { principal } from "#kernel/actor.ts";
import { as } from "#testing/as.ts";
import { tagNamed, taggedPage } from "#testing/tags.ts";
import { type World, actorOf, openWorld, within } from "#testing/world.ts";
import { loadPages, readPiece, searchPages } from "./contract.ts";
import { browseShown } from "./model/browse-shown.ts";
import { begunList, grownList, nextPiece, pieceOf } from "./model/growing-list.ts";
import { readBrowse } from "./screen.ts";

let world: World;
let id: number;
beforeAll(async () => {
  world = await openWorld("a hash");
  id = await taggedPage(world, world.ed, { title: "Rods & <reels>", tags: ["gear", "rods"] });
  await taggedPage(world, world.ed, { title: "2 rods" });
  await taggedPage(world, world.ed, { title: "якорь" });
});
afterAll(() => world.close());

async function listed(who = world.vera) {
  const answer = await as(world, who).call(loadPages, {});
  if (!answer.success) throw new Error(answer.code);
  return answer.pages;
}

it("a row that a search finds is the one of the list, with its weight, on the screen too; titles are HTML and raw; who edits it may move it [BFLT-20] [PLST-02] [PLST-03] [PLST-04] [PLST-07] [PLST-12]", async () => {
  const found = await as(world, world.ed).call(searchPages, { q: "reels" });
  if (!found.success) throw new Error(found.code);
  const row = (await listed(world.ed)).find((each) => each.id === id);
  expect(row).toMatchObject({
    title_s: "Rods &amp; &lt;reels&gt;",
    title_u: "Rods & <reels>",
    weight: 0,
    cm: true,
  });
  expect(found.search_pages).toEqual([{ ...row, prv: expect.any(String), weight: expect.any(Number) }]);
  expect(found.search_pages[0]?.weight).toBeGreaterThan(0);
  const screen = await as(world, world.ed).call(readBrowse, { q: "reels" });
  expect(screen.success && screen.search_pages).toEqual(found.search_pages);
});

it("`f` is the letter that a title begins with, and one sign for all else [BSRT-05] [PLST-07]", async () => {
  expect((await listed()).map(({ title_u, f }) => [title_u, f])).toEqual([
    ["2 rods", "#"],
    ["Rods & <reels>", "R"],
    ["якорь", "Я"],
  ]);
});

it("`tids` are the tags that are there, by name; a deleted one is none of them [PLST-04]", async () => {
  const [gear, rods] = [await tagNamed(world, "gear"), await tagNamed(world, "rods")];
  const tids = async () => (await listed()).map((row) => row.tids);
  expect(await tids()).toEqual([[], [gear, rods], []]);
  await as(world, world.ed).call(deleteTag, { id: gear });
  expect(await tids()).toEqual([[], [rods], []]);
});

/** Pages that everybody reads, with nothing in them. */
async function add(count: number): Promise<void> {
  await within(world, actorOf(world, world.ed), async (tx) => {
    const pages = await run<{ id: number }>(
      tx,
      `insert into page (site_id, subsite_id, folder_id, title, title_key, created, modified)
       select $1, 0, $2, 'Zz', 'zz', now(), now() from generate_series(1, $3) returning id`,
      [tx.siteId, world.mainFolderId, count],
    );
    const ids = pages.map(({ id: page }) => page);
    await run(
      tx,
      "insert into page_share (site_id, page_id, principal_id) select $1, unnest($2::bigint[]), $3",
      [tx.siteId, ids, principal("everybody")],
    );
    await refreshReadersOf(ids, tx);
  });
}

describe("a list of 251 pages", () => {
  beforeAll(async () => add(251 - (await listed()).length));

  it("stops at 250 rows, counts the others, and has all of them when that is asked for [BSRT-07]", async () => {
    const counted = async (sent: object) => {
      const answer = await as(world, world.vera).call(loadPages, sent);
      return answer.success && [answer.pages.length, answer.nr_pages, answer.more];
    };
    expect(await counted({})).toEqual([250, 251, true]);
    expect(await counted({ show_all_when_many: "yes" })).toEqual([251, 251, false]);
  });

  it("does so on the screen, whose first rows come at once and the others in pieces [BSRT-07]", async () => {
    const ahead = async (sent: object) => {
      const answer = await as(world, world.vera).call(readBrowse, sent);
      return answer.success && [answer.pages.length + answer.left, answer.nr_pages, answer.more];
    };
    expect(await ahead({})).toEqual([250, 251, true]);
    expect(await ahead({ show_all_when_many: "yes" })).toEqual([251, 251, false]);
  });

  it("ends there at 250 for whoever scrolls on, and with the last page once all are asked for [BSRT-07]", async () => {
    const vera = as(world, world.vera);
    const rowsOf = async (sent: object) => {
      const answer = await vera.call(readBrowse, sent);
      if (!answer.success) throw new Error(answer.code);
      const opened = browseShown(answer);
      const begun = begunList(opened, null);
      const piece = await vera.call(readPiece, nextPiece(opened, begun, 1000) ?? {});
      if (!piece.success) throw new Error(piece.code);
      const grown = grownList(begun, pieceOf(piece));
      return [grown.pages.length, nextPiece(opened, grown, 1000)];
    };
    expect(await rowsOf({})).toEqual([250, null]);
    expect(await rowsOf({ show_all_when_many: "yes" })).toEqual([251, null]);
  });
});
