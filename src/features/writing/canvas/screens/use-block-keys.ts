import { type RefObject, useEffect } from "react";
import { isPressed, isMacKeyboard } from "#client/command-keys.ts";
import { copySelected, cutSelected } from "./block-deeds.ts";
import { selectAllBlocks } from "./block-selection.ts";
import type { Canvas } from "./canvas.ts";
import { isOnBlocks } from "./use-block-clipboard.ts";

/** Copying and cutting of blocks, and Ctrl+A once more where all of a text is selected already. */
export function useBlockKeys(canvas: Canvas, body: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const take = (work: (on: Canvas, event: ClipboardEvent) => boolean) => (event: ClipboardEvent) => {
      if (event.defaultPrevented || !isOnBlocks(canvas, body.current)) return;
      if (work(canvas, event)) event.preventDefault();
    };
    document.addEventListener("copy", take(copySelected), { signal });
    document.addEventListener("cut", take(cutSelected), { signal });
    body.current?.addEventListener("focusin", letGoOfLetters, { signal });
    body.current?.addEventListener(
      "keydown",
      (event) => {
        const isAll = isPressed("mod+a", event, isMacKeyboard());
        if (!isAll || !isAllSelected(event.target)) return;
        event.preventDefault();
        event.stopPropagation();
        selectAllBlocks(canvas);
      },
      { signal, capture: true },
    );
    return () => listening.abort();
  }, [canvas, body]);
}

/** Browsers give the clipboard's keys to the text in which letters are selected, wherever the focus is. */
function letGoOfLetters({ target }: FocusEvent): void {
  if (target instanceof Element && target.matches(".canvas-handle")) getSelection()?.removeAllRanges();
}

/** Nothing more of the field is left to select. */
function isAllSelected(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)
    return target.selectionStart === 0 && target.selectionEnd === target.value.length;
  if (!(target instanceof HTMLElement) || !target.isContentEditable) return false;
  const selection = getSelection();
  if (!selection || selection.rangeCount === 0) return false;
  const all = document.createRange();
  all.selectNodeContents(target);
  return selection.getRangeAt(0).toString().length === all.toString().length;
}
