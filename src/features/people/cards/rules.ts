import { mayOwn } from "#features/sites/rules.ts";
import type { RightsRefusal } from "#features/sites/wording.ts";
import { type Verdict, allow, refuse } from "#kernel/verdict.ts";
import { type Viewer, currentSubsite, mainGroup } from "#kernel/viewer.ts";
import { mayChangePicture } from "../avatars/rules.ts";
import { maySetAway } from "../away-setting/rules.ts";
import { maySetGroups } from "../groups/rules.ts";
import { mayImpersonate } from "../impersonation/rules.ts";
import { mayMakeOwner, mayRevokeOwner } from "../ownership/rules.ts";
import { mayEditProfile, maySeeProfile } from "../profiles/rules.ts";
import { mayRemind } from "../reminders/rules.ts";
import {
  type PersonFacts,
  mayAddPeople,
  mayChangeRole,
  mayRemovePerson,
  maySetPermissions,
} from "../rules.ts";
import { mayResetTwoStep } from "../two-step/rules.ts";
import type { PeopleRefusal } from "../wording.ts";
import { type CardAction, cardActions } from "../model/card-actions.ts";

export type CardPerson = PersonFacts & {
  readonly hasPassword: boolean;
  readonly isSeen: boolean;
  readonly isTwoStepOn: boolean;
};

type Refused = PeopleRefusal | RightsRefusal | "signed-out";
/** Why an action is not on a card at all, where no call would refuse it for that. */
type NotShown =
  | "owner-already"
  | "has-signed-in"
  | "oneself-only"
  | "others-only"
  | "in-subsites-only"
  | "outside-subsites-only"
  | "subsites-off";
export type CardVerdicts = Readonly<Record<CardAction, Verdict<Refused | NotShown | (string & {})>>>;

/**
 * What one may do with a person, and why not (CACT-18, CACT-19, CACT-28). What is of one subsite stands here as it is outside of subsites; the room of
 * subsites answers it inside them. That a site keeps an owner is a matter of the call: what is offered follows from roles alone.
 */
export function personActions(viewer: Viewer, person: CardPerson): CardVerdicts {
  const isOutside = currentSubsite(viewer) === mainGroup;
  const owners = 2;
  const inviting = person.hasPassword ? refuse("has-password" as const) : mayAddPeople(viewer);
  return {
    preferences: viewer.personId === person.id ? allow : refuse("oneself-only"),
    picture: mayChangePicture(viewer, person),
    "edit-profile": mayEditProfile(viewer, person),
    away: maySetAway(viewer, person),
    "make-owner": mayBecomeOwner(viewer, person),
    "revoke-owner": mayRevokeOwner(viewer, { person, owners }),
    role: isOutside
      ? mayChangeRole(viewer, { person, role: "member", owners })
      : refuse("outside-subsites-only"),
    groups: maySetGroups(viewer),
    permissions: ofPages(viewer, person),
    notifications: refuse("in-subsites-only"),
    "invite-to-subsite": refuse("subsites-off"),
    invitation: inviting,
    "invitation-status": viewer.personId === person.id ? refuse("others-only") : mayRemind(viewer),
    reminder: person.isSeen ? refuse("has-signed-in") : mayRemind(viewer),
    "reset-two-step": mayResetTwoStep(viewer, person),
    impersonate: mayImpersonate(viewer, person),
    "audit-log": mayOwn(viewer),
    "profile-page": maySeeProfile(viewer, person),
    "remove-from-subsite": refuse("in-subsites-only"),
    delete: mayRemovePerson(viewer, { person, owners }),
  };
}

/** Whoever owns the site needs not be made its owner. */
function mayBecomeOwner(viewer: Viewer, person: CardPerson) {
  return person.role === "owner" ? refuse("owner-already" as const) : mayMakeOwner(viewer, person);
}

/** The pages that somebody is given by name, where roles of subsites do not decide (CACT-28). */
function ofPages(viewer: Viewer, person: CardPerson) {
  if (viewer.withSubsites) return refuse("in-subsites-only" as const);
  return viewer.personId === person.id ? refuse("others-only" as const) : maySetPermissions(viewer);
}

/** The actions that stand in a menu, in their order. */
export function offeredActions(verdicts: CardVerdicts): CardAction[] {
  return cardActions.filter((action) => verdicts[action].allowed);
}
