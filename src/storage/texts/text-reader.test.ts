import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { deflateSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { docxOf, openDocumentOf, packedZip, pdfOf, pptxOf, xlsxOf } from "#testing/office-files.ts";
import { readHere, readText, readingProgram } from "#testing/text-reader.ts";
import { zipOf } from "#testing/zip-of.ts";
import { type TextKind, lettersMost, textKindOf } from "./file-text.ts";
import { isPassing, readerOf, textIn } from "./text-in.ts";
import { openTextReader } from "./text-reader.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "atrium-texts-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function read(bytes: Buffer | string, kind: TextKind, by = readHere) {
  const file = join(folder, "file");
  await writeFile(file, bytes);
  const text = await by(file, kind);
  return typeof text === "string" ? text : text.letters;
}

const openType = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

it.each([
  ["handbook.pdf", "application/pdf", "pdf"],
  ["a PDF that calls itself text.txt", "application/pdf", "pdf"],
  ["letter.docx", openType, "office"],
  ["letter.txt", openType, "office"],
  ["plan.ods", "application/zip", "office"],
  ["folder.zip", "application/zip", null],
  ["notes.TXT", "text/plain", "text"],
  ["old.csv", "application/octet-stream", "text"],
  ["page.html", "text/plain", null],
  ["text that calls itself a PDF.pdf", "text/plain", null],
  ["boat.png", "image/png", null],
])("%s of the type %s is read as %s", (name, type, kind) => {
  expect(textKindOf({ name, type })).toBe(kind);
});

describe("what is read of a file", () => {
  it("of a PDF is its text, page by page (long)", async () => {
    expect(await read(pdfOf("The tide turns\nat noon", "Second page"), "pdf")).toBe(
      "The tide turns\nat noon\nSecond page",
    );
  });

  it("of Word, Excel, PowerPoint and OpenDocument files is what people see (long)", async () => {
    expect(await read(await docxOf("Fog & rain", "Sirens"), "office")).toBe("Fog & rain\nSirens");
    expect(await read(await xlsxOf("Buoys", 1042.5, "Cranes"), "office")).toBe("Buoys\nCranes\n1042.5");
    expect(await read(await pptxOf("One", "Two"), "office")).toBe("One\nTwo");
    for (const kind of ["text", "spreadsheet", "presentation"] as const)
      expect(await read(await openDocumentOf(kind, "Dunes", "Eels"), "office")).toBe("Dunes\nEels");
  });

  it("of plain text is all of it, in the letters of Unicode and of older Windows", async () => {
    expect(await read("Zoë\r\n\r\nsays", "text")).toBe("Zoë\nsays");
    expect(await read(Buffer.from("Zo\xeb", "latin1"), "text")).toBe("Zoë");
    expect(await read(Buffer.from("\ufeffZoë", "utf16le"), "text")).toBe("Zoë");
  });

  it("stands letter by letter beside the folded text in which words are looked up", async () => {
    const file = join(folder, "folded");
    await writeFile(file, "Straße 𝒳: CAFE\u0301, 東京 \ud83d\ude80 end");
    const { letters, plain, words } = await textIn(file, await readerOf("text"));
    expect(Array.from(plain)).toHaveLength(Array.from(letters).length);
    expect(plain).toBe("straße x  cafe  東京   end");
    expect(words).toEqual(["strasse", "x", "cafe", "東京", "end"]);
  });
});

it.each([
  ["no room for an array", () => new RangeError("Array buffer allocation failed"), true],
  [
    "too many open files",
    () => Object.assign(new Error("EMFILE"), { syscall: "open", code: "EMFILE" }),
    true,
  ],
  ["a part that is not there", () => Object.assign(new Error(), { code: "ERR_MODULE_NOT_FOUND" }), true],
  ["damaged bytes", () => Object.assign(new Error("zlib"), { code: "Z_DATA_ERROR", errno: -3 }), false],
  ["a document that is none", () => new Error("Invalid PDF structure."), false],
  ["a slip of ours", () => new TypeError("x is not a function"), false],
])("%s passes, or does not", (_, error, passes) => {
  expect(isPassing(error())).toBe(passes);
});

describe("a file that means harm", () => {
  it("that unpacks to a thousand times its size is not read on (long)", async () => {
    const words = "<w:p><w:t>fog</w:t></w:p>";
    expect(await read(packedZip("word/document.xml", words), "office")).toBe("fog");
    const bomb = packedZip("word/document.xml", `${words}${" ".repeat(5_000_000)}`);
    expect(await read(bomb, "office")).toBe("unreadable");
  });

  it("that unpacks to more than it says is not read (long)", async () => {
    const zip = await docxOf("a".repeat(5000));
    const size = Buffer.alloc(4);
    const at = zip.lastIndexOf("PK\u0001\u0002", undefined, "latin1");
    size.writeUInt32LE(zip.readUInt32LE(at + 24) - 1000);
    size.copy(zip, at + 24);
    expect(await read(zip, "office")).toBe("unreadable");
  });

  it("whose entities stand for more and more of each other is read without them", async () => {
    const entities = Array.from({ length: 9 }, (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`);
    const xml = `<?xml version="1.0"?><!DOCTYPE d [<!ENTITY l0 "lol"><!ENTITY f SYSTEM "file:///etc/passwd">${entities.join("")}]>
      <w:document><w:p><w:t>before &l9; &f; after</w:t></w:p></w:document>`;
    expect(await read(await zipOf({ "word/document.xml": xml }), "office")).toBe("before &l9; &f; after");
  });

  it("that nests a hundred thousand elements and never closes one is read (long)", async () => {
    const deep = `${"<w:x>".repeat(100_000)}<w:t>fog</w:t>`;
    expect(await read(await zipOf({ "word/document.xml": deep }), "office")).toBe("fog");
  });

  it("that is damaged, empty, locked or something else is not read (long)", async () => {
    const locked = pdfOf("secret")
      .toString("latin1")
      .replace(
        "/Root 1 0 R",
        `/Root 1 0 R /ID [<00><00>] /Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O <${"1f".repeat(32)}> /U <${"2e".repeat(32)}> >>`,
      );
    expect(await read(Buffer.from(locked, "latin1"), "pdf")).toBe("unreadable");
    expect(await read("", "pdf")).toBe("unreadable");
    expect(await read(`%PDF-1.7\n${"x".repeat(5000)}`, "pdf")).toBe("unreadable");
    expect(await read((await docxOf("fog")).subarray(0, 200), "office")).toBe("unreadable");
    expect(await read(await zipOf({ "readme.txt": "fog" }), "office")).toBe("unreadable");
    expect(await read(Buffer.from([0x41, 0, 0x42]), "text")).toBe("unreadable");
  });

  it("that is a PDF and an archive at once is the one that it is read as (long)", async () => {
    const both = Buffer.concat([pdfOf("fog"), await docxOf("rain")]);
    expect([await read(both, "office"), await read(both, "pdf")]).toEqual(["unreadable", "fog"]);
  });

  it("with more words than are kept is cut (long)", async () => {
    const text = await read("fog ".repeat(lettersMost), "text");
    expect(text.length).toBeLessThanOrEqual(lettersMost);
  });

  it("with a million blanks takes no time over them (long)", async () => {
    const before = process.cpuUsage();
    expect(await read(`fog${" ".repeat(900_000)}rain${"\n".repeat(90_000)}`, "text")).toBe("fog rain");
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1000).toBeLessThan(1000);
  });
});

describe("the process that reads", () => {
  const reader = (bounds: { milliseconds?: number; megabytes?: number }) =>
    openTextReader(readingProgram, { milliseconds: 60_000, megabytes: 400, longest: 120_000, ...bounds });

  it("gives what stands in a file of each kind (long)", async () => {
    expect(await read("fog", "text", readText)).toBe("fog");
    expect(await read(await docxOf("rain"), "office", readText)).toBe("rain");
    expect(await read(pdfOf("hail"), "pdf", readText)).toBe("hail");
    expect(await read("no PDF", "pdf", readText)).toBe("unreadable");
  });

  it("ends when its time is used up (long)", async () => {
    expect(await read(pdfOf("hail"), "pdf", reader({ milliseconds: 1 }))).toBe("too-long");
  });

  it("ends when its memory is used up, whatever holds it (long)", async () => {
    const packed = deflateSync(Buffer.alloc(600_000_000, " ")).toString("latin1");
    const bomb = pdfOf("hail")
      .toString("latin1")
      .replace(
        /<< \/Length \d+ >>\nstream\n[^]*?\nendstream/,
        () => `<< /Length ${packed.length} /Filter /FlateDecode >>\nstream\n${packed}\nendstream`,
      );
    expect(await read(Buffer.from(bomb, "latin1"), "pdf", reader({ megabytes: 250 }))).toBe("too-large");
  });

  it("takes a PDF with a million objects within its bounds (long)", async () => {
    const objects = Array.from(
      { length: 1_000_000 },
      (_, at) => `${at + 9} 0 obj\n<< /A ${at} >>\nendobj\n`,
    ).join("");
    const many = pdfOf("hail").toString("latin1").replace("xref\n", `${objects}xref\n`);
    expect(await read(Buffer.from(many, "latin1"), "pdf", readText)).toMatch(
      /^(hail|unreadable|too-long|too-large)$/,
    );
  });

  it("does not blame a file for what passes: it may do better another time (long)", async () => {
    expect(await readText(join(folder, "not there"), "text")).toBe("failed");
    expect(await readText(join(folder, "not there"), "office")).toBe("failed");
  });

  it("is not there any more when it has failed, and the next file is read (long)", async () => {
    const gone = openTextReader(join(folder, "no-program.mjs"));
    expect(await read("fog", "text", gone)).toBe("failed");
    expect(await read("fog", "text", readText)).toBe("fog");
  });
});
