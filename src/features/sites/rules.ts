import { type Verdict, allow, refuse } from "#kernel/verdict.ts";
import {
  type Viewer,
  currentSubsite,
  mainGroup,
  isAdminIn,
  isSignedIn,
  isExternal,
  isOwner,
  mayArrangeIn,
  roleIn,
  theSite,
} from "#kernel/viewer.ts";
import type { RightsRefusal, SitesRefusal } from "./wording.ts";

/** The administrator check (ROLE-19, ROLE-27). */
export function mayAdminister(viewer: Viewer): Verdict<RightsRefusal> {
  return isAdminIn(theSite, viewer) ? allow : refuse("admins-only");
}

/** The site owner check (ROLE-20, ROLE-27). */
export function mayOwn(viewer: Viewer): Verdict<RightsRefusal> {
  return isOwner(viewer) ? allow : refuse("owners-only");
}

/** The list of first steps is for the owners of a site, and theirs to hide and to bring back. */
export function maySeeFirstSteps(viewer: Viewer): Verdict<RightsRefusal | "signed-out"> {
  return isSignedIn(viewer) ? mayOwn(viewer) : refuse("signed-out");
}

/** Site-wide settings are the owner's; without subsites an administrator's too (PROD-13, ROLE-10). */
export function mayChangeSite(viewer: Viewer): Verdict<RightsRefusal> {
  return viewer.withSubsites ? mayOwn(viewer) : mayAdminister(viewer);
}

/**
 * Whoever changes the settings of the site switches subsites on: an administrator, too, while there are none (PROD-13). Off again only while no
 * subsite holds anything, so that nothing is lost from sight.
 */
export function maySwitchSubsites(
  viewer: Viewer,
  { on, inUse }: { readonly on: boolean; readonly inUse: boolean },
): Verdict<SitesRefusal | "signed-out"> {
  if (!isSignedIn(viewer)) return refuse("signed-out");
  const changing = mayChangeSite(viewer);
  if (!changing.allowed) return changing;
  return !on && inUse ? refuse("subsites-in-use") : allow;
}

export function maySeeSettings(viewer: Viewer): Verdict<"signed-out"> {
  return isSignedIn(viewer) ? allow : refuse("signed-out");
}

export const settingsScreenNames = [
  "account",
  "notifications",
  "subsite",
  "site",
  "theme",
  "people",
  "profileFields",
  "subsites",
  "import",
  "mail",
  "waitingMail",
  "company",
  "joining",
  "files",
  "auditLog",
] as const;
type SettingsScreenName = (typeof settingsScreenNames)[number];

/** The screens behind the settings home that a viewer may open, in the order they stand there; in a subsite, what belongs to it. That of waiting mail stands only where mail is sent. */
export function settingsFor(viewer: Viewer, sendsMail = false): SettingsScreenName[] {
  return currentSubsite(viewer) === mainGroup ? settingsOfSite(viewer, sendsMail) : settingsOfSubsite(viewer);
}

function settingsOfSubsite(viewer: Viewer): SettingsScreenName[] {
  const here = currentSubsite(viewer);
  const screens: SettingsScreenName[] = [];
  if (isOwner(viewer) || isAdminIn(here, viewer)) screens.push("subsite");
  if (isOwner(viewer) || (roleIn(here, viewer) !== null && !isExternal(viewer))) screens.push("people");
  return screens;
}

function settingsOfSite(viewer: Viewer, sendsMail: boolean): SettingsScreenName[] {
  const screens: SettingsScreenName[] = [];
  if (isSignedIn(viewer)) screens.push("account", "notifications");
  if (mayChangeSite(viewer).allowed) screens.push("site");
  if (mayOwn(viewer).allowed) screens.push("theme");
  if (isSignedIn(viewer) && !isExternal(viewer)) screens.push("people");
  if (mayChangeSite(viewer).allowed) screens.push("profileFields");
  if (isSignedIn(viewer) && viewer.withSubsites) screens.push("subsites");
  if (mayArrangeIn(theSite, viewer)) screens.push("import");
  if (mayOwn(viewer).allowed) screens.push("mail");
  if (mayOwn(viewer).allowed && sendsMail) screens.push("waitingMail");
  if (mayOwn(viewer).allowed) screens.push("company", "joining", "files", "auditLog");
  return screens;
}
