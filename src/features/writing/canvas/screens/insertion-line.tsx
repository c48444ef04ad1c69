import Plus from "lucide-react/icons/plus";
import { memo, useRef } from "react";
import { Icon } from "#ui/icon.tsx";
import { arrangingWords } from "../wording.ts";
import type { Place } from "#documents/draft/arranging.ts";
import { useCanvas } from "./canvas.ts";

/** The line between two widgets, with a `+` that opens the list of kinds. Drawn again only for another neighbour. */
export const InsertionLine = memo(function InsertionLine({
  where,
  widget,
}: {
  where: "above" | "below" | "before" | "after";
  widget: string;
}) {
  const canvas = useCanvas();
  const button = useRef<HTMLButtonElement>(null);
  const place: Place = { where, widget };
  return (
    <div className="canvas-line" data-where={where}>
      <button
        type="button"
        ref={button}
        aria-label={canvas.say(arrangingWords.addHere)}
        title={canvas.say(arrangingWords.addHere)}
        onClick={(event) => {
          // The platform would close what has just opened: the button is its known invoker by then.
          event.preventDefault();
          canvas.offer.set({ place, anchor: button });
        }}
      >
        <Icon of={Plus} />
      </button>
    </div>
  );
});
