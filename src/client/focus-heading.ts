/**
 * Who moved on stands at the heading, unless the new screen has put the focus somewhere itself; who only sees news of
 * the same screen stays where they were, as long as that is there.
 */
export function focusHeading(moves: boolean): void {
  const held = document.activeElement;
  const stays = moves ? held?.closest("main") : held !== null && held !== document.body;
  if (stays) return;
  const heading =
    document.querySelector<HTMLElement>("main dialog[open] h1") ??
    document.querySelector<HTMLElement>("main h1");
  heading?.setAttribute("tabindex", "-1");
  heading?.focus({ preventScroll: true });
}
