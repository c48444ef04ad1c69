import type pg from "pg";
import type { Finding } from "./finding.ts";

/**
 * Whether every site has its main group, with the folder Main, no two sites have a subsite of one number (decision 0059), and each subsite and the
 * site itself, in its main group, count the people that they have (decision 0085).
 */
export async function checkSubsites(client: pg.Client): Promise<Finding> {
  const shared = await client.query<{ id: string }>(
    "select id from subsite where id <> 0 group by id having count(*) > 1 order by id limit 10",
  );
  const lost = await client.query<{ id: string }>(
    `select id from site where not exists (select from subsite join folder on folder.site_id = site.id
       and folder.subsite_id = subsite.id and folder.parent_id is null where subsite.site_id = site.id and subsite.id = 0)
     order by id limit 10`,
  );
  const miscounted = await client.query<{ id: string }>(
    `select subsite.id from subsite left join membership joined on joined.site_id = subsite.site_id and joined.subsite_id = subsite.id
     where subsite.id <> 0
     group by subsite.site_id, subsite.id, subsite.people having count(joined.person_id) <> subsite.people order by subsite.id limit 10`,
  );
  const sites = await client.query<{ id: string }>(
    `select site_id as id from subsite where id = 0 and people <> (select count(*) from person where person.site_id = subsite.site_id)
     order by site_id limit 10`,
  );
  const faults = [
    ...shared.rows.map(({ id }) => `number ${id} is used by several sites`),
    ...lost.rows.map(({ id }) => `site ${id} has no main group`),
    ...miscounted.rows.map(({ id }) => `subsite ${id} has miscounted its people`),
    ...sites.rows.map(({ id }) => `site ${id} has miscounted its people`),
  ];
  if (faults.length === 0) return { state: "well", what: "Every site has its main group." };
  const what = `Subsites aren't as they should be: ${faults.join("; ")}.`;
  return { state: "wrong", what, advice: "Stop Atrium, and restore the last backup." };
}
