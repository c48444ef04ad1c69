/** What a keyboard meets, as the page itself counts it. */
export type Met = { readonly place: number; readonly name: string; readonly faults: readonly string[] };

/**
 * Runs in the page. Everything that can be worked with and is seen: what a keyboard must reach. Of radio buttons with one
 * name, and of whatever arrow keys walk through, one is a stop. Remembers how each looks without the focus.
 */
export function count(): string[] {
  const open = [...document.querySelectorAll("[role=dialog], dialog[open]")].at(-1) ?? document;
  const workable =
    "a[href], button, input, select, textarea, summary, [contenteditable=true], [tabindex]:not([tabindex='-1'])";
  const names = new Set<string>();
  const stops = [...open.querySelectorAll<HTMLElement>(workable)].filter((each) => {
    const shown =
      each.matches(".shell-skip-link") ||
      each.checkVisibility({ visibilityProperty: true, opacityProperty: false });
    // What can be written in is a stop without saying so.
    const isStop = each.tabIndex >= 0 || each.isContentEditable;
    if (!shown || !isStop || each.matches(":disabled, [type=hidden]") || each.closest("[inert]"))
      return false;
    if (!(each instanceof HTMLInputElement) || each.type !== "radio") return true;
    const group = [...document.querySelectorAll<HTMLInputElement>(`input[name="${each.name}"]`)];
    if (group.some(({ checked }) => checked)) return each.checked;
    return names.size !== names.add(each.name).size;
  });
  const looks = stops.map((each) => looksOf(each));
  const called = stops.map(
    (each, place) => `${place} ${each.outerHTML.replace(/ aria-expanded="\w+"/, "").slice(0, 160)}`,
  );
  Object.assign(globalThis, {
    keyboardStops: stops,
    keyboardNames: called,
    keyboardLooks: looks,
    keyboardLooksOf: looksOf,
  });
  return called;

  /** Outline, frame and ground of an element and of the few around it that may show its focus. */
  function looksOf(element: HTMLElement): string {
    const around = [
      element,
      element.parentElement,
      element.parentElement?.parentElement,
      element.nextElementSibling,
    ];
    return around
      .flatMap((each) => (each ? [getComputedStyle(each), getComputedStyle(each, "::after")] : []))
      .map((style) => [style.outline, style.boxShadow, style.borderColor, style.backgroundColor].join())
      .join("|");
  }
}

/** Runs in the page. The places of links that stood there when it was counted, and stand there no more: more of a list has come in their place. */
export function gone(): number[] {
  const { keyboardStops: stops } = globalThis as unknown as { keyboardStops: HTMLElement[] };
  return stops.flatMap((each, place) =>
    each.isConnected || !each.matches("a.browsing-more") ? [] : [place],
  );
}

/** Runs in the page. Null when nothing has the focus that was counted. */
export function met(): Met | null {
  const {
    keyboardStops: stops,
    keyboardNames: names,
    keyboardLooks: looks,
    keyboardLooksOf: looksOf,
  } = globalThis as unknown as {
    keyboardStops: HTMLElement[];
    keyboardNames: string[];
    keyboardLooks: string[];
    keyboardLooksOf: (element: HTMLElement) => string;
  };
  const element = document.activeElement as HTMLElement | null;
  if (!element || element === document.body) return null;
  for (const one of document.getAnimations()) if (one instanceof CSSTransition) one.finish();
  const standsFor = (each: HTMLElement) =>
    !each.isConnected && each.role === "textbox" && each.ariaLabel === element.ariaLabel;
  // A text's editor takes the place of its face when the focus comes.
  const face = stops.includes(element) ? -1 : stops.findIndex(standsFor);
  if (face >= 0) stops[face] = element;
  const place = stops.indexOf(element);
  const faults: string[] = [];
  const writes = element.matches("textarea, [contenteditable=true]");
  if (!writes && place >= 0 && looksOf(element) === looks[place]) faults.push("nobody sees the focus");
  if (!writes && !element.matches(":focus-visible")) faults.push("is not :focus-visible");
  const label = element.closest("label") ?? element;
  const boxes = [...element.getClientRects(), ...label.getClientRects()].filter(
    ({ width, height }) => width > 3 && height > 3,
  );
  const isSeen = boxes.some((box) => {
    const left = Math.max(box.left, 0),
      right = Math.min(box.right, innerWidth);
    const top = Math.max(box.top, 0),
      bottom = Math.min(box.bottom, innerHeight);
    if (left >= right || top >= bottom) return false;
    const spots = [0.5, 0.15, 0.85].flatMap((share) => [
      [left + (right - left) * share, (top + bottom) / 2] as const,
      [(left + right) / 2, top + (bottom - top) * share] as const,
    ]);
    return spots.some(([x, y]) => {
      const hit = document.elementFromPoint(x, y);
      return hit !== null && (label.contains(hit) || element.contains(hit) || hit.contains(element));
    });
  });
  if (!isSeen) faults.push("is covered, or outside of the window");
  // A stop is called as it was when it was counted: it may open with the focus, and what it says may change meanwhile, as the number at the bell does.
  const name = names[place] ?? element.outerHTML.replace(/ aria-expanded="\w+"/, "").slice(0, 160);
  return { place, name, faults };
}

/** Runs in the page. */
export function focusOn(place: number): void {
  (globalThis as unknown as { keyboardStops: HTMLElement[] }).keyboardStops[place]?.focus();
}

/** Runs in the page. What those at the places are like with the focus; what shows while one has it goes by itself when it is over. */
export async function lookedAt(places: readonly number[]): Promise<Met[]> {
  const { keyboardStops: stops, keyboardMet: look } = globalThis as unknown as {
    keyboardStops: HTMLElement[];
    keyboardMet: () => Met | null;
  };
  const all: Met[] = [];
  for (const place of places) {
    stops[place]?.focus();
    await new Promise((done) => setTimeout(done));
    const met = look();
    if (met) all.push(met);
  }
  return all;
}

/**
 * Runs in the page. What looks as if it could be pressed, and no key comes there. What arrow keys walk through is left
 * out, and what shows only to a pointer that is near: it has a twin for keys.
 */
export function strays(): string[] {
  const walked =
    "[role=tree], [role=menu], [role=listbox], [role=toolbar], [role=grid], [role=tablist], [role=radiogroup]";
  const workable =
    "a[href], button, input, select, textarea, summary, label, [contenteditable], [tabindex], option";
  return [...document.body.querySelectorAll<HTMLElement>("*")]
    .filter((each) => each.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .filter((each) => !each.closest(walked) && !each.matches(".canvas-sign") && isOnTop(each))
    .filter((each) => {
      const isOutside =
        each.matches("button, a, input, select, textarea") && each.tabIndex < 0 && !each.matches(":disabled");
      const isPointed = getComputedStyle(each).cursor === "pointer" && !each.closest(workable);
      return isOutside || isPointed;
    })
    .map((each) => each.outerHTML.slice(0, 160));

  function isOnTop(element: HTMLElement): boolean {
    const { left, top, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return hit === null || element.contains(hit);
  }
}
