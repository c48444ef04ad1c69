import { afterAll, beforeAll, expect, it } from "vitest";
import { type LiveProcess, openLiveProcess } from "#testing/live.ts";
import { madePage } from "#testing/pages/made-page.ts";
import { type World, openWorld } from "#testing/world.ts";
import { menuTopic } from "./events.ts";
import { foldersAsked, tagsAsked } from "./model/asked.ts";
import { menuFrom, menuSent } from "./model/edited-menu.ts";
import { listRequest } from "./model/opened-list.ts";

let world: World;
let here: LiveProcess;
beforeAll(async () => {
  world = await openWorld();
  here = await openLiveProcess(world);
});
afterAll(async () => {
  await here.close();
  await world.close();
});

it("stands at the addresses of the specification, with `data` as JSON and its `tempstate` [MEDT-10] [MEDT-11] [MEDT-12] [MEDT-15]", async () => {
  const ed = await here.web.browser(world.ed);
  const at = (action: string) => `/ajax/widget/action/${action}/12/0/new_menu/`;
  const data = (fields: object) => ({ data: JSON.stringify({ tempstate: true, ...fields }) });
  const made = await ed.post(`/ajax/category/create/${world.mainFolderId}/`, { new_name: "Quay" });
  const loaded = [
    await ed.post(at("load_tags"), data({})),
    await ed.post(at("load_categories"), data({})),
    await ed.post(at("load_category"), data({ cat_id: world.mainFolderId })),
    await ed.post(at("load_tag"), data({ tag_id: 1 })),
  ];
  expect(loaded.map(({ status }) => status)).toEqual([200, 200, 200, 404]);
  expect(loaded[0]?.body).toMatchObject({ success: true, tags: [] });
  const main = { id: world.mainFolderId, name: "Main", level: 0, parent_id: null };
  const quay = { id: made.body?.["id"], name: "Quay", level: 1, parent_id: world.mainFolderId };
  expect(loaded[1]?.body).toEqual({ success: true, tree: [main, quay] });
  for (const action of ["load_tags", "load_categories", "load_category", "load_tag", "save_menu"]) {
    const fields = { tempstate: "perhaps", cat_id: world.mainFolderId, tag_id: 1, user_state: { items: [] } };
    const { status, body } = await ed.post(at(action), data(fields));
    expect([action, status, JSON.stringify(body).includes("tempstate")]).toEqual([action, 400, true]);
  }
  const items = [{ type: "url", title: "Fog", link: "htttp://example.org" }];
  const saved = await ed.post(at("save_menu"), data({ user_state: { type: "root", items } }));
  expect(saved.body).toMatchObject({ success: true, menu_json: expect.any(String) });
  const menu = JSON.parse(String(saved.body?.["menu_json"])) as object;
  expect(menu).toMatchObject({ type: "root", items: [{ title: "Fog", link: "http://example.org" }] });
  expect((await ed.get("/-/menu/")).body).toEqual({ success: true, user_state: menu });
});

it("the editor sends all it asks for and saves as of a menu that is edited, and the bar what it opens as of none [MEDT-10] [MEDT-19]", () => {
  const saved = menuSent({ items: [], overflow: true, revision: 1 } as never);
  const ofEditor = [tagsAsked, foldersAsked, saved] as unknown as { data: { tempstate: unknown } }[];
  expect(ofEditor.map(({ data }) => data.tempstate)).toEqual([true, true, true]);
  const at = (action: string) => `/ajax/widget/action/${action}/0/0/new_menu/`;
  expect(["tag-7", "7", "favorites"].map(listRequest)).toEqual([
    { address: at("load_tag"), fields: { data: { tempstate: false, tag_id: 7 } } },
    { address: at("load_category"), fields: { data: { tempstate: false, cat_id: 7 } } },
    { address: at("load_category"), fields: { data: { tempstate: false, cat_id: "favorites" } } },
  ]);
});

