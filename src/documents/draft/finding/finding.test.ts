import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as Y from "yjs";
import { linesIn } from "#widgets/kit/rich-text.ts";
import { knowNames } from "#widgets/kit/spelled.ts";
import { tries } from "#testing/properties.ts";
import { type Document, stacked } from "../../document.ts";
import { documentFrom, draftFrom } from "../draft-document.ts";
import { type Query, findWords, placesOf } from "./found-words.ts";
import { replaceWords } from "./replaced-words.ts";
import { lettersOf } from "./shown-letters.ts";

const query = (words: string, more: Partial<Query> = {}): Query => ({
  words,
  matchCase: false,
  wholeWords: false,
  ...more,
});
const heading = (text: string) =>
  ({ kind: "Heading", version: 1, content: { text, level: "h1", anchor: "" } }) as const;
const line = (...runs: readonly [string, string?][]) => ({
  type: "paragraph",
  content: runs.map(([text, mark]) => ({ type: "text", text, ...(mark && { marks: [{ type: mark }] }) })),
});
const paragraph = (...lines: readonly object[]) =>
  ({
    kind: "Paragraph",
    version: 1,
    content: { text_style: "plain", doc: { type: "doc", content: lines } },
  }) as const;
const page = (widgets: Record<string, { kind: never; version: number; content: unknown }>): Document =>
  stacked(Object.entries(widgets).map(([id, widget]) => ({ id, ...widget })));
const table = {
  kind: "Table",
  version: 1,
  content: {
    header: true,
    columns: [
      { id: "a", title: "Tide", width: null },
      { id: "b", title: "", width: null },
    ],
    rows: [
      { id: "2", cells: { a: "tide two", b: "b" } },
      { id: "1", cells: { a: "one", b: "low tide" } },
    ],
    sort: null,
  },
} as const;
const widgets = {
  aaaaaa: heading("Tides"),
  bbbbbb: paragraph(line(["High "], ["tide", "bold"], [" at six."]), line(["Low tide at noon."])),
  cccccc: table,
  dddddd: { kind: "Markdown", version: 1, content: { source: "The tide" } },
} as const;
const ids = Object.keys(widgets);
const opened = (title = "A tide table") => draftFrom(page(widgets as never), title);
const limits = { title: 120 };

describe("words are found on a page", () => {
  it("in title, headings, lines and cells, in the order in which they are read, and not in sources", () => {
    const found = findWords(opened(), ids, query("TIDE"));
    expect(found.map(({ id, part, from }) => [id, part.split("/").slice(1).join("/"), from])).toEqual([
      ["title", "", 2],
      ["aaaaaa", "text", 0],
      ["bbbbbb", "doc", 5],
      ["bbbbbb", "doc", 22],
      ["cccccc", "titles/a", 0],
      ["cccccc", "cells/2/a", 0],
      ["cccccc", "cells/1/b", 4],
    ]);
  });

  it("with the case that was asked for, and as whole words", () => {
    const found = (more: Partial<Query>) => findWords(opened(), ids, query("tide", more)).length;
    expect([found({}), found({ matchCase: true }), found({ wholeWords: true })]).toEqual([7, 5, 6]);
    const places = placesOf(query("été", { wholeWords: true }));
    expect(places("l'ÉTÉ étés 𝒳été été.")).toEqual([2, 17]);
    expect(placesOf(query("i"))("İi")).toEqual([1]);
  });

  it("and what somebody typed is never a pattern", () => {
    expect(placesOf(query(".*"))("a.*b")).toEqual([1]);
    expect(placesOf(query("(a+)+$"))("a".repeat(50_000))).toEqual([]);
  });
});

