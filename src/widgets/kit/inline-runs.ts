import { type RichMarks, type RichRun, lineBreak } from "./draft.ts";
import type { Inline, Mark } from "./inline.ts";
import { isLinkTarget } from "./link-target.ts";
import { isSame, letterMarks, lineEnd } from "./rich-text.ts";

/** A line feed within a line is a blank to readers, and would end the line here. */
export function runsOf(inlines: readonly Inline[]): RichRun[] {
  return joined(
    inlines.map((inline) =>
      inline.type === "hardBreak"
        ? { text: lineBreak, marks: {} }
        : { text: inline.text.replaceAll(lineEnd, " "), marks: marksOf(inline.marks ?? []) },
    ),
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

function marksOf(marks: readonly Mark[]): RichMarks {
  const named = new Map(
    marks.map((mark) => [mark.type, mark.type === "link" ? mark.attrs : (true as const)]),
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
  return text
    .replaceAll("\u0000", "")
    .split(lineBreak)
    .flatMap((words, at): Inline[] => [
      ...(at > 0 ? [{ type: "hardBreak" } as const] : []),
      ...(words === ""
        ? []
        : [{ type: "text", text: words, ...(own.length > 0 ? { marks: own } : {}) } as const]),
    ]);
}

function markFrom(type: (typeof letterMarks)[number], value: RichMarks[string] | undefined): Mark[] {
  if (value === undefined) return [];
  if (type !== "link") return [{ type }];
  return value !== true && isLinkTarget(value.href) ? [{ type, attrs: { href: value.href } }] : [];
}
