import * as Y from "yjs";
import type { RichDelta, RichStep } from "./rich-delta.ts";
import { lineEnd, lookMarks, type Marking } from "./rich-text.ts";

/**
 * A change that leaves the looks of lines alone where letters come. Looks are said of line ends alone, yet the library opens a look
 * before the end, and a letter can stand between: it would close the look before the letter and open it again behind. That second
 * opening is the typist's, so undo of the look would not take it away, and all lines below would have it too (decision 0163).
 */
export function lettersOfLines(text: Y.Text, delta: RichDelta): RichDelta {
  if (!delta.some(isOfLetters)) return delta;
  const place = walkIn(text);
  let isLookChanged = false;
  return delta.map((step) => {
    if ("retain" in step) {
      isLookChanged ||= Object.keys(step.attributes ?? {}).some(isLook);
      place.over(step.retain);
    }
    if ("delete" in step) place.over(step.delete);
    if (!isOfLetters(step) || isLookChanged) return step;
    return { ...step, attributes: { ...place.looksFor(step.attributes ?? {}), ...step.attributes } };
  });
}

type Insert = RichStep & { readonly insert: string };

const isOfLetters = (step: RichStep): step is Insert => "insert" in step && !step.insert.includes(lineEnd);
const isLook = (name: string): boolean => lookMarks.includes(name as never);

/** Goes along a text letter by letter, with the marks that are open there. */
function walkIn(text: Y.Text) {
  const open = new Map<string, unknown>();
  let item = text._start;
  let used = 0;
  return {
    over(length: number): void {
      for (let left = length; item && left > 0; item = item.right) {
        if (item.deleted) continue;
        const { content } = item;
        if (content instanceof Y.ContentFormat) open.set(content.key, content.value);
        if (!item.countable) continue;
        const most = Math.min(left, item.length - used);
        left -= most;
        used += most;
        if (used < item.length) return;
        used = 0;
      }
    },
    /** The looks that are open where letters with these marks will stand: the library goes past marks that say the same. */
    looksFor(marks: Marking): Marking {
      const here = new Map(open);
      for (let next = used === 0 ? item : null; next; next = next.right) {
        if (next.deleted) continue;
        const { content } = next;
        if (!(content instanceof Y.ContentFormat) || !isEqual(marks[content.key], content.value)) break;
        here.set(content.key, content.value);
      }
      return Object.fromEntries([...here].filter(([name, value]) => isLook(name) && value !== null));
    },
  };
}

const isEqual = (one: unknown, other: unknown): boolean =>
  (one ?? null) === other || JSON.stringify(one ?? null) === JSON.stringify(other);
