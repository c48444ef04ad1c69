import type * as Y from "yjs";
import { linesIn, lookFrom } from "../kit/rich-text.ts";
import { deltaBetween } from "../kit/rich-delta.ts";
import { keepNumbers } from "../kit/list-numbers.ts";
import type { LineLook, RichLine, RichText } from "../kit/draft.ts";
import type { TextTurn } from "../kit/editor.ts";
import type { TextTurns, Turning, Within } from "../kit/text-forms.ts";
import { isPlainTurn, type PlainTurn, turnedLines } from "../kit/plain-turn.ts";
import { alignFor } from "../kit/line-sides.ts";
import { aligned } from "./alignment.ts";
import { withStarts } from "./changed-lines.ts";
import { hasWords, linesOf } from "./lines.ts";
import { asItem, kindOfItem, wholeLists, withoutList, withStyle } from "./lists.ts";
import { moveLines, richTextOf, spelledLines, startOfLine, wordsOfLine } from "./moved-lines.ts";
import type { ParagraphContent } from "./schema.ts";

/** Lines as a list, a quote, a note or plain; each of them as a heading or a task; all of them as code. */
export const textTurns: TextTurns<ParagraphContent> = {
  may(content, form, { draft, within }) {
    const lines = linesOf(content);
    const { first, last } = numbersOf(lines, within);
    return (
      !isPlainTurn(form) || turnedLines(spelledLines(lines.slice(first, last + 1), draft), form) !== null
    );
  },

  is({ draft, id, within }, form) {
    const lines = linesIn(richTextOf(draft, id));
    const { first, last } = numbersOf(lines, within);
    return lines
      .slice(first, last + 1)
      .every(({ look: { style } }, at) => style === form || kindOfItem(lines, first + at) === form);
  },

  turn(turning) {
    const { draft, id, form, within, isOff } = turning;
    if (isPlainTurn(form)) return turnIntoPlain(turning, form);
    const lines = linesIn(richTextOf(draft, id));
    const chosen = numbersOf(lines, within);
    const isList = form === "bullet" || form === "number";
    const whole = isList && !isOff ? wholeLists(lines, chosen) : chosen;
    stand(richTextOf(draft, id), whole, ({ look }) => (isOff ? lookWithout : lookAs)(look, form));
  },

  align({ draft, id, within }, side) {
    const text = richTextOf(draft, id);
    stand(text, numbersOf(linesIn(text), within), ({ look, runs }) =>
      aligned(look, alignFor(side, runs.map((run) => run.text).join(""))),
    );
  },
};

type Lines = { readonly first: number; readonly last: number };

/** Which lines are meant; all where nothing is said. */
function numbersOf(lines: RichText, within?: Within): Lines {
  const last = lines.length - 1;
  if (!within) return { first: 0, last };
  const letter = "from" in within ? within.from : within.to;
  let [number, end] = [0, wordsOfLine(lines, 0).length];
  while (number < last && end < letter) end += wordsOfLine(lines, ++number).length + 1;
  return "from" in within ? { first: number, last } : { first: 0, last: number };
}

function stand(text: Y.Text, { first, last }: Lines, lookOf: (line: RichLine) => LineLook): void {
  const lines = linesIn(text);
  const looks = lines.map((line, at) => (at < first || at > last ? line.look : lookFrom(lookOf(line))));
  const standing = withStarts(lines, looks);
  text.applyDelta([
    ...deltaBetween(
      lines,
      lines.map((line, at) => ({ ...line, look: standing[at] ?? {} })),
    ),
  ]);
}

type Look = Exclude<TextTurn, PlainTurn>;

function lookAs(look: LineLook, form: Look): LineLook {
  if (form === "text") return withStyle(withoutList(look), "plain");
  return form === "quote" || form === "note" ? withStyle(look, form) : asItem(look, form);
}

const lookWithout = (look: LineLook, form: Look) =>
  form === "quote" || form === "note" ? withStyle(look, "plain") : withoutList(look);

/** The lines are widgets of their own then; what else has words stays before or behind them. */
function turnIntoPlain({ draft, id, within, replace, putBeside }: Turning, form: PlainTurn): void {
  const text = richTextOf(draft, id);
  const { first, last } = numbersOf(linesIn(text), within);
  keepNumbers(text, { first, last, isCounted: true });
  const lines = linesIn(text);
  const chosen = spelledLines(lines.slice(first, last + 1), draft);
  const turned = turnedLines(chosen, form, startOfLine(lines, first));
  if (!turned) return;
  const move = (made: readonly string[]) => moveLines(draft, text, { moves: turned.moves, made });
  const isBelow = hasWords(lines.slice(0, first));
  if (!isBelow && !hasWords(lines.slice(last + 1))) return replace(turned.widgets, move);
  putBeside(isBelow ? "after" : "before", turned.widgets, move);
}
