/**
 * Once what was done is shown, the focus goes to the first of the buttons with these names that is there, else to the last
 * place to go: the button that was pressed may have gone.
 */
export function focusNamed(frame: HTMLElement | null, names: readonly string[]): void {
  requestAnimationFrame(() => {
    const places = [...(frame?.querySelectorAll<HTMLElement>("button, input:not([hidden])") ?? [])];
    const nameOf = (place: HTMLElement) => place.getAttribute("aria-label") ?? place.textContent;
    const named = names.map((name) => places.find((place) => nameOf(place) === name));
    (named.find(Boolean) ?? places.at(-1))?.focus();
  });
}
