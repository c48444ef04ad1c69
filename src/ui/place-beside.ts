const margin = 8;
const gap = 4;

/** Puts a popup under its anchor, or above it where there is no room below, and never outside the window. */
export function placeBeside(popup: HTMLElement, anchor: HTMLElement, align: "start" | "end"): void {
  const box = anchor.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const rightToLeft = getComputedStyle(anchor).direction === "rtl";
  const start = rightToLeft ? clientWidth - box.right : box.left;
  const inline = align === "start" ? start : start + box.width - popup.offsetWidth;

  const below = box.bottom + gap;
  const above = box.top - gap - popup.offsetHeight;
  const fitsBelow = below + popup.offsetHeight <= clientHeight - margin;
  const block =
    fitsBelow || above < margin ? Math.min(below, clientHeight - margin - popup.offsetHeight) : above;

  popup.style.setProperty("--inline", `${within(inline, clientWidth - margin - popup.offsetWidth)}px`);
  popup.style.setProperty("--block", `${within(block, clientHeight)}px`);
}

function within(place: number, limit: number): number {
  return Math.max(margin, Math.min(place, limit));
}
