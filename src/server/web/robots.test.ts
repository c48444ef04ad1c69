import { afterAll, beforeAll, expect, it } from "vitest";
import { stacked } from "#documents/document.ts";
import { worldNow } from "#testing/as.ts";
import { type TestBrowser, type TestWeb, openTestWeb } from "#testing/server.ts";
import { type World, actorOf, openWorld, within } from "#testing/world.ts";
import { firstShares } from "#features/access/rules.ts";
import { refreshReaders } from "#features/access/store.ts";
import { insertPage } from "#features/pages/publishing-operations.ts";

let world: World;
let web: TestWeb;
let visitor: TestBrowser;
let olga: TestBrowser;
beforeAll(async () => {
  world = await openWorld();
  web = await openTestWeb(world);
  visitor = await web.browser("visitor");
  olga = await web.browser(world.olga);
  for (const isPublic of [true, false]) await makePage(isPublic ? "timetable" : "wages", isPublic);
});
afterAll(async () => {
  await web.close();
  await world.close();
});

async function makePage(slug: string, isPublic: boolean): Promise<void> {
  const ed = actorOf(world, world.ed);
  await within(world, ed, async (tx) => {
    const document = stacked([
      { id: "sentence", kind: "Markdown", version: 1, content: { source: "Boats" } },
    ]);
    const page = {
      title: slug,
      folderId: world.mainFolderId,
      slug,
      document,
      preview: "",
      shares: firstShares,
    };
    const id = (await insertPage(ed, page, worldNow, tx)) ?? 0;
    await tx.db.updateTable("page").set({ is_public: isPublic }).where("id", "=", id).execute();
    await refreshReaders(id, tx);
  });
}

async function set(public_pages: "yes" | "no", indexed: "yes" | "no"): Promise<void> {
  const settings = { name: "Noordervaart", time_zone: "UTC", public_pages, indexed };
  expect((await olga.post("/-/settings/site/", settings)).status).toBe(200);
}

it("nothing is told to search engines before a site wants it", async () => {
  await set("yes", "no");
  expect((await visitor.get("/robots.txt")).text).toBe("User-agent: *\nDisallow: /\n");
  expect((await visitor.get("/sitemap.xml")).status).toBe(404);
  expect((await visitor.get("/timetable/")).headers["x-robots-tag"]).toBe("noindex");
});

it("a site that wants to be found lists its public pages and no others, and closes all but them (long)", async () => {
  await set("yes", "yes");
  const robots = (await visitor.get("/robots.txt")).text;
  expect(robots).toContain("Disallow: /settings/");
  expect(robots).toContain("Sitemap: https://noordervaart.example/sitemap.xml");
  const sitemap = await visitor.get("/sitemap.xml");
  expect(sitemap.headers["content-type"]).toContain("application/xml");
  expect(sitemap.text).toContain("<loc>https://noordervaart.example/timetable/</loc>");
  expect(sitemap.text).not.toContain("wages");
  expect((await visitor.get("/timetable/")).headers["x-robots-tag"]).toBeUndefined();
  expect((await olga.get("/timetable/")).headers["x-robots-tag"]).toBe("noindex");
  expect((await visitor.get("/accounts/login/")).headers["x-robots-tag"]).toBe("noindex");
});

it("without public pages there is nothing to list", async () => {
  await set("no", "yes");
  expect((await visitor.get("/robots.txt")).text).toBe("User-agent: *\nDisallow: /\n");
  expect((await visitor.get("/sitemap.xml")).status).toBe(404);
});
