import { useCallback, useRef } from "react";
import type { BoundTextHandle } from "../kit/bound-text.tsx";
import type { CaretAt, EditorProps } from "../kit/editor.ts";
import { usePassedFocus } from "../kit/use-passed-focus.tsx";
import { useTakenFocus } from "../kit/use-taken-focus.tsx";
import type { Image } from "./schema.ts";

/** Where the focus is in the widget: in the caption of its picture, or while there is none on the button that chooses one. */
export function useImageFocus(takeFocus: EditorProps<Image>["takeFocus"]) {
  const chooser = useRef<HTMLSpanElement>(null);
  const caption = useRef<BoundTextHandle>(null);

  function focusAt(at: CaretAt) {
    if (caption.current) caption.current.focus(at === "start" ? "start" : "end");
    else chooser.current?.querySelector("button")?.focus();
  }

  const { face, pictureFace } = useFaces(focusAt);
  useTakenFocus(takeFocus, focusAt);
  return { chooser, caption, face, pictureFace };
}

/** The two faces of the widget; where one gives way, the focus goes on in the other. */
function useFaces(focusAt: (at: CaretAt) => void) {
  const picture = useRef<HTMLElement>(null);
  const face = usePassedFocus((isTouched) =>
    isTouched && picture.current ? picture.current.focus() : focusAt("end"),
  );
  const pictureFace = useCallback(
    (figure: HTMLElement | null) => {
      picture.current = figure;
      return face(figure);
    },
    [face],
  );
  return { face, pictureFace };
}
