import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { as, worldNow } from "#testing/as.ts";
import { madePage } from "#testing/pages/made-page.ts";
import { setHomepage } from "#testing/pages/home-page.ts";
import { shown } from "#testing/screens/shown.ts";
import { type World, actorOf, openWorld, within } from "#testing/world.ts";
import { beginSite, readMaking } from "../contract.ts";
import { claimMaking, endMaking, noteMaking } from "../making-store.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld("a hash");
});
afterAll(() => world.close());

const inSite = <Result>(work: Parameters<typeof within<Result>>[2]) =>
  within(world, actorOf(world, world.olga), work);

describe("the choice of a starting point", () => {
  it("says on each card how many pages come, and below which those are (long)", async () => {
    const screen = await shown(world, world.olga, "/-/start/");
    const cards = screen.parts("radio").map((radio) => screen.text(radio.closest("label") ?? radio));
    expect(cards).toEqual([
      "Company intranet 6 pages A home page, handbook, teams and minutes",
      "Team handbook 6 pages How you work, in pages people can find",
      "Club 6 pages Season, members and board, partly public",
      "Client portal 6 pages Projects, questions and contacts for clients",
      "Public site 6 pages Pages anyone can read",
      "Empty No pages No sample pages",
    ]);
    expect(screen.text(screen.part("main"))).toContain(
      "You get Welcome to Noordervaart, Your first week, Leave and sick days, Travel and expenses, Who does what, Minutes: our first Monday.",
    );
    expect(screen.text(screen.part("main"))).toContain("Step 2 of 3");
    expect(screen.part("link", "Start from your own files").getAttribute("href")).toBe("/settings/import/");
  });
});

describe("a site that is being made", () => {
  const steps = [
    { is: "pictures", name: "", done: 1, all: 1 },
    { is: "home", name: "", done: 1, all: 1 },
    { is: "folder", name: "Handbook", done: 2, all: 3 },
    { is: "folder", name: "Teams", done: 0, all: 2 },
  ];

  it("shows its steps to whoever comes back, and cannot be begun twice", async () => {
    await inSite((tx) => claimMaking("intranet", worldNow, tx));
    await inSite((tx) => noteMaking({ pictures: 1, pages: 3 }, worldNow, tx));
    expect(await as(world, world.olga).call(readMaking, {})).toMatchObject({
      making: { point: "intranet", steps },
      hasBegun: false,
    });
    expect(await as(world, world.olga).call(beginSite, { point: "club" })).toMatchObject({
      code: "site-is-being-made",
    });
    for (const who of [world.ada, world.ed, world.vera])
      expect(await as(world, who).call(readMaking, {})).toMatchObject({ code: "owners-only" });
    const later = new Date(worldNow.getTime() + 21_000);
    expect(await as(world, world.olga, later).call(readMaking, {})).toMatchObject({ making: null });
    await inSite(endMaking);
  });

  it("is followed after a reload and through a cut line, until the home page opens (long)", async () => {
    await inSite((tx) => claimMaking("intranet", new Date(), tx));
    await inSite((tx) => noteMaking({ pictures: 1, pages: 3 }, new Date(), tx));
    const screen = await shown(world, world.olga, "/-/start/");
    expect(screen.part("heading").textContent).toBe("Creating your site");
    expect(screen.text(screen.part("main"))).toContain("Step 3 of 3");
    const list = () =>
      screen.parts("listitem", undefined, screen.part("list", "Steps")).map((each) => screen.text(each));
    expect(list()).toEqual(["PicturesDone", "Home pageDone", "Handbook2 of 3 pages", "Teams0 of 2 pages"]);
    screen.meddle(() => Promise.reject(new TypeError("cut")));
    await screen.pass(400);
    expect(screen.text(screen.part("main"))).toContain("Connection lost. Trying again…");
    screen.meddle(null);
    const id = await madePage(world, "Welcome");
    await setHomepage(world, id);
    await inSite(endMaking);
    for (let look = 0; look < 3; look++) await screen.pass(400);
    expect(screen.address).toBe("/");
    await setHomepage(world, null);
  });

  it("whose choice never arrived brings the choice back as it was, with the reason (long)", async () => {
    const screen = await shown(world, world.olga, "/-/start/");
    await screen.clickOn(screen.field(/^Club/));
    screen.meddle(({ method }) => (method === "POST" ? Promise.reject(new TypeError("cut")) : null));
    await screen.click("button", "Create my site");
    expect(screen.part("heading").textContent).toBe("Creating your site");
    for (let look = 0; look < 5; look++) await screen.pass(400);
    expect(screen.field(/^Club/).checked).toBe(true);
    expect(screen.text(screen.part("main"))).toContain("Could not connect, please try again later..");
  });
});
