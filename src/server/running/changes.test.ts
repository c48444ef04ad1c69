import { afterAll, beforeAll, expect, it } from "vitest";
import type { Messages } from "#database/messages.ts";
import { saveSite } from "#features/sites/contract.ts";
import { as } from "#testing/as.ts";
import { type World, openWorld } from "#testing/world.ts";
import { openInformed } from "./changes.ts";
import { openSites } from "./sites.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

/** A line that broke and is not to be had again: nothing that is announced arrives. */
const cut: Messages = {
  announce: () => {},
  on: () => {},
  onGap: () => {},
  isFresh: () => false,
  isUp: () => false,
  close: async () => {},
};

it("a process that has lost its line for messages hears within seconds that public pages and guests are switched off (long)", async () => {
  const { database, siteId } = world;
  const sites = await openSites(database);
  const informed = await openInformed(
    { database, sites, messages: cut },
    { withPseudo: false, clock: () => new Date(), log: () => {}, used: () => {} },
  );
  const doors = () => [sites.byId(siteId)?.publicPages, sites.byId(siteId)?.guestInvites];
  const save = (on: boolean) =>
    as(world, world.olga).call(saveSite, {
      name: "Noordervaart",
      time_zone: "Europe/Amsterdam",
      public_pages: on,
      guest_invites: on,
    });
  for (const on of [true, false]) {
    expect(await save(on)).toMatchObject({ success: true });
    await expect.poll(doors, { timeout: 10_000 }).toEqual([on, on]);
  }
  await informed.stop();
});
