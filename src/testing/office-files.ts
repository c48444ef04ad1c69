import { crc32, deflateRawSync } from "node:zlib";
import { zipOf } from "./zip-of.ts";

/** A PDF of one page for each text, as small as one can be. */
export function pdfOf(...pages: readonly string[]): Buffer {
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    `<< /Type /Pages /Kids [${pages.map((_, at) => `${4 + at * 2} 0 R`).join(" ")}] /Count ${pages.length} >>`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>",
    ...pages.flatMap((text, at) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> /Contents ${5 + at * 2} 0 R >>`,
      streamOf(drawn(text)),
    ]),
  ];
  let written = "%PDF-1.7\n";
  const places: number[] = [];
  for (const [at, object] of objects.entries()) {
    places.push(written.length);
    written += `${at + 1} 0 obj\n${object}\nendobj\n`;
  }
  const table = places.map((place) => `${String(place).padStart(10, "0")} 00000 n \n`).join("");
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${written.length}\n%%EOF\n`;
  return Buffer.from(
    `${written}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}${trailer}`,
    "latin1",
  );
}

const streamOf = (content: string) => `<< /Length ${content.length} >>\nstream\n${content}\nendstream`;

function drawn(text: string): string {
  const lines = text.split("\n").map((line) => `(${line.replace(/[\\()]/g, "\\$&")}) Tj T*`);
  return `BT /F1 12 Tf 14 TL 72 760 Td ${lines.join(" ")} ET`;
}

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
const types = (main: string, type: string) =>
  `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="${main}" ContentType="application/vnd.openxmlformats-officedocument.${type}.main+xml"/></Types>`;

/** A Word document with these paragraphs. */
export function docxOf(...paragraphs: readonly string[]): Promise<Buffer> {
  const body = paragraphs.map((text) => `<w:p><w:r><w:t>${escaped(text)}</w:t></w:r></w:p>`).join("");
  return zipOf({
    "[Content_Types].xml": types("/word/document.xml", "wordprocessingml.document"),
    "word/document.xml": `<?xml version="1.0"?><w:document xmlns:w="w"><w:body>${body}</w:body></w:document>`,
  });
}

/** An Excel workbook of one sheet: words in a list of their own, numbers where they stand. */
export function xlsxOf(...cells: readonly (string | number)[]): Promise<Buffer> {
  const words = cells.filter((cell) => typeof cell === "string");
  const written = cells.map((cell) =>
    typeof cell === "number" ? `<c><v>${cell}</v></c>` : `<c t="s"><v>${words.indexOf(cell)}</v></c>`,
  );
  return zipOf({
    "[Content_Types].xml": types("/xl/workbook.xml", "spreadsheetml.sheet"),
    "xl/sharedStrings.xml": `<sst>${words.map((word) => `<si><t>${escaped(word)}</t></si>`).join("")}</sst>`,
    "xl/worksheets/sheet1.xml": `<worksheet><sheetData><row>${written.join("")}</row></sheetData></worksheet>`,
  });
}

/** A PowerPoint presentation with a slide for each text. */
export function pptxOf(...slides: readonly string[]): Promise<Buffer> {
  const files = slides.map((text, at) => [
    `ppt/slides/slide${at + 1}.xml`,
    `<p:sld xmlns:a="a" xmlns:p="p"><a:p><a:r><a:t>${escaped(text)}</a:t></a:r></a:p></p:sld>`,
  ]);
  return zipOf({
    "[Content_Types].xml": types("/ppt/presentation.xml", "presentationml.presentation"),
    ...(Object.fromEntries(files) as Record<string, string>),
  });
}

/** An OpenDocument file, whatever its kind: the words of all of them stand alike. */
export function openDocumentOf(
  kind: "text" | "spreadsheet" | "presentation",
  ...paragraphs: readonly string[]
) {
  const body = paragraphs.map((text) => `<text:p>${escaped(text)}</text:p>`).join("");
  return zipOf({
    mimetype: `application/vnd.oasis.opendocument.${kind}`,
    "content.xml": `<office:document-content xmlns:office="o" xmlns:text="t"><office:body>${body}</office:body></office:document-content>`,
  });
}

/** A zip of one file that is packed as well as can be, as `zipOf` does not. */
export function packedZip(path: string, content: string): Buffer {
  const [name, plain] = [Buffer.from(path), Buffer.from(content)];
  const packed = deflateRawSync(plain, { level: 9 });
  const facts = Buffer.alloc(26);
  facts.writeUInt16LE(20, 0);
  facts.writeUInt16LE(8, 4);
  facts.writeUInt32LE(crc32(plain), 10);
  facts.writeUInt32LE(packed.length, 14);
  facts.writeUInt32LE(plain.length, 18);
  facts.writeUInt16LE(name.length, 22);
  const local = Buffer.concat([Buffer.from("PK\u0003\u0004", "latin1"), facts, name, packed]);
  const listed = Buffer.concat([
    Buffer.from("PK\u0001\u0002\u0014\u0000", "latin1"),
    facts,
    Buffer.alloc(14),
    name,
  ]);
  const end = Buffer.alloc(22);
  end.write("PK\u0005\u0006", "latin1");
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(local.length, 16);
  return Buffer.concat([local, listed, end]);
}
