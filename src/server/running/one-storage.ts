import pg from "pg";
import { type DatabaseAddress, configOf } from "#database/connection.ts";
import { CannotStart } from "#database/embedded/cannot-start.ts";

const prefix = "atrium files ";

/** The name that a process's line for messages has in Postgres: it says where the process keeps files. */
export function lineName(mark: string): string {
  return `${prefix}${mark}`;
}

/**
 * Refuses a start beside a process that keeps its files elsewhere: whatever one took in, the other would not find. To be
 * asked when our own line is open, so that of two that start at once at least one sees the other.
 */
export async function demandOneStorage(address: DatabaseAddress, mark: string, place: string): Promise<void> {
  const client = new pg.Client(configOf(address));
  await client.connect();
  try {
    const { rows } = await client.query(
      `select from pg_stat_activity where datname = current_database()
         and application_name like $1 || '%' and application_name <> $2 limit 1`,
      [prefix, lineName(mark)],
    );
    if (rows.length === 0) return;
  } finally {
    await client.end();
  }
  throw new CannotStart(
    `Another Atrium on this database doesn't keep its files in ${place}. Processes that share a database share ` +
      "their files: give them all the same ATRIUM_DATA on one machine, or the same bucket (ATRIUM_S3_ENDPOINT and related settings).",
  );
}
