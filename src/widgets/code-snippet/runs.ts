/** What a piece of code is, as far as it is told by its colour. */
export type RunKind = "keyword" | "string" | "comment" | "number" | "name" | "title" | "meta";
export type Run = { readonly text: string; readonly kind: RunKind | null };

/** The pieces line by line, without the ends of lines. */
export function linesOf(runs: readonly Run[]): Run[][] {
  const lines: Run[][] = [[]];
  for (const { text, kind } of runs)
    text.split("\n").forEach((part, at) => {
      if (at > 0) lines.push([]);
      if (part !== "") lines.at(-1)?.push({ text: part, kind });
    });
  return lines;
}

/** "2, 5-7" as the lines that are meant, from 1; null where it means none that can be told. */
export function markedLines(typed: string): ReadonlySet<number> | null {
  const marked = new Set<number>();
  for (const part of typed.split(",").map((each) => each.trim())) {
    if (part === "") continue;
    const range = /^(\d{1,5})(?:\s*[-–]\s*(\d{1,5}))?$/.exec(part);
    if (!range) return null;
    const [from, to] = [Number(range[1]), Number(range[2] ?? range[1])];
    if (from < 1 || to < from || to - from > marksMost) return null;
    for (let line = from; line <= to; line++) marked.add(line);
  }
  return marked;
}

const marksMost = 5000;
