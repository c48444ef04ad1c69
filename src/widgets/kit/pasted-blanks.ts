import { attributeOf, type HtmlNode, tagOf } from "./html-node.ts";

/** How a browser shows the blanks and line feeds of some words: as one blank, as they stand, or line feeds alone as they stand. */
export type PastedBlanks = "one" | "all" | "lines";

/**
 * Stands for a blank that is shown as it stands, until the words around it have been put together. Unicode keeps it for use inside of
 * programs, so no text of a person holds it.
 */
export const keptBlank = "\ufdd0";

export const withBlanks = (words: string) => words.replaceAll(keptBlank, " ");

const declared = /(?<![\w-])white-space(?:-collapse)?:\s*([a-z-]+)/gi;

const shown: Readonly<Record<string, PastedBlanks>> = {
  pre: "all",
  "pre-wrap": "all",
  "break-spaces": "all",
  preserve: "all",
  "preserve-spaces": "all",
  "pre-line": "lines",
  "preserve-breaks": "lines",
  normal: "one",
  nowrap: "one",
  collapse: "one",
};

/** What an element says of the blanks in it; others show them as those around them. The last declaration is the one that counts. */
export function blanksIn(node: HtmlNode, around: PastedBlanks): PastedBlanks {
  const style = attributeOf(node, "style").slice(0, 2000);
  const [said] = [...style.matchAll(declared)]
    .flatMap(([, value = ""]) => shown[value.toLowerCase()] ?? [])
    .slice(-1);
  return said ?? (tagOf(node) === "pre" ? "all" : around);
}

/** The lines in which words are shown, with the blanks that stay. */
export function shownLines(words: string, blanks: PastedBlanks): string[] {
  const text = words.replaceAll(keptBlank, "");
  if (blanks === "one") return [text];
  const lines = text.split(/\r\n?|\n/);
  // A tab means nothing to a text of ours.
  return blanks === "lines"
    ? lines
    : lines.map((line) => line.replace(/\t/g, "    ").replaceAll(" ", keptBlank));
}
