import { type CardPerson, type CardVerdicts, personActions } from "#features/people/cards/rules.ts";
import { refuse } from "#kernel/verdict.ts";
import { type SubsiteRole, type Viewer, currentSubsite } from "#kernel/viewer.ts";
import {
  type KnownSubsite,
  mayChangeLevel,
  mayChangeMembership,
  mayInviteSomewhere,
  mayRemoveFrom,
} from "../rules.ts";

/** The subsite that one is in, and the role that the person of a card was given there; null where they are not in it. */
export type Here = {
  readonly subsite: Pick<KnownSubsite, "id" | "given">;
  readonly given: SubsiteRole | null;
};

/** Somebody who is not in the subsite that one is in (CARD-12). */
export function isForeign(here: Here | null): boolean {
  return here !== null && here.given === null;
}

/** What one may do with a person where one is: in a subsite also with their place in it (CACT-04, CACT-05, CACT-09, CACT-28). */
export function cardVerdicts(viewer: Viewer, person: CardPerson, here: Here | null): CardVerdicts {
  const inviting =
    viewer.personId === person.id ? refuse("others-only" as const) : mayInviteSomewhere(viewer);
  const verdicts = { ...personActions(viewer, person), "invite-to-subsite": inviting };
  if (here === null) return verdicts;
  const { given, subsite } = here;
  if (given === null || subsite.id !== currentSubsite(viewer))
    return {
      ...verdicts,
      permissions: refuse("person-not-found"),
      notifications: refuse("person-not-found"),
      "remove-from-subsite": refuse("person-not-found"),
    };
  // That a subsite keeps an administrator is a matter of the call.
  const one = { person: { id: person.id, role: given }, admins: 2 };
  return {
    ...verdicts,
    permissions: mayChangeMembership(viewer, subsite, { ...one, role: "viewer" }),
    notifications: mayChangeLevel(viewer, subsite, person.id),
    "remove-from-subsite": mayRemoveFrom(viewer, subsite, one),
  };
}
