import { generateNKeysBetween } from "fractional-indexing";
import * as z from "zod/mini";
import { contentFrom, emptyLine, linesOf } from "../paragraph/lines.ts";
import { type ParagraphContent, paragraph } from "../paragraph/schema.ts";
import { cutText } from "./cut-text.ts";
import { limitedText } from "./limited-text.ts";
import { anchorFrom } from "./anchor-names.ts";
import {
  type DraftContent,
  type RichDoc,
  type RichLine,
  type RichText,
  draftOf,
  fingerprint,
} from "./draft.ts";
import type { FirstText } from "./first-text.ts";
import type { Mention, NameOf } from "./mention.ts";
import { inOrder } from "./order.ts";
import { codeMost } from "./text-limits.ts";

/** A title, and a text of its own with all that texts have. */
const Part = z.strictObject({
  id: z.string().check(z.regex(/^[A-Za-z0-9]{1,24}$/)),
  title: limitedText(200),
  text: paragraph.content,
});
export type TitledPart = { readonly id: string; readonly title: string; readonly text: ParagraphContent };
type Parts = readonly TitledPart[];

/** The most of each; what two people add beyond it together is not shown. */
export const partTitleMost = 200;
export const partsMost = 50;
export const TitledParts = z.array(Part).check(z.maxLength(partsMost));

/** A part's place stands in the values, its title in the texts and its text in the rich texts, by the same path. */
export const partPath = (id: string) => `parts/${id}`;

/** The title of the first part; Enter leads to its text, while that is one of plain words. */
export function firstPartTitle({ items: [part] }: { readonly items: Parts }): FirstText | null {
  if (!part) return null;
  const title = { path: partPath(part.id), most: partTitleMost };
  if (!linesOf(part.text).every(isPlain)) return title;
  return { ...title, enter: { path: title.path, most: codeMost, lines: true, isRich: true } };
}

function isPlain({ look, runs }: RichLine): boolean {
  return [look, ...runs.map(({ marks }) => marks)].every((each) => Object.keys(each).length === 0);
}

/** A part in the draft. `removed` names the words that the remover saw (draft.ts). */
export type DraftPart = { readonly order: string; readonly removed?: string };

export function partsToDraft(parts: Parts, values: Readonly<Record<string, unknown>>): DraftContent {
  const orders = generateNKeysBetween(null, null, parts.length);
  const by = <Value>(of: (part: TitledPart, at: number) => Value) =>
    Object.fromEntries(parts.map((part, at) => [partPath(part.id), of(part, at)]));
  return draftOf({
    values: { ...values, ...by((_, at) => ({ order: orders[at] })) },
    texts: by(({ title }) => title),
    rich: by(({ text }) => linesOf(text)),
  });
}

export function partsFromDraft(draft: DraftContent): TitledPart[] {
  return partsIn(draft)
    .slice(0, partsMost)
    .map(([id]) => ({
      id,
      title: cutText(draft.texts[partPath(id)], partTitleMost),
      text: contentFrom(linesIn(draft.rich[partPath(id)])),
    }));
}

/** The parts that are there, in their order. */
export function partsIn(draft: DraftContent): [string, DraftPart][] {
  const parts = Object.entries(draft.values)
    .filter(([path]) => path.startsWith("parts/"))
    .map(([path, value]): [string, DraftPart] => [path.slice("parts/".length), value as DraftPart])
    .filter(([id, part]) => part.removed === undefined || part.removed !== wordsOfPart(draft, id));
  return inOrder(parts, ([id, part]) => ({ id, order: part.order }));
}

/** The words of a part: what its removal names. */
export function wordsOfPart({ texts, rich }: Pick<DraftContent, "texts" | "rich">, id: string): string {
  const path = partPath(id);
  return fingerprint({ texts: { [path]: texts[path] ?? "" }, rich: { [path]: rich[path] ?? [] } });
}

/** As they come back from a draft. */
export function partsAsDrafted(parts: Parts): TitledPart[] {
  return parts.map((part) => ({ ...part, text: contentFrom(linesOf(part.text)) }));
}

/** Those that say something. */
export function shownParts(parts: Parts): TitledPart[] {
  return parts.filter(({ title, text }) => title.trim() !== "" || paragraph.plainText(text).trim() !== "");
}

export function wordsOfParts(parts: Parts, nameOf?: NameOf): string {
  return shownParts(parts)
    .flatMap(({ title, text }) => [title, paragraph.plainText(text, nameOf)])
    .filter((words) => words.trim() !== "")
    .join("\n");
}

export function mentionsInParts(parts: Parts): Mention[] {
  return parts.flatMap(({ text }) => paragraph.mentions?.(text) ?? []);
}

/** Links lead to a part by its title; it stands in no table of contents. */
export function anchorsOfParts(parts: Parts) {
  return shownParts(parts).map(({ title }) => ({ wanted: anchorFrom(title), text: title, level: null }));
}

/** Two empty ones to begin with. */
export const firstParts = (): TitledPart[] =>
  ["1", "2"].map((id) => ({ id, title: "", text: paragraph.empty() }));

function linesIn(rich: RichText | RichDoc | undefined): RichText {
  return rich && !("content" in rich) && rich.length > 0 ? rich : [emptyLine];
}
