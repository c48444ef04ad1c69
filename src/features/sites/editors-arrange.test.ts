import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { draftSchema } from "#documents/draft/draft-document.ts";
import { principal } from "#kernel/actor.ts";
import { madePage } from "#testing/pages/made-page.ts";
import { shown } from "#testing/screens/shown.ts";
import { type TestWeb, openTestWeb } from "#testing/server.ts";
import { type SubsiteWorld, openSubsiteWorld } from "#testing/subsite-world.ts";
import { type World, type WorldPerson, openWorld } from "#testing/world.ts";
import { createSite } from "./store.ts";

const label = "Editors can arrange folders, tags and the menu";

let world: World;
let web: TestWeb;
let subsites: SubsiteWorld;
beforeAll(async () => {
  world = await openWorld("a hash");
  web = await openTestWeb(world);
  subsites = await openSubsiteWorld("a hash");
});
afterAll(async () => {
  await web.close();
  await world.close();
  await subsites.close();
});

async function post(who: WorldPerson, path: string, sent: object = {}) {
  return (await (await web.browser(who)).post(path, { ...sent })).body as Record<string, unknown>;
}

/** In the product's own settings; the addresses are asked of another process of it. */
async function choose(value: "no" | "yes"): Promise<void> {
  const sent = { name: "Noordervaart", time_zone: "UTC", editors_arrange: value };
  expect(await post(world.olga, "/-/settings/site/", sent)).toEqual({ success: true });
  const screen = await shown(world, world.olga, "/settings/site/");
  await screen.choose(label, value);
  await screen.click("button", "Save");
  expect((await shown(world, world.olga, "/settings/site/")).field(label).value).toBe(value);
}

const newFolders = async (within: World, who: WorldPerson) =>
  (await shown(within, who, "/pages/")).parts("button", "New Folder").length;

/** What asks for the editor check: a folder, a tag and the menu. */
async function arrangedBy(who: WorldPerson): Promise<unknown[]> {
  const folder = await post(who, `/ajax/category/create/${world.mainFolderId}/`, {
    new_name: `Of ${who.name}`,
  });
  const tag = await post(who, "/ajax/tag/rename/999999/", { name: "Harbour" });
  const menu = await post(who, "/ajax/widget/action/load_tags/0/0/new_menu/", { data: "{}" });
  return [folder, tag, menu].map(({ error, message, success }) => error ?? message ?? success);
}

const admins = "Sorry, only administrators can do this.";
const editors = "Sorry, only editors can do this.";

it("what is written of a page opens for those who may edit that page, whatever else they may do [ROLE-26]", async () => {
  const everybody = { principalId: principal("everybody"), mayEdit: false };
  const mayEdit = { principalId: principal("person", world.vera.id), mayEdit: true };
  const id = await madePage(world, "Chart", { shares: [everybody, mayEdit] });
  const draft = (who: WorldPerson) => post(who, `/-/draft/${id}/open/`, { schema: draftSchema });
  const error = "This page isn't shared with you for editing.";
  expect(await draft(world.ed)).toEqual({ success: false, error });
  expect(await draft(world.vera)).toMatchObject({ success: true });
});

it("folders, tags and the menu are for administrators, and for editors where the setting lets them [ROLE-22] [ROLE-26]", async () => {
  const set = (editors_arrange: string) =>
    post(world.olga, "/-/settings/site/", { name: "Noordervaart", time_zone: "UTC", editors_arrange });
  await set("no");
  expect(await arrangedBy(world.ed)).toEqual([admins, admins, admins]);
  expect(await arrangedBy(world.ada)).not.toContain(admins);
  await set("yes");
  expect(await arrangedBy(world.ed)).not.toContain(admins);
});

it("the setting is called so, off as a site begins, and not there with subsites [ROLE-22] [ROLE-26]", async () => {
  const optionsOn = async (on: TestWeb, who: WorldPerson) => {
    const { text } = await (await on.browser(who)).get("/settings/site/");
    const [, id] = new RegExp(`<label[^>]*for="([^"]*)"[^>]*>${label}<`).exec(text) ?? [];
    return new RegExp(`<select[^>]*id="${id}"[^>]*>(.*?)</select>`).exec(text)?.[1];
  };
  // That of the world was switched on.
  expect(await optionsOn(web, world.olga)).toBe(
    '<option value="no">Off: only administrators</option><option value="yes" selected="">On: editors too</option>',
  );
  const fresh = { name: "Zuid", host: "zuid.example", address: "https://zuid.example" };
  const begins = await createSite(world.database, fresh, (id, { db }) =>
    db.selectFrom("site").select("editors_arrange").where("id", "=", id).executeTakeFirstOrThrow(),
  );
  expect(begins).toEqual({ editors_arrange: false });
  const there = await openTestWeb(subsites);
  expect(await optionsOn(there, subsites.olga)).toBeUndefined();
  await there.close();
});

