import type { Attempt } from "#features/sessions/attempts/rules.ts";
import { isOfDomains } from "#features/sessions/door/rules.ts";
import { type Verdict, allow, refuse } from "#kernel/verdict.ts";
import { isPublicMail } from "./model/public-mail.ts";
import type { JoinRefusal } from "./wording.ts";

/** As many domains as a site lists. */
export const domainsMost = 50;

/** Long enough to find the mail on another day. */
const linkHours = 24;

export function joinUntil(now: Date): Date {
  return new Date(now.getTime() + linkHours * 3_600_000);
}

/** Domains of one company each: whoever has an address there is one of its people. */
export function mayListDomains(domains: readonly string[]): Verdict<JoinRefusal> {
  if (domains.length > domainsMost) return refuse("join-domains-many", { most: domainsMost });
  const open = domains.find(isPublicMail);
  return open === undefined ? allow : refuse("join-domain-public", { domain: open });
}

/**
 * Whoever types an address is told whether this way is open, and of what is wrong with any address of the kind: what stands behind a plus makes no further
 * person. Whose it is, and whether its domain is listed, decides the mail alone.
 */
export function mayAskToJoin(email: string, { isOn }: { readonly isOn: boolean }): Verdict<JoinRefusal> {
  if (!isOn) return refuse("join-off");
  return email.slice(0, email.lastIndexOf("@")).includes("+") ? refuse("join-plus") : allow;
}

export type Joiner = {
  readonly email: string;
  readonly domains: readonly string[];
  /** Whose address it is here. */
  readonly account: { readonly hasPassword: boolean } | null;
  /** An account with this address was deleted here. */
  readonly isBarred: boolean;
  /** The company sign-in of the site, where that is the only way in for its people. */
  readonly company: { readonly domains: readonly string[] } | null;
};

/**
 * Which mail an address gets. Domains count whole: what is below one is another. Who is here is told so, who was invited gets their invitation; whoever was
 * deleted is brought back by an owner alone, and people of a company that has a sign-in of its own come in by that.
 */
export function mailForJoiner({
  email,
  domains,
  account,
  isBarred,
  company,
}: Joiner): "join" | "known" | "invited" | "none" {
  if (!isOfDomains(email, domains)) return "none";
  if (account) return account.hasPassword ? "known" : "invited";
  return isBarred || (company && isOfDomains(email, company.domains)) ? "none" : "join";
}

/** Mails that are asked for count as those of resets do, apart from them. */
export function joinAttempts(attempts: readonly Attempt[]): Attempt[] {
  return attempts.map(([limit, key]) => [{ ...limit, name: `join-${limit.name}` }, key]);
}
