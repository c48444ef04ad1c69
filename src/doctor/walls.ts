import type pg from "pg";
import { tablesWithoutWall } from "#database/walls.ts";
import type { Finding } from "./finding.ts";

/** Whether every table that holds rows of sites stands behind its wall: row-level security, its policy, its key. */
export async function checkWalls(client: pg.Client): Promise<Finding> {
  const { rows } = await client.query<{ name: string; isWalled: boolean }>(
    `select class.relname as name, class.relrowsecurity
       and (select count(*) = 1 and bool_and(policy.polpermissive and pg_get_expr(policy.polqual, class.oid) = '(site_id = atrium_site())'
           and pg_get_expr(policy.polwithcheck, class.oid) = '(site_id = atrium_site())')
         from pg_policy policy where policy.polrelid = class.oid)
       and exists (select from pg_index index join pg_attribute attribute on attribute.attrelid = class.oid and attribute.attnum = index.indkey[0]
         where index.indrelid = class.oid and index.indisprimary and attribute.attname = 'site_id') as "isWalled"
     from pg_class class where class.relnamespace = 'public'::regnamespace and class.relkind in ('r', 'p')
       and class.relname <> all ($1) and not exists (select from pg_depend where objid = class.oid and deptype = 'e')
     order by 1`,
    [[...tablesWithoutWall]],
  );
  const open = rows.filter(({ isWalled }) => !isWalled).map(({ name }) => name);
  if (open.length === 0)
    return { state: "well", what: `Row-level security separates sites on all ${rows.length} tables.` };
  return {
    state: "wrong",
    what: `Row-level security between sites is missing or altered on ${open.join(", ")}.`,
    advice: "Stop Atrium. For each of them, as the owner: drop its policies, then call wall('<table>').",
  };
}
