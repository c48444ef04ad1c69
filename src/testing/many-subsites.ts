import pg from "pg";
import { configOf } from "#database/connection.ts";
import { type Tx, run } from "#database/transaction.ts";
import { type World, actorOf, within } from "#testing/world.ts";

/** Its owner of the database, as whom the site is grown. */
export async function openOwner(world: World): Promise<pg.Client> {
  const owner = new pg.Client(configOf(world.address));
  await owner.connect();
  return owner;
}

/** What a list shows, the rows and entries of indexes that Postgres read for it, the rows of people that it looked up, and how often it looked for subsites. */
export async function costOf(world: World, list: (tx: Tx) => Promise<readonly unknown[]>) {
  return within(world, actorOf(world, world.olga), async (tx) => {
    const before = await counted(tx);
    const shown = (await list(tx)).length;
    const after = await counted(tx);
    const [rows, looked, sought] = (["rows", "looked", "sought"] as const).map(
      (each) => after[each] - before[each],
    );
    return { shown, rows, looked, sought };
  });
}

/** Of the tables that grow with people and pages, with their indexes. */
async function counted(tx: Tx): Promise<Counted> {
  const read = "pg_stat_get_xact_tuples_returned(relation.oid)";
  const [row] = await run<Counted>(
    tx,
    `select sum(${read}) filter (where relation.relname not like 'subsite%')::int as rows,
       sum(${read}) filter (where relation.relname like 'person%')::int as looked,
       sum(pg_stat_get_xact_numscans(relation.oid)) filter (where relation.relname like 'subsite%')::int as sought
     from pg_class relation left join pg_index on indexrelid = relation.oid
     where coalesce(indrelid, relation.oid)::regclass::text in ('person', 'membership', 'page', 'page_reader', 'notification', 'activity', 'subsite', 'page_draft', 'page_draft_writer') and $1 > 0`,
    [tx.siteId],
  );
  return row ?? { rows: 0, looked: 0, sought: 0 };
}

type Counted = { readonly rows: number; readonly looked: number; readonly sought: number };

/** Subsites from one number to another: Olga administers all of them, each has forty pages, and for each the first one has two hundred people more. */
export async function grow(
  owner: pg.Client,
  world: World,
  { from, to }: { from: number; to: number },
): Promise<void> {
  const { siteId, olga } = world;
  await owner.query("update site set with_subsites = true where id = $1", [siteId]);
  await owner.query(
    `insert into subsite (site_id, slug, name) select $1, 'many-' || n, 'Many ' || n from generate_series($2::int, $3::int) n`,
    [siteId, from, to],
  );
  await owner.query(
    `insert into person (site_id, name, name_key, email, role)
     select $1, 'P ' || n, 'p ' || lpad(n::text, 6, '0'), 'p' || n || '@many.example', 'member'
     from generate_series($2::int * 200, $3::int * 200 + 199) n`,
    [siteId, from, to],
  );
  for (const statement of furnishing) await owner.query(statement, [siteId, olga.id]);
  await owner.query("vacuum analyze");
}

const recently = "now() - page.id * interval '1 minute'";
const furnishing = [
  `insert into folder (site_id, subsite_id, name, name_key) select site_id, id, 'Main', 'main' from subsite
   where site_id = $1 and id <> 0 and $2 > 0 on conflict do nothing`,
  `insert into membership (site_id, subsite_id, person_id, role)
   select $1, subsite.id, person.id, case when person.id = $2 then 'admin' else 'viewer' end from subsite join person on person.site_id = $1
   where subsite.site_id = $1 and subsite.id <> 0 and (person.id = $2 or subsite.slug = 'many-1' and person.name_key like 'p %') on conflict do nothing`,
  `insert into page (site_id, subsite_id, folder_id, title, title_key) select $1, subsite_id, folder.id, 'Tides ' || n, 'tides ' || n
   from folder, generate_series(1, 40) n where site_id = $1 and subsite_id <> 0 and $2 > 0
     and not exists (select from page where page.site_id = $1 and page.subsite_id = folder.subsite_id)`,
  `insert into page_reader (site_id, principal_id, page_id, may_edit, folder_id, title_key, modified, created)
   select site_id, (kind::bigint << 48) + subsite_id, id, kind > 7, folder_id, title_key, modified, created
   from page, generate_series(7, 9) kind where site_id = $1 and subsite_id <> 0 and $2 > 0 on conflict do nothing`,
  `insert into activity (site_id, subsite_id, kind, page_id, began, happened) select site_id, subsite_id, 'published', id, ${recently}, ${recently}
   from page where site_id = $1 and subsite_id <> 0 and $2 > 0 on conflict do nothing`,
  `insert into notification (site_id, person_id, kind, page_id, versions, began, happened)
   select site_id, $2, 'published', id, '{1}', ${recently}, ${recently}
   from page where site_id = $1 and subsite_id <> 0 and not exists (select from notification told where told.site_id = $1 and told.page_id = page.id)`,
];
