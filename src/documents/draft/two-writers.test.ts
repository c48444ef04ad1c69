import fc from "fast-check";
import { afterEach, expect, it } from "vitest";
import * as Y from "yjs";
import { renderBody } from "#app/entry-server.tsx";
import {
  type Act,
  type Writer,
  act,
  copyOf,
  freshWidget,
  perform,
  wordsIn,
  writer,
} from "#testing/writers/writer.ts";
import { draftOf } from "#widgets/kit/draft.ts";
import { schemas } from "#widgets/schemas.ts";
import type { WidgetSchema } from "#widgets/widget.ts";
import * as z from "zod/mini";
import { tries } from "#testing/properties.ts";
import type { Document } from "../document.ts";
import { readDocument } from "../read-document.ts";
import { removeWidget } from "./arranging.ts";
import { changesBetween, documentFrom, draftFrom } from "./draft-document.ts";
import { layoutOf } from "./layout.ts";
import { textPart } from "#widgets/kit/draft-parts.ts";

const start: Document = {
  rows: [
    { columns: [{ width: 12, widgets: ["aaaaaa"] }] },
    {
      columns: [
        { width: 8, widgets: ["bbbbbb"] },
        { width: 4, widgets: ["cccccc", "dddddd"] },
      ],
    },
  ],
  widgets: {
    aaaaaa: freshWidget("Paragraph"),
    bbbbbb: freshWidget("Markdown"),
    cccccc: freshWidget("Heading"),
    dddddd: freshWidget("Table"),
  } as Document["widgets"],
};

/** What happens between two people: somebody does something, one hears of the other, or the page is published. */
const happening = fc.oneof(
  { weight: 6, arbitrary: fc.record({ who: fc.nat(1), step: act }) },
  { weight: 2, arbitrary: fc.record({ hears: fc.nat(1) }) },
  { weight: 1, arbitrary: fc.constant({ publish: true as const }) },
);

function hear(listener: Writer, other: Writer): void {
  Y.applyUpdate(listener.draft, Y.encodeStateAsUpdate(other.draft, Y.encodeStateVector(listener.draft)));
}

function meet(one: Writer, other: Writer): Document {
  hear(one, other);
  hear(other, one);
  const document = documentFrom(one.draft);
  expect(documentFrom(other.draft)).toEqual(document);
  return document;
}

/** The database gives back what JSON keeps; readers get it rendered. */
function expectReadable(document: Document): void {
  expect(readDocument(JSON.parse(JSON.stringify(document)))).toEqual(document);
  expect(renderBody(document, "en").html).not.toBe("never");
  for (const { columns } of document.rows) {
    expect(columns.length).toBeLessThanOrEqual(4);
    expect(columns.reduce((sum, { width }) => sum + width, 0)).toBe(12);
  }
  const placed = document.rows.flatMap(({ columns }) => columns.flatMap(({ widgets }) => widgets));
  expect(new Set(placed).size).toBe(placed.length);
  expect(placed.toSorted()).toEqual(Object.keys(document.widgets).toSorted());
}

function expectEveryWord(document: Document, writers: readonly Writer[]): void {
  const there = new Set(wordsIn(document));
  const mayBeGone = new Set(writers.flatMap(({ sawGo }) => sawGo));
  const lost = writers
    .flatMap(({ typed }) => typed)
    .filter((word) => !there.has(word) && !mayBeGone.has(word));
  expect(lost).toEqual([]);
}

it("whatever two people do, their drafts become one, and no word is lost that nobody saw go (long)", () => {
  fc.assert(
    fc.property(fc.array(happening, { maxLength: 60 }), (happenings) => {
      const seeded = draftFrom(start);
      const writers = [writer("A", copyOf(seeded)), writer("B", copyOf(seeded))] as const;
      for (const what of happenings) {
        if ("publish" in what) expectReadable(documentFrom(writers[0].draft));
        else if ("hears" in what) hear(writers[what.hears === 0 ? 0 : 1], writers[what.hears === 0 ? 1 : 0]);
        else perform(writers[what.who === 0 ? 0 : 1], what.step as Act);
      }
      const document = meet(...writers);
      expectReadable(document);
      expectEveryWord(document, writers);
    }),
    { numRuns: tries(150) },
  );
});

