import { describe, expect, it } from "vitest";
import { namedFile } from "#features/composing/model/named-file.ts";
import type { Piece } from "#features/composing/model/written-page.ts";
import { painted } from "#features/composing/model/scenes.ts";
import { composed } from "#features/composing/model/composed.ts";
import { Document } from "#documents/document.ts";
import { readDocument } from "#documents/read-document.ts";
import { languageCodes } from "#kernel/languages.ts";
import { widgetKinds } from "#widgets/widget.ts";
import { samplePages } from "#features/starting/model/sample-pages.ts";
import { startingPoints } from "#features/starting/model/starting-points.ts";
import { type DemoPage, companyIn } from "./model/company.ts";
import { demoSubsites } from "./model/demo-subsites.ts";
import { demoTags } from "./model/demo-tags.ts";
import { contents } from "./model/contents.ts";
import { onePagePdf } from "./model/pdf.ts";

const file = { id: 1, name: "a.webp", size: 1, type: "image/webp", width: 4, height: 3 };
const english = companyIn("en");

/** The bold words with which lines of lists begin, and what follows them in the line. */
function beginsOfItems(node: unknown): (readonly [string, string])[] {
  if (typeof node !== "object" || node === null) return [];
  const { type, content } = node as { type?: string; content?: { content?: Words[] }[] };
  const [first, next] = (type === "listItem" && content?.[0]?.content) || [];
  const own = first?.marks?.[0]?.type === "bold" ? [[first.text ?? "", next?.text ?? ""] as const] : [];
  return [...own, ...Object.values(node).flatMap(beginsOfItems)];
}
type Words = { readonly text?: string; readonly marks?: readonly { readonly type: string }[] };

it("every tag stands on pages that there are", () => {
  const titles = new Set(english.pages.map(({ title }) => title));
  const named = demoTags.flatMap(({ on }) => on);
  expect(named.filter((title) => !titles.has(title))).toEqual([]);
  expect(english.pages.filter(({ tags }) => tags.length > 0).length).toBeGreaterThan(40);
});

