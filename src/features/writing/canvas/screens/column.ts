import { useEffect } from "react";
import type { Canvas } from "./canvas.ts";

/** The horizontal place, in CSS pixels of the window, that the caret keeps while the keys up and down take it from block to block. */
export type Column = {
  /** The place that is kept, or this one from now on. */
  keep(x: number): number;
  /** The place that was kept from another block; within one the platform keeps it by itself. */
  kept(): number | null;
  /** The caret goes into another block. */
  cross(): void;
  /** The caret is on its way over a block that is selected as a whole: the next key takes it on. */
  isPassing(): boolean;
  pass(): void;
  forget(): void;
};

export function columnOf(): Column {
  let column: number | null = null;
  let isPassing = false;
  let hasCrossed = false;
  return {
    keep: (x) => (column ??= x),
    kept: () => (hasCrossed ? column : null),
    cross: () => void (hasCrossed = true),
    isPassing: () => isPassing,
    pass: () => void (isPassing = true),
    forget() {
      column = null;
      isPassing = false;
      hasCrossed = false;
    },
  };
}

const vertical = new Set(["ArrowUp", "ArrowDown"]);
const horizontal = new Set(["ArrowLeft", "ArrowRight"]);

/** Whatever else somebody does begins another column. */
export function useColumn({ column }: Canvas): void {
  useEffect(() => {
    const ended = new AbortController();
    const options = { signal: ended.signal, capture: true };
    addEventListener(
      "keydown",
      ({ key, shiftKey, ctrlKey, metaKey, altKey }) => {
        const isPlain = !shiftKey && !ctrlKey && !metaKey && !altKey;
        const goesOn = vertical.has(key) || (column.isPassing() && horizontal.has(key));
        if (!isPlain || !goesOn) column.forget();
      },
      options,
    );
    addEventListener("pointerdown", () => column.forget(), options);
    return () => ended.abort();
  }, [column]);
}
