import { useEffect } from "react";
import { watchRelease } from "#client/release-gone.ts";
import { clientWords } from "#client/wording.ts";
import { useSay } from "#ui/language.tsx";
import { useNotices } from "#ui/notices-host.tsx";

/** Tells whoever has a tab of an earlier release, as soon as a piece of it is missed, that a reload brings it up to date. */
export function ReleaseWatch() {
  const say = useSay();
  const { tell } = useNotices();
  useEffect(
    () =>
      watchRelease(() =>
        tell({
          kind: "error",
          text: say(clientWords.updated),
          undo: { label: say(clientWords.reload), perform: () => location.reload() },
        }),
      ),
    [say, tell],
  );
  return null;
}