describe.each(languageCodes)("the company in %s", (language) => {
  const { people, pages, homeTitle, starredTitles, textFiles, pdfFiles } = companyIn(language);
  const titles = new Set(pages.map(({ title }) => title));
  const last = pages.map(({ title, versions }) => ({ title, pieces: versions.at(-1) ?? [] }));
  const texts = last.map(({ title, pieces }) => ({
    title,
    text: JSON.stringify(pieces.filter((piece) => piece.is !== "markdown")),
  }));
  const documents = last.map(({ pieces }) => composed(pieces, { pageIds: () => 7, fileOf: () => file }));

  it("ends bold words before a sentence of a list with a sign", () => {
    const samples = startingPoints.flatMap((point) => samplePages(point, { name: "Noordervaart", language }));
    const said = samples.map(({ pieces }) => composed(pieces, { pageIds: () => 7, fileOf: () => file }));
    const begins = [...documents, ...said].flatMap((document) => beginsOfItems(document));
    expect(begins.length).toBeGreaterThan(30);
    expect(begins.filter(([bold, rest]) => /[^.:?!,]$/.test(bold) && /^ \p{Lu}/u.test(rest))).toEqual([]);
  });

  it("is sixty people in eight teams, with about 150 pages", () => {
    expect(people).toHaveLength(60);
    expect(new Set(people.map(({ key }) => key)).size).toBe(60);
    const teams = new Set(people.map(({ team }) => team));
    expect([...teams].filter((team) => team !== "Management" && team !== "Yard")).toHaveLength(8);
    expect(pages.length).toBeGreaterThanOrEqual(150);
    expect(titles.size).toBe(pages.length);
  });

  it("uses every kind of widget, so that a new kind is not shown to anybody without content", () => {
    const used = new Set(documents.flatMap(({ widgets }) => Object.values(widgets).map(({ kind }) => kind)));
    // What they show lies with others, or is too large to come along: an invented company has nothing there.
    const ofOthers = /^(?:GCalendar|GDocEmbed|IFrame|PDF|RSS|Video|Youtube|embeds)$/;
    expect([...used].sort()).toEqual(widgetKinds.filter((kind) => !ofOthers.test(kind)).sort());
  });

  it("has documents in the shapes that the product itself stores (long)", () => {
    for (const document of documents) {
      expect(readDocument(Document.parse(document))).toEqual(document);
      for (const { columns } of document.rows)
        expect(columns.reduce((sum, { width }) => sum + width, 0)).toBe(12);
    }
  });

  it("speaks only of pages, pictures and files that are there (long)", () => {
    const missing = texts.flatMap(({ title, text }) =>
      [...text.matchAll(/\[\[([^\]|"]+)/g)].flatMap((link) =>
        titles.has(link[1] ?? "") ? [] : [`${title}: ${link[1]}`],
      ),
    );
    expect(missing).toEqual([]);
    expect(starredTitles.filter((title) => !titles.has(title))).toEqual([]);
    expect(titles.has(homeTitle)).toBe(true);
    const held = last.flatMap(({ pieces }) => pieces);
    const pictures = held.flatMap((piece) => (piece.is === "picture" ? [piece] : []));
    expect(pictures.filter(({ name }) => painted(name, 0.05) === null)).toEqual([]);
    expect(pictures.filter(({ words }) => !words[0])).toEqual([]);
    const names = held.flatMap((piece) => {
      if (piece.is === "files") return piece.words.map((written) => namedFile(written)[0]);
      return piece.is === "file" ? [piece.name] : [];
    });
    expect(names.filter((name) => !(name in textFiles || name in pdfFiles))).toEqual([]);
    const files = [...Object.keys(textFiles), ...Object.keys(pdfFiles)];
    expect(files.filter((name) => !names.includes(name))).toEqual([]);
    // The font inside a PDF knows no other letters.
    const lines = Object.values(pdfFiles).flat();
    expect(lines.filter((text) => !/^[ -~]+$/.test(text))).toEqual([]);
  });

  it("reads as if people had written it: nothing unread of the notation, no two texts alike", () => {
    expect(
      texts.filter(({ text }) => /lorem|\*\*\*|:::|===|"(?:#|\||\[picture|\[file|~~~)/i.test(text)),
    ).toEqual([]);
    const sentences = texts.flatMap(({ text }) => text.match(/[A-Z][^.!?"]{60,}[.!?]/g) ?? []);
    expect(sentences.filter((sentence, at) => sentences.indexOf(sentence) !== at)).toEqual([]);
  });

  it("has pages for a team, for editors and for the world, drafts, and pages that grew", () => {
    const count = (wanted: (page: DemoPage) => boolean) => pages.filter(wanted).length;
    expect(count(({ audience }) => audience.isPublic)).toBeGreaterThan(20);
    expect(count(({ audience }) => !audience.everybody && audience.people.length > 3)).toBeGreaterThan(15);
    expect(count(({ audience }) => !audience.everybody && audience.editors)).toBeGreaterThan(3);
    expect(count(({ draft }) => draft !== null)).toBeGreaterThanOrEqual(3);
    expect(count(({ versions }) => versions.length > 1)).toBeGreaterThan(15);
  });

  it("has five teams with pages for a subsite, its home page among them, and people from outside in two", () => {
    const externals = new Set(people.filter(({ role }) => role === "external").map(({ key }) => key));
    const keys = new Set(people.map(({ key }) => key));
    const { titleOf } = companyIn(language);
    for (const { slug, home, others, team } of demoSubsites) {
      const inIt = pages.filter(({ place }) => place?.slug === slug);
      expect([slug, inIt.length > 1]).toEqual([slug, true]);
      expect(inIt.map(({ title }) => title)).toContain(titleOf(home));
      expect(Object.keys(others).filter((key) => !keys.has(key))).toEqual([]);
      expect(people.some((person) => person.team === team)).toBe(true);
    }
    const withExternals = demoSubsites.filter(({ others }) =>
      Object.keys(others).some((key) => externals.has(key)),
    );
    expect([demoSubsites.length, withExternals.length]).toEqual([5, 2]);
  });

  it("has the pages of English with the same readers, and the same things on them in the same order", () => {
    expect(pages.map(shapeOf)).toEqual(english.pages.map(shapeOf));
    expect(people.map(({ key }) => key)).toEqual(english.people.map(({ key }) => key));
  });

  it.runIf(language !== "en")("leaves nothing in English: no text, no draft, no folder, no position", () => {
    const draftsInEnglish = new Set(english.pages.map(({ draft }) => draft).filter(Boolean));
    expect(pages.filter(({ draft }) => draftsInEnglish.has(draft))).toEqual([]);
    const inEnglish = new Set(english.pages.flatMap(({ versions }) => sentencesOf(versions.at(-1) ?? [])));
    const left = last.flatMap(({ title, pieces }) =>
      sentencesOf(pieces).flatMap((text) => (inEnglish.has(text) ? [`${title}: ${text}`] : [])),
    );
    expect(left).toEqual([]);
    const named = new Set(Object.keys(contents[language].folders));
    const paths = english.pages.flatMap(({ folders }) => folders);
    expect([...new Set(paths)].filter((name) => !named.has(name)).sort()).toEqual(sameInDutch);
    const positions = contents[language].positions.trim().split("\n");
    expect(positions).toHaveLength(people.length);
    expect(people.filter(({ position }) => position === "")).toEqual([]);
  });
});

/** Names of places, and words that are the same. */
const sameInDutch = [
  "Aberdeen",
  "Delfzijl",
  "IT",
  "Kristiansand",
  "Newcastle",
  "Routes",
  "Teams",
  "Terminals",
];

function shapeOf({ by, begunBy, daysOld, daysUnchanged, versions, draft, audience, folders }: DemoPage) {
  const { people, ...readers } = audience;
  return {
    by: by.key,
    begunBy: begunBy.key,
    days: [daysOld, daysUnchanged],
    readers: { ...readers, people: people.map(({ key }) => key) },
    depth: folders.length,
    hasDraft: draft !== null,
    versions: versions.map((pieces) => pieces.map(kindOf)),
  };
}

function kindOf(piece: Piece) {
  if (piece.is === "picture") return piece.name;
  if (piece.is === "table") return piece.cells.map((cells) => cells.length);
  return piece.is === "heading" ? `heading ${piece.level}` : piece.is === "text" ? piece.style : piece.is;
}

/** Words enough to be a text in some language, not a name or a number. */
function sentencesOf(pieces: readonly Piece[]): string[] {
  const texts = pieces.flatMap((piece) => {
    if (piece.is === "text") return piece.lines;
    if (piece.is === "picture" || piece.is === "file") return piece.words;
    return piece.is === "markdown" ? piece.source.split("\n") : piece.is === "heading" ? [piece.text] : [];
  });
  return texts.filter((text) => text.split(" ").length > 2);
}

it("paints the same picture for the same name (long)", () => {
  expect(painted("ferry:dusk", 0.2)).toEqual(painted("ferry:dusk", 0.2));
  expect(painted("ferry:dusk", 0.2)).not.toEqual(painted("ferry:day", 0.2));
  expect(painted("zeppelin")).toBeNull();
});

it("makes a PDF whose table leads to its objects", () => {
  const pdf = onePagePdf(["One (1)", "Two"]);
  const from = Number(/startxref\n(\d+)/.exec(pdf)?.[1]);
  expect(pdf.slice(from, from + 4)).toBe("xref");
  const first = Number(/^(\d{10}) 00000 n/m.exec(pdf.slice(from))?.[1]);
  expect(pdf.slice(first, first + 7)).toBe("1 0 obj");
});
