import { type Verdict, allow, refuse } from "#kernel/verdict.ts";
import { type Viewer, isOwner, isSignedIn } from "#kernel/viewer.ts";
import { type UndertakingState, isMoving } from "./model/undertaking.ts";

/** As many as the list shows at once, and of each as many things that did not work. */
export const undertakingsShown = 50;
export const failuresShown = 10;

/** Whoever has an account finds what they began; owners what anybody on the site did. */
export function maySeeUndertakings(viewer: Viewer): Verdict<"signed-out"> {
  return isSignedIn(viewer) ? allow : refuse("signed-out");
}

export type UndertakingFacts = {
  readonly personId: number | null;
  readonly state: UndertakingState;
};

/** What one may not see is not there. */
export function maySeeUndertaking(
  viewer: Viewer,
  { personId }: Pick<UndertakingFacts, "personId">,
): Verdict<"signed-out" | "undertaking-not-found"> {
  if (!isSignedIn(viewer)) return refuse("signed-out");
  return isOwner(viewer) || personId === viewer.personId ? allow : refuse("undertaking-not-found");
}

/** The things that it is made of are named to who began it alone: owners may not know each of them. */
export function namesItems(viewer: Viewer, { personId }: Pick<UndertakingFacts, "personId">): boolean {
  return isSignedIn(viewer) && personId === viewer.personId;
}

export function mayCancel(
  viewer: Viewer,
  facts: UndertakingFacts,
): Verdict<"signed-out" | "undertaking-not-found" | "undertaking-ended"> {
  const seeing = maySeeUndertaking(viewer, facts);
  if (!seeing.allowed) return seeing;
  return isMoving(facts.state) ? allow : refuse("undertaking-ended");
}

/** What was done is taken back once it no longer moves, as long as something of it is left. Its kind asks for its own right beside this. */
export function mayUndo(
  viewer: Viewer,
  facts: UndertakingFacts & { readonly left: number; readonly hasUndo: boolean },
): Verdict<"signed-out" | "undertaking-not-found" | "undertaking-moving" | "nothing-to-undo"> {
  const seeing = maySeeUndertaking(viewer, facts);
  if (!seeing.allowed) return seeing;
  if (isMoving(facts.state)) return refuse("undertaking-moving");
  return facts.hasUndo && facts.left > 0 ? allow : refuse("nothing-to-undo");
}

/** One that ended is listed, and can be undone, for so long, in milliseconds. */
export const keptFor = 90 * 24 * 60 * 60_000;

/** One that should move and has not for so long, in milliseconds, has its next step told of once more. */
export const stillFor = 2 * 60_000;
