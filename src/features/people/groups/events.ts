import { defineEvent } from "#kernel/event.ts";

/** Somebody is in other groups than before, and reads by others. */
export const personGroupsChanged = defineEvent<
  "person-groups-changed",
  { personId: number; by: number | "company" | null }
>("person-groups-changed", { publicChange: "nothing-public" });

export const groupDeeds = ["made", "renamed", "deleted", "restored", "people"] as const;

/** What was done to a group. */
export const groupChanged = defineEvent<
  "group-changed",
  { groupId: number; name: string; deed: (typeof groupDeeds)[number]; by: number | null }
>("group-changed", { publicChange: "nothing-public" });
