import { type RefObject, useEffect } from "react";
import { beginningKind } from "#widgets/faces.ts";
import { isEmptyBeginning } from "../model/empty-beginning.ts";
import { orderOf } from "./block-selection.ts";
import type { Canvas } from "./canvas.ts";
import { addKind } from "./commands.ts";

/** A click beside the widgets lets go of what is selected; one below the last writes there, also where the page has ended. */
export function useFreeSpace(canvas: Canvas, body: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const ended = new AbortController();
    // A drag out of a text may end on the ground.
    let mayWrite = false;

    function press({ target }: Event): void {
      mayWrite = false;
      if (!isFree(target, body.current)) return;
      const letsGo = canvas.selection.get()?.blocks !== undefined;
      if (letsGo || body.current?.contains(target)) canvas.selection.set(null);
      mayWrite = !letsGo;
    }

    function click(event: MouseEvent): void {
      const last = orderOf(canvas).at(-1);
      if (!mayWrite || !isFree(event.target, body.current) || last === undefined) return;
      if (!isBelow(event, last)) return;
      if (isEmptyBeginning(canvas.watch.widget(last))) canvas.focuses.into(last, "end");
      else addKind(canvas, beginningKind, { where: "last" });
    }

    document.addEventListener("pointerdown", press, { signal: ended.signal });
    document.addEventListener("click", click, { signal: ended.signal });
    return () => ended.abort();
  }, [canvas, body]);
}

/** Nothing but ground was pointed at, of the page or around it, while the page is written and not looked at. */
function isFree(target: EventTarget | null, body: HTMLElement | null): target is Element {
  if (!(target instanceof Element) || !body || body.closest("[inert], [hidden]")) return false;
  return target.contains(body) || target.matches(".canvas-end");
}

function isBelow({ clientY }: MouseEvent, last: string): boolean {
  const row = document.querySelector(`[data-widget="${CSS.escape(last)}"]`)?.closest("[data-row]");
  return row ? clientY > row.getBoundingClientRect().bottom : false;
}
