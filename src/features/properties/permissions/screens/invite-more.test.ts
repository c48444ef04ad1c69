import { afterAll, beforeAll, expect, it } from "vitest";
import { run } from "#database/transaction.ts";
import { principal } from "#kernel/actor.ts";
import { madePage } from "#testing/pages/made-page.ts";
import { shown } from "#testing/screens/shown.ts";
import { type World, type WorldPerson, actorOf, openWorld, within } from "#testing/world.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld("a hash");
});
afterAll(() => world.close());

const share = ({ id }: WorldPerson) => ({ principalId: principal("person", id), mayEdit: true });

it("more people are invited where there are fewer than four, externals counted and guests not [PPRM-13] [PPRM-17] (long)", async () => {
  const shares = [world.ed, world.vera, world.xavi].map(share);
  const path = `/page/settings/${await madePage(world, "Crowded", { shares })}/`;
  const invites = async (people: number) => {
    const olga = await shown(world, world.olga, path);
    const links = olga.parts("link", "Invite more people to your site");
    return [people, ...links.map((link) => link.getAttribute("href"))];
  };
  const leave = ({ id }: WorldPerson) =>
    within(world, actorOf(world, world.olga), (tx) =>
      run(tx, "delete from person where site_id = $1 and id = $2", [tx.siteId, id]),
    );
  expect(await invites(5)).toEqual([5]);
  await leave(world.vera);
  expect(await invites(4)).toEqual([4]);
  await leave(world.xavi);
  await world.database.pool.query("update site set guest_invites = true where id = $1", [world.siteId]);
  const olga = await shown(world, world.olga, path);
  await olga.click("button", "Add guest");
  await olga.press("gerda@example.org");
  await olga.click("button", "Save");
  expect(await invites(3)).toEqual([3, "/people/"]);
  expect((await shown(world, world.ed, path)).parts("link", /^Invite more people/)).toEqual([]);
});

it("where there are three people, whoever may is led to where more are invited, and nobody else [PPRM-13] [PPRM-17]", async () => {
  const path = `/page/settings/${await madePage(world, "Quiet", { shares: [share(world.ed)] })}/`;
  await within(world, actorOf(world, world.olga), (tx) =>
    run(tx, "delete from person where site_id = $1 and id = any($2)", [
      tx.siteId,
      [world.vera.id, world.xavi.id],
    ]),
  );
  // Guests are another matter: they need not be let in.
  await world.database.pool.query("update site set guest_invites = false where id = $1", [world.siteId]);
  const invites = async (who: WorldPerson) =>
    (await shown(world, who, path))
      .parts("link", "Invite more people to your site")
      .map((link) => link.getAttribute("href"));
  expect([await invites(world.olga), await invites(world.ed)]).toEqual([["/people/"], []]);
});
