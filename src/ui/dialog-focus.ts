import type { KeyboardEvent } from "react";

const reachable =
  'input:not(:disabled), select:not(:disabled), textarea:not(:disabled), button:not(:disabled), a[href], [tabindex="0"], [contenteditable="true"]';

/**
 * Moves the focus into a dialog's content unless it is there: to the marked control, the first in the body, or OK (DLGS-21).
 * Never to a switch, which a key turns by accident, nor to what destroys something: the way back has it then.
 */
export function focusInto(layer: Element | null | undefined): void {
  if (!layer || layer.querySelector(".ui-dialog-body")?.contains(document.activeElement)) return;
  const choices = [
    "[data-autofocus]",
    `.ui-dialog-body :is(${reachable}):not([role="switch"])`,
    '.ui-dialog-footer[data-look="danger"] .ui-actions > .ui-button',
    ".ui-actions-main button",
    reachable,
  ];
  for (const choice of choices) {
    const found = firstVisible(layer, choice);
    if (found) return found.focus();
  }
}

/** Sends Tab from the last control to the first and back (DLGS-21). */
export function keepFocusInside(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== "Tab") return;
  const stops = all(event.currentTarget, reachable).filter((each) => isVisible(each) && each.tabIndex >= 0);
  const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  const isInside = stops.some((stop) => stop === document.activeElement);
  if (isInside && document.activeElement !== from) return;
  event.preventDefault();
  to?.focus();
}

/** Whether something is visible is asked of no more than has to be: of two hundred fields, that takes as long as drawing them. */
function firstVisible(root: Element, selector: string): HTMLElement | undefined {
  return all(root, selector).find(isVisible);
}

function all(root: Element, selector: string): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(selector)];
}

function isVisible(element: HTMLElement): boolean {
  return element.checkVisibility();
}
