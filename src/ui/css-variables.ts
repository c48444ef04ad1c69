import type { CSSProperties } from "react";

/** Measures handed to a stylesheet as custom properties; only figures of ours, never a document's values. */
export function cssVariables(values: Readonly<Record<`--${string}`, string | number>>): CSSProperties {
  return values;
}
