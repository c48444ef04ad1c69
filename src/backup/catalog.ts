import type pg from "pg";
import type { Manifest } from "./manifest.ts";

/** Counters of failed attempts live for minutes; what the migrator keeps comes with the schema. */
const leftOut = ["kysely_migration", "kysely_migration_lock", "rate_limit"];

/** Our own tables in the schema `public`, without those that an extension brought. */
const ownTables = `select class.oid, class.relname as name from pg_class class
  where class.relnamespace = 'public'::regnamespace and class.relkind in ('r', 'p')
    and not exists (select from pg_depend where objid = class.oid and deptype = 'e')`;

/** What there is to be saved, with the columns that hold values of their own. */
export async function readTables(client: pg.ClientBase): Promise<Manifest["tables"]> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(
    `select own.name, array_agg(attribute.attname::text order by attribute.attnum) as columns
     from (${ownTables}) own join pg_attribute attribute on attribute.attrelid = own.oid
     where attribute.attnum > 0 and not attribute.attisdropped and attribute.attgenerated = '' and own.name <> all ($1)
     group by own.name order by own.name`,
    [leftOut],
  );
  return rows;
}

/** Sequences stand outside of transactions: read once the snapshot is taken, they are never behind its rows. */
export async function readSequences(client: pg.ClientBase): Promise<Manifest["sequences"]> {
  const { rows } = await client.query<{ name: string; last: string | null }>(
    `select sequencename as name, last_value::text as last from pg_sequences
     where schemaname = 'public' order by sequencename`,
  );
  return rows;
}

export async function readAllTableNames(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(`select own.name from (${ownTables}) own order by 1`);
  return rows.map((row) => row.name);
}

export async function readServerVersion(client: pg.ClientBase): Promise<number> {
  const { rows } = await client.query<{ server_version_num: string }>("show server_version_num");
  return Number(rows[0]?.server_version_num);
}
