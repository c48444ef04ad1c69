import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { as } from "#testing/as.ts";
import { type World, openWorld } from "#testing/world.ts";
import { createFolder } from "#features/folders/contract.ts";
import { createPage, loadNewPage } from "./contract.ts";
import { readNewPage } from "./screen.ts";
import { type SentSettings, saveProperties } from "#features/properties/contract.ts";
import { readPageAt } from "#features/pages/contract.ts";

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

describe("making a page", () => {
  it("takes the title's address, the next free one, or its id [PPRP-11] [ROUT-37] [PDLG-09] (long)", async () => {
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

  it("goes to the folder of another path that is sent for it [PPRP-06]", async () => {
    await as(world, world.ed).call(createFolder, { parent_id: world.mainFolderId, new_name: "Shore/Slip" });
    const { id } = await made({ title: "Winches" });
    const settings = JSON.stringify({ category: "Main/Shore/Slip" });
    expect(await as(world, world.ed).call(saveProperties, { page_id: id, settings })).toMatchObject({
      success: true,
    });
    const answer = await as(world, world.ed).call(readPageAt, { slug: "winches" });
    expect(answer.success && answer.page.folders.map(({ name }) => name)).toEqual(["Main", "Shore", "Slip"]);
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
          "This folder doesn't exist. Choose another.",
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

  it("is work of editors; others are told so [ROLE-05] [ROLE-06] [ROLE-21] [ROLE-26] [ROUT-14]", async () => {
    for (const who of [world.vera, world.xavi] as const) {
      expect(await as(world, who).call(createPage, { settings: { title: "Mine" } })).toMatchObject({
        code: "editors-only",
        status: 403,
        body: { message: "Sorry, only editors can do this." },
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
