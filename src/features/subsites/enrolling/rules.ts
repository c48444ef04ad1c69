import { type Verdict, refuse } from "#kernel/verdict.ts";
import type { SubsiteRole, Viewer } from "#kernel/viewer.ts";
import { type KnownSubsite, mayChangeMembership, mayInviteTo, mayRemoveFrom } from "../rules.ts";

/** As many people as are offered at once to choose from. */
export const candidatesMost = 50;

export const memberDeeds = ["add", "role", "remove"] as const;
export type MemberDeed = (typeof memberDeeds)[number];

type Facts = {
  readonly personId: number;
  /** What they are in the subsite; null where they are not in it. */
  readonly member: SubsiteRole | null;
  /** How many administrators it has once those before are done. */
  readonly admins: number;
  /** The role that is given. */
  readonly role?: SubsiteRole | undefined;
};

/** Whether something may be done to one of several people in a subsite: by the rules of one. Leaving is a deed of one's own, never one among others. */
export function mayBeDoneIn(
  viewer: Viewer,
  subsite: Pick<KnownSubsite, "given" | "isArchived">,
  { deed, personId, member, admins, role }: Facts & { readonly deed: MemberDeed },
): Verdict<string> {
  if (deed === "add") return member === null ? mayInviteTo(viewer, subsite) : refuse("in-it-already");
  if (member === null) return refuse("not-in-it");
  const person = { id: personId, role: member };
  if (deed === "remove") {
    if (personId === viewer.personId) return refuse("own-removal");
    return mayRemoveFrom(viewer, subsite, { person, admins });
  }
  const changing = mayChangeMembership(viewer, subsite, { person, admins, role: role ?? "viewer" });
  return changing.allowed && member === role ? refuse("has-role") : changing;
}
