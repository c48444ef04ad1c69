import type { SentOf } from "#kernel/call.ts";
import type { changeGroups, listPeopleIds } from "../contract.ts";

/** What is done to many people may take longer than a page. */
export const severalTime = { timeout_ms: 60_000 };

export function among(ids: readonly number[]): { readonly ids: string } {
  return { ids: JSON.stringify(ids) };
}

export function everyone(q: string, groupId: number | null): SentOf<typeof listPeopleIds> {
  return { q, ...(groupId !== null && { group: groupId }) };
}

/** What was ticked is given to all of them, what was unticked taken. */
export function groupsTurned(turned: ReadonlyMap<number, boolean>): Omit<SentOf<typeof changeGroups>, "ids"> {
  const turnedTo = (on: boolean) => [...turned].filter(([, is]) => is === on).map(([id]) => id);
  return { added: JSON.stringify(turnedTo(true)), removed: JSON.stringify(turnedTo(false)) };
}
