import { changedSentences } from "#documents/comparing/changed-sentences.ts";
import { wordChanges } from "#documents/comparing/word-changes.ts";
import type { Document } from "#documents/document.ts";
import { contentFace } from "#documents/draft/draft-document.ts";
import { inReadingOrder } from "#documents/read-document.ts";
import { readingOf } from "#documents/reading-of.ts";
import { excerptAroundLetters } from "#kernel/search/excerpt.ts";
import { type NameOf, nameless } from "#widgets/kit/mention.ts";
import { schemas } from "#widgets/schemas.ts";
import { type StoredWidget, type WidgetSchema, isLiving } from "#widgets/widget.ts";

/** What notifications quote of a version, people mentioned in it as `@[12]`, as in comments: readers are told today's names. */
export type PageExcerpts = {
  /** The first sentence with something that the version before did not say. */
  readonly changed: string | null;
  /** By the number of each who is mentioned, the words around that. */
  readonly mentions: Readonly<Record<number, string>>;
};

/** Letters that are kept; readers are shown fewer (`excerptMost`), as names are longer than what stands for them. */
const keptMost = 240;
/** Whoever is mentioned behind so many others is told without a quotation. */
const mentionedMost = 200;

/**
 * Null where there is nothing to quote. Only kinds that show the same to everybody, at all times, are quoted: others show some readers less.
 * Both documents are in the shapes of today.
 */
export function excerptsOf(document: Document, before: Document | null): PageExcerpts | null {
  const changed = before && firstChange(document, before);
  const mentions = mentionsIn(document);
  return changed === null && Object.keys(mentions).length === 0 ? null : { changed, mentions };
}

const quoted = (document: Document) =>
  inReadingOrder(document).filter(({ widget }) => !isLiving(widget.kind));

/** Blocks that stayed as they were are not looked into, nor are those behind the first that says more. */
function firstChange(document: Document, before: Document): string | null {
  const isRough = [document, before].some((each) => readingOf(each) === "rough");
  const old = new Map(inReadingOrder(before).map(({ id, widget }) => [id, widget]));
  for (const { id, widget } of quoted(document)) {
    const was = old.get(id);
    if (was && contentFace(was) === contentFace(widget)) continue;
    const sentence = addedSentence(was ? wordsOf(was, isRough) : "", wordsOf(widget, isRough));
    if (sentence !== null) return sentence;
  }
  return null;
}

/** What was removed is no longer said by the page. */
function addedSentence(before: string, after: string): string | null {
  const pieces = wordChanges(before, after).filter(({ how }) => how !== "removed");
  const [sentence] = changedSentences([{ pieces }], { most: 1, letters: keptMost }).shown;
  return sentence ? whole(sentence.map(({ text }) => text).join("")) : null;
}

function mentionsIn(document: Document): Record<number, string> {
  const found = new Map<number, string>();
  for (const { widget } of quoted(document)) {
    const schema: WidgetSchema<unknown> = schemas[widget.kind];
    const mentions = schema.mentions?.(widget.content) ?? [];
    const people = mentions.flatMap(({ of, id }) => (of === "person" && !found.has(id) ? [id] : []));
    const text = people.length > 0 ? wordsOf(widget, false) : "";
    for (const id of people) {
      const excerpt = excerptAroundLetters(text, `@[${id}]`, keptMost);
      if (excerpt !== null && found.size < mentionedMost) found.set(id, whole(excerpt));
    }
  }
  return Object.fromEntries(found);
}

/** Pages that are mentioned may be none of the reader's, who is not told their titles. */
const written: NameOf = (mention) => (mention.of === "person" ? `@[${mention.id}]` : nameless(mention));

function wordsOf({ kind, content }: StoredWidget, isRough: boolean): string {
  const schema: WidgetSchema<unknown> = schemas[kind];
  return (isRough ? (schema.rough ?? schema) : schema).plainText(content, written);
}

/** Without half of what stands for somebody, where the words were cut there. */
function whole(excerpt: string): string {
  return excerpt.replace(/^…\[?[0-9]*\]/, "…").replace(/@(?:\[[0-9]*)?…$/, "…");
}
