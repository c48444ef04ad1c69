import { type Tx, run } from "#database/transaction.ts";
import type { Actor } from "#kernel/actor.ts";

export type WeekRow = {
  readonly list: "birthday" | "anniversary" | "away" | "joined";
  readonly id: number;
  readonly name: string;
  readonly position: string;
  readonly photo: string | null;
  readonly day: string;
  readonly years: number | null;
  readonly isNow: boolean;
  /** The reader's own day. */
  readonly today: string;
};

/** As the index of days has it. */
const sinceKey = "(extract(month from held.since) * 100 + extract(day from held.since))::int";
/** Of people who have signed in and are not from outside. */
const isHere = "person.password_hash is not null and person.role <> 'external'";

/** The days of the week from the reader's today, where the site tells of them; who was born on 29 February has a day in every year. */
const week = `here as (
    select site.celebrates, site.time_zone, ($2::timestamptz at time zone coalesce(me.time_zone, site.time_zone))::date as today
    from site left join person me on me.site_id = $1 and me.id = $3 where site.id = $1),
  days as (select (here.today + n)::date as day from here, generate_series(0, 6) n where here.celebrates),
  keys as (
    select day, (extract(month from day) * 100 + extract(day from day))::int as key from days
    union all
    select day, 229 from days where to_char(day, 'MMDD') = '0228' and to_char(day + 1, 'MMDD') = '0301')`;

const birthdays = `select 'birthday' as list, person.id, keys.day, extract(year from keys.day)::int - held.birth_year as years, true as is_now
  from keys join person_days held on held.site_id = $1 and held.birthday = keys.key and not held.is_hidden
  join person on person.site_id = $1 and person.id = held.person_id and ${isHere}
  order by keys.day, person.name_key, person.id limit $4`;

const anniversaries = `select 'anniversary', person.id, keys.day, (extract(year from keys.day) - extract(year from held.since))::int, true
  from keys join person_days held on held.site_id = $1 and ${sinceKey} = keys.key and not held.is_hidden
  join person on person.site_id = $1 and person.id = held.person_id and ${isHere}
  where extract(year from keys.day) > extract(year from held.since)
  order by keys.day, person.name_key, person.id limit $4`;

/** Each by their own calendar, which may be a day ahead of the reader's or behind it. */
const away = `select 'away', person.id, case when own.today >= held.from_day then held.until_day else held.from_day end, null::int, own.today >= held.from_day
  from here join person_away held on held.site_id = $1 and held.until_day >= here.today - 1 and held.from_day <= here.today + 6
  join person on person.site_id = $1 and person.id = held.person_id and ${isHere}
  cross join lateral (select ($2::timestamptz at time zone coalesce(person.time_zone, here.time_zone))::date as today) own
  where held.until_day >= own.today
  order by own.today < held.from_day, case when own.today < held.from_day then held.from_day end, person.name_key, person.id limit $4`;

const joined = `select 'joined', person.id, here.today, null::int, true
  from here join person on person.site_id = $1 and person.created > $2::timestamptz - interval '7 days' and person.id <> $3 and ${isHere}
  order by person.created desc, person.id limit $4`;

/** What is told of people of the site this week, the first of each part. */
export async function readThisWeek(
  actor: Actor,
  { now, most }: { readonly now: Date; readonly most: number },
  tx: Tx,
): Promise<WeekRow[]> {
  return run<WeekRow>(
    tx,
    `with ${week}, listed (list, id, day, years, is_now) as ((${birthdays}) union all (${anniversaries}) union all (${away}) union all (${joined}))
     select listed.list, person.id, person.name, person.position, person.photo, listed.day::text as day, listed.years, listed.is_now as "isNow",
       here.today::text as today
     from here, listed join person on person.site_id = $1 and person.id = listed.id
     order by array_position(array['birthday', 'anniversary', 'away', 'joined'], listed.list), not listed.is_now,
       case when listed.list <> 'joined' then listed.day end, case when listed.list <> 'joined' then person.name_key end, person.created desc, person.id`,
    [actor.siteId, now, actor.personId, most],
  );
}