it("a draft made from what was published holds the same page, so nothing counts as changed", () => {
  fc.assert(
    fc.property(fc.array(act, { maxLength: 40 }), (steps) => {
      const alone = writer("A", draftFrom(start));
      for (const step of steps) perform(alone, step);
      const published = documentFrom(alone.draft);
      const again = documentFrom(draftFrom(JSON.parse(JSON.stringify(published)) as Document));
      expect(again.widgets).toEqual(published.widgets);
      expect(changesBetween(published, again)).toBe(0);
    }),
    { numRuns: tries(60) },
  );
});

it("somebody's words in flight bring back the widget that another removed, whichever comes first", () => {
  for (const removalFirst of [true, false]) {
    const seeded = draftFrom(start);
    const [one, other] = [writer("A", copyOf(seeded)), writer("B", copyOf(seeded))];
    removeWidget(one.draft, "bbbbbb");
    other.draft.getText(textPart("bbbbbb", "source")).insert(0, "Slack water at four");
    if (removalFirst) hear(other, one);
    const document = meet(one, other);
    expect(document.widgets["bbbbbb"]?.content).toEqual({ source: "Slack water at four" });
  }
});

it("undo of a removal brings the widget back to its place", () => {
  const draft = draftFrom(start);
  const before = documentFrom(draft);
  const own = {};
  const undo = new Y.UndoManager(draft, { trackedOrigins: new Set([own]) });
  draft.transact(() => removeWidget(draft, "bbbbbb"), own);
  expect(Object.keys(documentFrom(draft).widgets)).not.toContain("bbbbbb");
  undo.undo();
  expect(documentFrom(draft)).toEqual(before);
});

it("a widget without a known place stands at the end of the page", () => {
  const draft = draftFrom(start);
  draft.getMap("columns").delete("c0x0");
  expect(layoutOf(draft).at(-1)?.columns[0]?.widgets).toEqual(["aaaaaa"]);
});

const markdownToday = schemas.Markdown;
afterEach(() => {
  Object.assign(schemas, { Markdown: markdownToday });
});

/** The next release keeps a language beside the text, which it calls by another name. */
const markdownTomorrow: WidgetSchema<{ text: string; language: string }> = {
  ...(markdownToday as unknown as WidgetSchema<{ text: string; language: string }>),
  version: 2,
  content: z.strictObject({ text: z.string(), language: z.string() }),
  upgrades: { 1: ({ source }: { source: string }) => ({ text: source, language: "en" }) },
  drafts: {
    1: markdownToday.drafts[1] as never,
    2: {
      toDraft: ({ text, language }) => draftOf({ values: { language }, texts: { text } }),
      fromDraft: ({ values, texts }) => ({ ...values, text: texts["text"] ?? "" }),
    },
  },
  plainText: ({ text }) => text,
};

it("a draft begun before an upgrade goes on after it with every word (long)", () => {
  fc.assert(
    fc.property(fc.array(act, { minLength: 5, maxLength: 30 }), (steps) => {
      Object.assign(schemas, { Markdown: markdownToday });
      const before = writer("A", draftFrom(start));
      for (const step of steps) perform(before, step);
      const words = new Set(wordsIn(documentFrom(before.draft)));
      Object.assign(schemas, { Markdown: markdownTomorrow });
      const lifted = documentFrom(before.draft);
      const after = documentFrom(draftFrom(lifted));
      expect(new Set(wordsIn(after))).toEqual(words);
      for (const widget of Object.values(after.widgets))
        expect(widget.version).toBe(schemas[widget.kind].version);
    }),
    { numRuns: tries(60) },
  );
});
