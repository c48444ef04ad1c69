import * as Y from "yjs";
import { partsOf } from "#widgets/kit/draft-parts.ts";
import type { StrayWords } from "./stray-words.ts";

/** A place in a text of the draft: `at` letters from its beginning. */
export type Home = { readonly text: Y.Text; readonly at: number };

/** So many letters on each side say where words belong. */
const reach = 32;
/** Of so many of them, or of all in a shorter line, two thirds must be found again. */
const enough = 16;
/** A line of fewer letters is found again only as a whole, or it would be found everywhere. */
const short = 8;
/** A line can have been typed with so many slips, deleted long ago, between two letters of it. */
const slips = 6;
/** Letters that are looked through for all stray words of one update; a page's texts are far fewer. */
export const lettersMost = 500_000;

/** What is left of them. */
export type LettersLeft = { letters: number };

/**
 * Where the line that words were typed into stands now: the place with the most of the same letters around it, in the same
 * rich text rather than in another. Null when the line stands nowhere any more.
 */
export function homeOf(draft: Y.Doc, stray: StrayWords, left: LettersLeft): Home | null {
  const around = stray.before.length + stray.behind.length;
  let best: (Home & { readonly score: number }) | null = null;
  for (const { text, isNear } of textsFrom(draft, stray.line)) {
    const said = lettersOf(text);
    left.letters -= said.length;
    if (left.letters < 0) break;
    const found = around < short ? wholeLine(said, stray, isNear) : likeliest(said, stray);
    if (found && found.score > (best?.score ?? 0)) best = { text, ...found };
  }
  return best && { text: best.text, at: best.at };
}

type Place = { readonly at: number; readonly score: number };

function wholeLine(said: string, { before, behind }: StrayWords, isNear: boolean): Place | null {
  const line = before + behind;
  if (line.trim() === "") return null;
  if (said === line || (isNear && said.startsWith(line))) return { at: before.length, score: line.length };
  if (!isNear || !said.endsWith(line)) return null;
  return { at: said.length - behind.length, score: line.length };
}

function likeliest(said: string, { before, behind }: StrayWords): Place | null {
  const needed = Math.min(enough, Math.min(reach, before.length) + Math.min(reach, behind.length));
  let best: Place | null = null;
  for (let at = 0; at <= said.length; at++) {
    const score = alike(said, at - 1, -1, before) + alike(said, at, 1, behind);
    if (score >= needed * (2 / 3) && score > (best?.score ?? 0)) best = { at, score };
  }
  return best;
}

/** How many letters agree from a place on, away from the words; slips in the old line are stepped over. */
function alike(said: string, from: number, step: 1 | -1, line: string): number {
  let place = from;
  let score = 0;
  let slipped = 0;
  for (let far = 0; far < line.length && score < reach && slipped <= slips; far++) {
    if (place < 0 || place >= said.length) break;
    if (said[place] === line[step === 1 ? far : line.length - 1 - far]) {
      place += step;
      score += 1 - slipped / 2;
      slipped = 0;
    } else slipped++;
  }
  return score;
}

/** The texts of the draft: those of the same rich text first, which are near. */
function* textsFrom(draft: Y.Doc, line: Y.XmlText): Generator<{ text: Y.Text; isNear: boolean }> {
  const root = rootOf(line);
  if (root instanceof Y.XmlFragment) for (const text of textsIn(root)) yield { text, isNear: true };
  for (const parts of partsOf(draft).values())
    for (const { holds, name } of parts) {
      if (holds === "text") yield { text: draft.getText(name), isNear: false };
      if (holds !== "rich" || draft.share.get(name) === root) continue;
      for (const text of textsIn(draft.getXmlFragment(name))) yield { text, isNear: false };
    }
}

function rootOf(type: Y.XmlText): unknown {
  let at: unknown = type;
  while (at instanceof Y.AbstractType && at._item) at = at._item.parent;
  return at;
}

function* textsIn(parent: Y.XmlFragment): Generator<Y.XmlText> {
  for (const child of parent.toArray()) {
    if (child instanceof Y.XmlText) yield child;
    else if (child instanceof Y.XmlElement) yield* textsIn(child);
  }
}

/** A text's letters without its marks. */
function lettersOf(text: Y.Text): string {
  const runs: string[] = [];
  for (let item = text._start; item; item = item.right)
    if (!item.deleted && item.content instanceof Y.ContentString) runs.push(item.content.str);
  return runs.join("");
}
