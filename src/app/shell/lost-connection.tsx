import { useEffect } from "react";
import { type Missed, watchMissed } from "#client/missed.ts";
import { clientWords } from "#client/wording.ts";
import type { Say } from "#kernel/language.ts";
import { useSay } from "#ui/language.tsx";
import { useNotices } from "#ui/notices-host.tsx";

/** Tells of a screen that could not be fetched, or of a dialog that could not be loaded (PDLG-15); the one before stays, and offers to try again. */
export function LostConnection() {
  const say = useSay();
  const { tell } = useNotices();
  useEffect(
    () =>
      watchMissed((missed) =>
        tell({
          kind: "error",
          text: saidOf(missed, say),
          // What was refused would be refused again.
          ...(missed.why === null && { undo: { label: say(clientWords.again), perform: missed.again } }),
        }),
      ),
    [say, tell],
  );
  return null;
}

function saidOf({ isDialog, why }: Missed, say: Say): string {
  if (!isDialog) return say(clientWords.unreachable);
  return why ? say(clientWords.dialogNotLoadedBecause, { message: why }) : say(clientWords.dialogNotLoaded);
}
