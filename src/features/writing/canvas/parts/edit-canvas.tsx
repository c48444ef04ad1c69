import { useRef, useState } from "react";
import { useLocale, useSay } from "#ui/language.tsx";
import { useNoticesOfHere } from "#ui/use-notices-of-here.ts";
import { MentionFacesContext } from "#widgets/kit/mention-faces.ts";
import { arrangingWords } from "../wording.ts";
import { type CanvasPresence, alone } from "../../presence/screens/use-presence.ts";
import type { DraftSession } from "../../tab/draft-session.ts";
import { BlockBar } from "../screens/selected-blocks-bar.tsx";
import { LateSpanBar } from "../screens/late-span-bar.tsx";
import { CanvasCommands } from "../screens/canvas-commands.tsx";
import { CanvasContext, makeCanvas } from "../screens/canvas.ts";
import { CanvasRows } from "../screens/canvas-rows.tsx";
import { KindRail } from "../screens/kind-rail.tsx";
import { LiftLayer } from "../screens/lift-layer.tsx";
import { OpenOffer } from "../screens/open-offer.tsx";
import type { PageSources } from "../screens/page-sources.ts";
import { rowsMost } from "../screens/rows-in-sight.ts";
import { SaidAloud } from "../screens/said-aloud.tsx";
import { type CanvasCaret, useCaretTaker } from "../screens/use-caret-taker.ts";
import { useCanvasLife } from "../screens/use-canvas-life.ts";
import { useBroughtBack } from "../screens/use-brought-back.ts";
import { useFreeSpace } from "../screens/use-free-space.ts";
import { usedKindsOf } from "../screens/used-kinds.ts";
import { WidgetBar } from "../screens/selected-block-bar.tsx";
import "../screens/canvas.css";
import "../screens/canvas-lists.css";
import "../screens/canvas-lift.css";
import "../screens/canvas-blocks.css";
import type { PageFacts } from "#features/pages/contract.ts";

type EditCanvasProps = {
  session: DraftSession;
  page: PageFacts;
  personId: number;
  sources: PageSources;
  presence?: CanvasPresence;
  /** How many rows the window shows. */
  rowsFirst?: number;
  /** Called with the way to put the caret onto the canvas, and with null when it goes. */
  takeCaret?: (caret: CanvasCaret | null) => void;
};

/** The body of a page in edit mode, where its widgets are written and arranged, at the geometry in which it is read. */
export function EditCanvas(props: EditCanvasProps) {
  const { session, page, personId, sources, presence = alone, takeCaret } = props;
  const say = useSay();
  const locale = useLocale();
  const tell = useNoticesOfHere();
  const body = useRef<HTMLDivElement>(null);
  const [canvas] = useState(() =>
    makeCanvas({ session, sources, presence, used: usedKindsOf(personId), say, locale, tell }),
  );
  useCanvasLife(canvas, body);
  useBroughtBack(canvas, page.id);
  useFreeSpace(canvas, body);
  useCaretTaker(canvas, takeCaret);

  return (
    <CanvasContext value={canvas}>
      <MentionFacesContext value={sources.mentions}>
        <div
          ref={body}
          className="pages-body canvas"
          role="group"
          aria-label={say(arrangingWords.canvas)}
          data-page={page.id}
        >
          <CanvasRows first={props.rowsFirst ?? rowsMost} />
          <LiftLayer page={body} />
          <SaidAloud />
        </div>
      </MentionFacesContext>
      <KindRail folds={page.layout !== "reading"} />
      <WidgetBar />
      <BlockBar />
      <LateSpanBar />
      <OpenOffer />
      <CanvasCommands />
    </CanvasContext>
  );
}
