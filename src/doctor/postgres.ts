import pg from "pg";
import { type DatabaseAddress, configOf } from "#database/connection.ts";
import { checkClock } from "./clock.ts";
import type { Finding } from "./finding.ts";
import { checkJobs } from "./jobs.ts";
import { type KnownListener, checkOutbox } from "./outbox.ts";
import { checkRole } from "./role.ts";
import { checkMigrations } from "./schema.ts";
import { checkSubsites } from "./subsites.ts";
import { checkUndertakings } from "./undertakings.ts";
import { checkWalls } from "./walls.ts";

/** Everything about the database that needs no knowledge of the product. `isReady` when its tables may be read. */
export async function checkPostgres(
  address: DatabaseAddress,
  listeners: readonly KnownListener[],
  clock: () => number,
): Promise<{ findings: Finding[]; isReady: boolean }> {
  const client = new pg.Client({ ...configOf(address), connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    const version = await checkVersion(client);
    const { findings, isReady } = await checkMigrations(client);
    const first = [version, await checkClock(client, clock), ...findings];
    if (!isReady) return { findings: first, isReady };
    const rest = [
      ...(await checkRole(client)),
      await checkWalls(client),
      await checkSubsites(client),
      await checkUndertakings(client),
    ];
    const under = [...(await checkOutbox(client, listeners)), ...(await checkJobs(client))];
    return { findings: [...first, ...rest, ...under], isReady };
  } finally {
    await client.end();
  }
}

async function checkVersion(client: pg.Client): Promise<Finding> {
  const { rows } = await client.query<{ server_version: string; server_version_num: string }>(
    "select current_setting('server_version') as server_version, current_setting('server_version_num') as server_version_num",
  );
  const version = rows[0]?.server_version ?? "unknown";
  if (Number(rows[0]?.server_version_num) >= 150_000)
    return { state: "well", what: `Postgres ${version} answers.` };
  const advice = "Make a backup, and restore it into a newer one.";
  return { state: "wrong", what: `Postgres is ${version}; Atrium needs 15 or newer.`, advice };
}
