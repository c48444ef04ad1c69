/** Nothing has the focus but the bar itself, and nothing lies over the page that would take keys. */
export function isOnNothing(): boolean {
  const { activeElement } = document;
  const isFree =
    activeElement === null || activeElement === document.body || activeElement.matches(".writing-bar");
  return isFree && document.querySelector("dialog[open], [role=dialog]:popover-open") === null;
}
