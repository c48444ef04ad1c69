/** The text of the canvas in which the caret stands; also while it loses the focus. */
export function textWithCaret(canvas: Element | null): HTMLElement | null {
  const { focusNode } = getSelection() ?? {};
  const element = focusNode instanceof Element ? focusNode : focusNode?.parentElement;
  const text = element?.closest<HTMLElement>("[role=textbox]") ?? null;
  return text?.isContentEditable && canvas?.contains(text) ? text : null;
}

/** How many letters of a text stand before the caret. */
export function lettersBeforeCaret(text: HTMLElement): number {
  const { focusNode, focusOffset } = getSelection() ?? {};
  if (!focusNode || !text.contains(focusNode)) return 0;
  const range = document.createRange();
  range.setStart(text, 0);
  range.setEnd(focusNode, focusOffset ?? 0);
  return range.toString().length;
}

/** Where a caret behind so many letters is seen in the window; null in a text without letters. */
export function boxBehindLetters(text: Element, letters: number): DOMRect | null {
  const walker = document.createTreeWalker(text, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  let left = letters;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const size = node.nodeValue?.length ?? 0;
    range.setStart(node, Math.min(left, size));
    range.collapse(true);
    if (left <= size) break;
    left -= size;
  }
  const box = range.startContainer === document ? null : range.getBoundingClientRect();
  return box && box.height > 0 ? box : null;
}
