import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createFolder } from "#features/folders/contract.ts";
import { run } from "#database/transaction.ts";
import { principal } from "#kernel/actor.ts";
import { as, worldNow } from "#testing/as.ts";
import { openTestWeb } from "#testing/server.ts";
import { type World, type WorldPerson, actorOf, openWorld, within } from "#testing/world.ts";
import { stacked } from "#documents/document.ts";
import { starPage, unstarPage } from "../starring/contract.ts";
import { listPages, loadPages, searchPages } from "./contract.ts";
import { readBrowse, readBrowseMain } from "./screen.ts";
import { type Share, firstShares } from "#features/access/rules.ts";
import { insertPage } from "../publishing-operations.ts";

let world: World;
let folderId: number;
const pages: Record<string, number> = {};
beforeAll(async () => {
  world = await openWorld();
  const made = await as(world, world.ed).call(createFolder, {
    parent_id: world.mainFolderId,
    new_name: "Handbook",
  });
  folderId = made.success ? made.id : 0;
  const hoursAgo = (count: number) => new Date(worldNow.getTime() - count * 3_600_000);
  await page("Élan & <speed>", { folderId, at: hoursAgo(1), text: "Numbers of the race." });
  await page("2026 in numbers", {
    at: new Date("2026-10-05T12:00:00Z"),
    text: "Fog delays and wheelchair trips.",
  });
  await page("Wheelchair access", { at: hoursAgo(30), text: "The lift on deck two." });
  await page("Only for Xavi", {
    shares: [{ principalId: principal("person", world.xavi.id), mayEdit: true }],
  });
});
afterAll(() => world.close());

async function page(
  title: string,
  facts: { folderId?: number; at?: Date; text?: string; shares?: readonly Share[] },
): Promise<void> {
  const content = { source: facts.text ?? "" };
  const document = stacked([{ id: "firstone", kind: "Markdown", version: 1, content } as never]);
  const ed = actorOf(world, world.ed);
  const made = {
    title,
    folderId: facts.folderId ?? world.mainFolderId,
    slug: null,
    document,
    preview: "",
    shares: facts.shares ?? firstShares,
  };
  pages[title] = (await within(world, ed, (tx) => insertPage(ed, made, facts.at ?? worldNow, tx))) as number;
}

async function load(who: WorldPerson | "visitor", sent: object = {}) {
  const answer = await as(world, who).call(loadPages, sent);
  if (!answer.success) throw new Error(answer.code);
  return answer;
}
const titles = (rows: readonly { title_u: string }[]) => rows.map((row) => row.title_u);

