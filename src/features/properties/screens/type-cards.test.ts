import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { saveProperties } from "../contract.ts";
import { as } from "#testing/as.ts";
import { madePage } from "#testing/pages/made-page.ts";
import type { Screen } from "#testing/screens/screen.ts";
import { shown } from "#testing/screens/shown.ts";
import { type World, openWorld } from "#testing/world.ts";

let world: World;
let tides: number;
beforeAll(async () => {
  world = await openWorld("a hash");
  tides = await madePage(world, "Tides", { slug: "tides" });
});
afterAll(() => world.close());

const cardsOf = (screen: Screen) =>
  (screen.parts("radio") as HTMLInputElement[]).map((card) => {
    const label = card.closest("label")?.querySelector("span")?.textContent;
    return `${label}${card.checked ? ", chosen" : ""}${card.matches(":disabled") ? ", locked" : ""}`;
  });

describe("the type of a page in its properties", () => {
  it("is one of four cards for administrators, beside title, folder, tags and location, saved with the page and sent only where it was changed [PTYP-01] [PTYP-02] [PTYP-05] [PTYP-13] [PPRP-09] (long)", async () => {
    const before = await madePage(world, "Before");
    const settings = { make_default_template: true };
    await as(world, world.ada).call(saveProperties, { page_id: before, settings });
    const screen = await shown(world, world.ada, `/page/properties/${tides}/`);
    expect(cardsOf(screen)).toEqual(["Standard, chosen", "Home page", "Template", "Default template"]);
    for (const label of [/^Title/, /^Folder/, /^Tags/, /^Location/]) expect(screen.field(label)).toBeTruthy();
    await screen.click("radio", /^Default template/);
    await screen.click("button", "Save");
    expect(screen.sent.at(-2)?.fields?.["settings"]).toMatchObject({
      make_homepage: false,
      make_template: true,
      make_default_template: true,
    });
    await screen.load(`/page/properties/${tides}/`);
    expect(cardsOf(screen)).toEqual(["Standard", "Home page", "Template", "Default template, chosen"]);
    await screen.load(`/page/properties/${before}/`);
    expect(cardsOf(screen)).toEqual(["Standard", "Home page", "Template, chosen", "Default template"]);
    await screen.load(`/page/properties/${tides}/`);
    await screen.type(/^Title/, "Tides and times");
    await screen.click("button", "Save");
    const saved = screen.sent.filter(({ method }) => method === "POST").at(-1)?.fields?.["settings"];
    expect(saved).not.toHaveProperty("make_homepage");
    await as(world, world.ada).call(saveProperties, { page_id: tides, settings: { make_template: false } });
  });

  it("is told to others by cards without the home page, which are locked for a reason, beside title, folder, tags and location [PPRP-09] [PTYP-01] [PTYP-05] [PTYP-06] [PTYP-12]", async () => {
    const screen = await shown(world, world.ed, `/page/properties/${tides}/`);
    expect(cardsOf(screen)).toEqual([
      "Standard, chosen, locked",
      "Template, locked",
      "Default template, locked",
    ]);
    expect(screen.text()).toContain("Only administrators can change the page type.");
    expect(screen.text()).not.toContain("Home page");
    for (const label of [/^Title/, /^Folder/, /^Tags/, /^Location/]) expect(screen.field(label)).toBeTruthy();
  });

  it("cannot be a template where the page cannot be one, nor any where the default one cannot be chosen; what is chosen is saved [PTYP-02] [PTYP-03] [PTYP-04]", async () => {
    await as(world, world.ada).call(saveProperties, { page_id: tides, settings: { make_homepage: true } });
    const screen = await shown(world, world.ada, `/page/properties/${tides}/`);
    expect(cardsOf(screen)).toEqual([
      "Standard",
      "Home page, chosen",
      "Template, locked",
      "Default template, locked",
    ]);
    expect(screen.text()).toContain("The home page can't be a template.");
    await screen.click("radio", /^Standard/);
    await screen.click("button", "Save");
    const sent = screen.sent.findLast(({ method }) => method === "POST")?.fields?.["settings"];
    expect(sent).toEqual({ make_homepage: false, make_template: false, make_default_template: false });
    await screen.load(`/page/properties/${tides}/`);
    expect(cardsOf(screen)).toEqual(["Standard, chosen", "Home page", "Template", "Default template"]);
  });
});
