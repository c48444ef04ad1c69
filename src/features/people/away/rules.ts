import { type Verdict, allow, refuse } from "#kernel/verdict.ts";
import { type Viewer, isSignedIn } from "#kernel/viewer.ts";
import { maySeePeople } from "../rules.ts";
import type { PeopleRefusal } from "../wording.ts";

/**
 * People of the site know who of them is away. Whoever is from outside knows it of themself and of those whom a screen names to them, as who may be asked for
 * rights, and of nobody else; visitors and guests never.
 */
export function maySeeAway(
  viewer: Viewer,
  { id, isNamed = false }: { readonly id: number; readonly isNamed?: boolean },
): Verdict<PeopleRefusal | "signed-out"> {
  if (!isSignedIn(viewer)) return refuse("signed-out");
  return isNamed || viewer.personId === id ? allow : maySeePeople(viewer);
}
