import { readFileSync } from "node:fs";
import { Window } from "happy-dom";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { stacked } from "#documents/document.ts";
import { draftFrom } from "#documents/draft/draft-document.ts";
import { origin } from "#testing/html/pasted.ts";
import { blocksIn } from "./block-clipboard.ts";
import type { Canvas } from "./canvas.ts";

const { DOMParser } = new Window();
beforeAll(() => {
  vi.stubGlobal("location", { origin });
  vi.stubGlobal("DOMParser", DOMParser);
});
afterAll(() => void vi.unstubAllGlobals());

const canvas = { session: { draft: draftFrom(stacked([])) } } as unknown as Canvas;
const quay = new File(["png"], "image.png", { type: "image/png" });
const copied = (html: string, files: readonly File[], text = "") =>
  blocksIn(canvas, {
    files,
    getData: (type: string) => ({ "text/html": html, "text/plain": text })[type] ?? "",
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
