import type { RightsRefusal } from "#features/sites/wording.ts";
import { type Verdict, allow, refuse } from "#kernel/verdict.ts";
import { type Viewer, isSignedIn } from "#kernel/viewer.ts";
import { mayEditProfile } from "../profiles/rules.ts";
import { maySeePeople } from "../rules.ts";
import type { PeopleRefusal } from "../wording.ts";
import { isBirthday } from "./model/birthday-typed.ts";
import type { Birthday } from "./model/celebrations.ts";
import type { CelebrationRefusal } from "./wording.ts";

type Person = { readonly id: number };
type Refused = PeopleRefusal | RightsRefusal | CelebrationRefusal | "signed-out";

/** Whether the site tells of such days at all, which its owners choose. */
type Site = { readonly isOn: boolean };

/** People of the site are told, but for those who have hidden theirs. */
export function maySeeCelebrations(
  viewer: Viewer,
  { id, isHidden }: Person & { readonly isHidden: boolean },
  { isOn }: Site,
): Verdict<Refused | "days-hidden"> {
  if (!isSignedIn(viewer)) return refuse("signed-out");
  if (!isOn) return refuse("celebrations-off");
  if (viewer.personId === id) return allow;
  return isHidden ? refuse("days-hidden") : maySeePeople(viewer);
}

/** Oneself; since when others are there, is for those who edit profiles to say as well. */
export function maySetCelebrations(viewer: Viewer, person: Person, { isOn }: Site): Verdict<Refused> {
  const editing = mayEditProfile(viewer, person);
  if (!editing.allowed) return editing;
  return isOn ? allow : refuse("celebrations-off");
}

/** When somebody was born, and whether others are told, is theirs alone to say. */
export function maySetBirthday(viewer: Viewer, person: Person): Verdict<CelebrationRefusal> {
  return viewer.personId === person.id ? allow : refuse("own-birthday");
}

export function mayBeBirthday(birthday: Birthday): Verdict<CelebrationRefusal> {
  return isBirthday(birthday) ? allow : refuse("no-birthday");
}

/** Nobody has come on a day that is yet to be; `since` and `today` as `2026-12-01`. */
export function mayBeSince(since: string, today: string): Verdict<CelebrationRefusal> {
  const date = new Date(`${since}T00:00:00Z`);
  const isDay = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(since);
  return isDay && since <= today ? allow : refuse("since-later");
}
