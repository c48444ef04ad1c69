import { type Tx, run } from "#database/transaction.ts";

/** The time zone of a person, or of a visitor: their own, else the site's. */
export async function readTimeZone(personId: number | null, tx: Tx): Promise<string> {
  const rows = await run<{ timeZone: string }>(
    tx,
    `select coalesce(person.time_zone, site.time_zone) as "timeZone"
     from site left join person on person.site_id = $1 and person.id = $2 where site.id = $1`,
    [tx.siteId, personId],
  );
  return rows[0]?.timeZone ?? "UTC";
}
