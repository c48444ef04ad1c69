import type pg from "pg";

/** Removes everything of ours from the schema `public`; what an extension brought stays. */
export async function clearSchema(client: pg.ClientBase): Promise<void> {
  await client.query(clearing);
}

const notOfExtension = (oid: string) =>
  `not exists (select from pg_depend where objid = ${oid} and deptype = 'e')`;

const clearing = `
do $$ declare statement text; begin
  for statement in
    select format('drop table if exists %s cascade', oid::regclass) from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and ${notOfExtension("oid")}
    union all
    select format('drop view if exists %s cascade', oid::regclass) from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'v' and ${notOfExtension("oid")}
  loop execute statement; end loop;
  for statement in
    select format('drop routine if exists %s cascade', oid::regprocedure) from pg_proc
      where pronamespace = 'public'::regnamespace and ${notOfExtension("oid")}
    union all
    select format('drop sequence if exists %s cascade', oid::regclass) from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'S' and ${notOfExtension("oid")}
    union all
    select format('drop type if exists %s cascade', oid::regtype) from pg_type
      where typnamespace = 'public'::regnamespace and typtype in ('e', 'd') and ${notOfExtension("oid")}
    union all
    select format('drop text search configuration if exists public.%I cascade', cfgname) from pg_ts_config
      where cfgnamespace = 'public'::regnamespace and ${notOfExtension("oid")}
  loop execute statement; end loop;
end $$`;
