import { type PointerEvent, useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import { type Place, findItem, mayStandIn, placeOf } from "../model/arranging.ts";
import type { EditedItem } from "../model/edited-menu.ts";

export type Dragging = ReturnType<typeof useDragging>;
/** The item that is dragged, and where it would stand if it was let go; null where it stays. */
export type Lifted = { readonly id: string; readonly to: Place | null };

type Held = { id: string; from: Point; at: Point; spot: Spot | null; isMoving: boolean };
type Point = { readonly x: number; readonly y: number };
const far = 5;

/**
 * Moving an item by its handle with mouse or finger, within its list or to the other one that is open. A line shows where it would
 * stand; Escape and letting go elsewhere leave it where it is.
 */
export function useDragging(items: readonly EditedItem[], move: (id: string, to: Place) => void) {
  const held = useRef<Held | null>(null);
  const [lifted, setLifted] = useState<Lifted | null>(null);
  const { ghost, carry } = useGhost(held);

  function end(isDone: boolean) {
    const { id, spot } = held.current ?? {};
    held.current = null;
    showSpot(null);
    setLifted(null);
    if (isDone && id !== undefined && spot) move(id, spot.to);
  }
  useEscape(lifted !== null, () => end(false));

  return {
    lifted,
    ghost,
    handle: (id: string) => ({
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        const from = pointOf(event);
        held.current = { id, from, at: from, spot: null, isMoving: false };
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        const drag = held.current;
        if (!drag) return;
        drag.at = pointOf(event);
        drag.isMoving ||= Math.hypot(drag.at.x - drag.from.x, drag.at.y - drag.from.y) > far;
        if (!drag.isMoving) return;
        drag.spot = spotAt(drag.at, id, items);
        showSpot(drag.spot);
        carry();
        setLifted((before) => sameOr(before, { id, to: drag.spot?.to ?? null }));
      },
      onPointerUp: () => end(true),
      ...givenUp(() => end(false)),
    }),
  };
}

function givenUp(end: () => void) {
  return { onPointerCancel: end, onLostPointerCapture: end };
}

/** Keeps the lifted item at the pointer, without drawing anything anew. */
function useGhost(held: { readonly current: Held | null }) {
  const element = useRef<HTMLElement | null>(null);
  const carry = useCallback(() => {
    if (!held.current || !element.current) return;
    element.current.style.setProperty("--x", `${held.current.at.x}px`);
    element.current.style.setProperty("--y", `${held.current.at.y}px`);
  }, [held]);
  const ghost = useCallback(
    (shown: HTMLElement | null) => {
      element.current = shown;
      carry();
    },
    [carry],
  );
  return { ghost, carry };
}

/** Heard before all others, for whom Escape means more than to let go. */
function useEscape(isLifted: boolean, giveUp: () => void) {
  const escape = useEffectEvent(giveUp);
  useEffect(() => {
    if (!isLifted) return;
    const hear = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      event.preventDefault();
      event.stopPropagation();
      escape();
    };
    addEventListener("keydown", hear, { capture: true });
    return () => removeEventListener("keydown", hear, { capture: true });
  }, [isLifted]);
}

function pointOf({ clientX, clientY }: PointerEvent): Point {
  return { x: clientX, y: clientY };
}

function sameOr(before: Lifted | null, now: Lifted): Lifted {
  const isSame =
    before?.id === now.id && before.to?.parent === now.to?.parent && before.to?.at === now.to?.at;
  return isSame ? before : now;
}

/** Before or after an item, or at the end of a list; null where the item may not stand, and where it stands already. */
type Spot = { readonly item: Element | null; readonly isAfter: boolean; readonly to: Place };

function spotAt({ x, y }: Point, id: string, items: readonly EditedItem[]): Spot | null {
  const under = document.elementFromPoint(x, y);
  const list =
    under?.closest("[data-menu-list]") ??
    under?.closest(".menu-editor-panel")?.querySelector("[data-menu-list]");
  const dragged = findItem(items, id);
  if (!list || !dragged) return null;
  const over = under?.closest("[data-menu-item]") ?? null;
  const item = over && list.contains(over) ? over : null;
  const isAfter = item === null || isPast(item, list, { x, y });
  const to = placeAt(id, { list, item, isAfter });
  const from = placeOf(items, id);
  const stays = from?.parent === to.parent && from.at === to.at;
  return stays || !mayStandIn(dragged, to.parent) ? null : { item, isAfter, to };
}

/** Past its middle: along the line of a bar, and downwards where they stand below each other. */
function isPast(item: Element, list: Element, { x, y }: Point): boolean {
  const box = item.getBoundingClientRect();
  const { display, flexDirection, direction } = getComputedStyle(list);
  const isRow = display === "flex" && flexDirection === "row";
  return isRow ? x > box.x + box.width / 2 !== (direction === "rtl") : y > box.y + box.height / 2;
}

function showSpot(spot: Spot | null): void {
  for (const each of document.querySelectorAll("[data-menu-spot]")) each.removeAttribute("data-menu-spot");
  spot?.item?.setAttribute("data-menu-spot", spot.isAfter ? "after" : "before");
}

type At = { readonly list: Element; readonly item: Element | null; readonly isAfter: boolean };

/** The place, counted among the others of the list. */
function placeAt(id: string, { list, item, isAfter }: At): Place {
  const parent = list.getAttribute("data-menu-list") || null;
  const all = [...list.querySelectorAll(":scope > [data-menu-item]")];
  const others = all.filter((each) => each.getAttribute("data-menu-item") !== id);
  if (!item) return { parent, at: others.length };
  if (item.getAttribute("data-menu-item") === id) return { parent, at: all.indexOf(item) };
  return { parent, at: others.indexOf(item) + (isAfter ? 1 : 0) };
}