it("an item of any type goes through the editor with every field that it has [MITM-02]", () => {
  const none = { link: "", page_id: null, cat_id: null, tag_id: null, is_hidden: false, orig_title: "" };
  const said = { title: "Fog", icon: 199, target: "blank", hide_label: true, tooltip: "Mist" };
  const item = (id: string, type: string, more: object) => ({
    ...none,
    ...said,
    id,
    type,
    items: [],
    ...more,
  });
  const leaves = [
    item("a", "url", { link: "/fog/" }),
    item("b", "page", { page_id: 4 }),
    item("c", "category", { cat_id: 5 }),
    item("d", "tag", { tag_id: 6 }),
    item("e", "favorites", { cat_id: "favorites" }),
    item("f", "url", { icon: 0, target: "", hide_label: false, tooltip: "" }),
    item("g", "url", { icon: null }),
  ];
  const items = [
    ...leaves,
    item("h", "menu", { items: leaves.map((each) => ({ ...each, id: `h${each.id}` })) }),
  ];
  const user_state = { type: "root", items, overflow: false, revision: 3, subsite: 0 };
  const sent = menuSent(menuFrom({ user_state } as never)) as unknown as { data: { user_state: object } };
  expect(sent.data.user_state).toMatchObject({
    overflow: false,
    revision: 3,
    items: JSON.parse(JSON.stringify(items), (key, value: unknown) =>
      key === "is_hidden" || key === "orig_title" ? undefined : value,
    ) as unknown,
  });
});

it("load_category at its address answers the pages of the folder of `cat_id` as `user_state.items` [MEDT-13]", async () => {
  const ed = await here.web.browser(world.ed);
  const made = await ed.post(`/ajax/category/create/${world.mainFolderId}/`, { new_name: "Fleet" });
  const folders = { fleet: Number(made.body?.["id"]), main: world.mainFolderId };
  const anchors = await madePage(world, "Anchors", { folderId: folders.fleet });
  const wharf = await madePage(world, "Wharf", { folderId: folders.fleet });
  const mooring = await madePage(world, "Mooring", { folderId: folders.fleet });
  const tides = await madePage(world, "Tides", { folderId: folders.main });
  const load = async (cat_id: number) => {
    const sent = { data: JSON.stringify({ cat_id }) };
    const { body } = await ed.post("/ajax/widget/action/load_category/0/0/new_menu/", sent);
    const state = body?.["user_state"] as { items: Record<string, unknown>[] } | undefined;
    return state?.items.map(({ type, title, orig_title, link, page_id }) => [
      type,
      title,
      orig_title,
      link,
      page_id,
    ]);
  };
  const page = (id: number, title: string) => ["page", title, title, `/page/${id}/`, id];
  expect(await load(folders.fleet)).toEqual([
    page(anchors, "Anchors"),
    page(mooring, "Mooring"),
    page(wharf, "Wharf"),
  ]);
  expect(await load(folders.main)).toEqual([page(tides, "Tides")]);
});

it("who edits the menu is told when somebody else saves it, readers are not (long)", async () => {
  const ada = await here.web.browser(world.ada);
  const ed = await here.connect(await here.web.browser(world.ed));
  const vera = await here.connect(await here.web.browser(world.vera));
  const listen = menuTopic(1);
  for (const socket of [ed, vera]) socket.send({ listen, after: null });
  await ed.hears({ listening: listen });
  await vera.hears({ refused: listen });
  const data = JSON.stringify({ user_state: { items: [] } });
  await ada.post("/ajax/widget/action/save_menu/0/0/new_menu/", { data });
  const told = { topic: "menu:1", data: { personId: world.ada.id, name: "Ada Admiraal", revision: 2 } };
  expect(await ed.hears(told)).toMatchObject(told);
  expect(vera.frames.filter((frame) => "topic" in frame)).toEqual([]);
});

it("the bar is the only menu, with one level of items below its own [MEDT-06] [MEDT-07] [MEDT-18]", async () => {
  const ed = await here.web.browser(world.ed);
  const save = (user_state: object, widget = 0) =>
    ed.post(`/ajax/widget/action/save_menu/0/${widget}/new_menu/`, { data: JSON.stringify({ user_state }) });
  const link = { type: "url", title: "Fog" };
  const menu = (title: string, items: object[]) => ({ type: "menu", title, items });
  const bar = { type: "root", items: [menu("Below", [link, link])] };
  expect((await save(bar)).body).toMatchObject({ success: true });
  for (const type of ["menu", "category", "favorites"])
    expect((await save({ type, items: [] })).status, type).toBe(400);
  expect((await save({ type: "root", items: [] }, 3)).status).toBe(404);
  const deeper = await save({ type: "root", items: [menu("Below", [menu("Deeper", [])])] });
  expect([deeper.status, deeper.body?.["error"]]).toEqual([400, "A menu item can't hold another menu."]);
  for (const type of ["url", "category"]) {
    const child = { ...link, type, cat_id: world.mainFolderId, items: [link] };
    expect((await save({ type: "root", items: [menu("Below", [child])] })).status, type).toBe(400);
  }
  const { body } = await ed.get("/-/menu/");
  const { user_state } = body as { user_state: { items: { items: { title: string }[] }[] } };
  expect(user_state.items.map((each) => each.items.map(({ title }) => title))).toEqual([["Fog", "Fog"]]);
});
