import type { SentOf } from "#kernel/call.ts";
import type { Area, SubsiteRole } from "#kernel/viewer.ts";
import type { setSubsitePermissions } from "../../contract.ts";

/** What is sent to give one person a role in one subsite. */
export function roleChosen(
  personId: number,
  subsiteId: Area,
  role: SubsiteRole,
): SentOf<typeof setSubsitePermissions> {
  return { profile_ids: JSON.stringify([personId]), permissions: JSON.stringify({ [subsiteId]: role }) };
}
