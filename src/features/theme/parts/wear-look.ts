import type { LookWorn } from "#features/sites/events.ts";
import { wearSheet } from "./wear-sheet.ts";

/** The pair of fonts in the address of a style sheet (`kernel/look-sheet.ts`). */
const fontsIn = (sheet: string | null) => sheet?.split("-")[2] ?? "serif";

let latest = 0;
/** What waits until nobody looks at the tab. */
let waiting: LookWorn | null = null;

/**
 * Dresses the open document in a look that was chosen elsewhere. What would move lines (other fonts, a logo of another width) waits until
 * nobody looks at the tab; the next screen brings it, too.
 */
export function wearLook(look: LookWorn): void {
  if (look.revision <= latest) return;
  latest = look.revision;
  waiting = null;
  const icon = document.head.querySelector<HTMLLinkElement>('link[rel="icon"]');
  icon?.setAttribute("href", look.icon ?? "/assets/atrium.svg");
  icon?.removeAttribute("type");
  const movesLines = fontsIn(look.sheet) !== fontsIn(sheetWorn());
  if (!movesLines || document.hidden) void wearSheet(look.sheet);
  const fits = wearBrand(look.brand);
  if (fits && (!movesLines || document.hidden)) return;
  waiting = look;
  document.addEventListener("visibilitychange", wearWaiting, { once: true });
}

function wearWaiting(): void {
  if (!waiting) return;
  void wearSheet(waiting.sheet);
  wearBrand(waiting.brand);
  waiting = null;
}

function sheetWorn(): string | null {
  return document.head.querySelector("link[data-look]")?.getAttribute("href") ?? null;
}

/** False where it is another width, and so would push what stands beside it. */
function wearBrand(brand: string): boolean {
  let fits = true;
  for (const place of document.querySelectorAll<HTMLElement>(".sites-brand")) {
    const { innerHTML: before, offsetWidth: width } = place;
    place.innerHTML = brand;
    if (document.hidden || place.offsetWidth === width) continue;
    place.innerHTML = before;
    fits = false;
  }
  return fits;
}
