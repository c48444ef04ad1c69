import { afterAll, beforeAll, expect, it } from "vitest";
import { type Tx, run } from "#database/transaction.ts";
import { type World, actorOf, openWorld, within } from "#testing/world.ts";
import { bar, findIdentity, saveIdentity, unbar } from "./store.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld("a hash");
});
afterAll(() => world.close());

const inSite = <Result>(work: (tx: Tx) => Promise<Result>) => within(world, actorOf(world, world.olga), work);
const identity = { issuer: "https://sign-in.example", subject: "vera" };

it("what a group of the company gave goes with whoever is deleted and comes back with them: the next sign-in without the group takes it", async () => {
  const { id: personId } = world.vera;
  await inSite((tx) => saveIdentity({ ...identity, personId, given: "admin" }, tx));
  const taken = await inSite((tx) => bar(personId, tx));
  expect(await inSite((tx) => findIdentity(identity, tx))).toEqual({ personId: null, given: null });
  await inSite((tx) => unbar(personId, taken, tx));
  expect(await inSite((tx) => findIdentity(identity, tx))).toEqual({ personId, given: "admin" });
});

it("what belongs to another account by the time that a deletion is undone stays there", async () => {
  const { id: personId } = world.vera;
  const taken = await inSite((tx) => bar(personId, tx));
  await inSite((tx) => saveIdentity({ ...identity, personId: world.ed.id, given: null }, tx));
  await inSite((tx) => unbar(personId, taken, tx));
  expect(await inSite((tx) => findIdentity(identity, tx))).toEqual({ personId: world.ed.id, given: null });
  await inSite((tx) => run(tx, "delete from company_identity where site_id = $1", [tx.siteId]));
});
