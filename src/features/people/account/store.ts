import { type Tx, run } from "#database/transaction.ts";
import type { Actor } from "#kernel/actor.ts";
import type { LanguageCode } from "#kernel/languages.ts";
import { nameKey } from "#kernel/name-key.ts";
import { writePersonSearch } from "../search-store.ts";

export type Account = {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  /** Null when none was chosen. */
  readonly language: LanguageCode | null;
  readonly timeZone: string;
  readonly hour12: boolean | null;
  readonly dateOrder: "dmy" | "mdy" | "ymd" | null;
};

/** One's own account, with the site's zone where one has chosen none. */
export async function findAccount(actor: Actor, tx: Tx): Promise<Account | null> {
  const rows = await run<Account>(
    tx,
    `select person.id, person.name, person.email, person.language,
       coalesce(person.time_zone, site.time_zone) as "timeZone", person.hour12, person.date_order as "dateOrder"
     from person join site on site.id = person.site_id where person.site_id = $1 and person.id = $2`,
    [actor.siteId, actor.personId],
  );
  return rows[0] ?? null;
}

export async function writeAccount(
  actor: Actor,
  account: Omit<Account, "id" | "email" | "hour12" | "dateOrder"> & {
    hour12: boolean;
    dateOrder: "dmy" | "mdy" | "ymd";
  },
  tx: Tx,
): Promise<void> {
  const row = await tx.db
    .updateTable("person")
    .set({
      name: account.name,
      name_key: nameKey(account.name),
      language: account.language,
      time_zone: account.timeZone,
      hour12: account.hour12,
      date_order: account.dateOrder,
    })
    .where("site_id", "=", actor.siteId)
    .where("id", "=", actor.personId)
    .returning(["id", "name", "email", "position"])
    .executeTakeFirst();
  if (row) await writePersonSearch(row, tx);
}

export async function writeSignKeys(actor: Actor, signKeys: boolean, tx: Tx): Promise<void> {
  await run(tx, "update person set sign_keys = $3 where site_id = $1 and id = $2", [
    actor.siteId,
    actor.personId,
    signKeys,
  ]);
}
