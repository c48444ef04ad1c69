import { afterAll, beforeAll, expect, it } from "vitest";
import { run } from "#database/transaction.ts";
import { shown } from "#testing/screens/shown.ts";
import { type World, actorOf, openWorld, within } from "#testing/world.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld("a hash");
});
afterAll(() => world.close());

const address = "/settings/notifications/";

it("offers mail at once, a daily digest at its hours, and none [PNOT-12]", async () => {
  const screen = await shown(world, world.vera, address);
  expect(screen.parts("radio").map((each) => screen.text(each.closest("label") ?? each))).toEqual([
    "Email right away Five minutes after the last edit; mentions and replies right away",
    "Daily digest At 7:00, 13:00 and 16:00, if there is news",
    "No email You still see everything under Notifications",
  ]);
});

it("keeps how one is mailed and until when not, and refuses a day that is over [PNOT-12] (long)", async () => {
  const screen = await shown(world, world.vera, address);
  await screen.clickOn(screen.field(/^Daily digest/));
  await screen.type("Pause until", "2026-11-21");
  await screen.click("button", "Save");
  expect(screen.text()).toContain("Choose a day from tomorrow up to a year ahead.");
  await screen.type("Pause until", "2026-12-01");
  await screen.click("button", "Save");

  const again = await shown(world, world.vera, address);
  const checked = again.parts("radio").find((each) => (each as HTMLInputElement).checked);
  expect(checked?.getAttribute("value")).toBe("digest");
  expect(again.field("Pause until").value).toBe("2026-12-01");
});

it("says that mail comes back, until it is saved again (long)", async () => {
  await within(world, actorOf(world, world.ed), (tx) =>
    run(tx, "update person set mail_bounced = now() where site_id = $1 and id = $2", [
      world.siteId,
      world.ed.id,
    ]),
  );
  const screen = await shown(world, world.ed, address);
  expect(screen.text()).toContain("Email to ed@noordervaart.example comes back.");
  await screen.click("button", "Save");
  expect((await shown(world, world.ed, address)).text()).not.toContain("comes back");
});