describe("loading the list", () => {
  it("answers every documented field to a caller that sends nothing, by alphabet [BRWS-05] [PLST-01] [PLST-02] [PLST-03] [PLST-04] [PLST-07] [PLST-08] [PLST-11] [PLST-13] [PLST-14] [PLST-25]", async () => {
    const opened = pages["Wheelchair access"];
    const views = "insert into page_views (site_id, page_id, views) values ($1, $2, 1204)";
    await within(world, actorOf(world, world.ed), (tx) => run(tx, views, [tx.siteId, opened]));
    const answer = await load(world.vera);
    expect(titles(answer.pages)).toEqual(["2026 in numbers", "Élan & <speed>", "Wheelchair access"]);
    expect(answer.pages[1]).toEqual({
      id: pages["Élan & <speed>"],
      title_s: "Élan &amp; &lt;speed&gt;",
      title_u: "Élan & <speed>",
      url: `/page/${pages["Élan & <speed>"]}/`,
      cid: folderId,
      tids: [],
      c: Math.floor(worldNow.getTime() / 1000) - 3600,
      u: Math.floor(worldNow.getTime() / 1000) - 3600,
      cuid: world.ed.id,
      uuid: world.ed.id,
      weight: 0,
      f: "E",
      trash: false,
      perm_deleted: false,
      ish: false,
      ist: false,
      isp: false,
      isd: false,
      isf: false,
      iss: false,
      aid: null,
      share: "Everyone at Noordervaart",
      prv: "",
      cm: false,
    });
    expect(answer).toMatchObject({
      search_pages: [],
      tags: [],
      apps: [],
      page_views: Object.fromEntries(answer.pages.map(({ id }) => [String(id), id === opened ? 1204 : 0])),
      nr_pages: 3,
      more: false,
    });
    expect(answer.users[String(world.ed.id)]).toEqual({ a: null, name: "Ed Elzinga" });
    expect(answer.tree.map((node: { name: string }) => node.name)).toEqual(["Main", "Handbook"]);
    expect(answer.date_groupings[0]).toEqual({ name: "Today", begin: expect.any(Number) });
    const everybody = principal("everybody");
    expect(answer.perm_profiles[String(everybody)]).toEqual({ id: everybody, name: "Everyone" });
  });

  it("tells the picture and the name of whoever made or changed its pages, by id, and of nobody else [PLST-13]", async () => {
    const show = (photo: string | null) =>
      within(world, actorOf(world, world.ed), (tx) =>
        run(tx, "update person set photo = $1 where id = $2", [photo, world.ed.id]),
      );
    await show("/-/avatar/ed/");
    const { users } = await load(world.vera);
    await show(null);
    expect(users).toEqual({ [world.ed.id]: { a: "/-/avatar/ed/", name: "Ed Elzinga" } });
  });

  it("sorts dates newest first and groups them as the server says, newest first [BSRT-06] [BSRT-09] [BSRT-10]", async () => {
    const answer = await load(world.vera, { by: "modified" });
    expect(titles(answer.pages)).toEqual(["Élan & <speed>", "Wheelchair access", "2026 in numbers"]);
    const names = answer.date_groupings.map((each: { name: string }) => each.name);
    expect(names.slice(0, 6)).toEqual([
      "Today",
      "Yesterday",
      "This week",
      "This month",
      "October",
      "September",
    ]);
    const begins = answer.date_groupings.map((each: { begin: number }) => each.begin);
    expect(begins).toEqual([...begins].sort((one, other) => other - one));
  });

  it("begins its groups at midnight where the reader lives [BSRT-06]", async () => {
    const live = (zone: string | null) =>
      world.database.pool.query(
        `begin; set local atrium.site = '${world.siteId}'; update person set time_zone = ${zone && `'${zone}'`} where id = ${world.vera.id}; commit`,
      );
    await live("Asia/Tokyo");
    const [today] = (await load(world.vera, { by: "modified" })).date_groupings;
    await live(null);
    expect(today).toEqual({ name: "Today", begin: Date.parse("2026-11-21T00:00:00+09:00") / 1000 });
  });

  it("filters by folder; an unknown folder and an unknown tag are not found", async () => {
    expect(titles((await load(world.vera, { cat_id: folderId })).pages)).toEqual(["Élan & <speed>"]);
    const lost = await as(world, world.vera).call(loadPages, { cat_id: world.other.mainFolderId });
    expect(lost).toMatchObject({ code: "folder-not-found" });
    expect(await as(world, world.vera).call(loadPages, { tag_id: 1 })).toMatchObject({
      code: "tag-not-found",
    });
  });

  it("shows each what they may see; externals without sharing, visitors without folders and people [PLST-15]", async () => {
    const xavi = await load(world.xavi);
    expect(xavi.pages).toMatchObject([{ title_u: "Only for Xavi", share: "", cm: true }]);
    expect(xavi.perm_profiles).toEqual({});
    const visitor = await load("visitor");
    expect(visitor).toMatchObject({ pages: [], tree: [], users: {}, perm_profiles: {}, page_views: {} });
    expect((await load(world.other.nora)).pages).toEqual([]);
  });

  it("names whom a page is shared with, and the sets by id [PLST-12] [PLST-23]", async () => {
    const answer = await load(world.olga);
    const row = answer.pages.find((each: { title_u: string }) => each.title_u === "Only for Xavi");
    expect(row?.share).toBe("Only administrators and Xavi Xanten");
    const id = principal("person", world.xavi.id);
    expect(answer.perm_profiles[String(id)]).toEqual({ id, name: "Xavi Xanten" });
    expect(answer.perm_profiles[String(principal("everybody"))]).toMatchObject({ name: "Everyone" });
  });

  it("stops at 250, counts on, and shows all when asked or remembered, on its screen too [BFLT-09] [BSRT-07] [BSRT-11] (long)", async () => {
    const add = async (from: number, to: number) => {
      for (let n = from; n < to; n++) await page(`Zz ${String(n).padStart(3, "0")}`, {});
    };
    await add(0, 247);
    const web = await openTestWeb(world);
    const vera = await web.browser(world.vera);
    const full = await load(world.vera);
    expect([full.pages.length, full.more]).toEqual([250, false]);
    const remembered = (all: boolean) =>
      `${vera.cookie}; pages_filter_${world.siteId}=${encodeURIComponent(`{"show_all_when_many":${all}}`)}`;
    for (const cookie of [false, true].map(remembered))
      expect((await vera.get("/pages/", { cookie })).text).not.toMatch(/Show (all \d+ pages|fewer)/);
    await add(247, 260);
    const first = await load(world.vera);
    expect([first.pages.length, first.nr_pages, first.more]).toEqual([250, 263, true]);
    const all = await load(world.vera, { show_all_when_many: "yes" });
    expect([all.pages.length, all.more]).toEqual([263, false]);
    for (const [all, rows, button] of [
      [false, 250, "Show all 263 pages"],
      [true, 263, "Show fewer"],
    ] as const) {
      const { text } = await vera.get("/pages/", { cookie: remembered(all) });
      const [there, left] = [text.match(/class="browsing-row"/g)?.length, /--rows:(\d+)/.exec(text)?.[1]];
      expect([all, there, Number(left)]).toEqual([all, 32, rows - 32]);
      expect(text).toMatch(new RegExp(`<button[^>]*>(<[^>]*>)*${button}<`));
    }
    await web.close();
  }, 600_000);
});

