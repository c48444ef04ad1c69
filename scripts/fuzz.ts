// Bad input over all calls: seeded bodies against the built product. No answer of 500, no hang, and it still lives.
// Half of them go to a site without subsites, half to one with them.
// npm run fuzz -- --bodies 100000 --seed 7
import { parseArgs } from "node:util";
import { type BuiltWorld, openBuiltWorld } from "#testing/built-world.ts";
import { freshIdentities } from "#testing/fuzz/identities.ts";
import { requestArbitrary } from "#testing/fuzz/requests.ts";
import { type Tally, fuzz } from "#testing/fuzz/fuzz.ts";
import { closeConnections } from "#testing/fuzz/send.ts";
import { setup } from "#testing/postgres.ts";
import { openSubsiteWorld, subsiteNames } from "#testing/subsite-world.ts";
import type { World } from "#testing/world.ts";

const { values } = parseArgs({
  options: { bodies: { type: "string", default: "10000" }, seed: { type: "string", default: "20261121" } },
});
const bodies = Math.ceil(Number(values.bodies) / 2);
const seed = Number(values.seed);

// Both sites are copied from one template.
const removeTemplate = await setup();
process.exitCode = 1;
let failed = 0;
try {
  failed += await fuzzed("without subsites", await openBuiltWorld(), { ids: [], slugs: [] });
  const built = await openBuiltWorld(openSubsiteWorld);
  const ids = subsiteNames.flatMap((name) => {
    const { id, mainFolderId, homeId, tidesId } = built.world[name];
    return [id, mainFolderId, homeId, tidesId];
  });
  failed += await fuzzed("with subsites", built, { ids, slugs: subsiteNames });
  process.exitCode = failed > 0 ? 1 : 0;
} finally {
  closeConnections();
  await removeTemplate();
}

type Known = { readonly ids: readonly number[]; readonly slugs: readonly string[] };

/** How many failed on one site. */
async function fuzzed(site: string, built: BuiltWorld, { ids, slugs }: Known): Promise<number> {
  try {
    const tally = await fuzz({
      url: built.url,
      bodies,
      seed,
      requests: requestArbitrary([...idsOf(built.world), ...ids], slugs),
      identities: () => freshIdentities(built.world),
      isAlive: built.isAlive,
    });
    tell(site, tally, built.log());
    return tally.failures.length;
  } finally {
    await built.stop();
  }
}

/** Numbers that mean something here, on this site and the other one, beside some that mean nothing. */
function idsOf({ mainFolderId, olga, ed, vera, other }: World): number[] {
  return [mainFolderId, olga.id, ed.id, vera.id, other.mainFolderId, other.nora.id, 0, 1, 2, 3];
}

function tell(site: string, { failures, statuses }: Tally, log: string): void {
  for (const failure of failures.slice(0, 10)) console.log(failure);
  if (failures.length > 0) console.log(log.slice(-8000));
  const counts = [...statuses]
    .sort(([one], [other]) => one - other)
    .map(([status, count]) => `${status}: ${count}`);
  console.log(`${site}, seed ${seed}; answers by status: ${counts.join(", ")}`);
  console.log(`${bodies - failures.length} passed, ${failures.length} failed`);
}
