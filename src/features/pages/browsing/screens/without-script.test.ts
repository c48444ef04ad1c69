import { afterAll, beforeAll, expect, it } from "vitest";
import { refreshReaders } from "#features/access/store.ts";
import { query } from "#testing/folders.ts";
import { madePage } from "#testing/pages/made-page.ts";
import { type TestBrowser, type TestWeb, openTestWeb } from "#testing/server.ts";
import { type World, actorOf, openWorld, within } from "#testing/world.ts";

let world: World;
let web: TestWeb;
let visitor: TestBrowser;
beforeAll(async () => {
  world = await openWorld();
  await query(world, "update site set public_pages = true where id = $1");
  web = await openTestWeb(world);
  visitor = await web.browser("visitor");
  await open("Ash", new Date("2026-11-17T10:00:00Z"));
  await open("Birch", new Date("2026-11-16T10:00:00Z"), new Date("2026-11-20T10:00:00Z"));
  await open("Cedar", new Date("2026-11-18T10:00:00Z"), new Date("2026-11-19T10:00:00Z"));
});
afterAll(async () => {
  await web.close();
  await world.close();
});

/** A page that the whole world reads. */
async function open(title: string, created: Date, modified = created): Promise<void> {
  const id = await madePage(world, title, { at: created });
  await query(
    world,
    "update page set is_public = true, modified = $3 where site_id = $1 and id = $2",
    id,
    modified,
  );
  await within(world, actorOf(world, world.ed), (tx) => refreshReaders(id, tx));
}

/** What a visitor's browser is sent: the titles of the rows, and where a link leads. */
async function sent(address: string) {
  const { text: payload } = await visitor.get(address, { accept: "text/html" });
  const titles = [...payload.matchAll(/<span class="browsing-title"><a [^>]*>([^<]+)<\/a>/g)].map(
    ([, title]) => title,
  );
  const linkTo = (name: string) =>
    new RegExp(`<a [^>]*href="([^"]+)"[^>]*>${name}</a>`).exec(payload)?.[1]?.replaceAll("&amp;", "&") ??
    null;
  return { titles, linkTo };
}

it("visitors sort the list by links, which need no script [BSRT-01] [BSRT-09]", async () => {
  const first = await sent("/pages/");
  expect(first.titles).toEqual(["Ash", "Birch", "Cedar"]);
  for (const [order, titles] of [
    ["Modified", ["Birch", "Cedar", "Ash"]],
    ["Created", ["Cedar", "Ash", "Birch"]],
    ["Alphabetical", ["Ash", "Birch", "Cedar"]],
  ] as const)
    expect((await sent(first.linkTo(order) ?? "")).titles).toEqual(titles);
  expect([first.linkTo("Relevance"), first.linkTo("Show all 3 pages")]).toEqual([null, null]);
});

it("visitors see all of more than 250 pages by a link, and fewer by another [BSRT-07] [BSRT-11] (long)", async () => {
  for (let at = 0; at < 250; at++) await open(`Page ${at}`, new Date("2026-11-01T10:00:00Z"));
  // What visitors were given of the list before is kept, as no event has told of these.
  const all = (await sent("/pages/?q=&by=alphabet")).linkTo("Show all 253 pages");
  const shown = await sent(all ?? "");
  expect(shown.titles).toHaveLength(253);
  const fewer = await sent(shown.linkTo("Show fewer") ?? "");
  expect(fewer.titles).toHaveLength(32);
  expect(fewer.linkTo("Show all 253 pages")).toBe(all);
}, 600_000);
