import type { Words } from "#kernel/words.ts";
import { type WidgetKind, widgetKinds } from "#widgets/widget.ts";
import { arrangingWords } from "../wording.ts";

/** What a kind is called, and other words by which people look for it. */
export const kindNames = {
  Paragraph: arrangingWords.paragraph,
  Heading: arrangingWords.heading,
  Image: arrangingWords.image,
  Attachment: arrangingWords.attachment,
  Markdown: arrangingWords.markdown,
  Table: arrangingWords.table,
} satisfies Record<WidgetKind, Words>;

const otherNames = {
  Paragraph: arrangingWords.paragraphToo,
  Heading: arrangingWords.headingToo,
  Image: arrangingWords.imageToo,
  Attachment: arrangingWords.attachmentToo,
  Markdown: arrangingWords.markdownToo,
  Table: arrangingWords.tableToo,
} satisfies Record<WidgetKind, Words>;

export type KindGroup = { readonly title: Words; readonly kinds: readonly WidgetKind[] };

const groups: readonly KindGroup[] = [
  { title: arrangingWords.textKinds, kinds: ["Paragraph", "Heading", "Table", "Markdown"] },
  { title: arrangingWords.fileKinds, kinds: ["Image", "Attachment"] },
];

const usedLastMost = 3;
const usuallyUsed: readonly WidgetKind[] = ["Paragraph", "Image", "Heading"];

/** The kinds to choose from: all in their groups, those used last on top; or those that the words find, in one group. */
export function kindGroups(
  words: string,
  used: readonly string[],
  say: (sentence: Words) => string,
): readonly KindGroup[] {
  const wanted = words.trim().toLocaleLowerCase();
  if (wanted === "") return [{ title: arrangingWords.usedLast, kinds: lastUsed(used) }, ...groups];
  const kinds = groups.flatMap((group) => group.kinds);
  const names = (kind: WidgetKind) =>
    [say(kindNames[kind]), ...say(otherNames[kind]).split(" ")].map((name) => name.toLocaleLowerCase());
  const found = kinds.filter((kind) => names(kind).some((name) => name.startsWith(wanted)));
  return found.length > 0 ? [{ title: arrangingWords.found, kinds: found }] : [];
}

/** The three used last, topped up with what people usually use. */
export function lastUsed(used: readonly string[]): WidgetKind[] {
  const known = used.flatMap((name) => widgetKinds.filter((kind) => kind === name));
  return [...new Set([...known, ...usuallyUsed])].slice(0, usedLastMost);
}
