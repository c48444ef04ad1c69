import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { drawingOf } from "./icon-drawing.ts";
import { SheetContext, symbolOf } from "./icon-lines.ts";

/**
 * Draws some signs once for all that is in it: where a screen shows the same ones in every row, each of them is a short reference then. `of` is the same set at each rendering.
 * The sheet stands before its first use, so that no sign is missing while a document comes.
 */
export function IconSheet({ of, children }: { of: ReadonlySet<LucideIcon>; children: ReactNode }) {
  return (
    <SheetContext value={of}>
      <svg width="0" height="0" aria-hidden="true" focusable="false" style={{ position: "absolute" }}>
        {[...of].map((icon) => {
          const { name, lines } = drawingOf(icon);
          return (
            <symbol key={name} id={symbolOf(name)} viewBox="0 0 24 24" dangerouslySetInnerHTML={lines} />
          );
        })}
      </svg>
      {children}
    </SheetContext>
  );
}
