import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { run } from "#database/transaction.ts";
import { refreshReaders } from "#features/access/store.ts";
import { worldNow } from "#testing/as.ts";
import { madePage } from "#testing/pages/made-page.ts";
import type { Screen } from "#testing/screens/screen.ts";
import { shown } from "#testing/screens/shown.ts";
import { openTestWeb } from "#testing/server.ts";
import { type World, actorOf, openWorld, within } from "#testing/world.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld("a hash");
  await world.database.pool.query("update site set public_pages = true where id = $1", [world.siteId]);
  for (let at = 0; at < 110; at++) await madePage(world, name(at));
});
afterAll(() => world.close());

/** Changes pages, and who finds them where. */
async function change(text: string, ...values: unknown[]): Promise<void> {
  await within(world, actorOf(world, world.olga), async (tx) => {
    const pages = await run<{ id: number }>(tx, `${text} returning id`, [tx.siteId, ...values]);
    for (const { id } of pages) await refreshReaders(id, tx);
  });
}

const name = (at: number) => `Tide ${String(at).padStart(3, "0")}`;
const names = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => name(from + at));
const list = (screen: Screen) => screen.part("region", "Browse pages");
const titles = (screen: Screen) =>
  [...list(screen).querySelectorAll(".browsing-title > a")].map((link) => link.textContent?.trim());
const asked = (screen: Screen) => screen.sent.filter(({ path }) => path.startsWith("/-/pages/piece/"));
const isPiece = ({ path }: { path: string }) => path.startsWith("/-/pages/piece/");
const more = (screen: Screen) => screen.click("link", "More pages");

// A list is as long as this tab has seen it: each claim has a reader of its own.
describe("a long list", () => {
  it("begins with 32 rows, keeps the place of the others, and brings 64 with each piece; by keys one goes on in the first of them (long)", async () => {
    const screen = await shown(world, world.vera, "/pages/");
    expect(titles(screen)).toEqual(names(0, 32));
    const kept = () => /--rows: ?(\d+)/.exec(list(screen).innerHTML)?.[1];
    expect(kept()).toBe("78");
    screen.part("link", "More pages").focus();
    await screen.press("{Enter}");
    expect(titles(screen)).toEqual(names(0, 96));
    expect(screen.focused?.textContent).toBe(name(32));
    expect(asked(screen).map(({ path }) => new URL(path, "http://x").searchParams.get("most"))).toEqual([
      "64",
    ]);
    await more(screen);
    expect(titles(screen)).toEqual(names(0, 110));
    expect(screen.parts("link", "More pages")).toEqual([]);
  });

  it("says to screen readers which of how many each row is, before all have come, in both looks (long)", async () => {
    const screen = await shown(world, world.ada, "/pages/");
    const places = () =>
      [...list(screen).querySelectorAll("[aria-posinset]")].map((row) =>
        [row.getAttribute("aria-posinset"), row.getAttribute("aria-setsize")].join(" of "),
      );
    expect([places()[0], places().at(-1)]).toEqual(["1 of 110", "32 of 110"]);
    await more(screen);
    expect(places().at(-1)).toBe("96 of 110");
    await screen.click("radio", "Details");
    const table = screen.part("table");
    expect(table.getAttribute("aria-rowcount")).toBe("111");
    expect(screen.part("row", /^Tide 095/).getAttribute("aria-rowindex")).toBe("97");
    await screen.click("radio", "Grouped list");
  });

  it("says that the rest is coming, and when it could not be fetched, and tries again (long)", async () => {
    const screen = await shown(world, world.olga, "/pages/");
    let answer: (response: Response) => void = () => {};
    screen.meddle((sent) => (isPiece(sent) ? new Promise((resolve) => (answer = resolve)) : null));
    await more(screen);
    expect(list(screen).querySelector("[aria-busy]")).not.toBeNull();
    answer(new Response("<h1>Bad Gateway</h1>", { status: 502 }));
    await screen.pass(10);
    expect(screen.text(screen.part("alert", undefined, list(screen)))).toContain(
      "We couldn't load more pages.",
    );
    expect([list(screen).querySelector("[aria-busy]"), titles(screen).length]).toEqual([null, 32]);
    screen.meddle((sent) => (isPiece(sent) ? Promise.reject(new TypeError("cut")) : null));
    await screen.click("button", "Try again");
    expect(titles(screen)).toHaveLength(32);
    screen.meddle(null);
    await screen.click("button", "Try again");
    expect(titles(screen)).toEqual(names(0, 96));
    expect(screen.parts("alert", undefined, list(screen))).toEqual([]);
  });

  it("is as long as before after a step back, and after a page of it went to the trash, of which it shows no row any more (long)", async () => {
    const screen = await shown(world, world.ed, "/pages/");
    await more(screen);
    await screen.click("link", name(50));
    await screen.back();
    expect(titles(screen)).toEqual(names(0, 96));
    screen.meddle((sent) => (isPiece(sent) ? new Response("", { status: 502 }) : null));
    await screen.click("button", `Options for ${name(60)}`);
    await screen.pass(100);
    await screen.click("menuitem", "Move to Trash");
    await screen.click("button", "Move to Trash", screen.part("dialog"));
    expect(titles(screen)).toEqual([...names(0, 60), ...names(61, 96)]);
    expect(screen.focused?.textContent).toBe(name(61));
    await change("update page set trashed = null where site_id = $1");
  });

  it("of what was found for an address has the best rows at once and the others right after; where these fail, the first stay (long)", async () => {
    const screen = await shown(world, world.vera, "/pages/?q=tide");
    expect(titles(screen)).toHaveLength(24);
    screen.meddle(({ path }) => (path.includes("/search/") ? new Response("", { status: 502 }) : null));
    await screen.pass(1000);
    expect(screen.text(screen.part("alert", undefined, list(screen)))).toContain(
      "We couldn't load more pages.",
    );
    expect(titles(screen)).toHaveLength(24);
    screen.meddle(null);
    await screen.click("button", "Try again");
    await screen.pass(1000);
    expect(new Set(titles(screen)).size).toBe(110);
  });

  it("is the trash as well, the newest first (long)", async () => {
    await change(
      "update page set trashed = $2::timestamptz - right(title, 2)::int * interval '1 minute' where site_id = $1 and title < 'Tide 070'",
      worldNow,
    );
    const screen = await shown(world, world.ed, "/pages/trash/");
    expect(titles(screen)).toEqual(names(0, 32));
    await more(screen);
    expect(titles(screen)).toEqual(names(0, 70));
    await change("update page set trashed = null where site_id = $1");
  });

  it("is read by visitors without script, one part behind the other, in the order that they were in (long)", async () => {
    await change("update page set is_public = true where site_id = $1 and title < 'Tide 100'");
    const web = await openTestWeb(world);
    const visitor = await web.browser("visitor");
    const read: string[] = [];
    let address: string | undefined = "/pages/";
    for (let part = 0; address !== undefined && part < 9; part++) {
      const { text } = await visitor.get(address);
      read.push(...[...text.matchAll(/Tide \d{3}(?=<)/g)].map(([title]) => title));
      address = /class="browsing-more" href="([^"]*)"/.exec(text)?.[1]?.replaceAll("&amp;", "&");
      expect(text).not.toContain("Show all");
    }
    expect(read).toEqual(names(0, 100));
    await web.close();
  });
});
