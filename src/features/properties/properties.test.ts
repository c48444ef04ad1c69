import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { as } from "#testing/as.ts";
import { type World, openWorld } from "#testing/world.ts";
import { createFolder } from "#features/folders/contract.ts";
import { readHome } from "#features/reading/homepage/screen.ts";
import { type SentSettings, createPage, loadNewPage, loadProperties, saveProperties } from "./contract.ts";
import { readNewPage, readProperties } from "./screen.ts";
import { readPageAt, readPageById } from "#features/pages/contract.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

async function made(settings: SentSettings) {
  const answer = await as(world, world.ed).call(createPage, { settings: JSON.stringify(settings) });
  if (!answer.success) throw new Error(answer.code);
  const page = await as(world, world.ed).call(readPageAt, { slug: answer.redirect.slice(1, -1) });
  if (!page.success) throw new Error(page.code);
  return page.page;
}

const idOf = async (settings: SentSettings) => (await made(settings)).id;

describe("making a page", () => {
  it("takes the title's address, the next free one, or its id [PPRP-11] [ROUT-37] [PDLG-09]", async () => {
    expect((await made({ title: "Safety first" })).address).toBe("/safety-first/");
    expect((await made({ title: "Safety First!" })).address).toBe("/safety-first-2/");
    expect((await made({ title: "Pages" })).address).toBe("/pages-2/");
    const answer = await as(world, world.ed).call(createPage, { settings: { title: "安全" } });
    expect(answer).toMatchObject({
      success: true,
      redirect: expect.stringMatching(/^\/page\/\d+\/$/),
      errors: [],
    });
  });

  it("stands in the folder of the path, with its first text [PPRP-06]", async () => {
    await as(world, world.ed).call(createFolder, { parent_id: world.mainFolderId, new_name: "Fleet/Deck" });
    const page = await made({ title: "Ropes", category: "fleet / deck", markdown: "Mind the **ropes**." });
    expect(page.folders.map((folder) => folder.name)).toEqual(["Main", "Fleet", "Deck"]);
    const answer = await as(world, world.vera).call(readPageAt, { slug: "ropes" });
    expect(answer.success && answer.html).toContain("Mind the **ropes**.");
  });

  it("says every mistake, in errors and at its field [PPRP-10] [PDLG-11]", async () => {
    const answer = await as(world, world.ed).call(createPage, {
      settings: { title: "  ", slug: "a b", category: "No/where" },
    });
    expect(answer).toMatchObject({
      success: false,
      body: {
        message: "Couldn't save the page. Please check the errors below.",
        errors: [
          "Please enter a page name.",
          "The location can only contain letters, digits, dashes and underscores.",
          "This folder does not exist.",
        ],
        form_errors: { "settings.title": "Please enter a page name." },
      },
    });
  });

  it("refuses a location that is in use, whatever its case, and the product's own [PPRP-10]", async () => {
    await made({ title: "Harbour", slug: "harbour" });
    for (const slug of ["HARBOUR", "people"])
      expect(
        await as(world, world.ed).call(createPage, { settings: { title: "Other", slug } }),
      ).toMatchObject({
        success: false,
        body: { errors: ["This location is already in use."] },
      });
  });

  it("has titles of at most 120 characters [PPRP-01]", async () => {
    expect((await made({ title: "t".repeat(120) })).title).toHaveLength(120);
    const answer = await as(world, world.ed).call(createPage, { settings: { title: "t".repeat(121) } });
    expect(answer).toMatchObject({ success: false, status: 400 });
  });

  it("is work of editors [ROLE-05] [ROUT-14]", async () => {
    for (const who of [world.vera, world.xavi] as const) {
      expect(await as(world, who).call(createPage, { settings: { title: "Mine" } })).toMatchObject({
        code: "editors-only",
      });
      expect(await as(world, who).call(readNewPage, {})).toMatchObject({ code: "editors-only", status: 403 });
      expect(await as(world, who).call(loadNewPage, {})).toMatchObject({ code: "editors-only" });
    }
    expect(await as(world, "visitor").call(readNewPage, {})).toMatchObject({ code: "signed-out" });
    expect(await as(world, world.ed).call(loadNewPage, {})).toMatchObject({
      success: true,
      category_id: world.mainFolderId,
      category_path: "Main",
      group_url: "https://noordervaart.example/",
      perm_can_edit_title: true,
      perm_can_edit_slug: true,
    });
  });
});

