// Bad input over all calls: seeded bodies against the built product. No answer of 500, no hang, and it still lives.
// npm run fuzz -- --bodies 100000 --seed 7
import { parseArgs } from "node:util";
import { openBuiltWorld } from "#testing/built-world.ts";
import { freshIdentities } from "#testing/fuzz/identities.ts";
import { requestArbitrary } from "#testing/fuzz/requests.ts";
import { type Tally, fuzz } from "#testing/fuzz/fuzz.ts";
import { closeConnections } from "#testing/fuzz/send.ts";

const { values } = parseArgs({
  options: { bodies: { type: "string", default: "10000" }, seed: { type: "string", default: "20261121" } },
});
const bodies = Number(values.bodies);
const seed = Number(values.seed);

const built = await openBuiltWorld();
process.exitCode = 1;
try {
  const tally = await fuzz({
    url: built.url,
    bodies,
    seed,
    requests: requestArbitrary(idsOf(built.world)),
    identities: () => freshIdentities(built.world),
    isAlive: built.isAlive,
  });
  tell(tally);
  process.exitCode = tally.failures.length > 0 ? 1 : 0;
} finally {
  closeConnections();
  await built.stop();
}

/** Numbers that mean something here, on this site and the other one, beside some that mean nothing. */
function idsOf({ mainFolderId, olga, ed, vera, other }: typeof built.world): number[] {
  return [mainFolderId, olga.id, ed.id, vera.id, other.mainFolderId, other.nora.id, 0, 1, 2, 3];
}

function tell({ failures, statuses }: Tally): void {
  for (const failure of failures.slice(0, 10)) console.log(failure);
  if (failures.length > 0) console.log(built.log().slice(-8000));
  const counts = [...statuses]
    .sort(([one], [other]) => one - other)
    .map(([status, count]) => `${status}: ${count}`);
  console.log(`seed ${seed}; answers by status: ${counts.join(", ")}`);
  console.log(`${bodies - failures.length} passed, ${failures.length} failed`);
}
