import { mayOwn } from "#features/sites/rules.ts";
import { type Verdict, allow, refuse } from "#kernel/verdict.ts";
import { type Viewer, isSignedIn } from "#kernel/viewer.ts";
import type { RightsRefusal } from "#features/sites/wording.ts";
import type { ThemeRefusal } from "./wording.ts";

export const pictureAltMost = 1000;

/** How the site looks is for its owners to choose (ROUT-22, ROUT-39). */
export function mayChangeTheme(viewer: Viewer): Verdict<RightsRefusal | "signed-out"> {
  return isSignedIn(viewer) ? mayOwn(viewer) : refuse("signed-out");
}

/**
 * A theme shows its logo to the whole world, so a number alone opens nothing: its pictures are those that it has, those of the theme
 * before, and what the person who saves it has uploaded themself.
 */
export function mayShow(wanted: readonly number[], usable: readonly number[]): Verdict<ThemeRefusal> {
  return wanted.every((id) => usable.includes(id)) ? allow : refuse("theme-picture-missing");
}
