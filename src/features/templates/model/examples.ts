import { composed } from "#features/composing/model/composed.ts";
import { writtenPages } from "#features/composing/model/written-page.ts";
import type { Document } from "#documents/document.ts";
import type { LanguageCode } from "#kernel/languages.ts";
import { forReaders } from "../content/en/for-readers.ts";
import { sharedWork } from "../content/en/shared-work.ts";
import { forReaders as forReadersInDutch } from "../content/nl/for-readers.ts";
import { sharedWork as sharedWorkInDutch } from "../content/nl/shared-work.ts";

/** A page to begin with that comes with the product (TMPL-14). Its id is below zero, so that it is never that of a page. */
export type Example = {
  readonly id: number;
  readonly title: string;
  readonly description: string;
  /** The name of its drawing. */
  readonly icon: string;
  readonly document: Document;
};

/** In the order in which they are offered; their ids follow from it, so a new one comes last. */
const keys = ["news", "meeting", "project", "team", "faq", "event", "handbook", "onboarding"];

const texts: Readonly<Record<LanguageCode, string>> = {
  en: sharedWork + forReaders,
  nl: sharedWorkInDutch + forReadersInDutch,
};
const kept = new Map<LanguageCode, readonly Example[]>();

/** The examples in a language. The same ones have the same ids in all of them. */
export function examplesIn(language: LanguageCode): readonly Example[] {
  const examples = kept.get(language) ?? written(texts[language]);
  kept.set(language, examples);
  return examples;
}

/** The example of an id, if there is one. */
export function exampleOf(id: number, language: LanguageCode): Example | undefined {
  return examplesIn(language).find((example) => example.id === id);
}

function written(text: string): Example[] {
  const examples = writtenPages(text).map(({ title, facts, pieces }) => ({
    id: -1 - keys.indexOf(facts["key"] ?? ""),
    title,
    description: facts["about"] ?? "",
    icon: facts["icon"] ?? "",
    document: composed(pieces, { pageIds: () => undefined, fileOf: () => undefined }),
  }));
  return examples.toSorted((one, other) => other.id - one.id);
}
