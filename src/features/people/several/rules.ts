import type { RightsRefusal } from "#features/sites/wording.ts";
import { type Verdict, refuse } from "#kernel/verdict.ts";
import type { SiteRole, Viewer } from "#kernel/viewer.ts";
import { mayManageGroups } from "../groups/rules.ts";
import { type PersonFacts, mayAddPeople, mayChangeRole, mayRemovePerson } from "../rules.ts";
import type { PeopleRefusal } from "../wording.ts";

/** As many people as one deed takes, and as many of them as are changed in the call itself; the rest of more is a task. */
export const batchMost = 5000;
export const batchAtOnce = 250;

export const peopleDeeds = ["role", "groups", "invite", "remove"] as const;
export type PeopleDeed = (typeof peopleDeeds)[number];

type Facts = {
  readonly person: PersonFacts & { readonly hasPassword: boolean };
  /** How many owners the site has once those before are done. */
  readonly owners: number;
  /** The role that is given. */
  readonly role?: SiteRole | undefined;
};

/** Whether something may be done to one of several people: by the rules of one. */
export function mayBeDone(
  viewer: Viewer,
  deed: PeopleDeed,
  { person, owners, role }: Facts,
): Verdict<PeopleRefusal | RightsRefusal | "has-role" | "not-as-another"> {
  if (deed === "groups") return mayManageGroups(viewer);
  if (deed === "remove") return mayRemovePerson(viewer, { person, owners });
  if (deed === "invite") return person.hasPassword ? refuse("has-password") : mayAddPeople(viewer);
  const changing = mayChangeRole(viewer, { person, role: role ?? "member", owners });
  return changing.allowed && person.role === role ? refuse("has-role") : changing;
}
