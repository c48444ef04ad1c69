import { type KeyboardEvent, useRef, useState } from "react";
import { type TreeMove, treeMove } from "#ui/tree-keys.ts";
import type { TreeRow } from "#ui/tree-node.ts";
import type { Chart, ChartPlace } from "../../model/chart.ts";

/** The keys of a tree, and which of its lines Tab comes to. */
export function useChartKeys(
  { personId }: Chart,
  places: readonly ChartPlace[],
  turn: (place: ChartPlace) => Promise<void>,
) {
  const list = useRef<HTMLUListElement>(null);
  const [focused, setFocused] = useState<number | null>(null);
  const isThere = (id: number | null) => places.some(({ person }) => person.id === id);
  const known = isThere(focused) ? focused : personId;
  const tabbed = isThere(known) ? known : (places[0]?.person.id ?? null);

  function perform(move: TreeMove, place: ChartPlace) {
    if (move.kind !== "focus") return void turn(place);
    setFocused(Number(move.id));
    list.current?.querySelector<HTMLElement>(`[data-place="${move.id}"]`)?.focus();
  }

  function press(event: KeyboardEvent<HTMLUListElement>) {
    const { target, key } = event;
    if (!(target instanceof HTMLElement) || event.ctrlKey || event.metaKey || event.altKey) return;
    // The focus is on what stands in a line after a press there, or when the card of its person was closed.
    const line = target.closest<HTMLElement>("[data-place]");
    const place = places.find(({ person }) => String(person.id) === line?.dataset["place"]);
    if (!place) return;
    if (key === "Enter" || key === " ") {
      if (target !== line) return;
      event.preventDefault();
      return target.querySelector<HTMLElement>(key === "Enter" ? "a[aria-haspopup]" : "button")?.click();
    }
    const move =
      key === "*" ? null : treeMove(inTextOrder(key, target), rowsOf(places), String(place.person.id));
    if (!move) return;
    event.preventDefault();
    perform(move, place);
  }

  return { list, press, tabbed };
}

function rowsOf(places: readonly ChartPlace[]): TreeRow[] {
  return places.map(({ person, isOpen, parentId }) => ({
    id: String(person.id),
    label: person.name ?? "",
    parentId: parentId === null ? null : String(parentId),
    isBranch: person.team > 0,
    isOpen: isOpen && person.team > 0,
  }));
}

/** Left and right change places where text runs from right to left. */
function inTextOrder(key: string, element: HTMLElement): string {
  if (getComputedStyle(element).direction !== "rtl") return key;
  if (key === "ArrowLeft") return "ArrowRight";
  return key === "ArrowRight" ? "ArrowLeft" : key;
}
