import type { EditorState } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import { useRef, useState } from "react";
import { type BarExtents, type BarState, barOf, isSameBar } from "./text-bar-state.ts";

type Bar = { readonly at: BarState; readonly takesFocus: boolean };

/** Whether the bar of formatting is shown, and where; `around` says what is on at the caret beside marks. */
export function useTextBar(around: (state: EditorState) => BarExtents) {
  const opened = useRef<EditorView>(null);
  const shown = useRef<Bar | null>(null);
  const [bar, setBar] = useState<Bar | null>(null);

  function show(next: Bar | null): void {
    if (
      shown.current?.takesFocus === next?.takesFocus &&
      isSameBar(shown.current?.at ?? null, next?.at ?? null)
    )
      return;
    shown.current = next;
    setBar(next);
  }

  return {
    opened,
    bar,
    hide: () => show(null),
    follow(view: EditorView): void {
      opened.current = view;
      const isInBar = document.activeElement?.closest(".kit-text-bar") !== null && shown.current !== null;
      const at = view.hasFocus() || isInBar ? barOf(view, isInBar, around) : null;
      show(at && { at, takesFocus: isInBar });
    },
    focusToolbar(view: EditorView): void {
      const at = barOf(view, true, around);
      if (at) show({ at, takesFocus: true });
    },
    blurred(to: EventTarget | null): void {
      if (!(to instanceof Element && to.closest(".kit-text-bar"))) show(null);
    },
  };
}
