import fc from "fast-check";
import { expect, it } from "vitest";
import * as Y from "yjs";
import { type Document, stacked } from "#documents/document.ts";
import { documentFrom, draftFrom } from "#documents/draft/draft-document.ts";
import { kindOf } from "#documents/draft/draft-widget.ts";
import { rewriteWidget } from "#documents/draft/rewriting.ts";
import { tries } from "#testing/properties.ts";
import { flowKinds } from "#testing/writers/flow-kinds.ts";
import { RoamingWriter } from "#testing/writers/roaming-writer.ts";
import { draftOf } from "../kit/draft.ts";
import { textPart } from "../kit/draft-parts.ts";
import type { Inline, Mark } from "../kit/inline.ts";
import { joinFlows } from "../kit/flow.ts";
import { runsOfWords, wordsOfRuns } from "../kit/marked-words.ts";
import { runsOf } from "../kit/inline-runs.ts";
import type { StoredWidget } from "../widget.ts";
import { heading } from "./schema.ts";

const first = "aaaaaa";

const mark: fc.Arbitrary<Mark> = fc.constantFrom<Mark>(
  { type: "bold" },
  { type: "italic" },
  { type: "code" },
  { type: "highlight" },
  { type: "font", attrs: { family: "eb-garamond" } },
  { type: "size", attrs: { step: 6 } },
  { type: "colour", attrs: { role: "danger" } },
  { type: "link", attrs: { href: "https://example.org/fog" } },
  { type: "link", attrs: { href: "page:7" } },
);
/** A line as somebody has written it: words with one blank between them, some of which have marks. */
const line: fc.Arbitrary<readonly Inline[]> = fc
  .array(
    fc.record({
      word: fc.constantFrom("fog", "on", "the", "W\u{1f32b}", "\u05d4\u05d0"),
      mark: fc.option(mark),
    }),
    {
      minLength: 1,
      maxLength: 6,
    },
  )
  .map((words) =>
    words.map(({ word, mark: own }, at) => ({
      type: "text",
      text: at === 0 ? word : ` ${word}`,
      ...(own ? { marks: [own] } : {}),
    })),
  );

const textOf = (content: readonly Inline[]): StoredWidget => ({
  kind: "Paragraph",
  version: 1,
  content: {
    text_style: "plain",
    doc: { type: "doc", content: [{ type: "paragraph", content: [...content] }] },
  },
});

function writerOf(widget: StoredWidget): RoamingWriter {
  const document: Document = stacked([{ id: first, ...widget }]);
  return new RoamingWriter("a", { seed: Y.encodeStateAsUpdate(draftFrom(document)), first, client: 7 });
}

/** The only block: its kind, its words with their marks, and how many letters stand before the caret. */
function seen({ draft }: RoamingWriter) {
  const { rows, widgets } = documentFrom(draft);
  const [id = ""] = rows.flatMap(({ columns }) => columns.flatMap((column) => column.widgets));
  const { kind, content } = widgets[id] as StoredWidget;
  const words =
    kind === "Heading"
      ? wordsOfRuns(runsOfWords(content as { text: string }))
      : wordsOfRuns(
          runsOf((content as { doc: { content: { content?: Inline[] }[] } }).doc.content[0]?.content ?? []),
        );
  return { kind, words };
}

it("any line with marks becomes a heading and a text again: letters, marks and the caret stay (long)", () => {
  fc.assert(
    fc.property(line, fc.nat(20), (content, at) => {
      const writer = writerOf(textOf(content));
      const words = wordsOfRuns(runsOf(content));
      const letter = Array.from(words.text).slice(0, at).join("").length;
      writer.go(first, letter);
      writer.deed("turn");
      expect(seen(writer)).toEqual({ kind: "Heading", words });
      writer.deed("turn");
      expect(seen(writer)).toEqual({ kind: "Paragraph", words });
      writer.type("X");
      expect(seen(writer).words.text).toBe(words.text.slice(0, letter) + "X" + words.text.slice(letter));
    }),
    { numRuns: tries(150) },
  );
});

it("undo gives the line back with its marks, and redo the heading (long)", () => {
  fc.assert(
    fc.property(line, (content) => {
      const writer = writerOf(textOf(content));
      const words = wordsOfRuns(runsOf(content));
      writer.deed("turn");
      writer.undo.undo();
      expect(seen(writer)).toEqual({ kind: "Paragraph", words });
      writer.undo.redo();
      expect(seen(writer)).toEqual({ kind: "Heading", words });
    }),
    { numRuns: tries(50) },
  );
});

