import { namedFile } from "#features/composing/model/named-file.ts";
import type { Piece } from "#features/composing/model/written-page.ts";
import type { MakingStep } from "../contract.ts";
import type { SamplePage } from "./sample-pages.ts";

/** How many pictures and pages are done. */
export type MadeSoFar = { readonly pictures: number; readonly pages: number };

/** The steps of making a site, as people see them: its pictures, its home page, and the pages of each folder. */
export function makingSteps(pages: readonly SamplePage[], made: MadeSoFar): MakingStep[] {
  const pictures = picturesOf(pages).length;
  const groups = new Map<string, { done: number; all: number }>();
  pages.forEach((page, at) => {
    const name = page.isHome ? "" : (page.folders[0] ?? page.title);
    const group = groups.get(name) ?? { done: 0, all: 0 };
    groups.set(name, { done: group.done + (at < made.pages ? 1 : 0), all: group.all + 1 });
  });
  const painting: MakingStep[] =
    pictures > 0 ? [{ is: "pictures", name: "", done: made.pictures, all: pictures }] : [];
  const writing = [...groups].map(
    ([name, count]): MakingStep => ({ is: name === "" ? "home" : "folder", name, ...count }),
  );
  return [...painting, ...writing];
}

/** The names of the pictures on these pages, each once. */
export function picturesOf(pages: readonly SamplePage[]): string[] {
  const pieces = pages.flatMap((page) => page.pieces);
  return [...new Set(pieces.flatMap(picturesIn))];
}

function picturesIn(piece: Piece): readonly string[] {
  if (piece.is === "gallery") return piece.words.map((written) => namedFile(written)[0]);
  return piece.is === "picture" ? [piece.name] : [];
}
