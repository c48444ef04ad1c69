import { mayEditPage } from "#features/pages/rules.ts";
import type { PageRefusal } from "#features/pages/wording.ts";
import { type Limit, networkOf } from "#features/sessions/attempts/rules.ts";
import { type Verdict, allow } from "#kernel/verdict.ts";
import type { Viewer } from "#kernel/viewer.ts";
import type { ActionRight } from "./contract.ts";

/** Whoever reads a page has the right to view; whoever may edit it has both. */
export function mayAct(
  right: ActionRight,
  page: { readonly id: number; readonly mayEdit: boolean },
): Verdict<PageRefusal> {
  return right === "edit" ? mayEditPage(page) : allow;
}

/** How much may be written in entries: by a person, and from a network by all whom nobody knows by name. */
export const entryLimits = {
  person: { name: "entries", most: 6000, seconds: 900 },
  network: { name: "entries-network", most: 1200, seconds: 900 },
} as const satisfies Record<string, Limit>;

/** Under which limit somebody counts, and as whom. */
export function limitOf({ personId }: Pick<Viewer, "personId">, address: string): readonly [Limit, string] {
  return personId === null
    ? [entryLimits.network, networkOf(address)]
    : [entryLimits.person, String(personId)];
}