describe("names of mentions", () => {
  const mentioned = (id: number) => ({ type: "mention", mention: { of: "person", id } });
  const crew = paragraph(
    {
      type: "paragraph",
      content: [
        { type: "text", text: "Ask " },
        mentioned(1),
        { type: "text", text: " or " },
        mentioned(2),
        { type: "text", text: " ashore." },
      ],
    },
    line(["Ann asks Noor."]),
  );

  function named() {
    const draft = draftFrom(page({ aaaaaa: crew } as never));
    knowNames(draft, ({ id }) => (id === 1 ? "Ann Annink" : "Noor"));
    return draft;
  }
  const found = (draft: Y.Doc, words: string, more: Partial<Query> = {}) =>
    findWords(draft, ["aaaaaa"], query(words, more)).map(({ from, length, inName }) => [
      from,
      length,
      inName,
    ]);

  it("are found as they are shown, together with the words beside them", () => {
    const draft = named();
    expect(found(draft, "ann")).toEqual([
      [4, 1, 0],
      [4, 1, 4],
      [19, 3, null],
    ]);
    expect(found(draft, "noor", { wholeWords: true })).toEqual([
      [9, 1, 0],
      [28, 4, null],
    ]);
    expect(found(draft, "k Ann Annink or Noor ash")).toEqual([[2, 12, 0]]);
    expect(found(draft, "nink or")).toEqual([[4, 4, 6]]);
    expect(found(draft, "ashore")).toEqual([[11, 6, null]]);
    expect(found(draft, "\ufffc")).toEqual([]);
  });

  it("stay when words are replaced", () => {
    const draft = named();
    const all = findWords(draft, ["aaaaaa"], query("ann"));
    expect(replaceWords(draft, all, { by: "Bea", limits })).toEqual({ replaced: 1, left: 0, named: 2 });
    expect(lettersOf(draft.getText("l:aaaaaa/doc"))).toBe("Ask \ufffc or \ufffc ashore.\nBea asks Noor.\n");
  });
});

describe("words are replaced", () => {
  it("with the marks of the letters that they take the place of", () => {
    const draft = opened();
    const found = findWords(draft, ids, query("tide"));
    let done = {};
    draft.transact(() => (done = replaceWords(draft, found, { by: "water", limits })));
    expect(done).toEqual({ replaced: 7, left: 0, named: 0 });
    const said = documentFrom(draft).widgets;
    expect(said["bbbbbb"]?.content).toMatchObject({
      doc: { content: [line(["High "], ["water", "bold"], [" at six."]), line(["Low water at noon."])] },
    });
    expect(said["aaaaaa"]?.content).toMatchObject({ text: "waters" });
    expect(said["cccccc"]?.content).toMatchObject({
      rows: [{ cells: { a: "water two" } }, { cells: { b: "low water" } }],
    });
    expect(lettersOf(draft.getText("title"))).toBe("A water table");
  });

  it("but nowhere where words would be cut off for it", () => {
    const draft = draftFrom(
      page({ aaaaaa: heading(`x${"-".repeat(598)}`), bbbbbb: heading("x") } as never),
      `x${"-".repeat(119)}`,
    );
    const found = findWords(draft, ["aaaaaa", "bbbbbb"], query("x"));
    expect(replaceWords(draft, found, { by: "xyz", limits })).toEqual({ replaced: 1, left: 2, named: 0 });
    expect(lettersOf(draft.getText("t:bbbbbb/text"))).toBe("xyz");
  });

  it("letter by letter: a colleague's caret, and what they type at once, stay where they are", () => {
    const mine = opened();
    const theirs = new Y.Doc();
    Y.applyUpdate(theirs, Y.encodeStateAsUpdate(mine));
    const part = "l:bbbbbb/doc";
    const caret = Y.createRelativePositionFromTypeIndex(mine.getText(part), 8);
    theirs.getText(part).insert(9, "s");
    mine.transact(() => replaceWords(mine, findWords(mine, ids, query("tide")), { by: "Tide", limits }));
    expect(Y.createAbsolutePositionFromRelativePosition(caret, mine)?.index).toBe(8);
    Y.applyUpdate(mine, Y.encodeStateAsUpdate(theirs));
    expect(
      linesIn(mine.getText(part))[0]
        ?.runs.map(({ text }) => text)
        .join(""),
    ).toBe("High Tides at six.");
  });

  it("as a plain text would be, whatever the words", () => {
    const words = fc.string({ unit: fc.constantFrom("a", "b", "A", " "), maxLength: 30 });
    fc.assert(
      fc.property(
        words,
        words.filter((each) => each !== ""),
        words,
        (text, sought, by) => {
          const draft = draftFrom(page({ aaaaaa: heading(text) } as never));
          const found = findWords(draft, ["aaaaaa"], query(sought, { matchCase: true }));
          replaceWords(draft, found, { by, limits });
          expect(lettersOf(draft.getText("t:aaaaaa/text"))).toBe(text.replaceAll(sought, () => by));
        },
      ),
      { numRuns: tries(300) },
    );
  });
});
