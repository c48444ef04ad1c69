import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { madePage } from "#testing/pages/made-page.ts";
import type { Screen } from "#testing/screens/screen.ts";
import { shown } from "#testing/screens/shown.ts";
import { type World, openWorld } from "#testing/world.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld("a hash");
  await madePage(world, "Tides", { slug: "tides" });
  await madePage(world, "No fog");
});
afterAll(() => world.close());

const found = (screen: Screen) =>
  screen.parts("link", undefined, screen.part("region", "Browse pages")).map((link) => screen.text(link));
const typed = (screen: Screen) => screen.field("Search pages").value;
async function search(screen: Screen, words: string): Promise<void> {
  await screen.type("Search pages", words);
  await screen.pass(1000);
}

describe("a search of the list stands in the address", () => {
  it("and is run when the address is loaded, and when its hash becomes another one [HASH-01] [HASH-07]", async () => {
    const screen = await shown(world, world.ed, "/pages/#x=1/s=tides");
    await screen.pass(1000);
    expect([typed(screen), found(screen)]).toEqual(["tides", ["Tides"]]);
    screen.document.defaultView?.location.assign("#s=fog");
    await screen.pass(0);
    await screen.pass(1000);
    expect([typed(screen), found(screen)]).toEqual(["fog", ["No fog"]]);
  });

  it("under s, as soon as it is typed [HASH-02]", async () => {
    const screen = await shown(world, world.ed, "/pages/");
    await screen.type("Search pages", "no fog");
    expect(screen.address).toBe("/pages/#s=no%20fog");
  });

  it("under s, among other pairs between slashes, which stay [HASH-01] [HASH-02] (long)", async () => {
    const screen = await shown(world, world.ed, "/pages/#view=old/s=tides/x=1");
    await screen.pass(1000);
    expect([typed(screen), found(screen)]).toEqual(["tides", ["Tides"]]);
    await search(screen, "no fog");
    expect(screen.address).toBe("/pages/#view=old/x=1/s=no%20fog");
    await screen.press("{Backspace>6/}");
    expect(typed(screen)).toBe("");
    expect(screen.address).toBe("/pages/#view=old/x=1");
  });

  it("and stays as it was from the sign on that separates, whatever follows it [HASH-04]", async () => {
    const screen = await shown(world, world.ed, "/pages/");
    await screen.type("Search pages", "t");
    for (const key of "_x") await screen.press(key);
    expect([typed(screen), screen.address]).toEqual(["t_x", "/pages/#s=t"]);
  });

  it("unless it holds a sign that separates: then the address stays as it was [HASH-04] (long)", async () => {
    const screen = await shown(world, world.ed, "/pages/");
    for (const [words, address] of [
      ["t=", "#s=t"],
      ["t/", "#s=t"],
      ["t_", "#s=t"],
      ["ti", "#s=ti"],
    ] as const) {
      await search(screen, words);
      expect([words, screen.address]).toEqual([words, `/pages/${address}`]);
    }
  });

  it("and is run again with a reload and with going back and forward [HASH-07] (long)", async () => {
    const screen = await shown(world, world.ed, "/pages/");
    await search(screen, "tides");
    await screen.load(screen.address);
    await screen.pass(1000);
    expect([typed(screen), found(screen)]).toEqual(["tides", ["Tides"]]);
    const other = await shown(world, world.ed, "/pages/");
    await search(other, "tides");
    await other.back();
    expect([other.address, typed(other)]).toEqual(["/pages/", ""]);
    expect(found(other)).toContain("No fog");
    other.document.defaultView?.history.forward();
    await other.pass(0);
    await other.pass(1000);
    expect([other.address, typed(other)]).toEqual(["/pages/#s=tides", "tides"]);
    expect(found(other)).toEqual(["Tides"]);
  });

  it("and an anchor is none [HASH-05] (long)", async () => {
    const screen = await shown(world, world.ed, "/pages/#auto-join");
    await screen.pass(1000);
    expect([screen.address, typed(screen)]).toEqual(["/pages/#auto-join", ""]);
    expect(found(screen)).toContain("No fog");
  });
});

describe("a search", () => {
  const sortedBy = ({ document }: Screen) =>
    [...document.querySelectorAll("[role=group][aria-label='Sort by'] button[aria-pressed=true]")].map(
      ({ textContent }) => textContent,
    );

  it("takes the order from before when it is over, and relevance becomes alphabetical; the order is kept [BFLT-06] [BFLT-11] [BFLT-13] [BFLT-15]", async () => {
    const screen = await shown(world, world.ed, "/pages/?q=tid");
    expect(sortedBy(screen)).toEqual(["Relevance"]);
    await screen.type("Search pages", "");
    expect(sortedBy(screen)).toEqual(["Alphabetical"]);
    await screen.click("button", "Created");
    expect(decodeURIComponent(screen.document.cookie)).toContain('"by":"created"');
    await screen.type("Search pages", "t");
    expect(sortedBy(screen)).toEqual(["Relevance"]);
    await screen.press("{Backspace}");
    expect(sortedBy(screen)).toEqual(["Created"]);
  });

  it("takes the order from before when it is over, and a reload never sorts by relevance [BFLT-11] [BFLT-15] (long)", async () => {
    const screen = await shown(world, world.ed, "/pages/");
    const pressed = () => sortedBy(screen);
    await screen.click("button", "Created");
    await screen.type("Search pages", "tid");
    expect(pressed()).toEqual(["Relevance"]);
    await screen.press("{Backspace>3/}");
    expect(pressed()).toEqual(["Created"]);
    // An order that was chosen for what is found goes with the search.
    await screen.type("Search pages", "tid");
    await screen.click("button", "Modified");
    expect(pressed()).toEqual(["Modified"]);
    await screen.type("Search pages", "");
    expect(pressed()).toEqual(["Created"]);
    await screen.load("/pages/");
    expect(pressed()).toEqual(["Created"]);
    await screen.click("button", "Alphabetical");
    await screen.type("Search pages", "tid");
    await screen.click("radio", "Details");
    expect(pressed()).toEqual(["Relevance"]);
    await screen.load("/pages/");
    expect(pressed()).toEqual(["Alphabetical"]);
    await screen.click("button", "Modified");
    await screen.type("Search pages", "tid");
    await screen.click("radio", "Grouped list");
    await screen.load("/pages/");
    expect(pressed()).toEqual(["Modified"]);
    await screen.load("/pages/?q=tid");
    expect(pressed()).toEqual(["Relevance"]);
    await screen.type("Search pages", "");
    expect(pressed()).toEqual(["Alphabetical"]);
  });
});
