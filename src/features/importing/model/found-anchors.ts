import { anchorFrom } from "#widgets/kit/anchor-names.ts";
import { anchorsOf } from "#widgets/markdown/reader.ts";
import type { Anchor } from "#widgets/widget.ts";
import { withoutClosingSigns } from "./closing-signs.ts";
import { maskedCode } from "./masked-code.ts";

/** Everybody waits while a file is read: longer texts are looked through for anchors instead of being taken apart (decision 0027). */
const exactMost = 100_000;

/** The headings and marks of a text, in reading order. */
export function foundAnchors(source: string): readonly Anchor[] {
  return source.length > exactMost ? roughAnchors(source) : anchorsOf(source);
}

/** Those that signs at the beginning of a line and braces give away; a heading that is underlined is not found. */
function roughAnchors(source: string): Anchor[] {
  const lines = source.split("\n");
  return maskedCode(source)
    .split("\n")
    .flatMap((masked, at) => {
      const level = /^ {0,3}(#{1,6})[ \t]/.exec(masked)?.[1]?.length;
      const marks = masked.includes("]{#") ? marksIn(masked) : [];
      return level ? [headingIn(lines[at] ?? "", level), ...marks] : marks;
    });
}

function marksIn(line: string): Anchor[] {
  return [...line.matchAll(/\]\{#([\w.:-]{1,80})\}/g)].map(([, wanted = ""]) => ({
    wanted,
    text: "",
    level: null,
  }));
}

function headingIn(line: string, level: number): Anchor {
  const source = withoutClosingSigns(line.trimStart().slice(level));
  const given = /(?<!\])\{#([\w.:-]{1,80})\}$/.exec(source.slice(-90));
  const words = given ? source.slice(0, -given[0].length) : source;
  const text = words
    .replace(/!?\[([^[\]]*)\]\([^()]*\)/g, "$1")
    .replace(/[*_`]+/g, "")
    .trim();
  return { wanted: given?.[1] ?? anchorFrom(text), text, level };
}
