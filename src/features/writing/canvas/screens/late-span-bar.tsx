import { useEffect } from "react";
import { useLazyPart } from "#ui/lazy-part.ts";
import { useObserved } from "#ui/observed.ts";
import { useCanvas } from "./canvas.ts";

const loadBar = async () => (await import("./span-bar.tsx")).SpanBar;

/** The bar over what is selected in several texts; fetched when somebody selects so. */
export function LateSpanBar() {
  const canvas = useCanvas();
  const isWanted = useObserved(canvas.span, (span) => span !== null);
  const [SpanBar, want] = useLazyPart(loadBar);
  useEffect(() => {
    if (isWanted) want();
  }, [isWanted, want]);
  return SpanBar && <SpanBar />;
}
