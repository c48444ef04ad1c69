import type * as Y from "yjs";
import { removeWidget } from "#documents/draft/arranging.ts";
import { widgetPart } from "#documents/draft/widget-part.ts";
import type { LineLook } from "#widgets/kit/draft.ts";
import { appendFlow, type FlowPlace, joinFlows, lettersOf } from "#widgets/kit/flow.ts";
import { numbersKept } from "#widgets/kit/list-numbers.ts";
import { deltaBetween } from "#widgets/kit/rich-delta.ts";
import { lineEnd, linesIn } from "#widgets/kit/rich-text.ts";
import { addArranged } from "./add-arranged.ts";
import type { SpanEnd } from "./span.ts";
import { endLine, moveRest } from "./text-rest.ts";

/** A letter of a text before which it is parted. */
type Parting = SpanEnd & { readonly isBetweenLines: boolean };

/** A text that goes on in another one below it, and whether they parted between two lines or inside of one. */
export type Split = {
  readonly above: FlowPlace;
  readonly below: FlowPlace;
  readonly isBetweenLines: boolean;
};

/** Where a text parts: at the end of a line, the next one begins the text below. Null where one of the two would have no words. */
export function partingAt(draft: Y.Doc, { id, flow, letter }: SpanEnd): Parting | null {
  const words = draft.getText(flow.part(id)).toString();
  const hasLines = flow.most === undefined;
  const at = hasLines && words[letter] === lineEnd ? letter + 1 : letter;
  const [before, behind] = [words.slice(0, at), words.slice(at, lettersOf(draft, { id, flow }))];
  if (before.trim() === "" || behind.trim() === "") return null;
  return { id, flow, letter: at, isBetweenLines: hasLines && before.endsWith(lineEnd) };
}

/**
 * What stands behind a letter of a text goes on in a text of its own below. Letters stay what they are, for carets and for whoever is
 * typing among them. To be called inside the person's own change, as `joinAgain`.
 */
export function splitText(draft: Y.Doc, { id, flow, letter, isBetweenLines }: Parting): Split {
  const text = draft.getText(flow.part(id));
  const hasLines = flow.most === undefined;
  const line = text.toString().slice(0, letter).split(lineEnd).length - 1;
  const looks = linesIn(text).map(({ look }) => look);
  const rest = widgetPart(draft, { id, flow }, { from: letter });
  const [made = ""] = addArranged(draft, [rest], { where: "after", widget: id });
  const below = { id: made, flow };
  moveRest(draft, { id, flow }, hasLines && !isBetweenLines ? endLine(text, letter) : letter, below);
  // The rest of a line is a line more.
  const all = isBetweenLines ? looks : looks.toSpliced(line, 0, looks[line] ?? {});
  if (hasLines) countOn(draft.getText(flow.part(made)), all, isBetweenLines ? line : line + 1);
  return { above: { id, flow }, below, isBetweenLines };
}

/** The items of numbered lists keep the numbers with which they were read above. */
function countOn(text: Y.Text, looks: readonly LineLook[], from: number): void {
  const kept = numbersKept(looks, from);
  const lines = linesIn(text);
  const counted = lines.map((line, number) => ({ ...line, look: kept[number] ?? line.look }));
  text.applyDelta([...deltaBetween(lines, counted)]);
}

/** The two are one text again, wherever they stand by now. Gives where they met; null where one of them is gone. */
export function joinAgain(draft: Y.Doc, { above, below, isBetweenLines }: Split): SpanEnd | null {
  const letter = lettersOf(draft, above);
  const isJoined = isBetweenLines
    ? appendFlow(draft, above, below)
    : joinFlows(draft, above, below)?.isUsedUp === true;
  if (!isJoined) return null;
  removeWidget(draft, below.id);
  return { ...above, letter };
}
