/** Changes what an element holds to other finished HTML, and leaves alone what is the same at both ends. */
export function bringUpToDate(element: Element, html: string): void {
  const template = document.createElement("template");
  template.innerHTML = html;
  patch(element, template.content);
}

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
