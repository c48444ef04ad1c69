import { mayServeAs } from "#features/files/rules.ts";
import { mayAdminister } from "#features/sites/rules.ts";
import type { RightsRefusal } from "#features/sites/wording.ts";
import { type Verdict, allow, refuse } from "#kernel/verdict.ts";
import { type Viewer, isSignedIn } from "#kernel/viewer.ts";

/** One's own picture, and for administrators those of others (AVAT-15, AVAT-16, CACT-02). */
export function mayChangePicture(
  viewer: Viewer,
  person: { readonly id: number },
): Verdict<RightsRefusal | "signed-out"> {
  if (!isSignedIn(viewer)) return refuse("signed-out");
  return person.id === viewer.personId ? allow : mayAdminister(viewer);
}

/**
 * Pictures are for the people of a site, who meet their addresses beside names that are open to them. One that is not shown any more is for those who
 * may bring it back.
 */
export function maySeePicture(
  viewer: Viewer,
  { id, isShown }: { readonly id: number; readonly isShown: boolean },
): Verdict<RightsRefusal | "signed-out"> {
  if (!isSignedIn(viewer)) return refuse("signed-out");
  return isShown ? allow : mayChangePicture(viewer, { id });
}

/** Types of pictures as on pages (`files/rules.ts`); a drawing of SVG is told apart before (`taking-operations.ts`). */
export const mayBePicture = (type: { readonly declared: string; readonly sniffed: string }) =>
  mayServeAs("image", type);

/** The most bytes that a picture of a person has, and a drawing. */
export const pictureMost = 15 * 1024 * 1024;
export const drawingMost = 512 * 1024;

/** How long a picture that was replaced can be brought back, in milliseconds. */
export const keptFor = 24 * 60 * 60 * 1000;
