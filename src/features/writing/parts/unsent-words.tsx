import { Suspense, lazy } from "react";
import { useHydrated } from "#ui/use-hydrated.ts";
import { browserWords } from "../tab/kept-words.ts";

/** Hardly anybody has some: only who does loads what shows them. */
const UnsentNote = lazy(async () => ({ default: (await import("../screens/unsent-note.tsx")).UnsentNote }));

/** For a page that its reader may not edit any more: what they wrote here before and could not be saved. */
export function UnsentWords({ personId }: { personId: number }) {
  // Only the browser knows; the server draws the screen without it.
  const areKept = useHydrated() && browserWords.all(`atrium:draft:${personId}:`).length > 0;
  return areKept ? (
    <Suspense fallback={null}>
      <UnsentNote personId={personId} />
    </Suspense>
  ) : null;
}
