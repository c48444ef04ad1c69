import * as z from "zod/mini";
import { inReadingOrder } from "../read-document.ts";
import type { Document } from "../document.ts";
import type { PastedWidget } from "#widgets/kit/clipboard.ts";
import { readContent, schemas } from "#widgets/schemas.ts";
import { widgetKinds } from "#widgets/widget.ts";

/** Widgets on their way through a clipboard: which site they come from, and how they stand there. */
export type Clip = {
  /** `https://site.example`. */
  readonly origin: string;
  readonly widgets: readonly PastedWidget[];
  /** Of a selection over several texts, of which the first and the last widget are parts; each may be without letters. */
  readonly span?: ClipSpan | undefined;
};

export type ClipSpan = {
  /** Further lines of the last text stand below what was selected of it. */
  readonly goesOn: boolean;
};

/** As many as a page holds. */
const widgetsMost = 1000;

const Stand = z.strictObject({
  row: z.int().check(z.gte(0), z.lte(widgetsMost)),
  column: z.int().check(z.gte(0), z.lte(3)),
  width: z.int().check(z.gte(1), z.lte(12)),
});
const Widget = z.strictObject({
  kind: z.enum(widgetKinds),
  version: z.int().check(z.gte(1)),
  content: z.unknown(),
  stand: z.optional(Stand),
});
const Form = z.strictObject({
  form: z.literal(1),
  origin: z.string().check(z.maxLength(300)),
  /** A fingerprint of the words that were put beside it. */
  words: z.string().check(z.maxLength(40)),
  widgets: z.array(Widget).check(z.minLength(1), z.maxLength(widgetsMost)),
  span: z.optional(z.strictObject({ goesOn: z.boolean() })),
});

/** Our own form of a clip, for other pages. `words` are those that go out beside it, for programs that know words only. */
export function clipForm({ origin, widgets, span }: Clip, words: string): string {
  const plain = widgets.map(({ kind, version, content, stand }) => ({ kind, version, content, stand }));
  return JSON.stringify({ form: 1, origin, words: wordsKey(words), widgets: plain, span });
}

/**
 * Reads such a form, every widget through the schema of its kind. Null for whatever is none, comes from a later version, or is
 * about other words than those beside it: then somebody has edited and copied what was pasted into another program.
 */
export function readClipForm(form: string, words: string): Clip | null {
  try {
    const read = Form.parse(JSON.parse(form));
    if (read.words !== wordsKey(words)) return null;
    const widgets = read.widgets.map(({ kind, version, content, stand }): PastedWidget => {
      const current = readContent({ kind, version, content });
      return { kind, version: schemas[kind].version, content: current, ...(stand ? { stand } : {}) };
    });
    return { origin: read.origin, widgets, ...(read.span ? { span: read.span } : {}) };
  } catch {
    // Not to be trusted: whatever is wrong with it, the HTML and the words beside it are still there.
    return null;
  }
}

/** Without parts of texts that hold no letters: these say only where a line ended. */
export function withWords({ widgets, span }: Clip): readonly PastedWidget[] {
  if (!span) return widgets;
  const isEmpty = ({ kind, content }: PastedWidget) =>
    schemas[kind].plainText(content as never).trim() === "";
  return widgets.filter((widget, at) => (at > 0 && at < widgets.length - 1) || !isEmpty(widget));
}

/** Some systems write other line ends; blanks are nobody's words. Two runs of 32 bits over the letters. */
function wordsKey(words: string): string {
  let one = 0x811c9dc5;
  let other = 0x01000193;
  for (const character of words.replace(/\s+/g, "")) {
    const code = character.codePointAt(0) ?? 0;
    one = Math.imul(one ^ code, 0x01000193);
    other = Math.imul(other + code, 0x85ebca6b) ^ (other >>> 13);
  }
  return `${(one >>> 0).toString(36)}.${(other >>> 0).toString(36)}`;
}

/** These widgets of a page in reading order, with the places of those that stand beside each other. */
export function widgetsOf(document: Document, ids: ReadonlySet<string>): PastedWidget[] {
  const stands = new Map<string, PastedWidget["stand"]>();
  document.rows.forEach(({ columns }, row) => {
    const kept = columns.filter(({ widgets }) => widgets.some((id) => ids.has(id)));
    if (kept.length < 2) return;
    kept.forEach(({ width, widgets }, column) => {
      for (const id of widgets) stands.set(id, { row, column, width });
    });
  });
  return inReadingOrder(document)
    .filter(({ id }) => ids.has(id))
    .map(({ id, widget }) => {
      const stand = stands.get(id);
      return stand ? { ...widget, stand } : widget;
    });
}
