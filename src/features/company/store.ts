import { type Tx, run } from "#database/transaction.ts";
import { noPassword } from "#secrets/password.ts";
import type { CompanyGroup, joinRoles } from "./contract.ts";

/** What came of it when an owner tried; `fate` is the code of a refusal where they would not come in. */
export type Tried = { readonly fate: string; readonly email: string; readonly groups: readonly string[] };

/** How the provider is reached, beside its name for itself. */
export type OpenIdWay = {
  readonly protocol: "openid";
  readonly clientId: string;
  /** Sealed. */
  readonly secret: Buffer;
};
export type SamlWay = {
  readonly protocol: "saml";
  readonly signInAddress: string;
  /** By which it signs, as PEM. */
  readonly certificates: readonly string[];
};

export type Company<Way = OpenIdWay | SamlWay> = {
  readonly name: string;
  /** The issuer of OpenID Connect, the entity ID of SAML. */
  readonly issuer: string;
  readonly way: Way;
  readonly domains: readonly string[];
  /** With which people join who have no account; null where they cannot. */
  readonly role: (typeof joinRoles)[number] | null;
  readonly claim: string;
  readonly isOn: boolean;
  readonly isRequired: boolean;
  readonly tried: Tried | null;
};

export async function readCompanyRow(tx: Tx): Promise<Company | null> {
  const rows = await run<Omit<Company, "way"> & Flat>(
    tx,
    `select name, issuer, protocol, client_id as "clientId", client_secret as secret, sign_in_address as "signInAddress", certificates,
       domains, role, groups_claim as claim, is_on as "isOn", is_required as "isRequired", tried
     from company_sign_in where site_id = $1`,
    [tx.siteId],
  );
  const [row] = rows;
  if (!row) return null;
  const { protocol, clientId, secret, signInAddress, certificates, ...company } = row;
  const way =
    protocol === "saml"
      ? ({ protocol, signInAddress, certificates } as const)
      : ({ protocol, clientId, secret } as const);
  return { ...company, way };
}

/** The columns of both ways; those of the other one are empty. */
type Flat = Omit<OpenIdWay, "protocol"> & Omit<SamlWay, "protocol"> & Pick<Company["way"], "protocol">;

export type CompanyGiven = Omit<Company, "isOn" | "isRequired" | "tried">;

/** What was tried before counts no longer where the provider is reached in another way, and nobody has to come by it until it was tried. */
export async function writeCompany(given: CompanyGiven, hasTried: boolean, tx: Tx): Promise<void> {
  const { name, issuer, way, domains, role, claim } = given;
  const [clientId, secret] = way.protocol === "openid" ? [way.clientId, way.secret] : [null, null];
  const [address, certificates] =
    way.protocol === "saml" ? [way.signInAddress, way.certificates] : [null, []];
  await run(
    tx,
    `insert into company_sign_in (site_id, name, issuer, protocol, client_id, client_secret, sign_in_address, certificates, domains, role, groups_claim)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
     on conflict (site_id) do update set name = $2, issuer = $3, protocol = $4, client_id = $5, client_secret = $6, sign_in_address = $7,
       certificates = $8, domains = $9, role = $10, groups_claim = $11, tried = case when $12 then company_sign_in.tried end,
       is_required = company_sign_in.is_required and $12`,
    [
      tx.siteId,
      name,
      issuer,
      way.protocol,
      clientId,
      secret,
      address,
      certificates,
      domains,
      role,
      claim,
      hasTried,
    ],
  );
  // What was heard under the keys of before counts no longer.
  await run(tx, "update company_attempt set answer = null where site_id = $1 and answer is not null", [
    tx.siteId,
  ]);
}

export function readCompanyGroups(tx: Tx): Promise<CompanyGroup[]> {
  return run<CompanyGroup>(
    tx,
    `select value, group_id as "groupId", role from company_group where site_id = $1 order by place`,
    [tx.siteId],
  );
}

/** These instead of those from before. */
export async function writeCompanyGroups(groups: readonly CompanyGroup[], tx: Tx): Promise<void> {
  await run(tx, "delete from company_group where site_id = $1", [tx.siteId]);
  await run(
    tx,
    `insert into company_group (site_id, place, value, group_id, role)
     select $1, given.place, given.value, given.group_id, given.role
     from jsonb_to_recordset($2::jsonb) as given (place int, value text, group_id bigint, role text)`,
    [
      tx.siteId,
      JSON.stringify(
        groups.map(({ value, groupId, role }, place) => ({ place, value, group_id: groupId, role })),
      ),
    ],
  );
}

export async function saveIsOn(on: boolean, tx: Tx): Promise<void> {
  await run(tx, "update company_sign_in set is_on = $2 where site_id = $1", [tx.siteId, on]);
}

export async function saveIsRequired(on: boolean, tx: Tx): Promise<void> {
  await run(tx, "update company_sign_in set is_required = $2 where site_id = $1", [tx.siteId, on]);
}

export async function saveTried(tried: Tried, tx: Tx): Promise<void> {
  await run(tx, "update company_sign_in set tried = $2 where site_id = $1", [
    tx.siteId,
    JSON.stringify(tried),
  ]);
}

export async function deleteCompany(tx: Tx): Promise<void> {
  await run(tx, "delete from company_sign_in where site_id = $1", [tx.siteId]);
}

/** How many people have signed in by it, and how many of them have no password. */
export async function countByCompany(tx: Tx): Promise<{ people: number; withoutPassword: number }> {
  const rows = await run<{ people: number; withoutPassword: number }>(
    tx,
    `select count(*)::int as people, (count(*) filter (where person.password_hash = $2))::int as "withoutPassword"
     from person where person.site_id = $1
       and exists (select from company_identity known where known.site_id = $1 and known.person_id = person.id)`,
    [tx.siteId, noPassword],
  );
  return rows[0] ?? { people: 0, withoutPassword: 0 };
}
