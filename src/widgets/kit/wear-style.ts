import type { StyleName, StyleValue } from "./letter-styles.ts";

const worn = new Set<string>();

/** In edit mode a font, a size or a colour is there as soon as words have it; who uses none fetches none. */
export function wearStyle(name: StyleName, value: StyleValue): void {
  const sheet = name === "font" ? `font ${value}` : "letters";
  if (typeof document === "undefined" || worn.has(sheet)) return;
  worn.add(sheet);
  import("./worn-styles.ts").then(
    ({ putOn }) => putOn(name, value),
    () => worn.delete(sheet),
  );
}
