import { afterAll, beforeAll, expect, it } from "vitest";
import { madePage } from "#testing/pages/made-page.ts";
import type { Screen } from "#testing/screens/screen.ts";
import { shown } from "#testing/screens/shown.ts";
import { type SubsiteWorld, openSubsiteWorld } from "#testing/subsite-world.ts";
import { type World, type WorldPerson, openWorld } from "#testing/world.ts";

let world: SubsiteWorld;
let flat: World;
beforeAll(async () => {
  world = await openSubsiteWorld("a hash");
  flat = await openWorld("a hash");
});
afterAll(async () => {
  await world.close();
  await flat.close();
});

const copying = "Copy to subsite";
const moving = "Move to a different subsite";

async function entries(where: World, who: WorldPerson, address: string): Promise<string[]> {
  const screen = await shown(where, who, address);
  await screen.click("button", "More actions");
  return screen.names("menuitem").filter((name) => [copying, moving].includes(name));
}

async function opened(who: WorldPerson, title: string): Promise<Screen> {
  const id = await madePage(world, "Fog", { slug: `fog-${who.id}-${title.length}` });
  const screen = await shown(world, who, `/page/${id}/`);
  await screen.click("button", "More actions");
  await screen.click("menuitem", title);
  return screen;
}

it("both dialogs are offered to who edits the page, where there are subsites [SMOV-01] (long)", async () => {
  const id = await madePage(world, "Fog", { slug: "fog" });
  expect(await entries(world, world.ada, `/page/${id}/`)).toEqual([copying, moving]);
  expect(await entries(world, world.vera, `/page/${id}/`)).toEqual([]);
  const alone = await madePage(flat, "Fog", { slug: "fog" });
  expect(await entries(flat, flat.ada, `/page/${alone}/`)).toEqual([]);
});

it("asks for subsite and folder, and for the subsite again where none is chosen [SMOV-01] [SMOV-02] [SMOV-08]", async () => {
  const screen = await opened(world.ada, moving);
  expect(screen.part("dialog").getAttribute("aria-labelledby")).toBe(screen.part("heading", moving).id);
  expect(screen.names("combobox")).toEqual(["Select a subsite Crew"]);
  await screen.click("button", "Move");
  expect(screen.text()).toContain("Please select a Subsite...");
  await screen.choose("Subsite", "Crew");
  expect(screen.names("combobox")).toEqual(["Select a subsite Crew", "Main"]);
  expect(screen.text()).toContain(
    "Everyone in Crew will see these pages. People outside it may lose access.",
  );
  expect(screen.text()).not.toContain("This subsite is public");
  await screen.click("button", "Move");
  expect(screen.text()).toContain("1 page moved to Crew.");
  expect(screen.address).toMatch(/^\/@crew\/fog-/);
  await screen.click("button", "Undo");
  expect(screen.address).toMatch(/^\/fog-/);
});

it("warns of a public subsite before anything is copied there [SMOV-03] [SMOV-11]", async () => {
  const screen = await opened(world.ed, copying);
  await screen.choose("Subsite", "Harbour");
  expect(screen.text()).toContain(
    "This subsite is public: everyone in the world will be able to view these pages.",
  );
  await screen.click("button", "Copy");
  expect(screen.text()).toContain("1 page copied to Harbour.");
  await screen.click("button", "Undo");
  expect(screen.address).toMatch(/^\/@harbour\/pages\//);
  expect(screen.text()).not.toContain("Fog");
});
