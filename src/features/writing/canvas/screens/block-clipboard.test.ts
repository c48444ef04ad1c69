import { readFileSync } from "node:fs";
import { Window } from "happy-dom";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { stacked } from "#documents/document.ts";
import { draftFrom } from "#documents/draft/draft-document.ts";
import { origin, read } from "#testing/html/pasted.ts";
import { blocksIn } from "./block-clipboard.ts";
import type { Canvas } from "./canvas.ts";

const { DOMParser } = new Window();
beforeAll(() => {
  vi.stubGlobal("location", { origin });
  vi.stubGlobal("DOMParser", DOMParser);
});
afterAll(() => void vi.unstubAllGlobals());

const told: unknown[] = [];
const canvas = {
  session: { draft: draftFrom(stacked([])) },
  say: (_: string, { count }: { readonly count: number }) => count,
  tell: ({ text }: { readonly text: number }) => told.push(text),
} as unknown as Canvas;
const quay = new File(["png"], "image.png", { type: "image/png" });
const copied = (html: string, files: readonly File[], text = "", rtf = "") =>
  blocksIn(canvas, {
    files,
    getData: (type: string) => ({ "text/html": html, "text/plain": text, "text/rtf": rtf })[type] ?? "",
  } as unknown as DataTransfer);
const copiedImage = readFileSync("src/testing/clipboards/copied-image.html", "utf8");

it("Copy image puts the picture itself in, with its description, and asks no stranger for it", () => {
  expect(copied(copiedImage, [quay])).toMatchObject([
    { kind: "Image", content: { file: null, alt: "The quay at dawn" }, brings: { from: "file", file: quay } },
  ]);
  expect(copied(copiedImage, [])).toMatchObject([{ brings: { from: "web" } }]);
  expect(copied("", [quay])).toMatchObject([{ content: { alt: "" }, brings: { from: "file", file: quay } }]);
});

it("a picture that a word processor makes of its words is left out: the words count", () => {
  expect(copied("<p>Fog <b>stays</b></p>", [quay], "Fog stays")).toMatchObject([{ kind: "Paragraph" }]);
  expect(copied("", [quay, quay], "/home/noor/image.png\n/home/noor/image.png")).toHaveLength(2);
});

const clipboard = (name: string) => readFileSync(`src/testing/clipboards/${name}`, "utf8");

it("pictures that a word processor keeps to itself in HTML come from the RTF beside it, in their order", () => {
  const html = clipboard("libreoffice-writer-picture.html");
  const rtf = clipboard("libreoffice-writer-picture.rtf");
  const [before, picture, after, ...others] = copied(html, [], "", rtf);
  expect([before?.kind, picture?.kind, after?.kind, others, told.splice(0)]).toEqual([
    "Paragraph",
    "Image",
    "Paragraph",
    [],
    [],
  ]);
  expect(picture).toMatchObject({
    content: { alt: "The quay" },
    brings: { from: "data", name: "picture.png" },
  });
  const { address = "" } = Object(picture?.brings) as { address?: string };
  const bytes = Buffer.from(address.slice(address.indexOf(",") + 1), "base64");
  expect([address.slice(0, 22), bytes.subarray(1, 4).toString(), bytes.subarray(-8, -4).toString()]).toEqual([
    "data:image/png;base64,",
    "PNG",
    "IEND",
  ]);
  // Without the RTF, or with one that says another number of them, it is told that they were left.
  expect(copied(html, [], "", "").map(({ kind }) => kind)).toEqual(["Paragraph"]);
  expect(copied(html.replace(/<img[^>]*>/, "$&$&"), [], "", rtf).map(({ kind }) => kind)).toEqual([
    "Paragraph",
  ]);
  expect(told.splice(0)).toEqual([1, 2]);
});

it("of pictures in RTF those are taken that browsers show; the others, and signs of lists, are left", () => {
  const image = (name: string) => `<p><img src="file:///C:/Temp/${name}" alt="${name}"></p>`;
  const pict = (format: string, hex: string) =>
    `{\\*\\shppict{\\pict{\\*\\blipuid 00ff}\\picw9\\${format} ${hex}}}`;
  const rtf = `{\\rtf1{\\*\\listpicture{\\pict\\pngblip 00}}a${pict("jpegblip", "ff d8\r\nff")}b${pict("emfblip", "01")}{\\nonshppict{\\pict\\pngblip 02}}${pict("pngblip", "8")}c}`;
  const widgets = copied(["a.jpg", "b.emf", "c.png"].map(image).join(""), [], "", rtf);
  expect(widgets.map(({ brings }) => brings)).toMatchObject([
    { from: "data", address: "data:image/jpeg;base64,/9j/" },
    undefined,
  ]);
  expect(told.splice(0)).toEqual([2]);
});

it("a document typed in LibreOffice comes with its headings, lists, table and lowered numbers", () => {
  expect(read(copied(clipboard("libreoffice-writer-typed.html"), []))).toEqual([
    "h0: Depth report",
    "plain: p[Sound bold(every) hour, H₂O is water.]",
    "h1: Steps",
    "plain: ol[li[p[Cast off]]li[p[Sail]ol[li[p[slowly]]li[p[in fog]]]]]ul[li[p[Horn]]li[p[Bell]]]centerp[In the middle]",
    'table: [{"id":"r1","cells":{"c1":"Port","c2":"Depth"}},{"id":"r2","cells":{"c1":"Harlingen","c2":"7,5"}}]',
  ]);
});

it("raised and lowered numbers keep what they mean; raised words stay words", () => {
  const html =
    "<p>10<sup>-<b>3</b></sup> m<sup>2</sup>, CO<sub>2</sub>, the 4<sup>th</sup>, so<sup>[1]</sup></p>" +
    "<table><tr><td>10<sup>6</sup></td><td>x<sub>i</sub></td></tr></table>";
  expect(read(copied(html, []))).toEqual([
    "plain: p[10⁻bold(³) m², CO₂, the 4th, so[1]]",
    'table: [{"id":"r1","cells":{"c1":"10⁶","c2":"xi"}}]',
  ]);
});
