import type pg from "pg";

type Constraint = { table: string; name: string; definition: string };

/**
 * Takes foreign keys, triggers and all indexes but the unique keys off the tables, so that they can be filled in any order, by
 * a plain owner, and fast. Gives the way to put them back, which sorts and checks everything at once: cycles do not matter.
 */
export async function bareTables(client: pg.ClientBase): Promise<() => Promise<void>> {
  const constraints = await readForeignKeys(client);
  const indexes = await readIndexes(client);
  const triggered = await readTriggered(client);
  for (const { table, name } of constraints)
    await client.query(`alter table ${table} drop constraint ${name}`);
  for (const { name } of indexes) await client.query(`drop index ${name}`);
  for (const table of triggered) await client.query(`alter table ${table} disable trigger user`);
  return async () => {
    await client.query("set local maintenance_work_mem to '256MB'");
    for (const { definition } of indexes) await client.query(definition);
    for (const { table, name, definition } of constraints)
      await client.query(`alter table ${table} add constraint ${name} ${definition}`);
    for (const table of triggered) await client.query(`alter table ${table} enable trigger user`);
  };
}

async function readForeignKeys(client: pg.ClientBase): Promise<Constraint[]> {
  const { rows } = await client.query<Constraint>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0`,
  );
  return rows;
}

/** Indexes that no primary key, unique or exclusion constraint stands on. */
async function readIndexes(client: pg.ClientBase): Promise<{ name: string; definition: string }[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
     from pg_index join pg_class on pg_class.oid = indexrelid
     where relnamespace = 'public'::regnamespace and not relispartition
       and not exists (select from pg_constraint where conindid = indexrelid and contype in ('p', 'u', 'x'))`,
  );
  return rows;
}

async function readTriggered(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ table: string }>(
    `select distinct tgrelid::regclass::text as table from pg_trigger join pg_class on pg_class.oid = tgrelid
     where not tgisinternal and tgenabled <> 'D' and relnamespace = 'public'::regnamespace`,
  );
  return rows.map(({ table }) => table);
}
