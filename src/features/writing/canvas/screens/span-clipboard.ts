import { clipHtml, clipText } from "#documents/clip/clip-faces.ts";
import { widgetsOf } from "#documents/clip/clip.ts";
import { documentFrom } from "#documents/draft/draft-document.ts";
import { widgetPart } from "#documents/draft/widget-part.ts";
import type { Outgoing, PastedWidget } from "#widgets/kit/clipboard.ts";
import type { FlowPlace } from "#widgets/kit/flow.ts";
import { lineEnd } from "#widgets/kit/rich-text.ts";
import { listedWords, spelledWords } from "#widgets/kit/spelled.ts";
import type { Canvas } from "./canvas.ts";
import { pictureForOthers } from "./drawn-picture.ts";
import { flowOf, type SpanNow } from "./span.ts";

/**
 * Puts a selection over several texts on the clipboard: what is selected of the first and the last, and all between them as whole
 * widgets, in our own form, as HTML and as words.
 */
export function copySpan(canvas: Canvas, clipboard: DataTransfer, now: SpanNow): void {
  const { origin } = location;
  const showing = { picture: pictureForOthers(), faceOf: canvas.sources.mentions.faceOf };
  const words = wordsIn(canvas, now, { origin, ...showing });
  clipboard.setData("text/plain", words);
  const span = { goesOn: goesOnBelow(canvas, now) };
  const clip = { origin, widgets: widgetsIn(canvas, now), span };
  clipboard.setData("text/html", clipHtml(clip, words, showing));
}

function widgetsIn({ session, watch }: Canvas, { first, last, between }: SpanNow): PastedWidget[] {
  const { draft } = session;
  const document = documentFrom(draft, watch.layout.get());
  const whole = widgetsOf(document, new Set([first.id, ...between, last.id]));
  const head = widgetPart(draft, first, { from: first.letter });
  const tail = widgetPart(draft, last, { from: 0, to: last.letter });
  const [start, end] = [whole[0], whole.at(-1)];
  return [
    ...(start ? [{ ...start, ...head }] : []),
    ...whole.slice(1, -1),
    ...(end ? [{ ...end, ...tail }] : []),
  ];
}

function goesOnBelow({ session: { draft } }: Canvas, { last: { id, flow, letter } }: SpanNow): boolean {
  const words = draft.getText(flow.part(id)).toString();
  return flow.most === undefined && words.indexOf(lineEnd, letter) < words.length - 1;
}

/** Texts as they are read, and what is none as its kind says it. */
function wordsIn(canvas: Canvas, { first, last, between }: SpanNow, out: Outgoing): string {
  const { draft } = canvas.session;
  const words = ({ flow, id }: FlowPlace, range: { from?: number; to?: number } = {}) =>
    flow.most === undefined
      ? listedWords(draft.getText(flow.part(id)), range)
      : spelledWords(draft.getText(flow.part(id)), range.from ?? 0, range.to);
  return [
    words(first, { from: first.letter }),
    ...between.map((id) => {
      const flow = flowOf(canvas, id);
      return flow ? words({ flow, id }) : clipText(canvas.watch.widget(id), out);
    }),
    words(last, { to: last.letter }),
  ].join("\n");
}
