import pg from "pg";
import { tablesWithoutWall } from "#database/walls.ts";
import type { World } from "../world.ts";

/** The error of a statement that touched a row of the second site. */
export const touched = "TS002";

/** Every table of every site, by the owner's eyes. */
export async function walledTables(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1",
  );
  const exempt: readonly string[] = tablesWithoutWall;
  return rows.map(({ name }) => name).filter((name) => !exempt.includes(name));
}

/** From here on every write to a row of the second site fails with `touched`, whoever writes. */
export async function guardSecondSite(world: World): Promise<void> {
  const client = new pg.Client(world.address);
  await client.connect();
  await client.query(`create function guard() returns trigger language plpgsql as $$
    declare theirs text := '${world.other.siteId}';
      key text := case when tg_table_name = 'site' then 'id' else 'site_id' end;
    begin
      if (tg_op <> 'INSERT' and to_jsonb(old) ->> key = theirs) or (tg_op <> 'DELETE' and to_jsonb(new) ->> key = theirs)
      then raise exception 'touched % of the second site', tg_table_name using errcode = '${touched}'; end if;
      return case when tg_op = 'DELETE' then old else new end;
    end $$`);
  for (const table of [...(await walledTables(client)), "site", "site_host"])
    await client.query(
      `create trigger guard before insert or update or delete on "${table}" for each row execute function guard()`,
    );
  await client.end();
}
