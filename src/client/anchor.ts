/** The element that an address names behind its `#`, by its name of today or one of before; null where there is none. */
export function anchorOf(hash: string): Element | null {
  const name = nameIn(hash);
  if (name === "") return null;
  return document.getElementById(name) ?? document.querySelector(`[data-was~="${CSS.escape(name)}"]`);
}

/** Opens what an element is folded away in; browsers do it for addresses that they go to themselves. */
export function unfold(element: Element): void {
  for (
    let folded = element.closest("details");
    folded;
    folded = folded.parentElement?.closest("details") ?? null
  )
    folded.open = true;
}

function nameIn(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
