import { useEffect, useState } from "react";
import type { PageFacts } from "../../../screen.ts";
import type { DraftSession } from "../session/draft-session.ts";
import { CanvasContext, makeCanvas } from "./canvas.ts";
import { CanvasRows } from "./canvas-rows.tsx";
import type { PageSources } from "./page-sources.ts";
import "./canvas.css";

/** The body of a page in edit mode, where its widgets are written and arranged. */
export function EditCanvas({
  session,
  sources,
}: {
  session: DraftSession;
  page: PageFacts;
  personId: number;
  sources: PageSources;
}) {
  const [canvas] = useState(() => makeCanvas(session, sources));
  useEffect(() => canvas.watch.start(), [canvas]);
  return (
    <CanvasContext value={canvas}>
      <div className="page-body canvas">
        <CanvasRows />
      </div>
    </CanvasContext>
  );
}
