import type { Page } from "@playwright/test";

/** What stands around the content of every screen. */
export const frameParts = ".shell-skip-link, .shell-top-bar, .menu-bar, .shell-phone-bar, .shell-footer";

/**
 * Which frames a tab was led through, as they stood and at its width, while it goes from screen to screen: all of one person have the same. A screen that
 * changes its frame has another one, since what can be worked with is remembered as it is written.
 */
export class Frames {
  readonly #met = new WeakMap<Page, Set<string>>();

  knows(page: Page, written: string): boolean {
    return this.#met.get(page)?.has(atItsWidth(page, written)) ?? false;
  }

  learn(page: Page, written: string): void {
    const met = this.#met.get(page) ?? new Set();
    this.#met.set(page, met.add(atItsWidth(page, written)));
  }
}

const atItsWidth = (page: Page, written: string) => `${page.viewportSize()?.width} ${written}`;

/** Where the frame stands among all that keys come to, and how it is written. */
export type Around = {
  readonly written: string;
  readonly places: readonly number[];
  /** The last place before the content. */
  readonly last: number;
};

/** The frame around what was counted last; null where nothing of it comes first, or the content is not in one piece. */
export function frameAround(page: Page): Promise<Around | null> {
  return page.evaluate((parts) => {
    const { keyboardStops: stops } = globalThis as unknown as { keyboardStops: HTMLElement[] };
    const places = stops.flatMap((each, place) => (each.closest(parts) ? [place] : []));
    const last = places.findLastIndex((place, at) => place === at);
    const after = places.slice(last + 1);
    const isWhole = after.every((place, at) => place === stops.length - after.length + at);
    if (last < 0 || !isWhole) return null;
    // Which of its links leads to the open screen is told by colours, and those are looked at on every screen.
    const written = places.map((place) =>
      stops[place]?.outerHTML.replace(/ aria-(?:expanded|current)="\w+"|\?[^"]*/g, ""),
    );
    return { written: `${written.join("")} ${last}`, places, last };
  }, frameParts);
}
