import { type PointerEvent, type RefObject, useState } from "react";

/** The place that a lifted item would take, among all items. */
export type ItemDrag = { readonly item: string; readonly to: number };

/** Carries an item along its list with the pointer; `onDrop` hears of its new place. */
export function useItemDrag(
  list: RefObject<HTMLElement | null>,
  items: readonly { readonly id: string }[],
  onDrop: (item: string, to: number) => void,
) {
  const [drag, setDrag] = useState<ItemDrag | null>(null);

  function placeAt(y: number, item: string): number {
    const rows = [...(list.current?.children ?? [])].filter((row) => row.getAttribute("data-item") !== item);
    const above = rows.filter((row) => {
      const { top, height } = row.getBoundingClientRect();
      return y > top + height / 2;
    });
    return above.length;
  }

  const gripOf = (item: string) => ({
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      setDrag({ item, to: items.findIndex(({ id }) => id === item) });
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (drag?.item === item) setDrag({ item, to: placeAt(event.clientY, item) });
    },
    onPointerUp() {
      setDrag(null);
      const from = items.findIndex(({ id }) => id === item);
      if (drag?.item === item && drag.to !== from) onDrop(item, drag.to);
    },
    onPointerCancel: () => setDrag(null),
  });

  return {
    drag,
    /** What the row of an item is told: whether it is the one that is lifted, and what its grip listens to. */
    lifting: (item: string) => ({ isLifted: drag?.item === item, grip: gripOf(item) }),
  };
}
