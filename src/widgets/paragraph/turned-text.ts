import { linesIn } from "../kit/rich-text.ts";
import { deltaBetween } from "../kit/rich-delta.ts";
import type { LineLook } from "../kit/draft.ts";
import {
  type HeadingForm,
  isHeadingForm,
  type TextForm,
  type TextTurns,
  type Turning,
} from "../kit/text-forms.ts";
import { linesOf } from "./lines.ts";
import { withoutList, withStyle } from "./lists.ts";
import { spelledLine } from "../kit/spelled.ts";
import { moveLetters } from "../kit/moved-letters.ts";
import { turnedLine } from "../kit/plain-turn.ts";
import { richTextOf, startOfLine, wordsOfLine } from "./moved-lines.ts";
import type { ParagraphContent } from "./schema.ts";

/** A text as a list, a quote or plain; as headings each of its lines becomes one. */
export const textTurns: TextTurns<ParagraphContent> = {
  may(content, form, draft) {
    if (!isHeadingForm(form)) return true;
    const lines = linesOf(content);
    return lines.every(({ runs }) => turnedLine(spelledLine(runs, draft), form) !== null);
  },

  turn(turning) {
    const { draft, id, form } = turning;
    if (isHeadingForm(form)) return turnIntoHeadings(turning, form);
    const text = richTextOf(draft, id);
    const lines = linesIn(text);
    const turned = lines.map((line) => ({ ...line, look: lookAs(line.look, form) }));
    text.applyDelta([...deltaBetween(lines, turned)]);
  },
};

function lookAs(look: LineLook, form: Exclude<TextForm, HeadingForm>): LineLook {
  if (form === "text") return withStyle(withoutList(look), "plain");
  if (form === "quote") return withStyle(look, "quote");
  return look.list === "more" ? look : { ...look, list: form };
}

/** Empty lines between them go. */
function turnIntoHeadings({ draft, id, replace }: Turning, level: HeadingForm): void {
  const text = richTextOf(draft, id);
  const lines = linesIn(text);
  const full = lines.flatMap((_, at) => (wordsOfLine(lines, at).trim() === "" ? [] : [at]));
  const numbers = full.length > 0 ? full : [0];
  const turned = numbers.flatMap((at) => {
    const start = startOfLine(lines, at);
    const line = turnedLine(spelledLine(lines[at]?.runs ?? [], draft), level, start);
    return line ? [{ ...line, range: { from: start, to: startOfLine(lines, at + 1) } }] : [];
  });
  replace(
    turned.map(({ widget }) => widget),
    (made) => {
      // From the end, so that the places of the lines before stay what they are.
      for (const [nth, { range, kept, part }] of [...turned.entries()].reverse())
        moveLetters(draft, text, { range, name: part(made[nth] ?? ""), kept });
    },
  );
}
