import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { run } from "#database/transaction.ts";
import { as } from "#testing/as.ts";
import { principal } from "#kernel/actor.ts";
import { createFolder } from "#features/folders/contract.ts";
import { starPage } from "#features/pages/starring/contract.ts";
import { madePage } from "#testing/pages/made-page.ts";
import { type World, type WorldPerson, actorOf, openWorld, within } from "#testing/world.ts";
import { loadMenuFolder, loadMenuFolders, loadMenuTags, readMenu, saveMenu } from "./contract.ts";

let world: World;
let open: number;
let folder: number;
beforeAll(async () => {
  world = await openWorld();
  open = await madePage(world, "Timetable");
  await madePage(world, "Payroll", {
    shares: [{ principalId: principal("person", world.olga.id), mayEdit: true }],
  });
  const made = await as(world, world.ed).call(createFolder, {
    parent_id: world.mainFolderId,
    new_name: "Fleet",
  });
  folder = made.success ? made.id : 0;
  await madePage(world, "Anchors", { folderId: folder });
});
beforeEach(() =>
  within(world, actorOf(world, world.ed), (tx) =>
    run(tx, "delete from menu where site_id = $1", [tx.siteId]),
  ),
);
afterAll(() => world.close());

type Sent = Record<string, unknown>;
const data = (items: readonly Sent[], more: Sent = {}) =>
  JSON.stringify({ tempstate: true, user_state: { type: "root", items, ...more } });
const save = (who: WorldPerson, items: readonly Sent[], more: Sent = {}) =>
  as(world, who).call(saveMenu, { page_id: 0, data: data(items, more) });
const kept = async (who: WorldPerson) => {
  const answer = await as(world, who).call(readMenu, {});
  return answer.success ? answer.user_state : null;
};

