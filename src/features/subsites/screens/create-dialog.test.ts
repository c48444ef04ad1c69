import { afterAll, beforeAll, expect, it } from "vitest";
import { shown } from "#testing/screens/shown.ts";
import { type SubsiteWorld, openSubsiteWorld } from "#testing/subsite-world.ts";

let world: SubsiteWorld;
beforeAll(async () => {
  world = await openSubsiteWorld("a hash");
});
afterAll(() => world.close());

it("an owner creates a subsite and finds themselves at its address [SLST-10] [SLST-12] [SLST-13] [SUBS-03] [SUBS-04]", async () => {
  const screen = await shown(world, world.olga, "/subsites/");
  await screen.click("button", "Create Subsite");
  expect(screen.names("heading", screen.part("dialog", "Create Subsite"))).toEqual(["Create Subsite"]);
  const fields = screen.parts("textbox", undefined, screen.part("dialog")) as HTMLInputElement[];
  expect(fields.map(({ name, maxLength }) => [name, maxLength])).toEqual([
    ["name", 40],
    ["description", 250],
  ]);
  await screen.type("Name", "Works council");
  expect(screen.text(screen.part("dialog"))).toContain("/@works-council/");
  await screen.type(/^Description/, "Closed\nmeetings");
  await screen.click("button", "Create Subsite", screen.part("dialog"));
  expect(screen.address).toBe("/@works-council/");
  expect(screen.text()).toContain("Works council created");
  const call = screen.sent.findLast(({ path }) => path === "/ajax/people/action/create_space/");
  expect(call?.fields).toMatchObject({ name: "Works council", description: "Closed meetings" });
});

it("sends the same again under one key, where the answer was lost, and other words under another [SLST-12] (long)", async () => {
  const screen = await shown(world, world.olga, "/subsites/");
  const keys = () =>
    screen.sent
      .filter(({ path }) => path === "/ajax/people/action/create_space/")
      .map(({ fields }) => fields?.["key"]);
  await screen.click("button", "Create Subsite");
  await screen.type("Name", "Chandler");
  screen.meddle(({ method }) => (method === "POST" ? Promise.reject(new TypeError("cut")) : null));
  for (let time = 0; time < 2; time++) await screen.click("button", "Create Subsite", screen.part("dialog"));
  screen.meddle(null);
  await screen.type("Name", "s");
  await screen.click("button", "Create Subsite", screen.part("dialog"));
  const [first, second, other] = keys();
  expect(first).toMatch(/./);
  expect(second).toBe(first);
  expect(other).not.toBe(first);
});

it("what it is said to be for stands in the list, on one line [SLST-10] (long)", async () => {
  const screen = await shown(world, world.olga, "/subsites/");
  await screen.click("button", "Create Subsite");
  await screen.type("Name", "Galley");
  await screen.type(/^Description/, "Open\nmeals");
  await screen.click("button", "Create Subsite", screen.part("dialog"));
  const list = await shown(world, world.olga, "/subsites/");
  expect(list.text(list.part("main"))).toContain("Open meals");
});

it("takes names of at most 40 characters and descriptions of at most 250, or none, as the settings do [SUBS-03] [SUBS-04] (long)", async () => {
  const screen = await shown(world, world.olga, "/subsites/");
  const limits = () => ["Name", /^Description/].map((label) => screen.field(label).maxLength);
  await screen.click("button", "Create Subsite");
  expect(limits()).toEqual([40, 250]);
  await screen.type("Name", "Bare");
  await screen.click("button", "Create Subsite", screen.part("dialog"));
  expect(screen.address).toBe("/@bare/");
  await screen.load(`/subsites/settings/${world.board.id}/`);
  expect(limits()).toEqual([40, 250]);
});

it("who owns no site is told so before anything is typed [SLST-11]", async () => {
  const screen = await shown(world, world.ada, "/subsites/");
  await screen.click("button", "Create Subsite");
  expect(screen.text(screen.part("dialog"))).toContain(
    "Sorry, only Site Owners can create subsites on this site.",
  );
  expect(screen.names("textbox", screen.part("dialog"))).toEqual([]);
});

it("who owns the site no more by then is told so, and may ask for it; what was typed stays [ROLE-20] [SLST-11] (long)", async () => {
  const becomes = (role: string) =>
    world.database.pool.query(
      `begin; set local atrium.site = '${world.siteId}'; update person set role = '${role}' where id = ${world.olga.id}; commit`,
    );
  const screen = await shown(world, world.olga, "/subsites/");
  await screen.click("button", "Create Subsite");
  await screen.type("Name", "Late");
  await becomes("admin");
  await screen.click("button", "Create Subsite", screen.part("dialog"));
  await becomes("owner");
  const dialog = screen.part("dialog", "No site ownership");
  expect(screen.text(dialog)).toContain("Sorry, only Site Owners can create subsites on this site.");
  expect(screen.names("link", dialog)).toEqual(["Request site ownership"]);
  await screen.click("button", "OK");
  expect(screen.field("Name").value).toBe("Late");
});

it("without a name says so and stays, with what was typed [SLST-17] (long)", async () => {
  const screen = await shown(world, world.olga, "/subsites/");
  await screen.click("button", "Create Subsite");
  await screen.type(/^Description/, "Closed meetings");
  await screen.click("button", "Create Subsite", screen.part("dialog"));
  expect(screen.text(screen.part("dialog"))).toContain("Give the subsite a name.");
  expect(screen.address).toBe("/subsites/");
  expect(screen.field(/^Description/).value).toBe("Closed meetings");
});
