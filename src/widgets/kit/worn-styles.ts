import letterStyles from "./letter-styles.css?inline";
import { fontSheet } from "./font-files.ts";
import type { StyleName, StyleValue } from "./letter-styles.ts";

/** Puts a style sheet of the product into the document; whoever chooses a font waits for it. */
export function putOn(name: StyleName, value: StyleValue): void {
  const sheet = document.createElement("style");
  sheet.textContent = name === "font" ? fontSheet(String(value), "swap") : letterStyles;
  document.head.append(sheet);
}
