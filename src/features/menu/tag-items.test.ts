import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { deleteTag, renameTag, undeleteTag } from "#features/tags/contract.ts";
import { as } from "#testing/as.ts";
import { madePage } from "#testing/pages/made-page.ts";
import { shown } from "#testing/screens/shown.ts";
import { type TestWeb, openTestWeb } from "#testing/server.ts";
import { tagNamed, taggedPage } from "#testing/tags.ts";
import { type World, type WorldPerson, openWorld } from "#testing/world.ts";
import { readMenu, saveMenu } from "./contract.ts";

let world: World;
let web: TestWeb;
let fleet: number;
let secret: number;
beforeAll(async () => {
  world = await openWorld("a hash");
  web = await openTestWeb(world);
  await taggedPage(world, world.ed, { title: "Anchors", tags: ["fleet"] });
  await taggedPage(world, world.ed, { title: "Ropes", tags: ["fleet"] });
  await madePage(world, "Bollards");
  const nobody = { all: { view: false }, editors: { view: false, edit: false } };
  await taggedPage(world, world.ada, {
    title: "Payroll",
    tags: ["fleet", "wages"],
    permission_state: nobody,
  });
  [fleet, secret] = [await tagNamed(world, "fleet"), await tagNamed(world, "wages")];
});
afterAll(async () => {
  await web.close();
  await world.close();
});

const save = (who: WorldPerson, items: readonly object[]) =>
  as(world, who).call(saveMenu, {
    page_id: 0,
    data: JSON.stringify({ user_state: { type: "root", items } }),
  });
const kept = async (who: WorldPerson) => {
  const answer = await as(world, who).call(readMenu, {});
  return answer.success ? answer.user_state.items : [];
};

describe("an item that leads to a tag", () => {
  it("is kept with its tag, on the bar and below an item, and is called as the tag is [MITM-01] [MITM-02]", async () => {
    const item = { type: "tag", tag_id: fleet, page_id: 4, cat_id: 5 };
    const saved = await save(world.ed, [
      { ...item, title: "fleet" },
      { type: "menu", title: "More", items: [{ ...item, title: "Our ships" }] },
    ]);
    expect(saved).toMatchObject({ success: true });
    const [first, more] = await kept(world.ada);
    const nothing = { page_id: null, cat_id: null, link: "", is_hidden: false };
    expect(first).toMatchObject({ ...nothing, type: "tag", tag_id: fleet, title: "", orig_title: "fleet" });
    expect(more?.items[0]).toMatchObject({ ...nothing, type: "tag", tag_id: fleet, title: "Our ships" });
  });

  it("needs a tag that its editor knows of [MITM-08]", async () => {
    expect(await save(world.ed, [{ type: "tag", title: "x" }])).toMatchObject({
      body: { error: "Select a tag for this menu item" },
    });
    await save(world.ed, [{ type: "tag", tag_id: secret, title: "x" }]);
    expect(await kept(world.ada)).toEqual([]);
  });

  it("that is not for its editor has no name and no look, and cannot be edited [MEDT-09]", async () => {
    await save(world.ada, [{ type: "tag", tag_id: secret, title: "Wages", tooltip: "Of all", icon: 3 }]);
    const nothing = { title: "", orig_title: "", tooltip: "", icon: null, is_hidden: true };
    expect(await kept(world.ed)).toMatchObject([nothing]);
    expect(await kept(world.ada)).toMatchObject([{ title: "Wages", orig_title: "wages", is_hidden: false }]);
  });

  it("stands on the bar for those who know the tag, follows its name, and leads to its pages (long)", async () => {
    await save(world.ada, [
      { type: "tag", tag_id: fleet },
      { type: "tag", tag_id: secret },
    ]);
    const bar = async (who: WorldPerson) => {
      const screen = await shown(world, who, "/pages/");
      const [menu] = screen.parts("navigation", "Site menu");
      if (!menu) return [];
      const links = screen.parts("link", undefined, menu);
      return links.map((link) => [link.textContent, link.getAttribute("href")]);
    };
    expect(await bar(world.vera)).toEqual([["fleet", `/pages/tag/${fleet}/`]]);
    await as(world, world.ed).call(renameTag, { id: fleet, name: "ships" });
    expect(await bar(world.ada)).toEqual([
      ["ships", `/pages/tag/${fleet}/`],
      ["wages", `/pages/tag/${secret}/`],
    ]);
    expect(await bar(world.xavi)).toEqual([]);
    await as(world, world.ed).call(deleteTag, { id: fleet });
    expect(await bar(world.vera)).toEqual([]);
    await as(world, world.ed).call(undeleteTag, { id: fleet });
    await as(world, world.ed).call(renameTag, { id: fleet, name: "fleet" });
    expect(await bar(world.vera)).toEqual([["fleet", `/pages/tag/${fleet}/`]]);
  });
});

