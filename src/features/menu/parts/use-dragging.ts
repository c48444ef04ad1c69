import { type PointerEvent, useRef } from "react";
import type { Place } from "../model/arranging.ts";

export type Dragging = ReturnType<typeof useDragging>;

const far = 5;

/**
 * Moving an item by its handle with mouse or finger, within its list or to the other one that is open. A line shows where it would
 * stand; Escape and letting go elsewhere leave it where it is.
 */
export function useDragging(move: (id: string, to: Place) => void) {
  const held = useRef<{ id: string; x: number; y: number; spot: Spot | null; isMoving: boolean } | null>(
    null,
  );

  function end(isDone: boolean) {
    const { id, spot } = held.current ?? {};
    held.current = null;
    showSpot(null);
    for (const chip of document.querySelectorAll("[data-menu-lifted]"))
      chip.removeAttribute("data-menu-lifted");
    if (isDone && id !== undefined && spot) move(id, placeAt(id, spot));
  }

  return {
    handle: (id: string) => ({
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        held.current = { id, x: event.clientX, y: event.clientY, spot: null, isMoving: false };
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        const drag = held.current;
        if (!drag) return;
        drag.isMoving ||= Math.hypot(event.clientX - drag.x, event.clientY - drag.y) > far;
        if (!drag.isMoving) return;
        event.currentTarget.closest("[data-menu-item]")?.setAttribute("data-menu-lifted", "");
        drag.spot = spotAt(event.clientX, event.clientY);
        showSpot(drag.spot);
      },
      onPointerUp: () => end(true),
      onPointerCancel: () => end(false),
      onLostPointerCapture: () => end(false),
    }),
  };
}

/** Before or after an item, or at the end of a list. */
type Spot = { readonly list: Element; readonly item: Element | null; readonly isAfter: boolean };

function spotAt(x: number, y: number): Spot | null {
  const under = document.elementFromPoint(x, y);
  const list =
    under?.closest("[data-menu-list]") ??
    under?.closest(".menu-editor-panel")?.querySelector("[data-menu-list]");
  if (!list) return null;
  const item = under?.closest("[data-menu-item]") ?? null;
  if (!item) return { list, item: null, isAfter: true };
  const box = item.getBoundingClientRect();
  const isRow = getComputedStyle(list).flexDirection === "row";
  const isRtl = getComputedStyle(list).direction === "rtl";
  const isPast = isRow ? x > box.x + box.width / 2 !== isRtl : y > box.y + box.height / 2;
  return { list, item, isAfter: isPast };
}

function showSpot(spot: Spot | null): void {
  for (const each of document.querySelectorAll("[data-menu-spot]")) each.removeAttribute("data-menu-spot");
  spot?.item?.setAttribute("data-menu-spot", spot.isAfter ? "after" : "before");
}

/** The place, counted among the others of the list. */
function placeAt(id: string, { list, item, isAfter }: Spot): Place {
  const parent = list.getAttribute("data-menu-list") || null;
  const others = [...list.querySelectorAll(":scope > [data-menu-item]")].filter(
    (each) => each.getAttribute("data-menu-item") !== id,
  );
  if (!item) return { parent, at: others.length };
  const own = item.getAttribute("data-menu-item") === id;
  const all = [...list.querySelectorAll(":scope > [data-menu-item]")];
  if (own) return { parent, at: all.indexOf(item) };
  return { parent, at: others.indexOf(item) + (isAfter ? 1 : 0) };
}
