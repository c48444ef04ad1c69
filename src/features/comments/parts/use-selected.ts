import { type RefObject, useEffect, useState } from "react";
import { passageIn } from "./block-text.ts";

/** The text of the page that is selected to be read, not written; null while there is none. */
export function selectedIn(layer: Element | null) {
  const page = layer?.closest("article");
  const selection = document.getSelection();
  if (!page || !selection || selection.isCollapsed || selection.rangeCount === 0) return null;
  const range = selection.getRangeAt(0);
  const holder = range.commonAncestorContainer;
  const element = holder instanceof Element ? holder : holder.parentElement;
  if (!element || !page.contains(element) || layer?.contains(element) || element.closest("[contenteditable]"))
    return null;
  return passageIn(page, range);
}

/** Where a selection ends, from the corner of the layer; null while nothing of the page is selected. */
export function useSelected(layer: RefObject<HTMLElement | null>, isOn: boolean) {
  const [place, setPlace] = useState<{ top: number; end: number } | null>(null);
  useEffect(() => {
    if (!isOn) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    function look() {
      const selected = selectedIn(layer.current);
      setPlace(selected && placeOf(selected.range, layer.current));
    }
    function soon() {
      clearTimeout(timer);
      timer = setTimeout(look, 120);
    }
    soon();
    document.addEventListener("selectionchange", soon);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("selectionchange", soon);
    };
  }, [layer, isOn]);
  return isOn ? place : null;
}

function placeOf(range: Range, layer: Element | null) {
  const last = [...(range.getClientRects?.() ?? [])].at(-1);
  const corner = layer?.getBoundingClientRect();
  if (!last || !corner) return { top: 0, end: 0 };
  const isRightToLeft = getComputedStyle(layer as Element).direction === "rtl";
  return {
    top: last.bottom - corner.top,
    end: isRightToLeft ? corner.right - last.left : last.right - corner.left,
  };
}
