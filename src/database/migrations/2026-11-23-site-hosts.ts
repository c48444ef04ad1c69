import { type Kysely, sql } from "kysely";

/** A first site that lost its address when another site was added is given back the host of its stored address. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
    insert into site_host (host, site_id)
    select lower(substring(address from '^https?://([^/:]+|\\[[^]]+\\])')), id from site
    where address ~ '^https?://' and (select count(*) from site) > 1
      and not exists (select from site_host where site_id = site.id)
    on conflict (host) do nothing`)
    .execute(db);
}
