import type pg from "pg";
import { migrations } from "./migrations/list.ts";

/** The names of all that was done to a database, by any release; null of one that never was Atrium's. */
export async function migrationsDone(client: pg.ClientBase | pg.Pool): Promise<readonly string[] | null> {
  const { rows: found } = await client.query<{ there: boolean }>(
    "select to_regclass('public.kysely_migration') is not null as there",
  );
  if (!found[0]?.there) return null;
  const { rows } = await client.query<{ name: string }>("select name from kysely_migration order by name");
  return rows.map(({ name }) => name);
}

/** Those of a newer release. */
export function ofNewerRelease(done: readonly string[]): readonly string[] {
  return done.filter((name) => !(name in migrations));
}
