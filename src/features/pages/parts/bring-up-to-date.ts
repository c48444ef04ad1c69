import { holeMark } from "#features/pages/holes/model/hole-marks.ts";

/**
 * Changes what an element holds to other finished HTML, and leaves alone what is the same at both ends. Holes of widgets that
 * were there stay the same elements, also where they stand somewhere else now.
 */
export function bringUpToDate(element: Element, html: string): void {
  const template = document.createElement("template");
  template.innerHTML = html;
  const likenesses = fillWithLikenesses(template.content, element);
  patch(element, template.content);
  for (const [likeness, living] of likenesses) if (element.contains(likeness)) likeness.replaceWith(living);
}

/** Puts copies of what lives into the empty holes, so that they compare equal; gives the element that each one stands for. */
function fillWithLikenesses(fresh: DocumentFragment, shown: Element): Map<Element, Element> {
  const living = new Map([...shown.querySelectorAll(`[${holeMark}]`)].map((hole) => [nameOf(hole), hole]));
  const likenesses = new Map<Element, Element>();
  for (const hole of fresh.querySelectorAll(`[${holeMark}]`)) {
    const there = living.get(nameOf(hole));
    if (!there) continue;
    const likeness = there.cloneNode(true) as Element;
    hole.replaceWith(likeness);
    likenesses.set(likeness, there);
  }
  return likenesses;
}

const nameOf = (hole: Element) => `${hole.getAttribute("data-widget")} ${hole.getAttribute(holeMark)}`;

function patch(shown: Node, fresh: Node): void {
  const old = [...shown.childNodes];
  const next = [...fresh.childNodes];
  const shorter = Math.min(old.length, next.length);
  let front = 0;
  while (front < shorter && old[front]?.isEqualNode(next[front] ?? null)) front++;
  let back = 0;
  while (back < shorter - front && old.at(-1 - back)?.isEqualNode(next.at(-1 - back) ?? null)) back++;
  const gone = old.slice(front, old.length - back);
  const come = next.slice(front, next.length - back);
  const [from, to] = [gone[0], come[0]];
  if (gone.length === 1 && come.length === 1 && from && to && isSameShell(from, to)) return patch(from, to);
  const following = old[old.length - back] ?? null;
  for (const node of gone) node.parentNode?.removeChild(node);
  for (const node of come) shown.insertBefore(node, following);
}

/** Whether two nodes differ only in what they hold. */
function isSameShell(one: Node, other: Node): boolean {
  return one.nodeType === Node.ELEMENT_NODE && one.cloneNode(false).isEqualNode(other.cloneNode(false));
}
