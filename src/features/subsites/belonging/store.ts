import { type Tx, run } from "#database/transaction.ts";
import type { Area, SubsiteRole } from "#kernel/viewer.ts";

export type Belonging = {
  readonly subsiteId: Area;
  readonly role: SubsiteRole;
  readonly level: "on" | "digest" | "off" | null;
  /** How many administrators the subsite has. */
  readonly admins: number;
};

/** The subsites that a person is in. */
export async function listBelonging(personId: number, tx: Tx): Promise<Belonging[]> {
  return run<Belonging>(
    tx,
    `select own.subsite_id::int as "subsiteId", own.role, own.notification_level as level,
       (select count(*)::int from membership other where other.site_id = $1 and other.subsite_id = own.subsite_id and other.role = 'admin') as admins
     from membership own where own.site_id = $1 and own.person_id = $2`,
    [tx.siteId, personId],
  );
}

/** People of the site among those named. */
export async function findPeopleNamed(
  ids: readonly number[],
  tx: Tx,
): Promise<{ id: number; name: string; email: string }[]> {
  return run(tx, "select id, name, email from person where site_id = $1 and id = any($2) order by id", [
    tx.siteId,
    ids,
  ]);
}
