import type { RightsRefusal } from "#features/sites/wording.ts";
import { type Verdict, allow, refuse } from "#kernel/verdict.ts";
import type { Viewer } from "#kernel/viewer.ts";
import { mayAddPeople } from "../rules.ts";
import { groupsMost } from "./contract.ts";
import type { GroupRefusal } from "./wording.ts";

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
