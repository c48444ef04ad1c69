/** The marked entry of a list that scrolls. */
export function keepInSight(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: "nearest" });
}
