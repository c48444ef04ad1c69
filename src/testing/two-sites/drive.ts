import fc from "fast-check";
import { type Tx, inTransaction, run } from "#database/transaction.ts";
import { codeOf } from "#database/failures.ts";
import type { Actor } from "#kernel/actor.ts";
import { type World, actorOf } from "../world.ts";
import { place } from "./arguments.ts";
import { secret } from "./furnish.ts";
import { touched } from "./guards.ts";

export type AnyStore = (...taken: unknown[]) => unknown;

const nothingKept = new Error("nothing of a run is kept");

/**
 * Calls a store as people of the first site with arguments that lead to both, and without the wall of the database, so
 * that the store's own conditions are all that stands between. Gives a sentence for each leak; keeps nothing.
 */
export async function leaksOf(
  world: World,
  store: AnyStore,
  options: { takes: fc.Arbitrary<unknown[]>; runs: number },
): Promise<string[]> {
  const found: string[] = [];
  const people = ([world.olga, world.ed, world.vera, world.xavi, "visitor"] as const).map((who) =>
    actorOf(world, who),
  );
  const samples = fc.sample(options.takes, { seed: 1, numRuns: options.runs });
  // One short transaction a store: one for all of them would hold back every reader of the outbox on this server.
  await inTransaction(world.database, { siteId: world.siteId, access: "write" }, async (tx) => {
    await run(tx, "set local role none", []);
    await run(tx, "savepoint run", []);
    for (const [round, taken] of samples.entries()) {
      const actor = people[round % people.length] as Actor;
      const leak = await tryOnce(store, { taken, tx, actor });
      if (leak) found.push(leak);
      await run(tx, "rollback to savepoint run", []);
    }
    throw nothingKept;
  }).catch((error: unknown) => {
    if (error !== nothingKept) throw error;
  });
  return found;
}

async function tryOnce(
  store: AnyStore,
  { taken, tx, actor }: { taken: unknown[]; tx: Tx; actor: Actor },
): Promise<string | null> {
  const given = taken.map((value) => filled(value, { tx, actor }));
  try {
    const seen = said(await store(...given));
    return seen.includes(secret) ? `saw ${seen.slice(0, 300)} with ${said(taken)}` : null;
  } catch (error) {
    return codeOf(error) === touched ? `${String(error)} with ${said(taken)}` : null;
  }
}

function filled(value: unknown, given: { tx: Tx; actor: Actor }): unknown {
  if (value === place.tx) return given.tx;
  if (value === place.actor) return given.actor;
  if (value === place.step) return (...passed: unknown[]) => stepOf(passed, given);
  return value;
}

/** Where a store takes a way to open a transaction, it gets ours. */
async function stepOf(passed: unknown[], { tx, actor }: { tx: Tx; actor: Actor }): Promise<unknown> {
  const [work] = passed;
  return typeof work === "function" ? (work as AnyStore)(actor, tx) : undefined;
}

function said(value: unknown): string {
  return (
    JSON.stringify(value, (_, each: unknown) => {
      if (each instanceof Map || each instanceof Set) return [...each] as unknown[];
      return typeof each === "symbol" ? String(each) : each;
    }) ?? ""
  );
}
