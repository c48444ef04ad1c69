import { type Verdict, allow, refuse } from "#kernel/verdict.ts";
import {
  type Viewer,
  isAdminIn,
  isSignedIn,
  isExternal,
  isOwner,
  mayCreateIn,
  theSite,
} from "#kernel/viewer.ts";
import type { RightsRefusal } from "./wording.ts";

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

export function maySeeSettings(viewer: Viewer): Verdict<"signed-out"> {
  return isSignedIn(viewer) ? allow : refuse("signed-out");
}

export const settingsScreenNames = ["account", "site", "theme", "people", "import", "mail"] as const;
type SettingsScreenName = (typeof settingsScreenNames)[number];

/** The screens behind the settings home that a viewer may open, in the order they stand there. */
export function settingsFor(viewer: Viewer): SettingsScreenName[] {
  const screens: SettingsScreenName[] = [];
  if (isSignedIn(viewer)) screens.push("account");
  if (mayChangeSite(viewer).allowed) screens.push("site");
  if (mayOwn(viewer).allowed) screens.push("theme");
  if (isSignedIn(viewer) && !isExternal(viewer)) screens.push("people");
  if (mayCreateIn(theSite, viewer)) screens.push("import");
  if (mayOwn(viewer).allowed) screens.push("mail");
  return screens;
}
