import type * as Y from "yjs";
import { linesIn, lookFrom } from "../kit/rich-text.ts";
import { deltaBetween } from "../kit/rich-delta.ts";
import type { LineLook, RichText } from "../kit/draft.ts";
import type { TextTurn } from "../kit/editor.ts";
import type { TextTurns, Turning } from "../kit/text-forms.ts";
import { isPlainTurn, type PlainTurn, turnedLines } from "../kit/plain-turn.ts";
import { alignFor } from "../kit/line-sides.ts";
import { aligned } from "./alignment.ts";
import { linesOf } from "./lines.ts";
import { withoutList, withStyle } from "./lists.ts";
import { moveLines, richTextOf, spelledLines } from "./moved-lines.ts";
import type { ParagraphContent } from "./schema.ts";

/** A text as a list, a quote, a note or plain; each line as a heading or a task; all of it as code. */
export const textTurns: TextTurns<ParagraphContent> = {
  may: (content, form, draft) => !isPlainTurn(form) || turned(linesOf(content), form, draft) !== null,

  turn(turning) {
    const { draft, id, form } = turning;
    if (isPlainTurn(form)) return turnIntoPlain(turning, form);
    const text = richTextOf(draft, id);
    const lines = linesIn(text);
    const standing = lines.map((line) => ({ ...line, look: lookAs(line.look, form) }));
    text.applyDelta([...deltaBetween(lines, standing)]);
  },

  align({ draft, id }, side) {
    const text = richTextOf(draft, id);
    const lines = linesIn(text);
    const standing = lines.map(({ look, runs }) => {
      const words = runs.map((run) => run.text).join("");
      return { look: aligned(look, alignFor(side, words)), runs };
    });
    text.applyDelta([...deltaBetween(lines, standing)]);
  },
};

function lookAs(look: LineLook, form: Exclude<TextTurn, PlainTurn>): LineLook {
  if (form === "text") return withStyle(withoutList(look), "plain");
  if (form === "quote" || form === "note") return withStyle(look, form);
  return look.list === "more" ? look : lookFrom({ ...look, list: form });
}

function turnIntoPlain({ draft, id, replace }: Turning, form: PlainTurn): void {
  const text = richTextOf(draft, id);
  const made = turned(linesIn(text), form, draft);
  if (made) replace(made.widgets, (ids) => moveLines(draft, text, { moves: made.moves, made: ids }));
}

function turned(lines: RichText, form: PlainTurn, draft: Y.Doc) {
  return turnedLines(spelledLines(lines, draft), form);
}
