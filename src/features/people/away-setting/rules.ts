import type { RightsRefusal } from "#features/sites/wording.ts";
import { type Verdict, allow, refuse } from "#kernel/verdict.ts";
import type { Viewer } from "#kernel/viewer.ts";
import { mayEditProfile } from "../profiles/rules.ts";
import type { PeopleRefusal } from "../wording.ts";
import type { AwayRefusal } from "../away/wording.ts";

type Person = { readonly id: number };
type Refused = PeopleRefusal | RightsRefusal | "signed-out";

/** As many days as an absence has at most: two years. */
export const awayDaysMost = 731;

/** Oneself; for others those who edit profiles: owners, without subsites administrators too. */
export function maySetAway(viewer: Viewer, person: Person): Verdict<Refused> {
  return mayEditProfile(viewer, person);
}

/** Days as `2026-12-01`; `today` is the person's own. */
export type Absence = { readonly from: string; readonly until: string; readonly today: string };

export function mayBeAway({ from, until, today }: Absence): Verdict<AwayRefusal> {
  if (until < from) return refuse("away-backwards");
  if (until < today) return refuse("away-over");
  return daysBetween(from, until) < awayDaysMost && daysBetween(today, from) < awayDaysMost
    ? allow
    : refuse("away-too-long");
}

function daysBetween(first: string, last: string): number {
  return (Date.parse(`${last}T00:00:00Z`) - Date.parse(`${first}T00:00:00Z`)) / 86_400_000;
}
