import { useEffect } from "react";
import { missedSentence, watchMissed } from "#client/missed.ts";
import { clientWords } from "#client/wording.ts";
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
          text: missedSentence(missed, say),
          // What was refused would be refused again.
          ...(missed.why === null && { undo: { label: say(clientWords.again), perform: missed.again } }),
        }),
      ),
    [say, tell],
  );
  return null;
}
