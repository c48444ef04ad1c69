import { RefusedAnswer } from "./refused-answer.ts";
import type { Element } from "./xml.ts";

export const spaces = {
  protocol: "urn:oasis:names:tc:SAML:2.0:protocol",
  assertion: "urn:oasis:names:tc:SAML:2.0:assertion",
  metadata: "urn:oasis:names:tc:SAML:2.0:metadata",
  signature: "http://www.w3.org/2000/09/xmldsig#",
} as const;
export type Space = keyof typeof spaces;

export function isNamed(element: Element, space: Space, name: string): boolean {
  return element.name === name && element.namespace === spaces[space];
}

export function childrenNamed(element: Element, space: Space, name: string): Element[] {
  return element.children.filter((child) => isNamed(child, space, name));
}

/** The one child of this name. */
export function childNamed(element: Element, space: Space, name: string): Element {
  const [first, ...more] = childrenNamed(element, space, name);
  if (!first || more.length > 0) throw new RefusedAnswer(`not one ${name}`);
  return first;
}

/** What an element says that holds words alone, without the blanks of XML around them; others are part of a name. */
export function wordsOf(element: Element): string {
  if (element.children.length > 0) throw new RefusedAnswer(`elements in ${element.name}`);
  const { text } = element;
  let [from, to] = [0, text.length];
  while (from < to && isBlank(text[from])) from++;
  while (to > from && isBlank(text[to - 1])) to--;
  return text.slice(from, to);
}

const isBlank = (letter: string | undefined) => letter !== undefined && " \t\r\n".includes(letter);

/** An element and all below it, in the order in which they are written. */
export function* everyElement(root: Element): Generator<Element> {
  const waiting = [root];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    yield next;
    waiting.push(...next.children.toReversed());
  }
}
