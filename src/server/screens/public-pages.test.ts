import { afterAll, beforeAll, expect, it } from "vitest";
import { pageChanged } from "#features/pages/events.ts";
import { stacked } from "#documents/document.ts";
import { worldNow } from "#testing/as.ts";
import { type TestBrowser, type TestWeb, openTestWeb } from "#testing/server.ts";
import { type World, actorOf, openWorld, within } from "#testing/world.ts";
import { firstShares } from "#features/access/rules.ts";
import { refreshReaders } from "#features/access/store.ts";
import { addVersion, insertPage } from "#features/pages/publishing-operations.ts";

let world: World;
let web: TestWeb;
let visitor: TestBrowser;
let vera: TestBrowser;
beforeAll(async () => {
  world = await openWorld();
  await world.database.pool.query("update site set public_pages = true where id = $1", [world.siteId]);
  web = await openTestWeb(world);
  visitor = await web.browser("visitor");
  vera = await web.browser(world.vera);
});
afterAll(async () => {
  await web.close();
  await world.close();
});

function saying(text: string) {
  return stacked([{ id: "greeting", kind: "Markdown", version: 1, content: { source: text } }]);
}

/** A page for the whole world, as the sharing of its editors would make it. */
async function openPage(slug: string, text: string): Promise<number> {
  const ed = actorOf(world, world.ed);
  return within(world, ed, async (tx) => {
    const page = {
      title: slug,
      folderId: world.mainFolderId,
      slug,
      document: saying(text),
      preview: "",
      shares: firstShares,
    };
    const id = (await insertPage(ed, page, worldNow, tx)) ?? 0;
    await tx.db.updateTable("page").set({ is_public: true }).where("id", "=", id).execute();
    await refreshReaders(id, tx);
    return id;
  });
}

it("a visitor's page is found and sets no cookie", async () => {
  await openPage("welcome", "Come aboard");
  const answer = await visitor.ask({ method: "GET", url: "/welcome/", headers: { cookie: "" } });
  expect(answer.status).toBe(200);
  expect(answer.text).toContain("Come aboard");
  expect(answer.headers["set-cookie"]).toBeUndefined();
});

it("the second visitor gets the kept answer, and none at all when they have it already", async () => {
  await openPage("kept", "Kept words");
  const first = await visitor.get("/kept/");
  const second = await visitor.get("/kept/?utm_source=newsletter");
  expect(first.headers["etag"]).toBeUndefined();
  expect(second.headers["etag"]).toBeTypeOf("string");
  expect(second.text).toBe(first.text);
  const third = await visitor.get("/kept/", { "if-none-match": String(second.headers["etag"]) });
  expect([third.status, third.text]).toEqual([304, ""]);
});

it("what was kept is gone as soon as something changes on the site", async () => {
  const id = await openPage("news", "Old news");
  await visitor.get("/news/");
  const ed = actorOf(world, world.ed);
  await within(world, ed, async (tx) => {
    await addVersion({ pageId: id, document: saying("Fresh news"), authorId: ed.personId }, worldNow, tx);
    tx.announce(pageChanged({ pageId: id, versionId: 1 }));
  });
  expect((await visitor.get("/news/")).text).toContain("Fresh news");
});

it("people who are signed in never get a visitor's answer", async () => {
  await openPage("both", "For both");
  await visitor.get("/both/");
  await visitor.get("/both/");
  const hers = await vera.get("/both/");
  expect(hers.text).toContain(world.vera.name);
  expect(hers.headers["cache-control"]).toBe("private, no-store");
});

it("a site that turns public pages off shows the world none, kept ones included [GUES-05] (long)", async () => {
  await openPage("shut", "For a while");
  await visitor.get("/shut/");
  const olga = await web.browser(world.olga);
  const settings = { name: "Noordervaart", time_zone: "UTC" };
  await olga.post("/-/settings/site/", { ...settings, public_pages: "no" });
  expect((await visitor.get("/shut/")).status).toBe(404);
  expect((await vera.get("/shut/")).status).toBe(200);
  await olga.post("/-/settings/site/", { ...settings, public_pages: "yes" });
  expect((await visitor.get("/shut/")).text).toContain("For a while");
});
