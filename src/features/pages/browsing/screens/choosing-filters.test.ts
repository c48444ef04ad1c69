import { afterAll, beforeAll, expect, it } from "vitest";
import { shown } from "#testing/screens/shown.ts";
import { tagNamed, taggedPage } from "#testing/tags.ts";
import { type World, openWorld } from "#testing/world.ts";

let world: World;
let fog: number;
beforeAll(async () => {
  world = await openWorld("a hash");
  await taggedPage(world, world.ed, { title: "Anchors", tags: ["fog"] });
  fog = await tagNamed(world, "fog");
});
afterAll(() => world.close());

it("a folder, a tag, the trash and all pages each clear the others, and a search [BFLT-03] [BRWS-03] (long)", async () => {
  const screen = await shown(world, world.ed, `/pages/tag/${fog}/`);
  const panel = () => screen.part("complementary", "Filters");
  const chosen = () =>
    [...screen.parts("link", undefined, panel()), ...screen.parts("treeitem", undefined, panel())]
      .filter((each) => each.getAttribute("aria-current") === "page")
      .map((each) => screen.text(each).trim());
  const ways = {
    Main: () => screen.click("treeitem", /^Main/),
    Trash: () => screen.click("link", "Trash"),
    fog: () => screen.click("link", "fog", screen.part("list", "Tags")),
    "All pages": () => screen.click("link", "All pages"),
  };
  const order = ["Main", "fog", "Trash", "Main", "All pages", "Trash", "fog", "All pages"] as const;
  for (const name of order) {
    await ways[name]();
    expect([name, chosen()]).toEqual([name, [name]]);
  }
  for (const name of ["Main", "Trash", "fog", "All pages", "All pages"] as const) {
    await screen.type("Search pages", "Anch");
    await screen.pass(400);
    expect(chosen()).toEqual([]);
    await ways[name]();
    expect([name, chosen(), screen.field("Search pages").value]).toEqual([name, [name], ""]);
  }
});
