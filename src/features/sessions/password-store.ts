import { type Tx, run } from "#database/transaction.ts";

/** The names that others try first: of the site, and of the person whose password it is to be; null for somebody new. */
export async function namesAround(personId: number | null, tx: Tx): Promise<string[]> {
  const rows = await run<{ site: string; address: string | null; name: string | null; email: string | null }>(
    tx,
    `select site.name as site, site.address, person.name, person.email
     from site left join person on person.site_id = site.id and person.id = $2 where site.id = $1`,
    [tx.siteId, personId],
  );
  return rows.flatMap(({ site, address, name, email }) => [site, address ?? "", name ?? "", email ?? ""]);
}
