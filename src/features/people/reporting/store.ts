import { type Tx, run } from "#database/transaction.ts";
import type { Actor } from "#kernel/actor.ts";
import type { Chart, ChartPerson } from "../model/chart.ts";
import type { ProfileField } from "../profiles/model/field.ts";

/** As many people of a level as are shown at once, and as many levels as somebody stands below. */
export const levelMost = 100;
const levelsMost = 40;

export type ReportsField = Pick<ProfileField, "id" | "label" | "seenBy">;

/** The field that says to whom people report; null where the site has none. */
export async function findReportsField(actor: Actor, tx: Tx): Promise<ReportsField | null> {
  const rows = await run<ReportsField>(
    tx,
    `select id, label, seen_by as "seenBy" from profile_field where site_id = $1 and kind = 'person'`,
    [actor.siteId],
  );
  return rows[0] ?? null;
}

/** In SQL, what holds whom: field $2 of the site, along an index of short values. */
const held = "site_id = $1 and field_id = $2 and length(value) <= 16";

/** The first of `level (id)` by name and the one that is open ($3), each with the size of its team. */
const nodes = (level: string) => `
  with level as (${level}),
    placed as (select level.id, person.name, coalesce(person.position, '') as position, person.photo,
        row_number() over (order by person.name_key nulls last, level.id) as place, count(*) over ()::int as "all"
      from level left join person on person.site_id = $1 and person.id = level.id)
  select id, name, position, photo, "all",
    (select count(*)::int from profile_value where ${held} and value = placed.id::text) as team
  from placed where place <= ${levelMost} or id = $3 order by place`;

type ChartLevel = Chart["levels"][number];

async function readLevel(sql: string, given: readonly unknown[], tx: Tx): Promise<ChartLevel> {
  const rows = await run<ChartPerson & { all: number }>(tx, sql, given);
  const people = rows.map(({ id, name, position, photo, team }) => ({ id, name, position, photo, team }));
  return { people, left: Math.max(0, (rows[0]?.all ?? 0) - rows.length) };
}

type Asked = { readonly fieldId: number; readonly openId: number | null };

/** Those to whom somebody reports, and who report to nobody; whoever has left stays for their team. */
export function listTops(actor: Actor, { fieldId, openId }: Asked, tx: Tx): Promise<ChartLevel> {
  const tops = `select manager.id from (select distinct value::bigint as id from profile_value where ${held}) manager
    where not exists (select from profile_value own where own.site_id = $1 and own.person_id = manager.id and own.field_id = $2)`;
  return readLevel(nodes(tops), [actor.siteId, fieldId, openId], tx);
}

/** Who reports to somebody. */
export function listTeam(
  actor: Actor,
  { fieldId, openId, managerId }: Asked & { readonly managerId: number },
  tx: Tx,
): Promise<ChartLevel> {
  const team = `select person_id as id from profile_value where ${held} and value = $4::text`;
  return readLevel(nodes(team), [actor.siteId, fieldId, openId, String(managerId)], tx);
}

/** To whom somebody reports, and those to whom they do, the nearest first. */
export async function listAbove(
  actor: Actor,
  { fieldId, personId }: { readonly fieldId: number; readonly personId: number },
  tx: Tx,
): Promise<number[]> {
  const rows = await run<{ id: number }>(
    tx,
    `with recursive above (id, height) as (
       select value::bigint, 1 from profile_value where site_id = $1 and field_id = $2 and person_id = $3
       union all
       select value::bigint, height + 1 from above join profile_value
         on site_id = $1 and field_id = $2 and person_id = above.id where height < ${levelsMost})
     select id::int as id from above order by height`,
    [actor.siteId, fieldId, personId],
  );
  return rows.map(({ id }) => id);
}

/** How many people report to somebody. */
export async function countTeam(
  actor: Actor,
  { fieldId, personId }: { readonly fieldId: number; readonly personId: number },
  tx: Tx,
): Promise<number> {
  const rows = await run<{ team: number }>(
    tx,
    `select count(*)::int as team from profile_value where ${held} and value = $3`,
    [actor.siteId, fieldId, String(personId)],
  );
  return rows[0]?.team ?? 0;
}

/** Whether somebody is on the site. Whoever says next to whom they report waits, so that no two make a circle at once. */
export async function holdReporting(actor: Actor, managerId: number, tx: Tx): Promise<boolean> {
  await run(tx, "select pg_advisory_xact_lock(hashtextextended('reporting', $1))", [actor.siteId]);
  const rows = await run(tx, "select 1 from person where site_id = $1 and id = $2 for key share", [
    actor.siteId,
    managerId,
  ]);
  return rows.length > 0;
}
