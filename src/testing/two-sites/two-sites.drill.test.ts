import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Tx, run } from "#database/transaction.ts";
import type { Actor } from "#kernel/actor.ts";
import { type World, openWorld } from "../world.ts";
import { type Keys, argumentsOf, place } from "./arguments.ts";
import { type AnyStore, leaksOf } from "./drive.ts";
import { furnish } from "./furnish.ts";
import { guardSecondSite } from "./guards.ts";
import { type StoreFunction, nameOf, storeFunctions } from "./store-functions.ts";

/**
 * What takes the database itself and not one site's transaction: the table of sites, set-up, the filling of example
 * sites. A store of anything else takes a `Tx`.
 */
const overAllSites = [
  "createSite",
  "findSiteFor",
  "findSiteWithoutHost",
  "makeCompany",
  "makeFirstSite",
  "openSetUp",
  "readLooks",
  "readSites",
  "saveAddress",
  "seedSite",
];

const modules = import.meta.glob<Record<string, unknown>>(
  "../../features/**/{store,*-store,operations,*-operations,scope}.ts",
);
const functions = storeFunctions(process.cwd());
const takesDatabase = ({ takes }: StoreFunction) => takes.some((type) => nameOf(type) === "Database");
const ofOneSite = functions.filter((store) => !takesDatabase(store));

let world: World;
let keys: Keys;
beforeAll(async () => {
  world = await openWorld();
  keys = await furnish(world);
  await guardSecondSite(world);
});
afterAll(() => world.close());

describe("two sites", () => {
  it("are driven through every store", () => {
    expect(functions.length).toBeGreaterThan(20);
    const strangers = functions.filter(takesDatabase).filter(({ name }) => !overAllSites.includes(name));
    expect(strangers.map(({ file, name }) => `${file} ${name} takes the database: give it a Tx`)).toEqual([]);
  });

  it.each(ofOneSite.map((store) => [`${store.file} ${store.name}`, store] as const))(
    "never meet in %s",
    async (_, store) => {
      const module = await modules[`../../${store.file}`]?.();
      const leaks = await leaksOf(world, module?.[store.name] as AnyStore, {
        takes: argumentsOf(store, keys),
        runs: 40,
      });
      expect(leaks).toEqual([]);
    },
  );
});

describe("a store that forgets its site", () => {
  const takes = () =>
    fc.tuple(fc.constant(place.actor), fc.constantFrom(...keys.numbers), fc.constant(place.tx));
  const leaks = (store: (actor: Actor, id: number, tx: Tx) => unknown) =>
    leaksOf(world, store as AnyStore, { takes: takes(), runs: 60 });

  it("is caught reading", async () => {
    expect(await leaks((_, id, tx) => run(tx, "select title from page where id = $1", [id]))).not.toEqual([]);
  });

  it.each([
    "update folder set name = 'x' where id = $1",
    "delete from page where id = $1",
    "update site set name = 'x' where id = $1",
  ])("is caught at %s", async (statement) => {
    expect(await leaks((_, id, tx) => run(tx, statement, [id]))).not.toEqual([]);
  });

  it("is let go when it names its site", async () => {
    const named = "select title from page where site_id = $1 and id = $2";
    expect(await leaks((actor, id, tx) => run(tx, named, [actor.siteId, id]))).toEqual([]);
  });
});
