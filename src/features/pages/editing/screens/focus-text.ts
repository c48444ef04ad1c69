const fields =
  "[contenteditable='true'], [contenteditable=''], [contenteditable='plaintext-only'], textarea, input";

/**
 * Puts the caret into a widget's text, or into the first of the page, without scrolling. On a screen that is touched the
 * keyboard would cover half of the page before anybody has chosen where to write.
 */
export function focusText(body: Element, widget: string | null): void {
  if (matchMedia("(pointer: coarse)").matches) return;
  const place = (widget && body.querySelector(`[data-widget="${CSS.escape(widget)}"]`)) || body;
  // Editors stand up with their widget; a frame later all of them listen.
  requestAnimationFrame(() => {
    if (body.contains(document.activeElement)) return;
    place.querySelector<HTMLElement>(fields)?.focus({ preventScroll: true });
  });
}

/** The id of the widget that has the focus. */
export function focusedWidget(body: Element): string | null {
  const { activeElement } = document;
  if (!activeElement || !body.contains(activeElement)) return null;
  return activeElement.closest("[data-widget]")?.getAttribute("data-widget") ?? null;
}
