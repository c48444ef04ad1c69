const texts = ["true", "", "plaintext-only"].map((value) => `[contenteditable='${value}']`);
const fields = [...texts, "textarea", "input", "button", "[tabindex]"];

/**
 * Puts the caret into a widget's text, or into the first of the page, without scrolling. On a screen that is touched the
 * keyboard would cover half of the page before anybody has chosen where to write.
 */
export function focusText(body: Element, widget: string | null): void {
  if (matchMedia("(pointer: coarse)").matches) return;
  const within = widget === null ? "[data-widget]" : `[data-widget="${CSS.escape(widget)}"]`;
  // Editors stand up with their widget; a frame later all of them listen.
  requestAnimationFrame(() => {
    if (body.contains(document.activeElement)) return;
    const targets = fields.map((field) => body.querySelector<HTMLElement>(`${within} ${field}`));
    targets.find((target) => target !== null)?.focus({ preventScroll: true });
  });
}

/** The id of the widget that has the focus. */
export function focusedWidget(body: Element): string | null {
  const { activeElement } = document;
  if (!activeElement || !body.contains(activeElement)) return null;
  return activeElement.closest("[data-widget]")?.getAttribute("data-widget") ?? null;
}
