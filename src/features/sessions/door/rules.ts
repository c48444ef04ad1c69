import { type Verdict, allow, refuse } from "#kernel/verdict.ts";
import type { SiteRole } from "#kernel/viewer.ts";
import type { CompanyDoorRefusal } from "./wording.ts";

/** Whoever is sent to the provider of their company has so long to come back. */
export const companyMinutes = 10;

export function companyUntil(now: Date): Date {
  return new Date(now.getTime() + companyMinutes * 60_000);
}

/** The company sign-in of a site that has one switched on. */
export type CompanyDoor = {
  readonly name: string;
  /** People of the company have no other way in. */
  readonly isRequired: boolean;
};

export type PasswordFacts = {
  readonly door: (CompanyDoor & { readonly domains: readonly string[] }) | null;
  readonly role: SiteRole;
  readonly email: string;
  /** They have signed in with the account of their company before. */
  readonly isLinked: boolean;
};

/**
 * Where the company sign-in is required, a password opens nothing for people of the company. Owners keep theirs, as the way back, and so do people of other
 * companies, who have no other way in.
 */
export function mayUsePassword({ door, role, email, isLinked }: PasswordFacts): Verdict<CompanyDoorRefusal> {
  if (!door?.isRequired || role === "owner") return allow;
  if (!isLinked && !isOfDomains(email, door.domains)) return allow;
  return refuse("company-required", { name: door.name });
}

/** Whether an address is of one of these domains, and not of one below. */
export function isOfDomains(email: string, domains: readonly string[]): boolean {
  return domains.includes(email.slice(email.lastIndexOf("@") + 1).toLowerCase());
}
