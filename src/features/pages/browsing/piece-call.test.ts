import { afterAll, beforeAll, expect, it } from "vitest";
import { makeFolder } from "#features/folders/store.ts";
import { worldNow } from "#testing/as.ts";
import { query } from "#testing/folders.ts";
import { madePage } from "#testing/pages/made-page.ts";
import { type TestBrowser, type TestWeb, openTestWeb } from "#testing/server.ts";
import { tagNamed, taggedPage } from "#testing/tags.ts";
import { type World, actorOf, openWorld, within } from "#testing/world.ts";

let world: World;
let web: TestWeb;
let ed: TestBrowser;
let folderId = 0;
beforeAll(async () => {
  world = await openWorld("a hash");
  web = await openTestWeb(world);
  ed = await web.browser(world.ed);
  const maker = actorOf(world, world.olga);
  const made = await within(world, maker, (tx) =>
    makeFolder(maker, { parentId: world.mainFolderId, name: "Fleet" }, tx),
  );
  folderId = made.id;
  for (const [at, title] of ["Anchor", "Boom", "Cleat", "Deck"].entries())
    await madePage(world, title, { folderId, at: new Date(worldNow.getTime() - at * 60_000) });
  await taggedPage(world, world.ed, { title: "Elsewhere", tags: ["tide"] });
});
afterAll(async () => {
  await web.close();
  await world.close();
});

type Row = { id: number; title_u: string };
type Piece = { pages: Row[]; next: string | null; since: string; left: number; changed: boolean };

async function piece(
  asked: Readonly<Record<string, string | number>>,
): Promise<Piece & { titles: string[] }> {
  const query = new URLSearchParams(Object.entries(asked).map(([name, value]) => [name, String(value)]));
  const { status, body } = await ed.get(`/-/pages/piece/?${query}`);
  expect(status).toBe(200);
  const answer = body as unknown as Piece;
  return { ...answer, titles: answer.pages.map(({ title_u: title }) => title) };
}

it("a piece is of one folder, tag or the trash, in an order, behind a row, of so many rows", async () => {
  const first = await piece({ cat_id: folderId, by: "alphabet", most: 2 });
  expect([first.titles, first.left]).toEqual([["Anchor", "Boom"], 2]);
  const second = await piece({ cat_id: folderId, by: "alphabet", most: 2, after: first.next ?? "" });
  expect([second.titles, second.left, second.next]).toEqual([["Cleat", "Deck"], 0, null]);
  expect((await piece({ cat_id: folderId, by: "modified", most: 1 })).titles).toEqual(["Anchor"]);
  const tagId = await tagNamed(world, "tide");
  expect((await piece({ tag_id: tagId })).titles).toEqual(["Elsewhere"]);
  expect((await piece({ view_trash: "yes" })).titles).toEqual([]);
});

it("a piece says whether the rows read before it are others by now, and says the same while nothing changes (long)", async () => {
  const asked = { cat_id: folderId, by: "alphabet", most: 2 };
  const first = await piece(asked);
  await madePage(world, "Far from it");
  expect(await piece(asked)).toEqual(first);
  const next = { ...asked, after: first.next ?? "", since: first.since, there: 2 };
  expect((await piece(next)).changed).toBe(false);
  expect((await piece({ ...next, there: 3 })).changed).toBe(true);
  await madePage(world, "Ballast", { folderId });
  expect((await piece(next)).changed).toBe(true);
  const again = await piece({ ...asked, most: 3 });
  expect(again.titles).toEqual(["Anchor", "Ballast", "Boom"]);
  expect((await piece({ ...next, since: again.since, there: 3 })).changed).toBe(false);
  // As many rows as before, one of them written since.
  expect((await piece({ ...next, there: 3 })).changed).toBe(true);
});

it("each row has the title as it is, and as it stands in HTML, in quotes too [PLST-02]", async () => {
  await madePage(world, `"Tom's" <rope> & tar`);
  const { pages } = await piece({});
  expect(pages).toContainEqual(
    expect.objectContaining({
      title_u: `"Tom's" <rope> & tar`,
      title_s: "&quot;Tom&#39;s&quot; &lt;rope&gt; &amp; tar",
    }),
  );
});

it("a piece says how often its pages were opened, and who made and changed them [PLST-13]", async () => {
  const id = await madePage(world, "Well read");
  await query(world, "insert into page_views (site_id, page_id, views) values ($1, $2, 7)", id);
  const { body } = await ed.get("/-/pages/piece/?by=alphabet");
  expect(body).toMatchObject({
    page_views: { [id]: 7 },
    users: { [world.ed.id]: { a: null, name: "Ed Elzinga" } },
  });
});
