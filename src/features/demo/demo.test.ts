import { expect, it } from "vitest";
import { painted } from "#features/pages/composing/model/scenes.ts";
import { composed } from "#features/pages/composing/model/composed.ts";
import { Document } from "#features/pages/editing/model/document.ts";
import { readDocument } from "#features/pages/editing/model/read-document.ts";
import { widgetKinds } from "#widgets/widget.ts";
import { pdfFiles, textFiles } from "./content/files.ts";
import { demoPages, demoPeople, homeTitle, starredTitles } from "./model/company.ts";
import { onePagePdf } from "./model/pdf.ts";

const titles = new Set(demoPages.map(({ title }) => title));
const last = demoPages.map(({ title, versions }) => ({ title, pieces: versions.at(-1) ?? [] }));
const texts = last.map(({ title, pieces }) => ({
  title,
  text: JSON.stringify(pieces.filter((piece) => piece.is !== "markdown")),
}));
const file = { id: 1, name: "a.webp", size: 1, type: "image/webp", width: 4, height: 3 };
const documents = last.map(({ pieces }) => composed(pieces, { pageIds: () => 7, fileOf: () => file }));

it("is a company of sixty people in eight teams, with about 150 pages", () => {
  expect(demoPeople).toHaveLength(60);
  expect(new Set(demoPeople.map(({ key }) => key)).size).toBe(60);
  const teams = new Set(demoPeople.map(({ team }) => team));
  expect([...teams].filter((team) => team !== "Management" && team !== "Yard")).toHaveLength(8);
  expect(demoPages.length).toBeGreaterThanOrEqual(150);
  expect(titles.size).toBe(demoPages.length);
});

it("uses every kind of widget, so that a new kind is not shown to anybody without content", () => {
  const used = new Set(documents.flatMap(({ widgets }) => Object.values(widgets).map(({ kind }) => kind)));
  expect([...used].sort()).toEqual([...widgetKinds].sort());
});

it("has documents in the shapes that the product itself stores", () => {
  for (const document of documents) {
    expect(readDocument(Document.parse(document))).toEqual(document);
    for (const { columns } of document.rows)
      expect(columns.reduce((sum, { width }) => sum + width, 0)).toBe(12);
  }
});

it("speaks only of pages, pictures and files that are there", () => {
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
  const names = held.flatMap((piece) => (piece.is === "file" ? [piece.name] : []));
  expect(names.filter((name) => !(name in textFiles || name in pdfFiles))).toEqual([]);
});

it("reads as if people had written it: nothing unread of the notation, no two texts alike", () => {
  expect(
    texts.filter(({ text }) => /lorem|\*\*\*|:::|===|"(?:#|\||\[picture|\[file|~~~)/i.test(text)),
  ).toEqual([]);
  const sentences = texts.flatMap(({ text }) => text.match(/[A-Z][^.!?"]{60,}[.!?]/g) ?? []);
  expect(sentences.filter((sentence, at) => sentences.indexOf(sentence) !== at)).toEqual([]);
});

it("has pages for a team, for editors and for the world, drafts, and pages that grew", () => {
  const count = (wanted: (page: (typeof demoPages)[number]) => boolean) => demoPages.filter(wanted).length;
  expect(count(({ audience }) => audience.isPublic)).toBeGreaterThan(20);
  expect(count(({ audience }) => !audience.everybody && audience.people.length > 3)).toBeGreaterThan(15);
  expect(count(({ audience }) => !audience.everybody && audience.editors)).toBeGreaterThan(3);
  expect(count(({ draft }) => draft !== null)).toBeGreaterThanOrEqual(3);
  expect(count(({ versions }) => versions.length > 1)).toBeGreaterThan(15);
});

it("paints the same picture for the same name", () => {
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