describe("changing properties", () => {
  it("moves the address; the old one leads to the new and stays the page's own [PPRP-05] [ROUT-12]", async () => {
    const id = await idOf({ title: "Old name", slug: "old-name" });
    await as(world, world.ed).call(saveProperties, {
      page_id: id,
      settings: { slug: "New-Name", title: "New name" },
    });
    expect(await as(world, world.vera).call(readPageAt, { slug: "old-name" })).toMatchObject({
      success: true,
      address: "/New-Name/",
      title: "New name",
      moved: true,
    });
    expect(await as(world, world.vera).call(readPageAt, { slug: "New-Name" })).toMatchObject({
      moved: false,
    });
    expect(
      await as(world, world.ed).call(createPage, { settings: { title: "Thief", slug: "old-name" } }),
    ).toMatchObject({
      success: false,
    });
    const back = await as(world, world.ed).call(saveProperties, {
      page_id: id,
      settings: { slug: "old-name" },
    });
    expect(back).toMatchObject({ success: true, redirect: "/old-name/" });
  });

  it("without a location the page lives at its id [ROUT-37]", async () => {
    const id = await idOf({ title: "Nameless", slug: "nameless" });
    await as(world, world.ed).call(saveProperties, { page_id: id, settings: { slug: "" } });
    expect(await as(world, world.vera).call(readPageById, { page_id: id })).toMatchObject({
      address: `/page/${id}/`,
    });
    expect(await as(world, world.vera).call(readPageAt, { slug: "nameless" })).toMatchObject({
      address: `/page/${id}/`,
      moved: true,
    });
  });

  it("is for those the page is shared with for editing, and missing for those who may not see it", async () => {
    const id = await idOf({ title: "Guarded" });
    for (const call of [loadProperties, readProperties])
      expect(await as(world, world.vera).call(call, { page_id: id })).toMatchObject({
        code: "page-not-editable",
      });
    expect(
      await as(world, world.vera).call(saveProperties, { page_id: id, settings: { title: "Mine" } }),
    ).toMatchObject({
      code: "page-not-editable",
    });
    expect(
      await as(world, world.other.nora).call(saveProperties, { page_id: id, settings: { title: "Mine" } }),
    ).toMatchObject({
      code: "page-not-found",
    });
  });

  it("lets admins choose the home page, one at a time, and nobody else [PTYP-05] [PTYP-11] [PTYP-13] [ROUT-04]", async () => {
    const [first, second] = [await idOf({ title: "Home one" }), await idOf({ title: "Home two" })];
    const choose = (who: typeof world.ed, page_id: number, make_homepage: boolean) =>
      as(world, who).call(saveProperties, { page_id, settings: { make_homepage } });
    const home = async () => {
      const answer = await as(world, world.vera).call(readHome, {});
      return answer.success ? (answer.page?.id ?? null) : answer.code;
    };
    expect(await home()).toBeNull();
    expect(await choose(world.ed, first, true)).toMatchObject({ code: "page-types-by-admins", status: 403 });
    await choose(world.ada, first, true);
    expect(await home()).toBe(first);
    expect(await choose(world.ed, first, true)).toMatchObject({ success: true });
    await choose(world.ada, second, true);
    expect(await home()).toBe(second);
    expect(await as(world, world.ed).call(readProperties, { page_id: second })).toMatchObject({
      isHomepage: true,
      mayChooseHomepage: false,
    });
    await choose(world.ada, second, false);
    expect(await home()).toBeNull();
    expect(await as(world, "visitor").call(readHome, {})).toMatchObject({ code: "signed-out" });
  });
});
