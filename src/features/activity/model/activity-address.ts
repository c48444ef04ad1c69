import type { ActivityFilter } from "../rules.ts";

export type Part = { readonly personId: number | null; readonly filter: ActivityFilter };

/** Where the list stands that is of one person, of some kinds, or both; `before` is where it goes on. */
export function activityAddress({ personId, filter }: Part, before?: string): string {
  const asked = [
    personId === null ? "" : `person=${personId}`,
    filter === "all" ? "" : `of=${filter}`,
    before === undefined ? "" : `before=${encodeURIComponent(before)}`,
  ].filter(Boolean);
  return asked.length > 0 ? `/feed/?${asked.join("&")}` : "/feed/";
}
