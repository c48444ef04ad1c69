import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { stacked } from "#documents/document.ts";
import { firstShares } from "#features/access/rules.ts";
import { refreshReaders } from "#features/access/store.ts";
import { insertPage } from "#features/pages/publishing-operations.ts";
import { worldNow } from "#testing/as.ts";
import { type TestBrowser, type TestWeb, openTestWeb } from "#testing/server.ts";
import { type World, type WorldPerson, actorOf, openWorld, within } from "#testing/world.ts";

let world: World;
let web: TestWeb;
let ed: TestBrowser;
let now = worldNow;
const clock = () => now;
beforeAll(async () => {
  world = await openWorld();
  web = await openTestWeb(world, { clock });
  ed = await web.browser(world.ed);
  await openPage("harbour");
});
afterAll(async () => {
  await web.close();
  await world.close();
});
beforeEach(() => {
  now = worldNow;
});

async function openPage(slug: string): Promise<void> {
  const actor = actorOf(world, world.ed);
  await within(world, actor, async (tx) => {
    const document = stacked([]);
    const page = {
      title: slug,
      slug,
      document,
      preview: "",
      folderId: world.mainFolderId,
      shares: firstShares,
    };
    const id = (await insertPage(actor, page, worldNow, tx)) ?? 0;
    await refreshReaders(id, tx);
  });
}

/** The document, without what is another in each answer. */
async function shownTo(browser: TestBrowser, path: string): Promise<string> {
  const { status, text } = await browser.get(path);
  expect(status).toBe(200);
  return text.replace(/"magic":"[^"]*"/g, "").replace(/"position":"[^"]*"/g, "");
}

/** What a server shows that never showed anything before. */
async function drawnFor(who: WorldPerson, path: string): Promise<string> {
  const fresh = await openTestWeb(world, { clock });
  try {
    return await shownTo(await fresh.browser(who), path);
  } finally {
    await fresh.close();
  }
}

/** Where two documents begin to differ; empty where they do not. */
function difference(one: string, other: string): string {
  if (one === other) return "";
  let at = 0;
  while (one[at] === other[at]) at++;
  return `${one.slice(at - 40, at + 60)} / ${other.slice(at - 40, at + 60)}`;
}

describe.each(["/harbour/", "/pages/", "/people/", "/feed/"])(
  "what a reader was shown before of %s",
  (path) => {
    it("is shown again as it would be drawn now, at once and as time goes by (long)", async () => {
      for (const minutes of [0, 0, 1, 2, 61, 60 * 24 * 3, 60 * 24 * 20]) {
        now = new Date(worldNow.getTime() + minutes * 60_000);
        const shown = await shownTo(ed, path);
        expect(difference(shown, await drawnFor(world.ed, path)), `${minutes} minutes later`).toBe("");
      }
    });

    it("has a form token of its own each time", async () => {
      const tokens = await Promise.all([ed.get(path), ed.get(path)]);
      const [first, second] = tokens.map(({ text }) => /"magic":"([^"]+)"/.exec(text)?.[1]);
      expect(first).toBeTruthy();
      expect(second).not.toBe(first);
    });

    it("is nobody else's (long)", async () => {
      await shownTo(ed, path);
      const vera = await web.browser(world.vera);
      expect(await shownTo(vera, path)).toBe(await drawnFor(world.vera, path));
      expect(await shownTo(vera, path)).toContain("Vera Visser");
    });
  },
);

it("what changed meanwhile is shown", async () => {
  const before = await shownTo(ed, "/harbour/");
  expect(difference(await shownTo(ed, "/harbour/"), before)).toBe("");
  await within(world, actorOf(world, world.ed), (tx) =>
    tx.db.updateTable("page").set({ title: "New harbour" }).where("slug", "=", "harbour").execute(),
  );
  const after = await shownTo(ed, "/harbour/");
  expect(/<title>[^|]+/.exec(after)?.[0]).toBe("<title>New harbour ");
  expect(difference(after, await drawnFor(world.ed, "/harbour/"))).toBe("");
});
