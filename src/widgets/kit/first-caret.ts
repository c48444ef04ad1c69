/** What somebody did in a plain field before the editor came, for the editor to go on with. */
export type FirstCaret = {
  readonly value: string;
  readonly start: number;
  readonly end: number;
  /** How often Enter led on to another text. */
  readonly enters: number;
};

/** Brings the caret of an editor, which has it at its start, to where it was in the plain field; before the next key. */
export function goOnAt({ value, start, end, enters }: FirstCaret): void {
  if (enters > 0) {
    pressEnter();
    // A text that is only read so far gets its editor in a microtask.
    return queueMicrotask(() => goOnAt({ value, start, end, enters: enters - 1 }));
  }
  const { activeElement } = document;
  if (activeElement instanceof HTMLTextAreaElement) {
    // A colleague may have changed the block so that another text is its first.
    if (activeElement.value === value) activeElement.setSelectionRange(start, end);
  } else if (activeElement instanceof HTMLElement && activeElement.isContentEditable)
    toEnd(activeElement.lastElementChild ?? activeElement);
}

function toEnd(line: Element): void {
  getSelection()?.selectAllChildren(line);
  getSelection()?.collapseToEnd();
}

function pressEnter(): void {
  const press = new KeyboardEvent("keydown", {
    key: "Enter",
    code: "Enter",
    bubbles: true,
    cancelable: true,
  });
  document.activeElement?.dispatchEvent(press);
}
