import { type PointerEvent, useEffect, useRef, useState } from "react";
import { useLocale, useSay } from "#ui/language.tsx";
import { useNotices } from "#ui/notices-host.tsx";
import type { PageFacts } from "../../../screen.ts";
import { arrangingWords } from "../../arranging/wording.ts";
import { type CanvasPresence, alone } from "../../presence/screens/use-presence.ts";
import type { DraftSession } from "../session/draft-session.ts";
import { CanvasContext, makeCanvas } from "./canvas.ts";
import { CanvasRows } from "./canvas-rows.tsx";
import { KindRail } from "./kind-rail.tsx";
import { LiftLayer } from "./lift-layer.tsx";
import { OpenOffer } from "./open-offer.tsx";
import { useOwnPlace } from "./own-place.ts";
import type { PageSources } from "./page-sources.ts";
import { SaidAloud } from "./said-aloud.tsx";
import { useArrivingFiles } from "./use-arriving-files.ts";
import { type PutCaret, useCaretTaker } from "./use-caret-taker.ts";
import { useUndoKeys } from "./use-undo-keys.ts";
import { usedKindsOf } from "./used-kinds.ts";
import { WidgetBar } from "./widget-bar.tsx";
import "./canvas.css";
import "./canvas-lists.css";
import "./canvas-lift.css";

/** The body of a page in edit mode, where its widgets are written and arranged, at the geometry in which it is read. */
export function EditCanvas({
  session,
  page,
  personId,
  sources,
  presence = alone,
  takeCaret,
}: {
  session: DraftSession;
  page: PageFacts;
  personId: number;
  sources: PageSources;
  presence?: CanvasPresence;
  /** Called with the way to put the caret onto the canvas, and with null when it goes. */
  takeCaret?: (put: PutCaret | null) => void;
}) {
  const say = useSay();
  const locale = useLocale();
  const { tell } = useNotices();
  const body = useRef<HTMLDivElement>(null);
  const [canvas] = useState(() =>
    makeCanvas({ session, sources, presence, used: usedKindsOf(personId), say, locale, tell }),
  );
  useEffect(() => canvas.watch.start(), [canvas]);
  useOwnPlace(canvas);
  useUndoKeys(canvas);
  useCaretTaker(canvas, takeCaret);
  useArrivingFiles(canvas, body);

  /** A click beside the widgets lets go of the selected one. */
  function letGo(event: PointerEvent) {
    if (event.target === event.currentTarget) canvas.selection.set(null);
  }

  return (
    <CanvasContext value={canvas}>
      <div
        ref={body}
        className="page-body canvas"
        role="group"
        aria-label={say(arrangingWords.canvas)}
        data-page={page.id}
        onPointerDown={letGo}
      >
        <CanvasRows />
        <LiftLayer page={body} />
        <SaidAloud />
      </div>
      <KindRail />
      <WidgetBar />
      <OpenOffer />
    </CanvasContext>
  );
}
