import { afterAll, beforeAll, expect, it } from "vitest";
import type { Screen } from "#testing/screens/screen.ts";
import { shown } from "#testing/screens/shown.ts";
import { openSubsiteWorld } from "#testing/subsite-world.ts";
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

/** What is chosen in the panel of filters. */
function chosenIn(screen: Screen): string[] {
  const panel = screen.part("complementary", "Filters");
  return [...panel.querySelectorAll("[aria-current='page']")].map((each) => screen.text(each).trim());
}

it("each filter is chosen alone, whatever is remembered, and none while one searches, which ends with it [BFLT-03] [BFLT-12]", async () => {
  const remembered = JSON.stringify({ cat_id: world.mainFolderId, tag_id: fog, view_trash: true });
  const screen = await shown(world, world.ed, "/pages/");
  screen.document.cookie = `pages_filter_${world.siteId}=${encodeURIComponent(remembered)}; path=/`;
  const chosen: unknown[] = [];
  for (const address of ["/pages/trash/", `/pages/tag/${fog}/`, "/pages/tree/"]) {
    await screen.load(address);
    chosen.push(chosenIn(screen));
  }
  expect(chosen).toEqual([["Trash"], ["fog"], ["Main"]]);
  await screen.type("Search pages", "Anch");
  expect([chosenIn(screen), screen.address]).toEqual([[], "/pages/#s=Anch"]);
  await screen.click("link", "fog", screen.part("list", "Tags"));
  expect([chosenIn(screen), screen.field("Search pages").value]).toEqual([["fog"], ""]);
  await screen.click("link", "All pages");
  expect(chosenIn(screen)).toEqual(["All pages"]);
});

it("in a subsite a search leaves the filter too, and ends with all pages of that one [BFLT-12] [BRWS-03]", async () => {
  const many = await openSubsiteWorld("a hash");
  const screen = await shown(many, many.vera, "/@crew/pages/trash/");
  await screen.type("Search pages", "tid");
  expect(screen.address).toBe("/@crew/pages/#s=tid");
  await screen.type("Search pages", "");
  const titles = screen.names("link", screen.part("region", "Browse pages"));
  expect([screen.address, titles]).toEqual(["/@crew/pages/", ["Crew home", "Crew tides"]]);
  await many.close();
});

it("a folder, a tag, the trash and all pages each clear the others, and a search [BFLT-03] [BRWS-03] (long)", async () => {
  const screen = await shown(world, world.ed, `/pages/tag/${fog}/`);
  const chosen = () => chosenIn(screen);
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
  await screen.load("/pages/?q=Anch");
  await ways["All pages"]();
  expect([chosen(), screen.field("Search pages").value]).toEqual([["All pages"], ""]);
});