describe("what is loaded", () => {
  it("load_tags answers the tags as `id` and `tag`, for those who may edit the menu [MEDT-11] [TAGP-07]", async () => {
    const at = "/ajax/widget/action/load_tags/0/0/new_menu/";
    const tags = async (who: WorldPerson) => (await (await web.browser(who)).post(at, { data: "{}" })).body;
    expect(await tags(world.ed)).toEqual({ success: true, tags: [{ id: fleet, tag: "fleet" }] });
    expect(await tags(world.ada)).toMatchObject({ tags: [{ tag: "fleet" }, { tag: "wages" }] });
    expect(await tags(world.vera)).toMatchObject({ success: false });
  });

  it("load_tag answers the pages of a tag that one may read as user_state.items [MEDT-14]", async () => {
    const titles = async (who: WorldPerson | "visitor", tag_id: number) => {
      const data = JSON.stringify({ tag_id });
      const { status, body } = await (await web.browser(who)).post(
        "/ajax/widget/action/load_tag/0/0/new_menu/",
        { data },
      );
      const state = body?.["user_state"] as { items: { title: string }[] } | undefined;
      return state?.items.map(({ title }) => title) ?? [status, body?.["error"]];
    };
    const nothing = [404, "We couldn't find this tag."];
    expect(await titles(world.vera, fleet)).toEqual(["Anchors", "Ropes"]);
    expect(await titles(world.ada, fleet)).toEqual(["Anchors", "Payroll", "Ropes"]);
    expect(await titles(world.vera, secret)).toEqual(nothing);
    expect(await titles("visitor", fleet)).toEqual(nothing);
  });

  it("the list beside an item says that it loads, whatever it is of, until something has come, or that it could not [MBAR-07] [MBAR-08]", async () => {
    const folder = { type: "category", cat_id: world.mainFolderId };
    await save(world.ed, [{ type: "tag", tag_id: fleet }, folder, { type: "favorites" }]);
    const screen = await shown(world, world.vera, "/pages/");
    const answers: ((answer: Response) => void)[] = [];
    screen.meddle(({ path }) =>
      path.includes("/new_menu/") ? new Promise((done) => answers.push(done)) : null,
    );
    const lists = [
      ...screen.part("navigation", "Site menu").querySelectorAll("[data-menu] [data-menu-load]"),
    ];
    const opened = screen.document.defaultView!.Event;
    for (const list of lists) list.dispatchEvent(Object.assign(new opened("toggle"), { newState: "open" }));
    await screen.pass(0);
    expect(lists.map((list) => list.textContent)).toEqual(Array(3).fill("Loading..."));
    for (const answer of answers) answer(new Response("<h1>Bad gateway</h1>", { status: 502 }));
    await screen.pass(0);
    expect(lists.map((list) => list.textContent)).toEqual(Array(3).fill("Could not load items"));
  });

  it("the list beside the item opens with the pages of its tag, or says that there are none [MBAR-09] [MEDT-10] [MEDT-14] (long)", async () => {
    await save(world.ed, [{ type: "tag", tag_id: fleet }]);
    const screen = await shown(world, world.vera, "/pages/");
    const menu = screen.part("navigation", "Site menu");
    const list = menu.querySelector(`[data-menu-load="tag-${fleet}"]`) as HTMLElement;
    const open = async () => {
      const opened = new screen.document.defaultView!.Event("toggle");
      list.dispatchEvent(Object.assign(opened, { newState: "open" }));
      await screen.pass(0);
    };
    await open();
    expect([...list.querySelectorAll("a")].map((link) => link.textContent)).toEqual(["Anchors", "Ropes"]);
    const asked = screen.sent.filter(({ path }) => path === "/ajax/widget/action/load_tag/0/0/new_menu/");
    expect(asked.map(({ fields }) => fields?.["data"])).toEqual([{ tempstate: false, tag_id: fleet }]);
    screen.meddle(() => Response.json({ success: true, user_state: { type: "tag", items: [] } }));
    await open();
    expect(list.textContent).toBe("This menu is empty");
  });
});

describe("choosing a tag in the editor of the menu", () => {
  it("offers the tags, and says what is missing [MITM-08] [MEDT-11] [MEDT-17] (long)", async () => {
    await save(world.ed, []);
    const screen = await shown(world, world.ed, "/pages/");
    await screen.click("button", "Edit menu");
    await screen.click("button", "Add item");
    await screen.click("radio", "Tag", screen.part("radiogroup", "Type"));
    expect(screen.names("option")).toEqual(["Select a tag", "fleet"]);
    const dialog = screen.part("dialog");
    await screen.click("button", "Add item", dialog);
    expect(screen.text(dialog)).toContain("Select a tag for this menu item");
    const field = screen.part("combobox", "Tag", dialog).parentElement ?? dialog;
    await screen.choose("Tag", "fleet", field);
    await screen.choose("Tag", "Select a tag", field);
    await screen.click("button", "Add item", dialog);
    expect(screen.text(dialog)).toContain("Select a tag for this menu item");
    await screen.choose("Tag", "fleet", field);
    await screen.click("button", "Add item", dialog);
    await screen.click("button", "Save");
    expect(await kept(world.ed)).toMatchObject([{ type: "tag", tag_id: fleet }]);
  });

  it("says so when the tags cannot be loaded [MEDT-17] (long)", async () => {
    const screen = await shown(world, world.ed, "/pages/");
    screen.meddle(({ path }) => (path.includes("load_tags") ? new Response("", { status: 502 }) : null));
    await screen.click("button", "Edit menu");
    await screen.click("button", "Add item");
    await screen.click("radio", "Tag", screen.part("radiogroup", "Type"));
    expect(screen.text(screen.part("dialog"))).toContain(
      "Whoops, couldn't load a list of tags, sorry! Please try again later.",
    );
  });
});
