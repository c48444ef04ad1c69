import { type RichMarks, type RichRun, lineBreak } from "./draft.ts";
import type { Inline, Mark } from "./inline.ts";
import { isStyleName, readStyle } from "./letter-styles.ts";
import { isLinkTarget } from "./link-target.ts";
import { mentionFrom, mentionLetter, piecesOf } from "./mention.ts";
import { isSame, letterMarks, lineEnd, mentionMark } from "./rich-text.ts";

/** A line feed within a line is a blank to readers, and would end the line here. */
export function runsOf(inlines: readonly Inline[]): RichRun[] {
  return joined(
    inlines.map((inline) => {
      if (inline.type === "hardBreak") return { text: lineBreak, marks: {} };
      const marks = marksOf(inline.marks ?? []);
      return inline.type === "mention"
        ? { text: mentionLetter, marks: { ...marks, [mentionMark]: inline.mention } }
        : { text: inline.text.replaceAll(lineEnd, " "), marks };
    }),
  );
}

function joined(runs: readonly RichRun[]): RichRun[] {
  const whole: RichRun[] = [];
  for (const run of runs) {
    const last = whole.at(-1);
    if (last && isSame(last.marks, run.marks))
      whole[whole.length - 1] = { ...last, text: last.text + run.text };
    else whole.push(run);
  }
  return whole;
}

export function marksOf(marks: readonly Mark[]): RichMarks {
  const named = new Map(
    marks.map((mark): [string, RichMarks[string]] => [mark.type, "attrs" in mark ? mark.attrs : true]),
  );
  return Object.fromEntries(
    letterMarks.flatMap((name) => {
      const value = named.get(name);
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

/** What is published of letters with the same marks. */
export function inlinesFrom({ text, marks }: RichRun): Inline[] {
  const own = letterMarks.flatMap((name) => markFrom(name, marks[name]));
  const mention = mentionFrom(marks[mentionMark]);
  return piecesOf(text.replaceAll("\u0000", ""), mention !== null).map((piece): Inline => {
    if (piece === lineBreak) return { type: "hardBreak" };
    if (piece === mentionLetter && mention)
      return { type: "mention", mention, ...someMarks(own.filter(isLook)) };
    return { type: "text", text: piece, ...someMarks(own) };
  });
}

const someMarks = <Each extends Mark>(marks: Each[]) => (marks.length > 0 ? { marks } : {});

const isLook = (mark: Mark): mark is Exclude<Mark, { type: "link" }> => mark.type !== "link";

function markFrom(type: (typeof letterMarks)[number], value: RichMarks[string] | undefined): Mark[] {
  if (value === undefined) return [];
  if (isStyleName(type)) {
    const attrs = readStyle(type, value);
    return attrs ? [{ type, attrs }] : [];
  }
  if (type !== "link") return [{ type }];
  const { href } = Object(value) as { readonly href?: unknown };
  return typeof href === "string" && isLinkTarget(href) ? [{ type, attrs: { href } }] : [];
}
