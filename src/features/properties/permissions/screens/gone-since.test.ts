import { afterAll, beforeAll, expect, it } from "vitest";
import { run } from "#database/transaction.ts";
import { refreshReaders, writeShares } from "#features/access/store.ts";
import { addPerson } from "#features/people/store.ts";
import { principal } from "#kernel/actor.ts";
import { madePage } from "#testing/pages/made-page.ts";
import { shown } from "#testing/screens/shown.ts";
import { type World, type WorldPerson, actorOf, openWorld, within } from "#testing/world.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld("a hash");
});
afterAll(() => world.close());

const share = ({ id }: WorldPerson, mayEdit: boolean) => ({ principalId: principal("person", id), mayEdit });

it("permissions leave out who is gone since, by name, and keep what was turned for the others (long)", async () => {
  const page = await madePage(world, "Gone", { shares: [share(world.ed, true)] });
  const gone = await within(world, actorOf(world, world.olga), async (tx) => {
    const id = await addPerson(
      { email: "gerda@noordervaart.example", name: "Gerda Groen", role: "member", passwordHash: null },
      tx,
    );
    const gerda = { principalId: principal("person", id ?? 0), mayEdit: false };
    await writeShares(page, [share(world.ed, true), gerda, share(world.xavi, false)], tx);
    await refreshReaders(page, tx);
    return id;
  });
  const screen = await shown(world, world.ed, `/page/settings/${page}/`);
  await screen.click("checkbox", "Gerda Groen can edit");
  await screen.click("checkbox", "Xavi Xanten can edit");
  await within(world, actorOf(world, world.olga), (tx) =>
    run(tx, "delete from person where site_id = $1 and id = $2", [world.siteId, gone]),
  );
  await screen.click("button", "Save");
  expect(
    screen
      .parts("alert")
      .map((each) => screen.text(each))
      .join(""),
  ).toBe("Gerda Groen is no longer on this site, and was left out. Save the rest.");
  expect(screen.text()).toContain("1 unsaved change");
  expect(screen.text()).not.toContain("gerda@");
  await screen.click("button", "Save");
  expect(screen.text()).not.toContain("unsaved change");
  expect(screen.field("Xavi Xanten can edit").checked).toBe(true);
});