describe("searching", () => {
  it("finds by title and by words of the body, the title first, what was just saved at once [BFLT-16] [BFLT-17] [BFLT-20] [PLST-07]", async () => {
    const answer = await as(world, world.vera).call(searchPages, { q: "wheelch" });
    if (!answer.success) throw new Error(answer.code);
    expect(titles(answer.search_pages)).toEqual(["Wheelchair access", "2026 in numbers"]);
    const [best = 0, next = 0] = answer.search_pages.map(({ weight }) => weight);
    expect([best > next, next > 0, answer.pages]).toEqual([true, true, []]);
    const older = await as(world, world.vera).call(searchPages, { q: "numbers" });
    expect(older.success && titles(older.search_pages)).toEqual(["2026 in numbers", "Élan & <speed>"]);
  });

  it("finds inside a word of the title, without accents, and past one slip", async () => {
    for (const [q, title] of [
      ["chair", "Wheelchair access"],
      ["elan", "Élan & <speed>"],
      ["whelchair", "Wheelchair access"],
    ] as const) {
      const answer = await as(world, world.vera).call(searchPages, { q });
      expect(answer.success && titles(answer.search_pages)[0]).toBe(title);
    }
  });

  it("never finds what one may not see, and nothing for nothing [SRCH-27]", async () => {
    for (const who of [world.vera, world.other.nora, "visitor"] as const)
      expect(await as(world, who).call(searchPages, { q: "xavi" })).toMatchObject({ search_pages: [] });
    expect(await as(world, world.vera).call(searchPages, { q: " & " })).toMatchObject({ search_pages: [] });
    expect(await as(world, world.xavi).call(searchPages, { q: "xavi" })).toMatchObject({ nr_pages: 1 });
  });

  it("lists pages for pickers by id, title and address [POPT-03] [POPT-04]", async () => {
    const [title_u, id] = ["Élan & <speed>", pages["Élan & <speed>"]];
    const line = {
      id,
      title_s: "Élan &amp; &lt;speed&gt;",
      url: `/page/${id}/`,
      title_u,
      folders_u: ["Handbook"],
    };
    const found = await as(world, world.vera).call(listPages, { q: "speed" });
    expect(found).toEqual({ success: true, pages_list: [line] });
    const wheels = await as(world, world.vera).call(listPages, { q: "wheelchair" });
    expect(wheels.success && wheels.pages_list.map(({ title_s }) => title_s)).toEqual([
      "Wheelchair access",
      "2026 in numbers",
    ]);
  });
});

describe("stars", () => {
  it("are one's own, told in lists, and go as they came [PLST-10]", async () => {
    const id = pages["Wheelchair access"] ?? 0;
    const isStarred = async (who: WorldPerson) =>
      (await load(who)).pages.find((row: { id: number }) => row.id === id)?.isf;
    expect(await as(world, world.vera).call(starPage, { id })).toEqual({ success: true, is_starred: true });
    await as(world, world.vera).call(starPage, { id });
    expect([await isStarred(world.vera), await isStarred(world.ed)]).toEqual([true, false]);
    expect(await as(world, world.vera).call(unstarPage, { id })).toEqual({
      success: true,
      is_starred: false,
    });
    expect(await isStarred(world.vera)).toBe(false);
  });

  it("are not for visitors, nor for pages one may not see", async () => {
    expect(await as(world, "visitor").call(starPage, { id: pages["Wheelchair access"] ?? 0 })).toMatchObject({
      status: 401,
    });
    expect(await as(world, world.vera).call(starPage, { id: pages["Only for Xavi"] ?? 0 })).toMatchObject({
      status: 404,
    });
  });
});

describe("the screen", () => {
  it("stands at the address of its folder, which its filter holds, Main without an id [ROUT-10] [BRWS-03] [BFLT-05]", async () => {
    const vera = as(world, world.vera);
    const main = { address: "/pages/tree/", state: { folderId: world.mainFolderId, tagId: null } };
    const folder = { address: `/pages/tree/${folderId}/`, state: { folderId, tagId: null } };
    const all = { address: "/pages/", state: { folderId: null, tagId: null } };
    expect(await vera.call(readBrowse, {})).toMatchObject(all);
    expect(await vera.call(readBrowseMain, {})).toMatchObject(main);
    expect(await vera.call(readBrowse, { cat_id: world.mainFolderId })).toMatchObject(main);
    expect(await vera.call(readBrowse, { cat_id: folderId })).toMatchObject(folder);
  });

  it("shows what was searched for, by relevance, from a form without script [BFLT-12] [BFLT-13] [BFLT-20]", async () => {
    const answer = await as(world, world.vera).call(readBrowse, { q: "elan" });
    expect(answer).toMatchObject({
      state: { by: "relevance", keyword: "elan", folderId: null },
      pages: [],
      search_pages: [{ title_u: "Élan & <speed>" }],
    });
  });
});
