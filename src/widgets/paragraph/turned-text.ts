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
import { headingWords, moveIntoHeading, richTextOf, startOfLine, wordsOfLine } from "./moved-lines.ts";
import type { ParagraphContent } from "./schema.ts";
import { headingMost, headingWidget } from "./turn-into-heading.ts";

/** A text as a list, a quote or plain; as headings each of its lines becomes one. */
export const textTurns: TextTurns<ParagraphContent> = {
  may(content, form) {
    if (!isHeadingForm(form)) return true;
    const lines = linesOf(content);
    return lines.every((_, at) => headingWords(wordsOfLine(lines, at)).text.length <= headingMost);
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
  const words = numbers.map((at) => headingWords(wordsOfLine(lines, at), startOfLine(lines, at)));
  replace(
    words.map(({ text: said }) => headingWidget(said, level)),
    (made) => {
      // From the end, so that the places of the lines before stay what they are.
      for (let nth = numbers.length - 1; nth >= 0; nth--) {
        const [at = 0, heading = "", kept = []] = [numbers[nth], made[nth], words[nth]?.kept];
        const range = { from: startOfLine(lines, at), to: startOfLine(lines, at + 1) };
        moveIntoHeading(draft, text, { range, heading, kept });
      }
    },
  );
}
