import { isOfDomains } from "#features/sessions/door/rules.ts";
import type { CompanyDoorRefusal } from "#features/sessions/door/wording.ts";
import { type Verdict, refuse } from "#kernel/verdict.ts";
import type { SiteRole } from "#kernel/viewer.ts";
import { type CompanyGroup, groupRoles, type joinRoles } from "../contract.ts";

/** Why what a provider says by SAML counts for nothing. */
export type SamlRefusal = Extract<
  CompanyDoorRefusal,
  "company-failed" | "company-encrypted" | "company-passing-name"
>;

type KnownAccount = {
  readonly personId: number;
  readonly role: SiteRole;
  /** Somebody of this provider has come in as them before. */
  readonly isLinked: boolean;
};

/** What is known of somebody whom the provider has confirmed. */
export type Arrival = {
  /** Whom this person of the company has been here before; the number is null once that account was deleted. */
  readonly identity: { readonly personId: number | null } | null;
  /** Whose email address it is here. */
  readonly account: KnownAccount | null;
  readonly email: string;
  readonly isVerified: boolean;
  /** The provider has no word for verified addresses (SAML): people may have written their own. */
  readonly isWordAlone: boolean;
  /** An account with this address was deleted here. */
  readonly isBarred: boolean;
  readonly domains: readonly string[];
  readonly role: (typeof joinRoles)[number] | null;
};

type Coming =
  | { readonly allowed: true; readonly as: "known" | "linked"; readonly personId: number }
  | { readonly allowed: true; readonly as: "new" };

/**
 * Who comes in, and as whom. Accounts are bound to the provider and its own number of a person: an address is believed once, where the provider has
 * verified it and an owner has listed its domain.
 */
export function whoComesIn(
  arrival: Arrival,
): Coming | Exclude<Verdict<CompanyDoorRefusal>, { allowed: true }> {
  const { identity, account, email, isVerified, isBarred, isWordAlone, domains, role } = arrival;
  if (identity && identity.personId !== null)
    return { allowed: true, as: "known", personId: identity.personId };
  if (!isVerified) return refuse("company-unverified");
  if (!isOfDomains(email, domains)) return refuse("company-stranger");
  // An owner shows that both are theirs by trying it while signed in, and an administrator is one person of the company.
  if (isWordAlone && account?.role === "owner") return refuse("company-owner");
  if (isWordAlone && account?.role === "admin" && account.isLinked) return refuse("company-taken");
  if (account) return { allowed: true, as: "linked", personId: account.personId };
  // Whoever was deleted here is brought back by an owner, not by the company.
  if (identity || isBarred) return refuse("company-closed");
  return role === null ? refuse("company-unknown") : { allowed: true, as: "new" };
}

type Mapped = {
  readonly groups: readonly CompanyGroup[];
  /** The groups that the provider named; null where it left them out because there are too many. */
  readonly sent: readonly string[] | null;
};

/** Into which groups of people they go and out of which; groups that no line names are left alone. */
export function groupsAfter({ groups, sent }: Mapped): { into: number[]; outOf: number[] } {
  if (sent === null) return { into: [], outOf: [] };
  const named = groups.filter(({ groupId }) => groupId !== null);
  const into = new Set(named.flatMap(({ value, groupId }) => (sent.includes(value) ? [groupId ?? 0] : [])));
  const outOf = new Set(named.map(({ groupId }) => groupId ?? 0).filter((id) => !into.has(id)));
  return { into: [...into], outOf: [...outOf] };
}

type RoleFacts = Mapped & {
  readonly role: SiteRole;
  /** The role that a group of the company gave them the last time. */
  readonly given: string | null;
  readonly joinRole: SiteRole | null;
};

/**
 * The role that they have from now on: the highest that a group of theirs brings. Who is in none any more loses what a group had given, and keeps what somebody
 * here gave. Owners are made and unmade by owners alone.
 */
export function roleAfter({ groups, sent, role, given, joinRole }: RoleFacts): {
  role: SiteRole;
  given: string | null;
} {
  if (sent === null || role === "owner") return { role, given };
  const brought = groups.flatMap((each) => (each.role && sent.includes(each.value) ? [each.role] : []));
  const highest = groupRoles.find((each) => brought.includes(each));
  if (highest) return { role: highest, given: highest };
  if (given !== null && given === role) return { role: joinRole ?? "member", given: null };
  return { role, given: null };
}
