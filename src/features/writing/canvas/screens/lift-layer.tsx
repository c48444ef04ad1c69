import Move from "lucide-react/icons/move";
import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import { cssVariables } from "#ui/css-variables.ts";
import { Icon } from "#ui/icon.tsx";
import { KeyCap } from "#ui/key-cap.tsx";
import { type Rect, slotOf } from "../model/boxes.ts";
import { isSameSpot } from "../model/spots.ts";
import { arrangingWords } from "../wording.ts";
import { useCanvas } from "./canvas.ts";
import { type Lift, liftedName, liftedWhere } from "./lift.ts";
import { LiftedGhost } from "./lifted-ghost.tsx";
import { measured } from "./measured.ts";
import { useObserved } from "#ui/observed.ts";

/** What is seen while something is carried: column guides, the slot it would take, the thing itself, and a line that says it. */
export function LiftLayer({ page }: { page: RefObject<HTMLElement | null> }) {
  const canvas = useCanvas();
  const now = useObserved(canvas.lift, (lift) => lift);
  if (!now) return null;
  return <Carrying page={page} now={now} />;
}

function Carrying({ page, now }: { page: RefObject<HTMLElement | null>; now: Lift }) {
  const { say } = useCanvas();
  const slot = useRef<HTMLDivElement>(null);
  const [box, setBox] = useState<Rect | null>(null);
  const { spot, home, rest, by } = now;
  const isHome = spot !== null && home !== null && isSameSpot(spot, home);

  useLayoutEffect(() => {
    if (!page.current || !spot || isHome) return setBox(null);
    const { boxes, page: whole } = measured(page.current);
    setBox(slotOf(rest, boxes, spot, whole));
  }, [page, rest, spot, isHome]);
  useLayoutEffect(() => {
    if (by === "keys" && box) slot.current?.scrollIntoView({ block: "nearest" });
  }, [by, box]);

  return (
    <>
      <ColumnGuides />
      {box && (
        <div
          ref={slot}
          className="canvas-slot"
          data-in={spot?.in}
          aria-hidden="true"
          style={cssVariables({
            "--left": `${box.left}px`,
            "--top": `${box.top}px`,
            "--width": `${box.right - box.left}px`,
            "--height": `${box.bottom - box.top}px`,
          })}
        >
          {say(spot?.in === "row" ? arrangingWords.slotColumn : arrangingWords.slotHere)}
        </div>
      )}
      {by === "pointer" && <LiftedGhost what={now.what} />}
      <LiftSaid now={now} />
    </>
  );
}

function ColumnGuides() {
  return (
    <div className="canvas-guides" aria-hidden="true">
      {Array.from({ length: 12 }, (_, at) => (
        <i key={at} />
      ))}
    </div>
  );
}

/** The line that says what is carried and where it would stand, and by which keys that ends. */
function LiftSaid({ now }: { now: Lift }) {
  const canvas = useCanvas();
  const { say } = canvas;
  return (
    <div className="canvas-said" aria-hidden="true">
      <Icon of={Move} className="canvas-said-sign" />
      <span>
        <b>{liftedName(canvas, now.what)}</b>
        {now.spot && `, ${liftedWhere(canvas, now)}.`}
      </span>
      <span className="canvas-said-keys">
        {now.by === "keys" && (
          <>
            <KeyCap keys={say(arrangingWords.spaceKey)} /> {say(arrangingWords.drop)}
          </>
        )}
        <KeyCap keys={say(arrangingWords.escapeKey)} /> {say(arrangingWords.putBackKey)}
      </span>
    </div>
  );
}
