import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { folderAt, query } from "#testing/folders.ts";
import { madePage } from "#testing/pages/made-page.ts";
import { type TestBrowser, type TestWeb, openTestWeb } from "#testing/server.ts";
import { type SubsiteWorld, openSubsiteWorld } from "#testing/subsite-world.ts";
import { type World, type WorldPerson, openWorld } from "#testing/world.ts";
import { principal } from "#kernel/actor.ts";

let world: World;
let web: TestWeb;
let vera: TestBrowser;
beforeAll(async () => {
  world = await openWorld();
  web = await openTestWeb(world);
  vera = await web.browser(world.vera);
  const ed = await web.browser(world.ed);
  const fleet = await folderAt(ed, world.mainFolderId, "Fleet");
  await folderAt(ed, await folderAt(ed, fleet, "Ferries"), "Winches");
  await folderAt(ed, fleet, "Tugs");
  await folderAt(ed, world.mainFolderId, "Shore");
  const fog = await madePage(world, "Fog & rain", { slug: "fog", at: new Date("2026-11-20T10:00:00Z") });
  for (const [table, key] of [
    ["page", "id"],
    ["page_reader", "page_id"],
  ])
    await query(
      world,
      `update ${table} set modified = '2026-11-21T11:00:00Z' where site_id = $1 and ${key} = $2`,
      fog,
    );
  await madePage(world, "apples", { folderId: fleet, slug: "apples" });
  await madePage(world, "Olga's", {
    shares: [{ principalId: principal("person", world.olga.id), mayEdit: true }],
  });
});
afterAll(async () => {
  await web.close();
  await world.close();
});

const fragment = (view: string, query = `embed=yes&magic=${encodeURIComponent(vera.magic)}`) =>
  vera.get(`/ajax/pages/${view}/?${query}`, { accept: "text/html" });

describe("the list of pages for other documents", () => {
  it("is a piece of HTML, by letter, with the pages that one may read [BRWS-08] [BRWS-09]", async () => {
    const answer = await fragment("alphabetical");
    expect([answer.status, answer.headers["content-type"]]).toEqual([200, "text/html; charset=utf-8"]);
    expect(answer.text).toBe(
      '<div class="pages-list"><section><h2>A</h2><ul><li><a href="/apples/">apples</a></li></ul></section>' +
        '<section><h2>F</h2><ul><li><a href="/fog/">Fog &amp; rain</a></li></ul></section></div>',
    );
    for (const view of ["alphabet", "relevance"]) expect((await fragment(view)).text).toBe(answer.text);
  });

  it("stands by folders as `tree`, and by dates under the names of the filter [BRWS-08] [BRWS-09]", async () => {
    expect((await fragment("tree")).text).toBe(
      '<div class="pages-list"><ul><li><span>Main</span><ul><li><a href="/fog/">Fog &amp; rain</a></li></ul>' +
        '<ul><li><span>Fleet</span><ul><li><a href="/apples/">apples</a></li></ul>' +
        "<ul><li><span>Ferries</span><ul><li><span>Winches</span></li></ul></li><li><span>Tugs</span></li></ul></li>" +
        "<li><span>Shore</span></li></ul></li></ul></div>",
    );
    const [apples, fog] = ['<a href="/apples/">apples</a>', '<a href="/fog/">Fog &amp; rain</a>'];
    expect((await fragment("modified")).text).toBe(
      `<div class="pages-list"><section><h2>Today</h2><ul><li>${apples}</li><li>${fog}</li></ul></section></div>`,
    );
    expect((await fragment("created")).text).toBe(
      `<div class="pages-list"><section><h2>Today</h2><ul><li>${apples}</li></ul></section>` +
        `<section><h2>Yesterday</h2><ul><li>${fog}</li></ul></section></div>`,
    );
  });

  it("is given with `embed` and the magic value of this browser alone [BRWS-08]", async () => {
    const magic = `magic=${encodeURIComponent(vera.magic)}`;
    expect((await fragment("alphabetical", magic)).status).toBe(404);
    expect((await fragment("alphabetical", `embed=no&${magic}`)).status).toBe(404);
    expect((await fragment("alphabetical", "embed=yes")).status).toBe(403);
    expect((await fragment("alphabetical", "embed=yes&magic=other")).status).toBe(403);
    expect((await fragment("none", `embed=yes&${magic}`)).status).toBe(404);
  });
});

describe("the list of pages of a subsite", () => {
  let subsites: SubsiteWorld;
  let there: TestWeb;
  beforeAll(async () => {
    subsites = await openSubsiteWorld();
    there = await openTestWeb(subsites);
    await madePage(subsites, "Of the main group");
  });
  afterAll(async () => {
    await there.close();
    await subsites.close();
  });
  const pieceFor = async (who: WorldPerson, place: string, view = "alphabetical") => {
    const browser = await there.browser(who);
    const query = `embed=yes&magic=${encodeURIComponent(browser.magic)}`;
    return browser.get(`${place}/ajax/pages/${view}/?${query}`, { accept: "text/html" });
  };

  it("stands behind its address, with its own pages alone, for those who are in it [BRWS-08] [CALL-16]", async () => {
    const pages =
      '<ul><li><a href="/@crew/home/">Crew home</a></li><li><a href="/@crew/tides/">Crew tides</a></li></ul>';
    expect((await pieceFor(subsites.vera, "/@crew")).text).toBe(
      `<div class="pages-list"><section><h2>C</h2>${pages}</section></div>`,
    );
    expect((await pieceFor(subsites.vera, "/@crew", "tree")).text).toBe(
      `<div class="pages-list"><ul><li><span>Main</span>${pages}</li></ul></div>`,
    );
    const main = (await pieceFor(subsites.vera, "")).text;
    expect([main.includes("Of the main group"), main.includes("Crew")]).toEqual([true, false]);
    expect((await pieceFor(subsites.xavi, "/@crew")).status).toBe(404);
    const open = (await pieceFor(subsites.vera, "/@harbour")).text;
    expect([open.includes("Harbour tides"), open.includes("Crew")]).toEqual([true, false]);
  });
});
