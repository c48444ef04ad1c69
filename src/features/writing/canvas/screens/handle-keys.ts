import type { KeyboardEvent } from "react";
import { isMacKeyboard } from "#client/command-keys.ts";
import { extendBlocks, selectAllBlocks, selectBlocks, selectedBlocks } from "./block-selection.ts";
import type { Canvas } from "./canvas.ts";
import { duplicate, neighbour, remove } from "./commands.ts";
import { passOn } from "./leave-to.ts";
import { drop, lift, putBack, step } from "./lift.ts";
import { nudge } from "./nudge.ts";
import { blockStyle } from "./style-keys.ts";

type Act = (() => void) | null;

/** What the keys do on the handle of a widget; they are about all that is selected with it. */
export function handleKey(canvas: Canvas, id: string, event: KeyboardEvent): Act {
  if (isLiftedByKeys(canvas, id)) return carrying(canvas, event.key);
  if (event.nativeEvent.isComposing) return null;
  const style = blockStyle(canvas, blocksAt(canvas, id), event.nativeEvent);
  if (style) return style;
  const { ctrlKey, metaKey, altKey, shiftKey } = event;
  if (isMacKeyboard() ? metaKey : ctrlKey) return shiftKey || altKey ? null : withMod(canvas, id, event.key);
  if (ctrlKey || metaKey) return null;
  if (altKey) return withAlt(canvas, id, event.key);
  return shiftKey ? withShift(canvas, event.key) : alone(canvas, id, event.key);
}

export function isLiftedByKeys({ lift: lifted }: Canvas, id: string): boolean {
  const now = lifted.get();
  return now?.what.id === id && now.by === "keys";
}

function carrying(canvas: Canvas, key: string): Act {
  const [left, right] =
    canvas.locale.direction === "ltr" ? (["start", "end"] as const) : (["end", "start"] as const);
  if (key === "ArrowUp") return () => step(canvas, "up");
  if (key === "ArrowDown") return () => step(canvas, "down");
  if (key === "ArrowLeft") return () => step(canvas, left);
  if (key === "ArrowRight") return () => step(canvas, right);
  if (key === " " || key === "Enter") return () => drop(canvas);
  return key === "Escape" ? () => putBack(canvas) : null;
}

function withMod(canvas: Canvas, id: string, key: string): Act {
  if (key.toLowerCase() === "d") return () => duplicate(canvas, blocksAt(canvas, id));
  return key.toLowerCase() === "a" ? () => selectAllBlocks(canvas) : null;
}

function withAlt(canvas: Canvas, id: string, key: string): Act {
  if (key === "F10") return () => document.querySelector<HTMLElement>(".canvas-blocks button")?.focus();
  if (key !== "ArrowUp" && key !== "ArrowDown") return null;
  return () => {
    nudge(canvas, blocksAt(canvas, id), key === "ArrowUp" ? "up" : "down");
    canvas.focuses.onHandle(id);
  };
}

function withShift(canvas: Canvas, key: string): Act {
  if (key === "ArrowUp" || key === "ArrowLeft") return () => extendBlocks(canvas, -1);
  return key === "ArrowDown" || key === "ArrowRight" ? () => extendBlocks(canvas, 1) : null;
}

function alone(canvas: Canvas, id: string, key: string): Act {
  const { focuses } = canvas;
  const ids = blocksAt(canvas, id);
  const [first = id] = ids;
  if (key === " ") return () => lift(canvas, { id, ids, kind: canvas.kindOf(id) }, "keys");
  if (key === "Enter") return () => focuses.into(first, "start");
  if (key === "Delete" || key === "Backspace") return () => remove(canvas, ids);
  if (key === "Escape") return canvas.selection.get() ? () => selectBlocks(canvas, null) : null;
  if (canvas.column.isPassing() && key.startsWith("Arrow")) return () => void passOn(canvas, id, key);
  if (key !== "ArrowUp" && key !== "ArrowDown") return null;
  const next = neighbour(canvas, id, key === "ArrowUp" ? -1 : 1);
  return next === null ? null : () => focuses.onHandle(next);
}

/** The widgets that the handle of one of them is about. */
export function blocksAt(canvas: Canvas, id: string): readonly string[] {
  const ids = selectedBlocks(canvas);
  return ids.includes(id) ? ids : [id];
}
