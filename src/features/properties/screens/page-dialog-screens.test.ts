import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { madePage } from "#testing/pages/made-page.ts";
import { shown } from "#testing/screens/shown.ts";
import { type World, openWorld } from "#testing/world.ts";

let world: World;
let tides: number;
beforeAll(async () => {
  world = await openWorld("a hash");
  tides = await madePage(world, "Tides", { slug: "tides" });
});
afterAll(() => world.close());

describe("a new page", () => {
  it("takes its location from its title until one types another [PPRP-11] [PPRP-04]", async () => {
    const screen = await shown(world, world.ed, "/new/");
    await screen.type(/^Title/, "Safety First");
    expect(screen.field(/^Location/).value).toBe("safety-first");
    await screen.type(/^Location/, "safe");
    await screen.type(/^Title/, "Safety Second");
    expect(screen.field(/^Location/).value).toBe("safe");
    await screen.click("button", "Create page");
    expect(screen.address).toMatch(/^\/safe\//);
    expect(screen.title).toBe("Safety Second | Noordervaart");
  });

  it("says what is wrong at the field, and keeps what was typed [PPRP-10]", async () => {
    const screen = await shown(world, world.ed, "/new/");
    await screen.type(/^Location/, "a b");
    await screen.click("button", "Create page");
    expect(screen.text()).toContain("Please enter a page name.");
    expect(screen.text()).toContain("The location can only contain letters, digits, dashes and underscores.");
    expect(screen.field(/^Location/).value).toBe("a b");
    await screen.type(/^Title/, "Tides");
    await screen.type(/^Location/, "tides");
    await screen.click("button", "Create page");
    expect(screen.text()).toContain("This location is already in use.");
    expect(screen.address).toBe("/new/");
  });

  it("takes 120 characters for its title and no more [PPRP-01]", async () => {
    const screen = await shown(world, world.ed, "/new/");
    expect(screen.field(/^Title/).maxLength).toBe(120);
  });
});

describe("properties", () => {
  it("have the home page for administrators alone [PTYP-05]", async () => {
    const path = `/page/properties/${tides}/`;
    const ada = await shown(world, world.ada, path);
    expect(ada.field(/^Home page/).type).toBe("checkbox");
    const ed = await shown(world, world.ed, path);
    expect(ed.names("checkbox")).toEqual([]);
    expect(ed.text()).not.toContain("Home page");
  });

  it("change title and location; the old location leads on [ROUT-12] [ROUT-37]", async () => {
    const screen = await shown(world, world.ed, `/page/properties/${tides}/`);
    await screen.type(/^Title/, "Ebb and flow");
    await screen.type(/^Location/, "ebb");
    await screen.click("button", "Save");
    expect([screen.address, screen.title]).toEqual(["/ebb/", "Ebb and flow | Noordervaart"]);
    await screen.load("/tides/");
    expect(screen.address).toBe("/ebb/");
  });
});

describe("a copy", () => {
  it("begins with the page's title and no location of its own, and becomes a page [ROUT-13] [PPRP-05] [PDLG-21]", async () => {
    const screen = await shown(world, world.ed, `/page/copy/${tides}/0/`);
    expect(screen.field(/^Title/).value).toMatch(/^Copy of /);
    expect(screen.names("textbox").length).toBe(1);
    expect(screen.text()).toContain("was published on 21 November 2026, 12:00");
    await screen.type(/^Title/, "Another tide");
    await screen.click("button", "Create copy");
    expect([screen.address, screen.title]).toEqual(["/another-tide/?edit", "Another tide | Noordervaart"]);
  });
});
