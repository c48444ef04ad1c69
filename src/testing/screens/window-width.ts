import type { Screen } from "./screen.ts";

/** A window of this width, from the next time that the screen looks. */
export function setWidth(screen: Screen, width: number): void {
  setWidthOf(screen.document, width);
}

/** The same of a document, before its script has come. */
export function setWidthOf({ defaultView }: Document, width: number): void {
  defaultView!.matchMedia = (query) => {
    const most = Number(/^\(max-width: (\d+)px\)$/.exec(query)?.[1]);
    return { matches: width <= most, addEventListener() {}, removeEventListener() {} } as never;
  };
}
