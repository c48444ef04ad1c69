import type { RightsRefusal } from "#features/sites/wording.ts";
import { type Verdict, allow, refuse } from "#kernel/verdict.ts";
import type { Viewer } from "#kernel/viewer.ts";
import { mayAddPeople } from "../rules.ts";
import type { GroupRefusal } from "./wording.ts";

/** As many groups as a site has at most: a list of check boxes shows them all. */
export const groupsMost = 100;

/** As many people as one call puts in or takes out. */
export const peopleMost = 500;

/** As many as are found at once. */
export const groupFoundMost = 250;

/** As many as are called by name in a list of groups. */
export const groupNamesMost = 12;

export const groupNameMost = 60;

/** Groups are made, filled and deleted by whoever brings people in: owners, without subsites administrators too (decision 0120). */
export function mayManageGroups(viewer: Viewer): Verdict<RightsRefusal> {
  return mayAddPeople(viewer);
}

/** A person's groups are set from their card on a site without subsites (CACT-28). */
export function maySetGroups(viewer: Viewer): Verdict<RightsRefusal | GroupRefusal> {
  const managing = mayManageGroups(viewer);
  if (!managing.allowed) return managing;
  return viewer.withSubsites ? refuse("outside-subsites-only") : allow;
}

export function mayMakeGroup(viewer: Viewer, groups: number): Verdict<RightsRefusal | GroupRefusal> {
  const managing = mayManageGroups(viewer);
  if (!managing.allowed) return managing;
  return groups < groupsMost ? allow : refuse("too-many-groups");
}
