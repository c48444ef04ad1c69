import { afterAll, beforeAll, expect, it } from "vitest";
import { run } from "#database/transaction.ts";
import { as } from "#testing/as.ts";
import { some } from "#testing/properties.ts";
import { shown } from "#testing/screens/shown.ts";
import { openTestWeb } from "#testing/server.ts";
import { actorOf, within } from "#testing/world.ts";
import { type SubsiteWorld, openSubsiteWorld } from "#testing/subsite-world.ts";
import { createSpace } from "../contract.ts";
import { saveRoles } from "../joining-store.ts";

let world: SubsiteWorld;
beforeAll(async () => {
  world = await openSubsiteWorld("a hash");
});
afterAll(() => world.close());

it("the list shows what one is in, what one may join, and archived ones last; from the fifth on it is searched [SLST-01] [SLST-02] [SUBS-17]", async () => {
  // Also one that one is in.
  await within(world, actorOf(world, world.olga), (tx) =>
    saveRoles({ subsiteId: world.attic.id, personIds: [world.olga.id], role: "admin" }, tx),
  );
  const screen = await shown(world, world.olga, "/subsites/");
  const main = () => screen.part("main");
  expect(screen.names("heading", main())).toEqual([
    "Subsites",
    "Your subsites",
    "Noordervaart",
    "Board",
    "More subsites",
    "Crew",
    "Harbour",
    "Archived",
    "Attic",
  ]);
  expect(screen.names("button", main())).toContain("Create Subsite");
  const joins = screen.names("button", main()).filter((name) => name.startsWith("Join"));
  expect(joins).toEqual(["Join Subsite Crew", "Join Subsite Harbour"]);
  expect(screen.parts("searchbox", undefined, main())).toEqual([]);
  expect(screen.parts("textbox", undefined, main())).toEqual([]);
  await as(world, world.olga).call(createSpace, { name: "Fifth", description: "Tides and rosters" });
  await screen.load("/subsites/");
  const searches = [
    ["ROSTERS", false, false, true],
    ["crew", true, false, false],
    ["nothing", false, false, false],
  ];
  for (const [words, ...expected] of some(searches, 1)) {
    await screen.type("Filter subsites", String(words), main());
    const found = screen.names("heading", main());
    expect([words, ...["Crew", "Harbour", "Fifth"].map((name) => found.includes(name))]).toEqual([
      words,
      ...expected,
    ]);
  }
});

it("the list offers Create Subsite to all who see it; who may not is told whose work it is [SLST-01] (long)", async () => {
  const screen = await shown(world, world.vera, "/subsites/");
  await screen.click("button", "Create Subsite", screen.part("main"));
  const told = "No site ownership Sorry, only Site Owners can create subsites on this site.";
  expect(screen.text(screen.part("dialog"))).toContain(told);
  // Also where one knows of none yet: Xavi, from outside, was in Harbour alone.
  await within(world, actorOf(world, world.olga), async (tx) => {
    await run(tx, "delete from membership where site_id = $1 and person_id = $2", [tx.siteId, world.xavi.id]);
    await run(tx, "update subsite set is_public = false where site_id = $1", [tx.siteId]);
  });
  const empty = await shown(world, world.xavi, "/subsites/");
  expect(empty.text(empty.part("main"))).toContain("No subsites yet");
  expect(empty.names("button", empty.part("main"))).toEqual(["Create Subsite"]);
});

it("a new subsite is closed to the world [SLST-14] (long)", async () => {
  await as(world, world.olga).call(createSpace, { name: "Sixth", description: "" });
  const web = await openTestWeb(world);
  expect((await (await web.browser("visitor")).get("/@sixth/pages/")).status).toBe(404);
  await web.close();
  const screen = await shown(world, world.olga, "/subsites/");
  await screen.load("/@sixth/pages/");
  expect(screen.address).toBe("/@sixth/pages/");
});

it("on the list the letter of a subsite wears its colour, of one without a colour that of the site (long)", async () => {
  await within(world, actorOf(world, world.olga), (tx) =>
    run(tx, "update subsite set accent = '#005f73' where site_id = $1 and id = $2", [
      tx.siteId,
      world.crew.id,
    ]),
  );
  const screen = await shown(world, world.olga, "/subsites/");
  const letters = [...screen.document.querySelectorAll(".subsites-letter")];
  const coloured = letters.filter((letter) => letter.getAttribute("style") !== null);
  expect(coloured.map((letter) => [letter.textContent, letter.getAttribute("style")])).toEqual([
    ["C", "--subsite:#005f73"],
  ]);
  expect(letters.length).toBeGreaterThan(3);
});
