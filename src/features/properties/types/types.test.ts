import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createPage } from "#features/creating/contract.ts";
import { readHome } from "#features/reading/homepage/screen.ts";
import { readPageAt } from "#features/pages/contract.ts";
import { loadProperties, saveProperties } from "#features/properties/contract.ts";
import { as } from "#testing/as.ts";
import { madePage } from "#testing/pages/made-page.ts";
import { type World, type WorldPerson, openWorld } from "#testing/world.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const save = (who: WorldPerson, page_id: number, settings: Record<string, unknown>) =>
  as(world, who).call(saveProperties, { page_id, settings });

async function typeOf(page_id: number) {
  const loaded = await as(world, world.ada).call(loadProperties, { page_id });
  if (!loaded.success) throw new Error(loaded.code);
  const { is_homepage, is_template, is_default_template } = loaded;
  return [is_homepage && "homepage", is_template && "template", is_default_template && "default"].filter(
    Boolean,
  );
}

async function flagsFor(who: WorldPerson, page_id: number) {
  const loaded = await as(world, who).call(loadProperties, { page_id });
  return loaded.success && [loaded.can_be_template, loaded.can_toggle_default_template];
}

describe("types of pages", () => {
  it("one home page and one default template: a new one turns the one of before back, a default template into a template; what was the home page, or a template, can be an ordinary page again, and the home page is no template [PTYP-02] [PTYP-03] [PTYP-13]", async () => {
    const [one, two] = [await madePage(world, "One"), await madePage(world, "Two")];
    await save(world.ada, one, { make_default_template: true });
    expect(await typeOf(one)).toEqual(["template", "default"]);
    await save(world.ada, two, { make_default_template: true });
    expect([await typeOf(one), await typeOf(two)]).toEqual([["template"], ["template", "default"]]);
    await save(world.ada, one, { make_homepage: true });
    expect(await typeOf(one)).toEqual(["homepage"]);
    expect([await flagsFor(world.ada, one), await flagsFor(world.ada, two)]).toEqual([
      [false, true],
      [true, true],
    ]);
    await save(world.ada, two, { make_homepage: true });
    expect([await typeOf(one), await typeOf(two)]).toEqual([[], ["homepage"]]);
    await save(world.ada, two, { make_homepage: false });
    expect(await typeOf(two)).toEqual([]);
    for (const [make_template, type] of [
      [true, ["template"]],
      [false, []],
    ] as const) {
      await save(world.ada, two, { make_template });
      expect(await typeOf(two)).toEqual(type);
    }
  });

  it("two who make two pages the home page, and the default template, at once leave one of each [PTYP-13] (long)", async () => {
    const pages = [await madePage(world, "Left"), await madePage(world, "Right")];
    for (const field of ["make_default_template", "make_homepage"]) {
      const who = [world.ada, world.olga] as const;
      const saved = await Promise.all(
        pages.map((id, at) => save(who[at] ?? world.ada, id, { [field]: true })),
      );
      expect(saved).toMatchObject([{ success: true }, { success: true }]);
      const types = await Promise.all(pages.map(typeOf));
      expect(types.flat().filter((type) => type === "homepage" || type === "default")).toHaveLength(1);
    }
  });

  it("are changed by administrators alone, whose dialogs say so; others may send them as they are [PTYP-06] [PTYP-07] [PTYP-11]", async () => {
    const id = await madePage(world, "Rules");
    expect([
      await flagsFor(world.ada, id),
      await flagsFor(world.olga, id),
      await flagsFor(world.ed, id),
    ]).toEqual([
      [true, true],
      [true, true],
      [false, false],
    ]);
    for (const field of ["make_homepage", "make_template", "make_default_template"]) {
      expect(await save(world.ed, id, { [field]: true, title: "Never" })).toMatchObject({
        code: "page-types-by-admins",
        status: 403,
      });
      expect(await save(world.ed, id, { [field]: false })).toMatchObject({ success: true });
    }
    await save(world.ada, id, { make_default_template: true });
    expect(await save(world.ed, id, { make_default_template: false })).toMatchObject({ status: 403 });
    expect(await save(world.ed, id, { make_template: true, title: "Ours" })).toMatchObject({ success: true });
    expect(await typeOf(id)).toEqual(["template", "default"]);
    await save(world.ada, id, { make_default_template: false });
    expect(await save(world.ed, id, { make_default_template: true })).toMatchObject({ status: 403 });
    expect(await typeOf(id)).toEqual(["template"]);
  });

  it("a page that nobody sees yet, and the home page, cannot be templates, and the dialog says so [PTYP-03] (long)", async () => {
    const made = await as(world, world.ed).call(createPage, {
      settings: { title: "Sketch", slug: "sketch" },
    });
    expect(made).toMatchObject({ success: true });
    const shown = await as(world, world.ed).call(readPageAt, { slug: "sketch" });
    const draft = shown.success ? shown.page.id : 0;
    expect(await flagsFor(world.ada, draft)).toEqual([false, true]);
    expect(await save(world.ada, draft, { make_template: true })).toMatchObject({
      code: "template-unpublished",
    });
    const home = await madePage(world, "Start");
    await save(world.ada, home, { make_homepage: true });
    expect(await flagsFor(world.ada, home)).toEqual([false, true]);
    expect(await save(world.ada, home, { make_template: true, make_homepage: false })).toMatchObject({
      code: "page-not-a-template",
    });
    expect(await as(world, world.vera).call(readHome, {})).toMatchObject({ page: { id: home } });
  });

  it("are given to a page when it is made, which its readers see at once then [PTYP-02] (long)", async () => {
    const settings = { title: "Form", slug: "leave-form", make_template: true };
    expect(await as(world, world.ed).call(createPage, { settings })).toMatchObject({
      code: "page-types-by-admins",
    });
    expect(await as(world, world.ada).call(createPage, { settings })).toMatchObject({ success: true });
    const shown = await as(world, world.vera).call(readPageAt, { slug: "leave-form" });
    expect(shown.success && (await typeOf(shown.page.id))).toEqual(["template"]);
  });
});