it("Enter in a heading takes the marks behind the caret along", () => {
  const bold = (text: string): Inline => ({ type: "text", text, marks: [{ type: "bold" }] });
  const writer = writerOf(
    textOf([{ type: "text", text: "Fog " }, bold("on the"), { type: "text", text: " Wadden" }]),
  );
  writer.deed("turn");
  const id = [...writer.draft.share.keys()].find((name) => /^t:.*text$/.test(name))?.slice(2, -5) ?? "";
  writer.go(id, 7);
  writer.deed("enter");
  const { rows, widgets } = documentFrom(writer.draft);
  const order = rows.flatMap(({ columns }) => columns.flatMap((column) => column.widgets));
  expect(order.map((each) => widgets[each]?.content)).toMatchObject([
    { text: "Fog on ", marks: [{ from: 4, to: 7, marks: [{ type: "bold" }] }] },
    { doc: { content: [{ content: [bold("the"), { type: "text", text: " Wadden" }] }] } },
  ]);
});

it("where a heading and a text are joined, the words of both keep their marks", () => {
  const bold: Inline = { type: "text", text: "bold", marks: [{ type: "bold" }] };
  const marks = [{ from: 0, to: 4, marks: [{ type: "bold" as const }] }];
  const words = { text: "bold", level: "h1", anchor: "", marks };
  const joined = (isHeadingFirst: boolean) => {
    const both = [
      { id: first, kind: "Heading" as const, version: 1, content: words },
      { id: "bbbbbb", ...textOf([bold]) },
    ];
    const draft = draftFrom(stacked(isHeadingFirst ? both : both.toReversed()));
    const places = [
      { id: first, flow: flowKinds.Heading },
      { id: "bbbbbb", flow: flowKinds.Paragraph },
    ] as const;
    const [before, behind] = isHeadingFirst ? places : ([places[1], places[0]] as const);
    joinFlows(draft, before, behind);
    return documentFrom(draft).widgets[before.id]?.content;
  };
  expect(joined(true)).toMatchObject({ text: "boldbold", marks: [{ from: 0, to: 8 }] });
  expect(joined(false)).toMatchObject({ doc: { content: [{ content: [{ ...bold, text: "boldbold" }] }] } });
});

it("a heading of before has no marks, is the same document again, and takes marks in the draft that it has", () => {
  const old = { text: "Fog", level: "h1", anchor: "" };
  const document: Document = stacked([{ id: first, kind: "Heading", version: 1, content: old }]);
  const draft = draftFrom(document);
  expect(documentFrom(draft).widgets[first]?.content).toEqual(old);
  // What a release wrote that knew of no marks.
  expect(
    heading.drafts[1]?.fromDraft(draftOf({ values: { level: "h1", anchor: "" }, texts: { text: "Fog" } })),
  ).toEqual(old);
  draft.getText(textPart(first, "text")).format(0, 3, { italic: true });
  const marks = [{ from: 0, to: 3, marks: [{ type: "italic" }] }];
  expect(documentFrom(draft).widgets[first]?.content).toEqual({ ...old, marks });
  rewriteWidget(draft, first, { kind: "Heading", version: 1, content: old });
  expect(documentFrom(draft).widgets[first]?.content).toEqual(old);
  rewriteWidget(draft, first, { kind: "Heading", version: 1, content: { ...old, text: "Fogs", marks } });
  expect(documentFrom(draft).widgets[first]?.content).toEqual({ ...old, text: "Fogs", marks });
  expect(kindOf(draft, first)).toEqual({ kind: "Heading", version: 1 });
});

it("whatever two people mark and type in one heading at once, both see the same, within its limit", () => {
  const act = fc.record({
    who: fc.constantFrom(0, 1),
    at: fc.nat(9),
    long: fc.nat(4),
    what: fc.constantFrom("bold", "plain", "type", "cut", "meet"),
  });
  fc.assert(
    fc.property(fc.array(act, { maxLength: 12 }), (acts) => {
      const one = draftFrom(
        stacked([
          {
            id: first,
            kind: "Heading",
            version: 1,
            content: { text: "Fog on the", level: "h1", anchor: "" },
          },
        ]),
      );
      const other = new Y.Doc();
      const meet = () => {
        Y.applyUpdate(other, Y.encodeStateAsUpdate(one));
        Y.applyUpdate(one, Y.encodeStateAsUpdate(other));
      };
      meet();
      for (const { who, at, long, what } of acts) {
        const text = [one, other][who]?.getText(textPart(first, "text")) as Y.Text;
        const from = Math.min(at, text.length);
        const length = Math.min(long, text.length - from);
        if (what === "meet") meet();
        if (what === "type") text.insert(from, "xyz".slice(0, long));
        if (what === "cut" && length > 0) text.delete(from, length);
        if (what === "bold" && length > 0)
          text.format(from, length, { bold: true, link: { href: "javascript:alert(1)" } });
        if (what === "plain" && length > 0) text.format(from, length, { bold: null });
      }
      meet();
      const said = documentFrom(one).widgets[first]?.content as { text: string };
      expect(said).toEqual(documentFrom(other).widgets[first]?.content);
      expect(JSON.stringify(said)).not.toContain("javascript");
      expect(
        runsOfWords(said)
          .map(({ text }) => text)
          .join(""),
      ).toBe(said.text);
    }),
    { numRuns: tries(150) },
  );
});
