import type { Tx } from "#database/transaction.ts";
import { listOwnGroups } from "#features/people/groups/store.ts";
import type { InputOf } from "#kernel/call.ts";
import { Refusal } from "#kernel/refusal.ts";
import type { Providers } from "#outgoing/providers.ts";
import { type ProviderMetadata, readProviderMetadata } from "#saml/provider-metadata.ts";
import type { saveSamlCompany } from "./contract.ts";
import { openSecret, sealSecret } from "./operations.ts";
import { type Company, type CompanyGiven, writeCompany, writeCompanyGroups } from "./store.ts";

/** A way to the provider, and whether it is the one of before: what was tried on it counts on. */
type Reached = Pick<CompanyGiven, "issuer" | "way"> & { readonly isSame: boolean };

type OpenIdGiven = { readonly issuer: string; readonly clientId: string; readonly secret: string };

/** By OpenID Connect; an empty secret is the one that is saved. */
export async function openIdWayOf(
  { issuer, clientId, secret: typed }: OpenIdGiven,
  before: Company | null,
  tx: Tx,
): Promise<Reached> {
  const saved = before?.way.protocol === "openid" ? before.way : null;
  if (typed === "" && !saved) throw new Refusal("company-secret");
  const secret = typed === "" && saved ? saved.secret : await sealSecret(typed, tx);
  const isSameSecret = typed === "" || (saved && (await openSecret(saved.secret, tx)) === typed);
  const isSame = before?.issuer === issuer && saved?.clientId === clientId && isSameSecret === true;
  return { issuer, way: { protocol: "openid", clientId, secret }, isSame };
}

/** By SAML; without metadata it is what is saved. */
export function samlWayOf(given: ProviderMetadata | null, before: Company | null): Reached {
  const saved = before?.way.protocol === "saml" ? before : null;
  if (!given) {
    if (!saved) throw new Refusal("saml-missing");
    return { issuer: saved.issuer, way: saved.way, isSame: true };
  }
  const { entityId, signInAddress, certificates } = given;
  const way = { protocol: "saml", signInAddress, certificates } as const;
  const isSame = saved?.issuer === entityId && JSON.stringify(saved.way) === JSON.stringify(way);
  return { issuer: entityId, way, isSame };
}

const faults = {
  unreadable: "saml-metadata",
  "no-redirect": "saml-redirect",
  "no-certificate": "saml-certificate",
} as const;

/** What a provider says of itself. Browsers are sent to its address, so it is one of https, or what whoever runs Atrium has listed. */
export function demandProvider(metadata: string, providers: Providers): ProviderMetadata {
  const found = readProviderMetadata(metadata);
  if (typeof found === "string") throw new Refusal(faults[found]);
  if (!isSafe(found.signInAddress) && !providers.mayAsk(found.signInAddress))
    throw new Refusal("saml-redirect");
  return found;
}

function isSafe(address: string): boolean {
  if (!URL.canParse(address) || address.length > 2000) return false;
  const { protocol, username, password } = new URL(address);
  return protocol === "https:" && username === "" && password === "";
}

type Whom = Pick<InputOf<typeof saveSamlCompany>, "name" | "role" | "groups_claim" | "groups">;

/** Writes how the provider is reached, and whom it lets in. */
export async function saveWhom(
  { name, role, groups_claim: claim, groups: given }: Whom,
  { isSame, ...reached }: Reached & { readonly domains: readonly string[] },
  tx: Tx,
): Promise<void> {
  const here = new Set((await listOwnGroups(tx)).map(({ id }) => id));
  const groups = given.filter(({ groupId, role: brought }) => (groupId === null) !== (brought === null));
  if (groups.some(({ groupId }) => groupId !== null && !here.has(groupId)))
    throw new Refusal("group-not-found");
  await writeCompany({ name, ...reached, role: role === "none" ? null : role, claim }, isSame, tx);
  await writeCompanyGroups(groups, tx);
}
