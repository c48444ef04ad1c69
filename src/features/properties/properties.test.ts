import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { as } from "#testing/as.ts";
import { type World, openWorld } from "#testing/world.ts";
import { readHome } from "#features/reading/homepage/screen.ts";
import { createPage } from "#features/creating/contract.ts";
import { type SentSettings, loadPageEdit, loadProperties, saveProperties } from "./contract.ts";
import { readProperties } from "./screen.ts";
import { readPageAt, readPageById } from "#features/pages/contract.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

/** A page that everybody reads: it comes with its text. */
async function made(settings: SentSettings) {
  const written = JSON.stringify({ markdown: "Words.", ...settings });
  const answer = await as(world, world.ed).call(createPage, { settings: written });
  if (!answer.success) throw new Error(answer.code);
  const page = await as(world, world.ed).call(readPageAt, { slug: answer.redirect.slice(1, -1) });
  if (!page.success) throw new Error(page.code);
  return page.page;
}

const idOf = async (settings: SentSettings) => (await made(settings)).id;

describe("changing properties", () => {
  it("moves the address; the old one leads to the new and stays the page's own [PPRP-05] [ROUT-12] [PDLG-11] (long)", async () => {
    const id = await idOf({ title: "Old name", slug: "old-name" });
    for (const call of [loadProperties, loadPageEdit])
      expect(await as(world, world.ed).call(call, { page_id: id })).toMatchObject({
        perm_can_edit_slug: true,
      });
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

  it("without a location the page lives at its id [ROUT-37] [PDLG-10] (long)", async () => {
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

  it("lets admins choose the home page, one at a time, and nobody else [PDLG-10] [PTYP-05] [ROUT-04] (long)", async () => {
    const [first, second] = [await idOf({ title: "Home one" }), await idOf({ title: "Home two" })];
    const choose = (who: typeof world.ed, page_id: number, make_homepage: boolean) =>
      as(world, who).call(saveProperties, { page_id, settings: { make_homepage } });
    const home = async () => {
      const answer = await as(world, world.vera).call(readHome, {});
      return answer.success ? (answer.page?.id ?? null) : answer.code;
    };
    expect(await home()).toBeNull();
    const draft = await as(world, world.ed).call(createPage, {
      settings: { title: "Home draft", slug: "home-draft" },
    });
    expect(draft).toMatchObject({ success: true });
    const unpublished = await as(world, world.ada).call(readPageAt, { slug: "home-draft" });
    expect(await choose(world.ada, unpublished.success ? unpublished.page.id : 0, true)).toMatchObject({
      code: "homepage-unpublished",
      status: 409,
    });
    expect(await choose(world.ed, first, true)).toMatchObject({ code: "page-types-by-admins", status: 403 });
    await choose(world.ada, first, true);
    expect(await home()).toBe(first);
    expect(await choose(world.ed, first, true)).toMatchObject({ success: true });
    await choose(world.ada, second, true);
    expect(await home()).toBe(second);
    expect(await as(world, world.ed).call(readProperties, { page_id: second })).toMatchObject({
      type: "homepage",
      mayChangeType: false,
    });
    await choose(world.ada, second, false);
    expect(await home()).toBeNull();
    expect(await as(world, "visitor").call(readHome, {})).toMatchObject({ code: "signed-out" });
  });
});
