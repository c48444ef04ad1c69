import { useContext, useState } from "react";
import { useNotices } from "./notices-host.tsx";
import { OpeningContext } from "./opening.ts";

/**
 * A piece of the interface that is fetched when it is first wanted. Answers the piece or null, and a function that
 * fetches it; `aloud` shows the person, who is waiting for it, that it is on its way, and tells them when that fails, in a sentence of its own
 * where it is one. `onFailed` is called then, so that it may be asked for once more.
 */
export function useLazyPart<Part>(
  load: () => Promise<Part>,
  onFailed?: () => void,
): [Part | null, (aloud?: boolean | string) => void] {
  const [part, setPart] = useState<{ readonly it: Part } | null>(null);
  const { fail } = useNotices();
  const opening = useContext(OpeningContext);

  function want(aloud: boolean | string = false) {
    if (part) return;
    const come = aloud ? opening() : null;
    const loaded = load().then(
      (it) => setPart({ it }),
      () => {
        if (!aloud) return;
        fail(aloud === true ? null : aloud);
        onFailed?.();
      },
    );
    if (come) void loaded.then(come);
  }

  return [part?.it ?? null, want];
}
