import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { createFolder } from "#features/folders/contract.ts";
import { run } from "#database/transaction.ts";
import { chooseOfItem, menuEditor, ofType } from "#testing/menu-editing.ts";
import { as } from "#testing/as.ts";
import { madePage } from "#testing/pages/made-page.ts";
import type { Screen } from "#testing/screens/screen.ts";
import { shown } from "#testing/screens/shown.ts";
import { tagNamed, taggedPage } from "#testing/tags.ts";
import { type World, type WorldPerson, openWorld, actorOf, within } from "#testing/world.ts";
import { readMenu, saveMenu } from "./contract.ts";

let world: World;
let open: number;
let folder: number;
beforeAll(async () => {
  world = await openWorld("a hash");
  open = await madePage(world, "Timetable");
  const sent = { parent_id: world.mainFolderId, new_name: "Fleet" };
  const made = await as(world, world.ed).call(createFolder, sent);
  folder = made.success ? made.id : 0;
});
beforeEach(() => save(world.ed, [{ type: "url", link: "/" }], { overflow: true }));
afterAll(() => world.close());

const save = (who: WorldPerson, items: readonly object[], more: object = {}) =>
  as(world, who).call(saveMenu, {
    page_id: 0,
    data: JSON.stringify({ user_state: { items, ...more } }),
  });
const kept = async (who: WorldPerson) => {
  const answer = await as(world, who).call(readMenu, {});
  if (!answer.success) throw new Error(answer.code);
  return answer.user_state;
};
async function editing(address = "/pages/"): Promise<Screen> {
  const screen = await shown(world, world.ed, address);
  await screen.click("button", "Edit menu");
  return screen;
}
const iconsOf = (screen: Screen) => [
  ...screen.document.querySelectorAll<HTMLInputElement>('[role="radiogroup"][aria-label="Icon"] input'),
];

it("a menu is not called by blanks [MITM-07]", async () => {
  const error = "Choose a title for this menu item";
  for (const title of ["", "   "])
    expect(await save(world.ed, [{ type: "menu", title }])).toMatchObject({ status: 400, body: { error } });
  expect(await save(world.ed, [{ type: "menu", title: " x " }])).toMatchObject({ success: true });
  expect((await kept(world.ed)).items.map(({ title }) => title)).toEqual(["x"]);
});

it("knows the types of the specification and no other [MITM-01]", async () => {
  const sent = { page_id: open, cat_id: folder, title: "Title", link: "/pages/" };
  const answers: Record<string, unknown> = {};
  for (const type of [
    "url",
    "page",
    "menu",
    "category",
    "favorites",
    "app",
    "tag",
    "root",
    "link",
    "folder",
  ]) {
    const item = type === "favorites" ? { type, cat_id: type } : { ...sent, type };
    const answer = await save(world.ed, [item]);
    answers[type] = answer.success ? (await kept(world.ed))?.items[0]?.type : answer.body["error"];
  }
  const unknown = answers["link"];
  expect(answers).toEqual({
    url: "url",
    page: "page",
    menu: "menu",
    category: "category",
    favorites: "favorites",
    app: "Can't add an empty menu item",
    tag: "Select a tag for this menu item",
    root: "Can't add an empty menu item",
    link: unknown,
    folder: unknown,
  });
  expect((await kept(world.ed)) as object).toMatchObject({ type: "root" });
  expect(await save(world.ed, [{ ...sent, type: "link" }])).toMatchObject({
    status: 400,
    code: "invalid-input",
  });
});

