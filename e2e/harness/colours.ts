/**
 * Runs in the page. Whatever has words in colours that the document had not shown yet: of all words that are written alike on the same ground, in the same
 * state, the first ones up to one that lies open in the window, where nothing else can be their ground. What axe has looked at stays known as long as the
 * document, so a narrow window adds what only it shows, and the dark all of its own.
 */
export function wordsInNewColours(): Element[] {
  const known = ((globalThis as { knownColours?: Set<string> }).knownColours ??= new Set<string>());
  const grounds = new Map<Element, string>();
  return [...document.body.querySelectorAll("*")].filter((each) => {
    if (!hasWords(each) || !each.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      return false;
    const written = `${inkOf(each)} ${groundOf(each)}`;
    if (known.has(written)) return false;
    if (liesOpen(each)) known.add(written);
    return true;
  });

  function hasWords(element: Element): boolean {
    if (element.matches("input, select, textarea")) return true;
    return [...element.childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim());
  }

  /** Axe passes by what cannot be worked with, and asks less of what is large or bold. */
  function inkOf(element: Element): string {
    const style = getComputedStyle(element);
    const control = element.closest("label")?.control;
    const isOff = element.closest(":disabled, [aria-disabled=true], [inert], [aria-hidden=true]") !== null;
    const own = [
      element.localName,
      element.getAttribute("type"),
      isOff,
      control?.matches(":disabled") ?? false,
    ];
    return [...own, style.color, style.fontSize, style.fontWeight, style.textShadow].join();
  }

  /** What is behind the words, and how much of it shows through. */
  function groundOf(element: Element): string {
    const before = grounds.get(element);
    if (before !== undefined) return before;
    const { backgroundColor, backgroundImage, opacity, filter, mixBlendMode } = getComputedStyle(element);
    const own = [backgroundColor, backgroundImage, opacity, filter, mixBlendMode].join();
    const above = element.parentElement ? groundOf(element.parentElement) : "";
    const isNothing = own === "rgba(0, 0, 0, 0),none,1,none,normal";
    const ground = isNothing ? above : `${own}|${above}`;
    grounds.set(element, ground);
    return ground;
  }

  function liesOpen(element: Element): boolean {
    const { left, top, width, height } = element.getBoundingClientRect();
    if (width === 0 || height === 0) return false;
    return document.elementFromPoint(left + width / 2, top + height / 2) === element;
  }
}
