import { useEffect } from "react";
import { watchCut } from "#client/navigation.ts";
import { clientWords } from "#client/wording.ts";
import { useSay } from "#ui/language.tsx";
import { useNotices } from "#ui/notices-host.tsx";

/** Tells of a screen that could not be fetched; the one before stays, and offers to try again. */
export function LostConnection() {
  const say = useSay();
  const { tell } = useNotices();
  useEffect(
    () =>
      watchCut((again) =>
        tell({
          kind: "error",
          text: say(clientWords.unreachable),
          undo: { label: say(clientWords.again), perform: again },
        }),
      ),
    [say, tell],
  );
  return null;
}
