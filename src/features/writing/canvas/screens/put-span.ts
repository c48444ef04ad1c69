import type * as Y from "yjs";
import type { SpanClip } from "#documents/clip/read-clip.ts";
import { removeWidget } from "#documents/draft/arranging.ts";
import { layoutOf } from "#documents/draft/layout.ts";
import { widgetPart } from "#documents/draft/widget-part.ts";
import { appendFlow, deleteLetters, type FlowPlace, joinFlows, lettersOf } from "#widgets/kit/flow.ts";
import { isSame, linesIn } from "#widgets/kit/rich-text.ts";
import { readingOrder } from "../model/reading-order.ts";
import { addArranged } from "./add-arranged.ts";
import type { SpanEnd } from "./span.ts";
import { endLine, moveRest } from "./text-rest.ts";

/** Letters of a text that give way to what is put there. */
export type PutAt = SpanEnd & { readonly to: number };

type Putting = {
  readonly draft: Y.Doc;
  readonly clip: SpanClip;
  /** A widget as a text; null where it is none. */
  readonly textOf: (id: string) => FlowPlace | null;
};

/** The ids of what was put in, part by part, and where the last part ends. */
export type PutIn = { readonly made: readonly string[]; readonly end: SpanEnd | null };

/**
 * Puts what was selected over several texts into a text: the first part goes on in it, and what stood behind goes on in the last
 * part. So what was cut out stands again as it stood there. To be called inside the person's own change.
 */
export function putSpan(at: PutAt, { draft, clip, textOf }: Putting): PutIn {
  deleteLetters(draft, at, { from: at.letter, to: at.to });
  const below = textBelow(at.id, { draft, textOf });
  const rest = restOf(draft, at);
  const place = { where: "after", widget: at.id } as const;
  const all = addArranged(draft, rest ? [...clip.widgets, rest] : clip.widgets, place);
  const made = all.slice(0, clip.widgets.length);
  const [first, last, behind] = [made[0], made.at(-1), all[made.length]].map((id) => textOf(id ?? ""));
  if (behind) takeRest(draft, at, behind);
  if (first) goOnWith(draft, at, first);
  if (!last) return { made, end: null };
  const end = { ...last, letter: lettersOf(draft, last) };
  if (behind && joinFlows(draft, last, behind)?.isUsedUp) removeWidget(draft, behind.id);
  // A heading took one line of a text when it was cut out; the others were left below.
  const isLeftBelow = clip.span.goesOn && at.flow.most !== undefined;
  if (isLeftBelow && below && appendFlow(draft, last, below)) removeWidget(draft, below.id);
  return { made, end };
}

function textBelow(id: string, { draft, textOf }: Pick<Putting, "draft" | "textOf">): FlowPlace | null {
  const order = readingOrder(layoutOf(draft));
  return textOf(order[order.indexOf(id) + 1] ?? "");
}

/** What stands behind the place, with its lines; null where nothing does. */
function restOf(draft: Y.Doc, at: PutAt) {
  const isLast = at.letter >= lettersOf(draft, at);
  return isLast ? null : widgetPart(draft, at, { from: at.letter });
}

/** What is left of the line gets an end of its own; the rest goes with the end that it has. */
function takeRest(draft: Y.Doc, at: PutAt, rest: FlowPlace): void {
  const text = draft.getText(at.flow.part(at.id));
  moveRest(draft, at, at.flow.most === undefined ? endLine(text, at.letter) : at.letter, rest);
}

/** An empty text that stands otherwise gives its place to the first part. */
function goOnWith(draft: Y.Doc, at: PutAt, first: FlowPlace): void {
  const [here, there] = [at, first].map(
    ({ id, flow }) => linesIn(draft.getText(flow.part(id)))[0]?.look ?? {},
  );
  const isOther = at.flow !== first.flow || !isSame(here ?? {}, there ?? {});
  if (lettersOf(draft, at) === 0 && isOther) removeWidget(draft, at.id);
  else if (joinFlows(draft, at, first)?.isUsedUp) removeWidget(draft, first.id);
}
