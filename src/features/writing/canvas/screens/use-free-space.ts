import { type MouseEvent, type PointerEvent, useRef } from "react";
import { beginningKind } from "#widgets/faces.ts";
import { isEmptyBeginning } from "../model/empty-beginning.ts";
import { orderOf } from "./block-selection.ts";
import type { Canvas } from "./canvas.ts";
import { addKind } from "./commands.ts";

/** A click beside the widgets lets go of what is selected; one below the last writes there. */
export function useFreeSpace(canvas: Canvas) {
  const letsGo = useRef(false);

  function press(event: PointerEvent): void {
    if (!isFree(event)) return;
    letsGo.current = canvas.selection.get()?.blocks !== undefined;
    canvas.selection.set(null);
  }

  function click(event: MouseEvent): void {
    const last = orderOf(canvas).at(-1);
    if (!isFree(event) || letsGo.current || last === undefined || !isBelow(event, last)) return;
    if (isEmptyBeginning(canvas.watch.widget(last))) canvas.focuses.into(last, "end");
    else addKind(canvas, beginningKind, { where: "last" });
  }

  return { onPointerDown: press, onClick: click };
}

function isFree({ target, currentTarget }: { target: EventTarget; currentTarget: Element }): boolean {
  return target === currentTarget || (target instanceof Element && target.matches(".canvas-end"));
}

function isBelow({ clientY }: MouseEvent, last: string): boolean {
  const row = document.querySelector(`[data-widget="${CSS.escape(last)}"]`)?.closest("[data-row]");
  return row ? clientY > row.getBoundingClientRect().bottom : false;
}
