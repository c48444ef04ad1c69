import type { TwoStepRefusal } from "#features/sessions/two-step/wording.ts";
import { mayOwn } from "#features/sites/rules.ts";
import type { RightsRefusal } from "#features/sites/wording.ts";
import { type Verdict, allow, refuse } from "#kernel/verdict.ts";
import { type Viewer, isSignedIn } from "#kernel/viewer.ts";

/** Owners take it away from others. Their own needs password and code, like anybody's: a session left open is not enough. */
export function mayResetTwoStep(
  viewer: Viewer,
  person: { readonly id: number; readonly isTwoStepOn: boolean },
): Verdict<TwoStepRefusal | RightsRefusal | "signed-out"> {
  if (!isSignedIn(viewer)) return refuse("signed-out");
  const owning = mayOwn(viewer);
  if (!owning.allowed) return owning;
  if (viewer.personId === person.id) return refuse("own-two-step");
  return person.isTwoStepOn ? allow : refuse("two-step-off");
}