describe("saving", () => {
  it("keeps every field of an item, and answers the menu as it stands [MITM-02]", async () => {
    const page = {
      id: "one",
      type: "page",
      title: "When we sail",
      icon: 0,
      target: "blank",
      page_id: open,
      hide_label: true,
      tooltip: "Summer and winter",
    };
    const menu = {
      id: "two",
      type: "menu",
      title: "More",
      items: [{ id: "three", type: "category", cat_id: folder }],
    };
    const answer = await save(world.ed, [page, menu]);
    if (!answer.success) throw new Error(answer.code);
    const state = JSON.parse(answer.menu_json) as unknown;
    expect(state).toEqual(await kept(world.ada));
    const nothing = { link: "", cat_id: null, page_id: null, tag_id: null, is_hidden: false, tooltip: "" };
    const plain = { icon: null, target: "", hide_label: false, title: "", orig_title: "" };
    const three = {
      ...nothing,
      ...plain,
      id: "three",
      type: "category",
      cat_id: folder,
      orig_title: "Fleet",
      items: [],
    };
    expect(state).toEqual({
      type: "root",
      overflow: true,
      revision: 1,
      subsite: 0,
      items: [
        { ...nothing, ...page, orig_title: "Timetable", items: [] },
        { ...nothing, ...plain, id: "two", type: "menu", title: "More", items: [three] },
      ],
    });
  });

  it("takes the icons 0 to 199, or none, and no other number; opens here or in a new tab [MITM-02]", async () => {
    const taken = async (icon: number | null) =>
      (await save(world.ed, [{ type: "url", title: "Fog", icon }])).success;
    for (const icon of [0, 199, null]) {
      expect([icon, await taken(icon)]).toEqual([icon, true]);
      expect((await kept(world.ed))?.items.map((item) => item.icon)).toEqual([icon]);
    }
    for (const icon of [-1, 200, 1.5]) expect([icon, await taken(icon)]).toEqual([icon, false]);
    const targets = ["", "blank", "_blank", "self"].map(async (target) => {
      const { success } = await save(world.ed, [{ type: "url", title: "Fog", target }]);
      return success;
    });
    expect(await Promise.all(targets)).toEqual([true, true, false, false]);
  });

  it.each([
    [
      "a link without link and title",
      { type: "url", link: "", title: "" },
      "A link menu item should have a link or a title",
    ],
    ["a page item without a page", { type: "page", page_id: null }, "Select a page for this menu item"],
    ["a menu without a title", { type: "menu", title: "" }, "Choose a title for this menu item"],
    ["a tag item without a tag", { type: "tag", tag_id: null }, "Select a tag for this menu item"],
    [
      "a folder item without a folder",
      { type: "category", cat_id: null },
      "Select a folder for this menu item",
    ],
    [
      "a folder item of the favourites",
      { type: "category", cat_id: "favorites" },
      "Select a folder for this menu item",
    ],
    ["an app, of which there is none", { type: "app" }, "Can't add an empty menu item"],
    ["the bar itself", { type: "root" }, "Can't add an empty menu item"],
    ["a link that runs something", { type: "url", link: "javascript:x" }, "Use a web, email or phone link."],
  ])(
    "refuses %s, on the bar and below an item, whatever else it has [MITM-05] [MITM-06] [MITM-07] [MITM-08] [MITM-09] [MITM-10]",
    async (_, lacking, sentence) => {
      const item = { title: "x", link: "/pages/", page_id: open, cat_id: folder, tag_id: 1, ...lacking };
      for (const items of [[item], [{ type: "menu", title: "Below", items: [item] }]]) {
        const isMenuBelow = items[0] !== item && item.type === "menu";
        const said = isMenuBelow ? "A menu item can't hold another menu." : sentence;
        expect(await save(world.ed, items)).toMatchObject({
          success: false,
          status: 400,
          body: { error: said },
        });
      }
      expect((await kept(world.ed))?.revision).toBe(0);
    },
  );

  it("takes a link with a title alone, and one with a link alone [MITM-05] [MITM-14]", async () => {
    const items = [
      { type: "url", title: "Heading" },
      { type: "url", link: "example.org" },
    ];
    expect(await save(world.ed, items)).toMatchObject({ success: true });
    const links = (await kept(world.ed))?.items.map(({ title, link }) => [title, link]);
    expect(links).toEqual([
      ["Heading", ""],
      ["", "http://example.org"],
    ]);
    for (const none of [{}, { title: "", link: "" }, { title: " ", link: " " }])
      expect(await save(world.ed, [{ type: "url", ...none }])).toMatchObject({ code: "menu-link-empty" });
  });

  it("corrects links as they were meant [MITM-11] [MITM-12] [MITM-13]", async () => {
    const typed = [
      "/pages/",
      "htp://a.example",
      "htttp://a.example",
      "httt://a.example",
      "a.example",
      "mailto:a@b.nl",
    ];
    await save(
      world.ed,
      typed.map((link) => ({ type: "url", link })),
    );
    expect((await kept(world.ed))?.items.map(({ link }) => link)).toEqual([
      "/pages/",
      "http://a.example",
      "http://a.example",
      "http://a.example",
      "http://a.example",
      "mailto:a@b.nl",
    ]);
  });

  it("a bar that must not overflow is refused when it is full [MBAR-02] [MEDT-05]", async () => {
    const items = Array.from({ length: 13 }, (_, at) => ({ type: "url", title: `Timetable ${at}` }));
    const error =
      "Sorry, the menu bar is full. Try using a shorter name, or try renaming another item on the menu first.";
    const full = { success: false, status: 400, body: { error } };
    expect(await save(world.ed, items, { overflow: false })).toMatchObject(full);
    expect(await save(world.ed, items.slice(0, 5), { overflow: false })).toMatchObject({ success: true });
    expect(await save(world.ed, items)).toMatchObject(full);
    expect(await save(world.ed, items, { overflow: true })).toMatchObject({ success: true });
    const below = [{ type: "menu", title: "Timetables", items }];
    expect(await save(world.ed, below, { overflow: false })).toMatchObject({ success: true });
  });

  it("is for editors, administrators and owners [MBAR-12]", async () => {
    for (const who of [world.vera, world.xavi, "visitor"] as const) {
      const { call } = as(world, who);
      const asked = { page_id: 0, data: data([]) };
      for (const refused of [call(readMenu, {}), call(loadMenuTags, asked), call(loadMenuFolders, asked)])
        expect(await refused).toMatchObject({ success: false, code: "editors-only" });
      expect(await call(saveMenu, asked)).toMatchObject({ success: false, status: 403 });
    }
    for (const who of [world.ed, world.ada, world.olga])
      expect([await save(who, []), await kept(who)]).toMatchObject([{ success: true }, { items: [] }]);
  });

  it("the last save wins, is told of the one it replaced, and brings that back [MEDT-20]", async () => {
    const before = await kept(world.ed);
    await save(world.ada, [{ type: "url", title: "Ada's" }], { revision: before?.revision });
    const answer = await save(world.ed, [{ type: "url", title: "Ed's" }], { revision: before?.revision });
    expect(answer).toMatchObject({ success: true, replaced: "Ada Admiraal" });
    const titles = async () => (await kept(world.ed))?.items.map(({ title }) => title);
    expect(await titles()).toEqual(["Ed's"]);
    if (!answer.success) return;
    const { items } = JSON.parse(answer.previous_json) as { items: Sent[] };
    expect(await save(world.ed, items, { revision: 2 })).toMatchObject({ replaced: null });
    expect(await titles()).toEqual(["Ada's"]);
  });
});

