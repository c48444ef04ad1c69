import { afterAll, beforeAll, expect, it } from "vitest";
import { run } from "#database/transaction.ts";
import { shown } from "#testing/screens/shown.ts";
import { type SubsiteWorld, openSubsiteWorld } from "#testing/subsite-world.ts";
import { actorOf, within } from "#testing/world.ts";

// Nobody but Olga is in the subsite of the board: whoever is offered there comes from the whole site.
let world: SubsiteWorld;
beforeAll(async () => {
  world = await openSubsiteWorld("a hash");
  await within(world, actorOf(world, world.olga), (tx) =>
    run(
      tx,
      `insert into profile_field (site_id, label, kind, icon, place, seen_by, edited_by)
       values ($1, 'Reports to', 'person', 'people', 0, 'people', 'admins')`,
      [tx.siteId],
    ),
  );
});
afterAll(() => world.close());

const choicesOn = (screen: Awaited<ReturnType<typeof shown>>) =>
  screen.parts("radio").map((each) => each.closest("label")?.textContent);

it("somebody reports to a person of the whole site, also where a subsite is shown (long)", async () => {
  const screen = await shown(world, world.olga, `/@board/profile/p/${world.vera.id}/`);
  await screen.click("button", /Actions/);
  await screen.click("menuitem", "Edit Profile");
  await screen.type("Reports to", "elz");
  await screen.pass(400);
  expect(choicesOn(screen)).toEqual(["Ed Elzinga", "No one"]);
  await screen.click("radio", "Ed Elzinga");
  await screen.click("button", "Save profile");
  expect(screen.text()).toContain("Profile saved");
  const rows = await within(world, actorOf(world, world.olga), (tx) =>
    run(tx, "select value from profile_value where site_id = $1 and person_id = $2", [
      tx.siteId,
      world.vera.id,
    ]),
  );
  expect(rows).toEqual([{ value: String(world.ed.id) }]);
});

it("somebody of the whole site comes into what a person had, and nobody from outside, also where a subsite is shown (long)", async () => {
  const screen = await shown(world, world.olga, `/@board/settings/people/delete/${world.vera.id}/`);
  const offered = async (typed: string) => {
    await screen.type("Hand over to", typed);
    await screen.pass(400);
    return choicesOn(screen);
  };
  expect(await offered("elz")).toContain("Ed Elzinga");
  expect(await offered("xanten")).not.toContain("Xavi Xanten");
});
