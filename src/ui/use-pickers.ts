import { type ReactNode, useCallback, useRef, useState } from "react";
import type { DialogLayer } from "./dialog-layer.ts";
import { useSay } from "./language.tsx";
import { useNotices } from "./notices-host.tsx";
import { uiWording } from "./wording.ts";

export type Picker = { readonly id: number; readonly body: ReactNode; readonly leave: () => void };

/**
 * The pickers that lie over a dialog's content, the last on top (DLGS-16). `giveFocusBack` brings the focus to where it
 * was before the picker that was just left, and answers false when none was.
 */
export function usePickers() {
  const say = useSay();
  const { tell } = useNotices();
  const count = useRef(0);
  const returnTo = useRef<Element | null>(null);
  const [pickers, setPickers] = useState<readonly Picker[]>([]);

  const pick: DialogLayer["pick"] = (picker) => {
    const id = ++count.current;
    const cameFrom = document.activeElement;
    return new Promise((answer) => {
      let isLeft = false;
      function leave(choice: Parameters<typeof answer>[0]) {
        if (isLeft) return;
        isLeft = true;
        returnTo.current = cameFrom;
        setPickers((all) => all.filter((other) => other.id !== id));
        answer(choice);
      }
      function refuse() {
        tell({ kind: "error", text: say(uiWording.dialogNotLoaded) });
        answer(null);
      }
      picker(leave).then((body) => {
        setPickers((all) => [...all, { id, body, leave: () => leave(null) }]);
      }, refuse);
    });
  };

  const giveFocusBack = useCallback(() => {
    const place = returnTo.current;
    returnTo.current = null;
    if (!(place instanceof HTMLElement)) return false;
    place.focus();
    return true;
  }, []);

  return { pickers, pick, giveFocusBack };
}
