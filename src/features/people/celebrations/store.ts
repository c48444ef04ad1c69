import { type Tx, run } from "#database/transaction.ts";
import type { Actor } from "#kernel/actor.ts";
import type { Birthday } from "./model/celebrations.ts";

export type CelebrationsRow = {
  readonly id: number;
  readonly name: string;
  /** The site tells of such days. */
  readonly isOn: boolean;
  /** Their own day, as `2026-12-01`. */
  readonly today: string;
  readonly birthday: Birthday | null;
  readonly since: string | null;
  readonly isHidden: boolean;
};

/** Somebody and their days; null when there is none such. */
export async function findCelebrations(
  actor: Actor,
  id: number,
  now: Date,
  tx: Tx,
): Promise<CelebrationsRow | null> {
  const rows = await run<CelebrationsRow>(
    tx,
    `select person.id, person.name, site.celebrates as "isOn",
       ($3::timestamptz at time zone coalesce(person.time_zone, site.time_zone))::date::text as today,
       case when held.birthday is not null then
         json_build_object('month', held.birthday / 100, 'day', held.birthday % 100, 'year', held.birth_year) end as birthday,
       held.since::text as since, coalesce(held.is_hidden, false) as "isHidden"
     from person join site on site.id = $1 left join person_days held on held.site_id = $1 and held.person_id = person.id
     where person.site_id = $1 and person.id = $2`,
    [actor.siteId, id, now],
  );
  return rows[0] ?? null;
}

export type WrittenCelebrations = Pick<CelebrationsRow, "birthday" | "since" | "isHidden">;

export async function writeCelebrations(
  personId: number,
  { birthday, since, isHidden }: WrittenCelebrations,
  tx: Tx,
): Promise<void> {
  await run(
    tx,
    `insert into person_days (site_id, person_id, birthday, birth_year, since, is_hidden) values ($1, $2, $3, $4, $5, $6)
     on conflict (site_id, person_id) do update set birthday = excluded.birthday, birth_year = excluded.birth_year,
       since = excluded.since, is_hidden = excluded.is_hidden`,
    [
      tx.siteId,
      personId,
      birthday && birthday.month * 100 + birthday.day,
      birthday?.year ?? null,
      since,
      isHidden,
    ],
  );
}
