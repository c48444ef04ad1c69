const inline = new Set([
  "SPAN",
  "A",
  "B",
  "I",
  "EM",
  "STRONG",
  "MARK",
  "CODE",
  "TIME",
  "KBD",
  "SMALL",
  "BDI",
  "WBR",
]);

/** The words that an element shows, with single spaces, apart where its parts are. */
export function wordsOf(element: Element): string {
  return shownIn(element).replace(/\s+/g, " ").trim();
}

/** What an element is called, near enough for lists: its label, else its words. */
export function saidBy(element: Element): string {
  return element.getAttribute("aria-label") ?? wordsOf(element);
}

function shownIn(node: Node): string {
  if (node.nodeType === node.TEXT_NODE) return node.textContent ?? "";
  if (node.nodeType !== node.ELEMENT_NODE || getComputedStyle(node as Element).display === "none") return "";
  const inner = [...node.childNodes].map(shownIn).join("");
  return inline.has((node as Element).tagName) ? inner : ` ${inner} `;
}
