/** The words of a text, found by looking at its letters alone: signs that make no words are left out. */
export function roughTextOf(source: string): string {
  return source
    .replace(/^[ \t>]*(?:#{1,6}|[-*+]|\d{1,9}[.)])[ \t]+/gm, "")
    .replace(/\]\([^\s()]*\)/g, "")
    .replace(/!?[[\]*`~|\\]/g, "")
    .trim();
}

/** The files whose addresses stand in a text, wherever they stand in it. */
export function roughFilesOf(source: string): number[] {
  const ids = [...source.matchAll(/\/-\/file\/([1-9][0-9]{0,15})(?![0-9])/g)].map(([, id]) => Number(id));
  return [...new Set(ids)].filter(Number.isSafeInteger);
}
