import { useEffect, useState } from "react";
import type { Formula } from "./formula.ts";

type Draw = (source: string) => Formula;

/** Readers are sent finished formulas: what draws them is the server's, and no browser loads it to read a page. */
const onServer = import.meta.env.SSR ? (await import("./formula.ts")).formulaOf : null;

/** What draws formulas; in the browser, where they are written, it comes a moment later. */
export function useFormula(): Draw | null {
  const [loaded, setLoaded] = useState<{ readonly draw: Draw } | null>(null);
  useEffect(() => {
    if (onServer || loaded) return;
    let isGone = false;
    import("./formula.ts").then(
      ({ formulaOf }) => isGone || setLoaded({ draw: formulaOf }),
      // Without it the source stands there.
      () => {},
    );
    return () => {
      isGone = true;
    };
  }, [loaded]);
  return onServer ?? loaded?.draw ?? null;
}
