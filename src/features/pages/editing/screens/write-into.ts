import type { TextState } from "../model/text-commands.ts";

export function stateOf(field: HTMLTextAreaElement): TextState {
  return { text: field.value, start: field.selectionStart, end: field.selectionEnd };
}

/**
 * Brings a field to another state as if it had been typed, so that the browser's own undo takes it back: only the part
 * that differs is replaced.
 */
export function writeInto(field: HTMLTextAreaElement, next: TextState): void {
  const before = field.value;
  const most = Math.min(before.length, next.text.length);
  let head = 0;
  while (head < most && before[head] === next.text[head]) head++;
  let tail = 0;
  while (tail < most - head && before.at(-1 - tail) === next.text.at(-1 - tail)) tail++;
  field.focus();
  if (before !== next.text) {
    field.setSelectionRange(head, before.length - tail);
    const words = next.text.slice(head, next.text.length - tail);
    const typed =
      words === "" ? document.execCommand("delete") : document.execCommand("insertText", false, words);
    if (!typed) field.setRangeText(words);
  }
  field.setSelectionRange(next.start, next.end);
}
