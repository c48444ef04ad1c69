import type { Words } from "#kernel/words.ts";
import { type WidgetKind, widgetKinds } from "#widgets/widget.ts";
import { arrangingWords } from "../wording.ts";

type KindWords = { readonly name: Words; readonly otherNames: Words; readonly group: Words };

/** What a kind is called, other words by which people look for it, and the group that offers it. */
const kindWords: Readonly<Record<WidgetKind, KindWords>> = {
  Paragraph: {
    name: arrangingWords.paragraph,
    otherNames: arrangingWords.paragraphToo,
    group: arrangingWords.textKinds,
  },
  Heading: {
    name: arrangingWords.heading,
    otherNames: arrangingWords.headingToo,
    group: arrangingWords.textKinds,
  },
  Table: {
    name: arrangingWords.table,
    otherNames: arrangingWords.tableToo,
    group: arrangingWords.textKinds,
  },
  Markdown: {
    name: arrangingWords.markdown,
    otherNames: arrangingWords.markdownToo,
    group: arrangingWords.textKinds,
  },
  Image: {
    name: arrangingWords.image,
    otherNames: arrangingWords.imageToo,
    group: arrangingWords.fileKinds,
  },
  Attachment: {
    name: arrangingWords.attachment,
    otherNames: arrangingWords.attachmentToo,
    group: arrangingWords.fileKinds,
  },
};

export function nameOfKind(kind: WidgetKind): Words {
  return kindWords[kind].name;
}

export type KindGroup = { readonly title: Words; readonly kinds: readonly WidgetKind[] };

const groups: readonly KindGroup[] = [arrangingWords.textKinds, arrangingWords.fileKinds].map((title) => ({
  title,
  kinds: widgetKinds.filter((kind) => kindWords[kind].group === title),
}));

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
  const names = (kind: WidgetKind) =>
    [say(kindWords[kind].name), ...say(kindWords[kind].otherNames).split(" ")].map((name) =>
      name.toLocaleLowerCase(),
    );
  const found = widgetKinds.filter((kind) => names(kind).some((name) => name.startsWith(wanted)));
  return found.length > 0 ? [{ title: arrangingWords.found, kinds: found }] : [];
}

/** The three used last, topped up with what people usually use. */
export function lastUsed(used: readonly string[]): WidgetKind[] {
  const known = used.flatMap((name) => widgetKinds.filter((kind) => kind === name));
  return [...new Set([...known, ...usuallyUsed])].slice(0, usedLastMost);
}
