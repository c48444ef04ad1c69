import { flushSync } from "react-dom";

const calm = 180;

/**
 * Runs a change of the arrangement and draws it at once, so that the focus can follow it; what stands elsewhere
 * afterwards slides there from where it was.
 */
export function slide<Made>(change: () => Made): Made {
  const before = places();
  const made = flushSync(change);
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return made;
  for (const [id, { element, box }] of places()) {
    const was = before.get(id)?.box;
    if (!was || (was.left === box.left && was.top === box.top)) continue;
    const from = `${was.left - box.left}px ${was.top - box.top}px`;
    element.animate([{ translate: from }, { translate: "0 0" }], {
      duration: calm,
      easing: "cubic-bezier(0.2, 0.7, 0.3, 1)",
    });
  }
  return made;
}

function places() {
  const found = new Map<string, { element: HTMLElement; box: DOMRect }>();
  for (const element of document.querySelectorAll<HTMLElement>(".canvas-widget")) {
    const box = element.getBoundingClientRect();
    const isSeen = box.bottom > -innerHeight && box.top < 2 * innerHeight;
    if (isSeen) found.set(element.dataset["widget"] ?? "", { element, box });
  }
  return found;
}
