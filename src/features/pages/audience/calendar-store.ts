import { type Tx, run } from "#database/transaction.ts";
import { type Locale, englishLocale } from "#kernel/language.ts";

export type Calendar = Pick<Locale, "timeZone" | "dateOrder">;

/** By which days are told to a person, or to a visitor: their own zone, else the site's, and the order that they have chosen. */
export async function readCalendar(personId: number | null, tx: Tx): Promise<Calendar> {
  const rows = await run<{ timeZone: string; dateOrder: Calendar["dateOrder"] | null }>(
    tx,
    `select coalesce(person.time_zone, site.time_zone) as "timeZone", person.date_order as "dateOrder"
     from site left join person on person.site_id = $1 and person.id = $2 where site.id = $1`,
    [tx.siteId, personId],
  );
  const { timeZone, dateOrder } = englishLocale;
  return { timeZone: rows[0]?.timeZone ?? timeZone, dateOrder: rows[0]?.dateOrder ?? dateOrder };
}
