import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { principal } from "#kernel/actor.ts";
import { createFolder } from "#features/folders/contract.ts";
import { savePageEdit } from "#features/properties/contract.ts";
import { as } from "#testing/as.ts";
import { query } from "#testing/folders.ts";
import { madePage } from "#testing/pages/made-page.ts";
import type { Screen } from "#testing/screens/screen.ts";
import { shown } from "#testing/screens/shown.ts";
import { openSubsiteWorld } from "#testing/subsite-world.ts";
import { type World, openWorld } from "#testing/world.ts";

let world: World;
let tides: number;
beforeAll(async () => {
  world = await openWorld("a hash");
  await world.database.pool.query("update site set public_pages = true where id = $1", [world.siteId]);
  await as(world, world.ed).call(createFolder, { parent_id: world.mainFolderId, new_name: "Fleet" });
  tides = await madePage(world, "Tides", { slug: "tides" });
});
afterAll(() => world.close());

const list = (screen: Screen) => screen.part("region", "Browse pages");
async function entriesOf(screen: Screen, button: string): Promise<string[]> {
  await screen.click("button", button);
  const entries = screen.names("menuitem");
  await screen.press("{Escape}");
  return entries;
}

describe("the options of a page", () => {
  it("are more for those who may edit that page, and lead to where they say [POPT-06]", async () => {
    const shares = [{ principalId: principal("person", world.vera.id), mayEdit: true }];
    const berths = await madePage(world, "Berths", { shares });
    const vera = await shown(world, world.vera, "/pages/");
    expect(await entriesOf(vera, "Options for Tides")).toEqual(["Open", "Follow"]);
    // What counts is that page, whatever role one has.
    const all = ["Open", "Follow", "Edit", "Settings", "Move to folder", "Versions", "Move to Trash"];
    expect(await entriesOf(vera, "Options for Berths")).toEqual(all);
    await query(world, "delete from page where site_id = $1 and id = $2", berths);
    const ed = await shown(world, world.ed, "/pages/");
    await ed.click("button", "Options for Tides");
    expect(ed.parts("menuitem").map((each) => [ed.text(each), each.getAttribute("href")])).toEqual([
      ["Open", "/tides/"],
      ["Follow", null],
      ["Edit", "/tides/?edit"],
      ["Settings", `/page/settings/${tides}/`],
      ["Move to folder", null],
      ["Versions", `/page/versions/${tides}/`],
      ["Move to Trash", null],
    ]);
    await ed.click("menuitem", "Move to Trash");
    expect(ed.parts("dialog")).toHaveLength(1);
  });

  it("are more for those who may edit it, and lead where they say [ROUT-11] [POPT-01] [POPT-06] (long)", async () => {
    const vera = await shown(world, world.vera, "/pages/");
    expect(await entriesOf(vera, "Options for Tides")).toEqual(["Open", "Follow"]);
    const ed = await shown(world, world.ed, "/pages/");
    expect(await entriesOf(ed, "Options for Tides")).toEqual([
      "Open",
      "Follow",
      "Edit",
      "Settings",
      "Move to folder",
      "Versions",
      "Move to Trash",
    ]);
    for (const [entry, path] of [
      ["Open", "/tides/"],
      ["Edit", "/tides/?edit"],
      ["Settings", `/page/settings/${tides}/`],
      ["Versions", `/page/versions/${tides}/`],
    ] as const) {
      await ed.load("/pages/");
      await ed.click("button", "Options for Tides");
      await ed.click("menuitem", entry);
      expect(ed.address).toBe(path);
    }
  });

  it("are in the list and in the table, but for visitors [POPT-01] [POPT-06]", async () => {
    const settings = { permission_state: { public: { view: true } } };
    const opened = await as(world, world.ada).call(savePageEdit, { page_id: tides, settings });
    expect(opened).toMatchObject({ success: true });
    const ed = await shown(world, world.ed, "/pages/?view=details");
    expect(await entriesOf(ed, "Options for Tides")).toEqual(
      expect.arrayContaining(["Open", "Edit", "Settings", "Versions", "Move to Trash"]),
    );
    for (const look of ["grouped", "details"]) {
      const screen = await shown(world, "visitor", `/pages/?view=${look}`);
      expect(screen.names("link", list(screen))).toEqual([
        "Filters",
        "Alphabetical",
        "Modified",
        "Created",
        "Grouped list",
        "Details",
        "Tides",
      ]);
      expect(screen.names("button", list(screen)).filter((name) => name.startsWith("Options"))).toEqual([]);
    }
  });

  it("are in a subsite those of its roles, whatever one is on the site, and lead on in it [POPT-01] [POPT-06] (long)", async () => {
    const subsites = await openSubsiteWorld("a hash");
    const { crew, vera, ed, xavi } = subsites;
    const at = async (who: typeof vera, slug: string) =>
      entriesOf(
        await shown(subsites, who, `/@${slug}/pages/`),
        `Options for ${slug === "crew" ? "Crew" : "Harbour"} tides`,
      );
    const changes = ["Edit", "Settings", "Versions", "Move to Trash"];
    expect([
      await at(vera, "crew"),
      await at(ed, "crew"),
      await at(ed, "harbour"),
      await at(xavi, "harbour"),
    ]).toEqual([
      ["Open", "Follow", ...changes],
      ["Open", "Follow"],
      ["Open", "Follow", ...changes],
      ["Open", "Follow"],
    ]);
    const screen = await shown(subsites, vera, "/@crew/pages/");
    for (const [entry, path] of [
      ["Open", "/@crew/tides/"],
      ["Edit", "/@crew/tides/?edit"],
      ["Settings", `/@crew/page/settings/${crew.tidesId}/`],
      ["Versions", `/@crew/page/versions/${crew.tidesId}/`],
    ] as const) {
      await screen.load("/@crew/pages/");
      await screen.click("button", "Options for Crew tides");
      await screen.click("menuitem", entry);
      expect(screen.address).toBe(path);
    }
    await subsites.close();
  });
});
