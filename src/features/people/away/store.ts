import { type Tx, run } from "#database/transaction.ts";
import type { Actor } from "#kernel/actor.ts";
import type { AwayDates, AwayNow } from "../model/away.ts";

/** In SQL, the day that it is for the row `person` at the moment `$2`; each zone has its own. */
const today = `($2::timestamptz at time zone coalesce(person.time_zone, (select time_zone from site where site.id = $1)))::date`;

const dates = `case when away.until_day >= ${today}
  then json_build_object('from', away.from_day::text, 'until', away.until_day::text, 'note', away.note) end as dates`;

export type AwayPerson = {
  readonly id: number;
  readonly name: string;
  /** Their own day. */
  readonly today: string;
  /** Null where they are not away nor will be. */
  readonly dates: AwayDates | null;
};

/** Somebody and their absence; null when there is none such. */
export async function findAwayPerson(
  actor: Actor,
  id: number,
  now: Date,
  tx: Tx,
): Promise<AwayPerson | null> {
  const rows = await run<AwayPerson>(
    tx,
    `select person.id, person.name, ${today}::text as today, ${dates}
     from person left join person_away away on away.site_id = $1 and away.person_id = person.id
     where person.site_id = $1 and person.id = $3`,
    [actor.siteId, now, id],
  );
  return rows[0] ?? null;
}

/** Those of some people who are away at a moment. */
export async function listAway(
  actor: Actor,
  ids: readonly number[],
  now: Date,
  tx: Tx,
): Promise<(AwayNow & { readonly personId: number })[]> {
  return run(
    tx,
    `select person.id as "personId", away.until_day::text as until, away.until_day = ${today} as "isLastDay", away.note
     from person_away away join person on person.site_id = $1 and person.id = away.person_id
     where away.site_id = $1 and away.person_id = any($3) and ${today} between away.from_day and away.until_day`,
    [actor.siteId, now, ids],
  );
}

export async function writeAway(
  actor: Actor,
  id: number,
  { from, until, note }: AwayDates,
  tx: Tx,
): Promise<void> {
  await run(
    tx,
    `insert into person_away (site_id, person_id, from_day, until_day, note) values ($1, $2, $3, $4, $5)
     on conflict (site_id, person_id) do update
       set from_day = excluded.from_day, until_day = excluded.until_day, note = excluded.note`,
    [actor.siteId, id, from, until, note],
  );
}

export async function removeAway(actor: Actor, id: number, tx: Tx): Promise<void> {
  await run(tx, "delete from person_away where site_id = $1 and person_id = $2", [actor.siteId, id]);
}
