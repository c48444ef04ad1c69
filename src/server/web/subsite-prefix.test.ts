import { expect, it } from "vitest";
import { openTestWeb } from "#testing/server.ts";
import { openWorld } from "#testing/world.ts";
import { splitPrefix } from "./subsite-prefix.ts";

it.each([
  ["/pages/", null, "/pages/"],
  ["/@crew/", "crew", "/"],
  ["/@crew", "crew", "/"],
  ["/@crew?x=1", "crew", "/?x=1"],
  ["/@crew/pages/tag/3/?a=/@b/", "crew", "/pages/tag/3/?a=/@b/"],
  ["/@crew/ajax/category/tree/", "crew", "/ajax/category/tree/"],
  ["/@/pages/", "", "/pages/"],
  ["/pages/@crew/", null, "/pages/@crew/"],
])("a subsite's slug stands before any address and any call: %s", (url, slug, rest) => {
  expect(splitPrefix(url)).toEqual({ slug, rest });
});

it("an address without a prefix is of the main group, with subsites as without, and one with an empty name of none [ROUT-03]", async () => {
  const world = await openWorld();
  await world.database.pool.query("update site set with_subsites = true where id = $1", [world.siteId]);
  const web = await openTestWeb(world);
  try {
    const vera = await web.browser(world.vera);
    const main = await vera.get("/pages/", { accept: "application/json" });
    expect(main).toMatchObject({ status: 200, body: { screen: "browse" } });
    expect(main.body?.["frame"]).toMatchObject({ viewer: { withSubsites: true } });
    for (const path of ["/@/", "/@/pages/"]) expect((await vera.get(path)).status).toBe(404);
    const called = await vera.post("/ajax/category/tree/", {});
    expect(called.body).toMatchObject({ tree: [{ id: world.mainFolderId, name: "Main" }] });
    const ed = await web.browser(world.ed);
    // With its text it is there for its readers at once.
    const settings = JSON.stringify({ title: "Tides", markdown: "High at noon." });
    const made = await ed.post("/ajax/page/page_settings/create/", { settings });
    expect(made.body).toMatchObject({ redirect: "/tides/" });
    expect((await vera.get("/tides/")).status).toBe(200);
    const listed = await vera.post("/ajax/pages/action/list_pages/", { q: "tides" });
    expect(listed.body).toMatchObject({ pages_list: [{ url: "/tides/" }] });
    const dialog = await ed.get("/ajax/page/page_settings/create/0/");
    expect(dialog.body).toMatchObject({ group_url: "https://noordervaart.example/" });
    const links = [...(await vera.get("/pages/")).text.matchAll(/href="(\/[^"]*)"/g)].map(([, link]) => link);
    expect(links).toEqual(expect.arrayContaining(["/", "/pages/", "/people/", "/tides/"]));
    expect(links.filter((link) => link?.startsWith("/@"))).toEqual([]);
    const nameless = JSON.stringify({ title: "安全", markdown: "Mind the step." });
    const named = await ed.post("/ajax/page/page_settings/create/", { settings: nameless });
    expect(named.body).toMatchObject({ redirect: expect.stringMatching(/^\/page\/\d+\/$/) });
    expect((await vera.get(String(named.body?.["redirect"]))).status).toBe(200);
  } finally {
    await web.close();
    await world.close();
  }
});
