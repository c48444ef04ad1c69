import { useEffect, useState } from "react";
import type { Run } from "./runs.ts";

type Highlight = (code: string, language: string) => readonly Run[] | null;

/** Readers are sent finished colours: what reads the languages is the server's, and no browser loads it to read a page. */
const onServer = import.meta.env.SSR ? (await import("./highlighted.ts")).highlighted : null;

/** What colours code; in the browser, where a page is looked at before it is published, it comes a moment later. */
export function useHighlighter(isWanted: boolean): Highlight | null {
  const [loaded, setLoaded] = useState<{ readonly highlight: Highlight } | null>(null);
  useEffect(() => {
    if (!isWanted || onServer || loaded) return;
    let isGone = false;
    import("./highlighted.ts").then(
      ({ highlighted }) => isGone || setLoaded({ highlight: highlighted }),
      // Without colours it is the same code.
      () => {},
    );
    return () => {
      isGone = true;
    };
  }, [isWanted, loaded]);
  return onServer ?? loaded?.highlight ?? null;
}
