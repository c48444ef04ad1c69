import { useState } from "react";
import { useNotices } from "./notices-host.tsx";

/**
 * A piece of the interface that is fetched when it is first wanted. Answers the piece or null, and a function that
 * fetches it; `aloud` tells the person when that fails, because they are waiting for it, in a sentence of its own where it is one.
 */
export function useLazyPart<Part>(
  load: () => Promise<Part>,
): [Part | null, (aloud?: boolean | string) => void] {
  const [part, setPart] = useState<{ readonly it: Part } | null>(null);
  const { fail } = useNotices();

  function want(aloud: boolean | string = false) {
    if (part) return;
    load().then(
      (it) => setPart({ it }),
      () => aloud && fail(aloud === true ? null : aloud),
    );
  }

  return [part?.it ?? null, want];
}