it("is offered folders and tags as part of a menu that is edited and not saved; the stored one stays [MEDT-19] (long)", async () => {
  const before = await kept(world.ed);
  const screen = await editing();
  await screen.click("button", "Add item", menuEditor(screen));
  for (const type of ["Folder", "Tag"]) await ofType(screen, type);
  const loads = screen.sent.filter(({ path }) => /\/load_(categories|tags)\//.test(path));
  expect(loads.map(({ path, fields }) => [path, fields?.["data"]])).toEqual([
    ["/ajax/widget/action/load_categories/0/0/new_menu/", { tempstate: true }],
    ["/ajax/widget/action/load_tags/0/0/new_menu/", { tempstate: true }],
  ]);
  expect(await kept(world.ed)).toEqual(before);
});

it("gets what its dialog offers: title, link, tooltip, icon without a label, and a tab of its own [MITM-02] [MITM-16] (long)", async () => {
  const screen = await editing();
  await screen.click("button", "Add item", menuEditor(screen));
  await ofType(screen, "Link");
  await screen.type(/^Title/, "Tides");
  await screen.type("Link address", "https://tides.example/");
  await screen.type(/^Tooltip/, "High and low water");
  await screen.clickOn(iconsOf(screen)[7] as HTMLInputElement);
  await screen.click("button", "No icon", screen.part("dialog"));
  expect(iconsOf(screen).filter(({ checked }) => checked)).toEqual([]);
  await screen.clickOn(iconsOf(screen)[12] as HTMLInputElement);
  for (const look of ["Hide label", "Open in new tab"]) await screen.click("switch", look);
  await screen.click("button", "Add item", screen.part("dialog"));
  await screen.click("button", "Save");
  expect((await kept(world.ed)).items.at(-1)).toMatchObject({
    type: "url",
    title: "Tides",
    link: "https://tides.example/",
    tooltip: "High and low water",
    icon: 12,
    hide_label: true,
    target: "blank",
  });
});

it("a bar has 924 px less 10, to the pixel, unless it may overflow [MBAR-03]", async () => {
  // 22 px around each, 3.5 px for an l, 4.2 px for a dot: twice 442, and 30 or 31.
  const bar = (last: string) =>
    ["l".repeat(120), "l".repeat(120), last].map((title) => ({ type: "url", title }));
  const kept = { success: true };
  expect(await save(world.ed, bar("l."), { overflow: false })).toMatchObject(kept);
  const full = { success: false, status: 400, code: "menu-full" };
  expect(await save(world.ed, bar(".."), { overflow: false })).toMatchObject(full);
  expect(await save(world.ed, bar(".."), { overflow: true })).toMatchObject(kept);
});

it.each([
  ["Tag", "tags"],
  ["Folder", "categories"],
] as const)(
  "an item that leads to a %s says that %s could not be loaded, and keeps where it leads [MEDT-17]",
  async (label, list) => {
    await taggedPage(world, world.ed, { title: "Anchors", tags: ["ships"] });
    const tag = { type: "tag", tag_id: await tagNamed(world, "ships"), title: "Kept" };
    await save(world.ed, [label === "Tag" ? tag : { type: "category", cat_id: folder, title: "Kept" }]);
    const screen = await editing("/nothing/");
    screen.meddle(({ path }) => (path.includes(`load_${list}`) ? new Response("", { status: 502 }) : null));
    await chooseOfItem(screen, "Kept", "Edit");
    const dialog = screen.part("dialog");
    expect(screen.text(dialog)).toContain(
      `Whoops, couldn't load a list of ${list}, sorry! Please try again later.`,
    );
    const chosen = screen.part("combobox", label, dialog) as HTMLSelectElement;
    expect(chosen.selectedOptions[0]?.textContent).toBe(label === "Tag" ? "ships" : "Fleet");
  },
);

it("needs a folder, also where one was chosen and taken back [MITM-09]", async () => {
  const screen = await editing("/nothing/");
  await screen.click("button", "Add item", menuEditor(screen));
  await ofType(screen, "Folder");
  const dialog = screen.part("dialog");
  const field = screen.part("combobox", "Folder", dialog).parentElement ?? dialog;
  await screen.choose("Folder", "Fleet", field);
  await screen.choose("Folder", "Select a folder", field);
  await screen.click("button", "Add item", dialog);
  expect(screen.text(dialog)).toContain("Select a folder for this menu item");
});

it("says that folders or tags could not be loaded, and is the favourites all the same, with their title, icon and the name of their list [MITM-03] [MEDT-17]", async () => {
  const screen = await editing("/nothing/");
  screen.meddle(({ path }) =>
    /load_(categories|tags)/.test(path) ? new Response("", { status: 502 }) : null,
  );
  await screen.click("button", "Add item", menuEditor(screen));
  await ofType(screen, "Folder");
  expect(screen.text(screen.part("dialog"))).toContain(
    "Whoops, couldn't load a list of categories, sorry! Please try again later.",
  );
  await ofType(screen, "Tag");
  expect(screen.text(screen.part("dialog"))).toContain(
    "Whoops, couldn't load a list of tags, sorry! Please try again later.",
  );
  await ofType(screen, "Favorites");
  const icons = iconsOf(screen);
  expect(icons.map(({ checked }, at) => (checked ? at : null)).filter((at) => at !== null)).toEqual([6]);
  await screen.click("button", "Add item", screen.part("dialog"));
  await screen.click("button", "Save", menuEditor(screen));
  const sent = screen.sent.findLast(({ path }) => path.includes("save_menu"))?.fields as never as {
    data: { user_state: { items: object[] } };
  };
  const favoritesSent = { type: "favorites", title: "Favorites", cat_id: "favorites", icon: 6 };
  expect(sent.data.user_state.items.at(-1)).toMatchObject(favoritesSent);
  const [favorites] = (await kept(world.ed)).items.slice(-1);
  expect(favorites).toMatchObject({
    type: "favorites",
    title: "Favorites",
    cat_id: "favorites",
    orig_title: "Favorites",
    icon: 6,
  });
  const bar = screen.part("navigation", "Site menu");
  expect(bar.querySelector('[data-menu="1"]')?.textContent).toBe("Favorites");
  // None of its own is kept, so that each reader sees it in their language.
  const rows = await within(world, actorOf(world, world.ed), (tx) =>
    run<{ items: unknown }>(tx, "select items from menu where site_id = $1", [world.siteId]),
  );
  expect(JSON.stringify(rows)).not.toContain("Favorites");
});

it("has icons from 0 on; an item without one keeps null [MITM-16]", async () => {
  const screen = await editing("/nothing/");
  await screen.click("button", "Add item", menuEditor(screen));
  await ofType(screen, "Link");
  await screen.type(/^Title/, "First");
  const icons = iconsOf(screen);
  expect([icons[0]?.getAttribute("aria-label"), icons.length]).toEqual(["Dot", 200]);
  await screen.clickOn(icons[0] as HTMLInputElement);
  await screen.click("button", "Add item", screen.part("dialog"));
  await screen.click("button", "Save", menuEditor(screen));
  expect((await kept(world.ed)).items.map(({ title, icon }) => [title, icon])).toEqual([
    ["", null],
    ["First", 0],
  ]);
  const bar = screen.part("navigation", "Site menu");
  const drawn = (at: number) => bar.querySelector(`[data-menu="${at}"] svg`)?.innerHTML;
  expect([drawn(0), drawn(1)]).toEqual([undefined, '<circle cx="12" cy="12" r="10"></circle>']);
});

it("a link is corrected, and leads to our own places by their names and icons (long)", async () => {
  const screen = await editing();
  await screen.click("button", "Add item", menuEditor(screen));
  await ofType(screen, "Link");
  await screen.type("Link address", "htp://example.org");
  await screen.click("button", "Add item", screen.part("dialog"));
  await screen.click("button", "Add item", menuEditor(screen));
  await ofType(screen, "Link");
  await screen.choose("Go to", "My Preferences");
  await screen.click("button", "Add item", screen.part("dialog"));
  await screen.click("button", "Save");
  expect((await kept(world.ed)).items.slice(1)).toMatchObject([
    { link: "http://example.org", icon: null },
    { link: "/settings/preferences/", icon: 147, orig_title: "My Preferences" },
  ]);
});

it("what an item can lead to is asked for as of a menu that is edited [MEDT-10] (long)", async () => {
  const screen = await editing();
  await screen.click("button", "Add item", menuEditor(screen));
  for (const type of ["Folder", "Tag"]) await ofType(screen, type);
  const asked = (action: string) =>
    screen.sent.findLast(({ path }) => path === `/ajax/widget/action/${action}/0/0/new_menu/`)?.fields?.[
      "data"
    ];
  expect(["load_categories", "load_tags"].map(asked)).toEqual([{ tempstate: true }, { tempstate: true }]);
});

it("a list of more than 14 items stands in columns, up to four, whichever way it comes [MBAR-05] (long)", async () => {
  const counts = [1, 14, 15, 28, 29, 42, 43, 70];
  const link = { type: "url", title: "Fog", link: "/pages/" };
  const menus = counts.map((count) => ({ type: "menu", title: `${count}`, items: Array(count).fill(link) }));
  await save(world.ed, [...menus, { type: "category", cat_id: folder }], { overflow: true });
  const screen = await shown(world, world.ed, "/pages/");
  const bar = screen.part("navigation", "Site menu");
  const columns = (list: Element | null) => /--columns: ?(\d)/.exec(list?.getAttribute("style") ?? "")?.[1];
  const drawn = counts.map((_, at) => columns(bar.querySelector(`[data-menu="${at}"] .menu-panel > ul`)));
  expect(drawn).toEqual(["1", "1", "2", "2", "3", "3", "4", "4"]);
  const loaded: unknown[] = [];
  const list = bar.querySelector(`[data-menu-load="${folder}"]`) as HTMLElement;
  for (const count of counts) {
    screen.meddle(({ path }) =>
      path.includes("load_category")
        ? Response.json({ success: true, user_state: { type: "category", items: Array(count).fill(link) } })
        : null,
    );
    const opened = new screen.document.defaultView!.Event("toggle");
    list.dispatchEvent(Object.assign(opened, { newState: "open" }));
    await screen.pass(0);
    loaded.push([list.querySelectorAll("a").length, columns(list.querySelector("ul"))]);
  }
  expect(loaded).toEqual(counts.map((count, at) => [count, drawn[at]]));
  await screen.click("button", "Edit menu");
  const edited: unknown[] = [];
  for (const count of [14, 15, 70]) {
    await screen.click("button", `Items of ${count}`, menuEditor(screen));
    const panel = screen.part("group", `Items of ${count}`);
    edited.push([columns(panel), panel.querySelector("footer small")?.textContent]);
  }
  expect(edited).toEqual([
    ["1", "14 items"],
    ["2", "15 items, 2 columns"],
    ["4", "70 items, 4 columns"],
  ]);
});
