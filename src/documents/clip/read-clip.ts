import { clipboards, takingAt, withoutFile } from "#widgets/clipboards.ts";
import { attributeOf, type HtmlNode, isElement } from "#widgets/kit/html-node.ts";
import type { KindClipboard, PastedWidget } from "#widgets/kit/clipboard.ts";
import { fileAddress } from "#widgets/kit/file-address.ts";
import { schemas } from "#widgets/schemas.ts";
import { type WidgetSchema, widgetKinds } from "#widgets/widget.ts";
import { clipAttribute } from "./clip-faces.ts";
import { type Clip, type ClipSpan, readClipForm, withWords } from "./clip.ts";

/** Where something is put in. */
export type Receiving = {
  readonly origin: string;
  /** Whether the page holds a file already: then nothing has to be brought. */
  readonly holds: (fileId: number) => boolean;
};

/** What was copied, as a clipboard gives it: a tree of the HTML, null where there is none, and the words. */
export type Copied = { readonly html: HtmlNode | null; readonly text: string };

/** The widgets that were copied: from our own form where there is one, else from the HTML, else from the words. */
export function readClip({ html, text }: Copied, at: Receiving): readonly PastedWidget[] {
  const taking = takingAt(at.origin);
  const own = html && ownClip(html, text, at);
  if (own) return own;
  const fromHtml = html ? reading.html(html, taking) : [];
  return fromHtml.length > 0 ? fromHtml : reading.text(text, taking);
}

/** Words that are to stay words: in code, and where somebody wants them without their looks. */
export function readPlain(text: string, { origin }: Receiving): readonly PastedWidget[] {
  return reading.plain(text, takingAt(origin));
}

/** A selection over several texts, as a clipboard holds it in our own form; null for all else. */
export function readSpan({ html, text }: Copied, at: Receiving): SpanClip | null {
  const clip = html && clipIn(html, text, at);
  return clip?.span ? { widgets: receivedAll(clip, at), span: clip.span } : null;
}

export type SpanClip = Pick<Clip, "widgets"> & { readonly span: ClipSpan };

function ownClip(html: HtmlNode, text: string, at: Receiving): readonly PastedWidget[] | null {
  const clip = clipIn(html, text, at);
  return clip && receivedAll({ ...clip, widgets: withWords(clip) }, at);
}

function clipIn(html: HtmlNode, text: string, at: Receiving): Clip | null {
  const form = formIn(html);
  const clip = form === null ? null : readClipForm(form, text);
  // The ids of another site are nobody here; the HTML has the names.
  return !clip || (clip.origin !== at.origin && clip.widgets.some(isOfSite)) ? null : clip;
}

function receivedAll({ widgets, origin }: Clip, at: Receiving): readonly PastedWidget[] {
  return widgets.flatMap((widget) => apart(widget, origin, at).map((each) => received(each, origin, at)));
}

function isOfSite({ kind, content }: PastedWidget): boolean {
  const schema: WidgetSchema<unknown> = schemas[kind];
  const { isOfSite: isAlways = false }: KindClipboard<never> = clipboards[kind];
  return isAlways || (schema.mentions?.(content) ?? []).length > 0;
}

/** The form stands in one of the first elements, at most two deep: browsers put their own around what was copied. */
function formIn(node: HtmlNode, depth = 2): string | null {
  for (let at = 0; at < Math.min(node.childNodes.length, 8); at++) {
    const child = node.childNodes[at];
    if (!child || !isElement(child)) continue;
    const found = attributeOf(child, clipAttribute) || (depth > 0 ? formIn(child, depth - 1) : null);
    if (found) return found;
  }
  return null;
}

/** A widget that holds several files, of which this page does not hold all, comes as one for each. */
function apart(widget: PastedWidget, from: string, { origin, holds }: Receiving): readonly PastedWidget[] {
  const { apart: take }: KindClipboard<never> = clipboards[widget.kind];
  const parts = take?.(widget.content as never) ?? [];
  const schema: WidgetSchema<unknown> = schemas[widget.kind];
  const isHere = from === origin && schema.files(widget.content).every(holds);
  return parts.length === 0 || isHere ? [widget] : parts;
}

/** A page has the files that it holds; others are brought to it. Another site's are not ours to bring: what all may read comes from there. */
function received(widget: PastedWidget, from: string, { origin, holds }: Receiving): PastedWidget {
  const without = withoutFile(widget);
  const { brings } = without;
  if (brings?.from !== "site") return widget;
  if (from === origin) return holds(brings.id) ? widget : without;
  if (brings.as === "file" || !/^https?:\/\/[^\s/]+$/i.test(from))
    return { ...without, brings: undefined, besides: undefined };
  return {
    ...without,
    brings: { from: "web", address: from + fileAddress(brings), name: brings.name },
  };
}

const reading = wordsReading();

function wordsReading() {
  for (const kind of widgetKinds) {
    const { reads }: KindClipboard<never> = clipboards[kind];
    if (reads) return reads;
  }
  throw new Error("no kind reads words in its clipboard.ts");
}
