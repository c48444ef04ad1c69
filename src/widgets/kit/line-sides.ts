import type { LineLook } from "./draft.ts";

/** Where a line stands between the edges of its text, as it is seen. */
export type Side = "left" | "center" | "right";
export const sides: readonly Side[] = ["left", "center", "right"];

/** The keys of word processors for them. */
export const sidesByKeys: Readonly<Record<string, Side>> = {
  "Mod-Shift-l": "left",
  "Mod-Shift-e": "center",
  "Mod-Shift-r": "right",
};

export const isSide = (act: string): act is Side => (sides as readonly string[]).includes(act);

const firstLetter = /\p{L}/u;
/** Hebrew, Arabic and the scripts beside them. */
const leftward = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** Whether a line of these words reads from right to left: browsers judge by the first letter too (`dir="auto"`). */
export function readsLeftward(words: string): boolean {
  return leftward.test(firstLetter.exec(words)?.[0] ?? "");
}

/** Sides are stored by the direction of the line, so a line that is translated still stands where it should. */
export function alignFor(side: Side, words: string): LineLook["align"] {
  if (side === "center") return "center";
  return (side === "left") === readsLeftward(words) ? "end" : undefined;
}

export function sideOf(align: LineLook["align"], words: string): Side {
  if (align === "center") return "center";
  return (align === "end") === readsLeftward(words) ? "left" : "right";
}

export const isAlign = (value: unknown): value is NonNullable<LineLook["align"]> =>
  value === "center" || value === "end";

/** As other programs know it: by the attribute that is older than styles. */
export function sideHtml(align: LineLook["align"], words: string): string {
  const side = sideOf(align, words);
  return align ? ` align="${side}"` : "";
}