it("opening a page for editing takes edit on that page, whatever else one may do [ROLE-26] (long)", async () => {
  const everybody = { principalId: principal("everybody"), mayEdit: false };
  const mayEdit = { principalId: principal("person", world.vera.id), mayEdit: true };
  const id = await madePage(world, "Log", { slug: "log", shares: [everybody, mayEdit] });
  const opened = async (who: WorldPerson) => {
    const screen = await shown(world, who, "/log/?edit");
    return screen.parts("button", "Publish").length;
  };
  expect([await opened(world.ed), await opened(world.vera), await opened(world.ada)]).toEqual([0, 1, 1]);
  const draft = (who: WorldPerson) => post(who, `/-/draft/${id}/open/`, { schema: draftSchema });
  expect(await draft(world.ed)).toEqual({
    success: false,
    error: "This page isn't shared with you for editing.",
  });
  expect(await draft(world.vera)).toMatchObject({ success: true });
});

describe("on a site without subsites", () => {
  it("editors arrange folders, tags and the menu only where the setting lets them [ROLE-22] [ROLE-26] (long)", async () => {
    await choose("no");
    expect(await arrangedBy(world.ed)).toEqual([admins, admins, admins]);
    expect(await arrangedBy(world.ada)).not.toContain(admins);
    await choose("yes");
    expect(await newFolders(world, world.ed)).toBe(1);
    expect(await arrangedBy(world.ed)).not.toContain(admins);
    expect(await arrangedBy(world.vera)).toEqual([editors, editors, editors]);
  });

  it("editors create pages all the same [ROLE-26] (long)", async () => {
    await choose("no");
    const screen = await shown(world, world.ed, "/pages/");
    expect(screen.parts("link", "New page").length).toBeGreaterThan(0);
    expect([await newFolders(world, world.ed), await newFolders(world, world.ada)]).toEqual([0, 1]);
    const made = await post(world.ed, "/ajax/page/page_settings/create/0/", {
      settings: JSON.stringify({
        title: "Tides",
        category: "",
        tags: [],
        permission_state: { all: { view: true } },
      }),
    });
    expect(made).toMatchObject({ success: true });
  });

  it("editors import files, which come into a folder of their own, only where they arrange folders [ROLE-26] (long)", async () => {
    await choose("no");
    const begun = (key: string) => post(world.ed, "/-/imports/begin/", { key, into: "Tides", size: "9" });
    expect(await begun("not-for-editors-0")).toMatchObject({ error: admins });
    expect((await shown(world, world.ed, "/settings/")).parts("link", /^Import files/)).toEqual([]);
    await choose("yes");
    expect(await begun("for-editors-too-0")).toMatchObject({ success: true });
    expect((await shown(world, world.ed, "/settings/")).parts("link", /^Import files/)).toHaveLength(1);
  });

  it("the menu of a folder offers new pages, and says who does the rest [FOPT-16] [ROLE-26] (long)", async () => {
    const fleet = await post(world.ada, `/ajax/category/create/${world.mainFolderId}/`, {
      new_name: "Fleet",
    });
    await choose("no");
    const screen = await shown(world, world.ed, `/pages/tree/${String(fleet["id"])}/`);
    for (const entry of [
      "New Folder",
      "Rename",
      "Move Folder to Folder",
      "Move Pages to Trash",
      "Delete Folder",
    ]) {
      await screen.click("button", "Options for Fleet");
      await screen.click("menuitem", entry);
      expect(screen.text(screen.part("dialog", "No admin permissions"))).toContain(admins);
      await screen.click("button", "OK");
    }
    await screen.click("button", "Options for Fleet");
    expect(screen.part("menuitem", "Create new page here").getAttribute("href")).toContain("/new/?folder=");
  });
});

it("with subsites their own editors do, and the setting is not there [ROLE-22] [ROLE-26] (long)", async () => {
  await subsites.database.pool.query("update site set editors_arrange = false");
  const screen = await shown(subsites, subsites.olga, "/settings/site/");
  expect(screen.parts("combobox", label)).toEqual([]);
  expect(await newFolders(subsites, subsites.ed)).toBe(1);
});
