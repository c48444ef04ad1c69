import { type Tx, run } from "#database/transaction.ts";
import type { CompanyDoor, PasswordFacts } from "./rules.ts";

/** Null where there is none, or it is off. */
export async function readDoor(tx: Tx): Promise<CompanyDoor | null> {
  const rows = await run<CompanyDoor>(
    tx,
    `select name, is_required as "isRequired" from company_sign_in where site_id = $1 and is_on`,
    [tx.siteId],
  );
  return rows[0] ?? null;
}

/** Whether addresses of some domains may join by themselves. */
export async function mayAddressesJoin(tx: Tx): Promise<boolean> {
  const rows = await run(tx, "select from join_domain where site_id = $1 limit 1", [tx.siteId]);
  return rows.length > 0;
}

/** What decides whether a password opens anything for somebody; null when they are gone. */
export async function findPasswordFacts(personId: number, tx: Tx): Promise<PasswordFacts | null> {
  const rows = await run<PasswordFacts>(
    tx,
    `select person.role, person.email,
       exists (select from company_identity where company_identity.site_id = $1 and company_identity.person_id = $2) as "isLinked",
       (select json_build_object('name', name, 'isRequired', is_required, 'domains', domains)
        from company_sign_in where company_sign_in.site_id = $1 and is_on) as door
     from person where person.site_id = $1 and person.id = $2`,
    [tx.siteId, personId],
  );
  return rows[0] ?? null;
}
