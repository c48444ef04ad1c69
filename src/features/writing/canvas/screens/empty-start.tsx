import { type KeyboardEvent, useCallback } from "react";
import { flushSync } from "react-dom";
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
  const begin = () => addKind(canvas, beginningKind, { where: "last" });

  /** It looks like an empty text, so a letter that is typed on it is the first of that text. */
  function type(event: KeyboardEvent): void {
    const { key, ctrlKey, metaKey, altKey, nativeEvent } = event;
    if (nativeEvent.isComposing || metaKey || !/^\S$/u.test(key)) return;
    if ((ctrlKey || altKey) && !event.getModifierState("AltGraph")) return;
    event.stopPropagation();
    // The text has to stand there before the browser looks where the letter goes.
    flushSync(begin);
  }

  return (
    <button
      type="button"
      ref={take}
      className="canvas-start kit-prose"
      aria-label={say(arrangingWords.startHere)}
      onClick={begin}
      onKeyDown={type}
    >
      {say(arrangingWords.hint)}
    </button>
  );
}