describe("what is loaded", () => {
  const load = (who: WorldPerson | "visitor", cat_id: number | "favorites", tempstate = false) =>
    as(world, who).call(loadMenuFolder, { page_id: 0, data: JSON.stringify({ tempstate, cat_id }) });
  const titles = (answer: Awaited<ReturnType<typeof load>>) =>
    answer.success ? answer.user_state.items.map(({ title, link }) => [title, link]) : answer.code;

  it("load_category answers the pages of a folder that one may read as user_state.items [MEDT-13]", async () => {
    expect(titles(await load(world.vera, folder))).toEqual([
      ["Anchors", expect.stringMatching(/^\/page\/\d+\/$/)],
    ]);
    expect(titles(await load("visitor", folder))).toBe("folder-not-found");
    const main = titles(await load(world.vera, world.mainFolderId));
    expect(main).toContainEqual(["Timetable", `/page/${open}/`]);
    expect(JSON.stringify(main)).not.toContain("Payroll");
  });

  it("favourites are one's own stars, loaded as load_category too [MEDT-13]", async () => {
    await as(world, world.vera).call(starPage, { id: open });
    expect(titles(await load(world.vera, "favorites"))).toEqual([["Timetable", `/page/${open}/`]]);
    expect(titles(await load(world.ed, "favorites"))).toEqual([]);
    expect(titles(await load("visitor", "favorites"))).toEqual([]);
  });

  it("load_categories answers the folders as tree, for those who may edit the menu [MEDT-12]", async () => {
    const asked = { page_id: open, data: '{"tempstate":true}' };
    const answer = await as(world, world.ed).call(loadMenuFolders, asked);
    expect(answer.success && answer.tree.map(({ name }) => name)).toEqual(["Main", "Fleet"]);
    for (const who of [world.vera, world.xavi, "visitor"] as const)
      expect(await as(world, who).call(loadMenuFolders, asked)).toMatchObject({
        success: false,
        status: 403,
      });
  });

  it("loading while the menu is edited leaves the stored menu as it is [MEDT-19]", async () => {
    await save(world.ed, [{ id: "a", type: "url", title: "Kept" }]);
    const before = await kept(world.ed);
    expect(titles(await load(world.ed, folder, true))).toHaveLength(1);
    const folders = await as(world, world.ed).call(loadMenuFolders, {
      page_id: 0,
      data: '{"tempstate":true}',
    });
    expect(folders.success && folders.tree.length).toBe(2);
    expect(await kept(world.ed)).toEqual(before);
  });
});
