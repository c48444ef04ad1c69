import { useCallback } from "react";
import { beginningKind } from "#widgets/faces.ts";
import { arrangingWords } from "../wording.ts";
import { useCanvas } from "./canvas.ts";
import { addKind, startId } from "./commands.ts";

/** An empty page as an empty text: the text is made when somebody goes into it, so that looking at a page changes nothing. */
export function EmptyStart() {
  const canvas = useCanvas();
  const { say, focuses } = canvas;
  const take = useCallback(
    (element: HTMLElement | null) => {
      focuses.takeHandle(startId, element);
      return () => focuses.takeHandle(startId, null);
    },
    [focuses],
  );
  return (
    <button
      type="button"
      ref={take}
      className="canvas-start kit-prose"
      aria-label={say(arrangingWords.startHere)}
      onClick={() => addKind(canvas, beginningKind, { where: "last" })}
    >
      {say(arrangingWords.hint)}
    </button>
  );
}
