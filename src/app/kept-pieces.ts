import type { ComponentType } from "react";
import type { KeptPieces } from "#ui/kept.tsx";

/** Characters of HTML and of keys that are kept over all pieces. */
const most = 8_000_000;

/** Of which for what tells the time: that is of use for a moment, to those who open the same page at once. */
const momentaryShare = 8;

/**
 * Keeps finished pieces of documents by what they were drawn from (`ui/kept.tsx`). A document is drawn with an element in the place of
 * each piece; its name is drawn by lot, so that no text of anybody can stand for one.
 */
export function openKeptPieces(limit = most) {
  const lot = `kept-${crypto.randomUUID()}`;
  const nameOf = naming();
  const kept = keptTexts(limit);
  const momentary = keptTexts(limit / momentaryShare);

  const find = (key: string, moment: number) => kept.again(key) ?? momentary.again(`${moment} ${key}`);

  return {
    /** Draws one document of a moment, in milliseconds, and gives its pieces in order. Those that tell the time are kept for that moment. */
    document(moment: number, draw: (pieces: KeptPieces) => string): string[] {
      const places: (Place | readonly string[])[] = [];
      const drawn = draw({
        place: (piece, givenTo) => {
          const key = `${nameOf(piece)} ${givenTo}`;
          const html = find(key, moment);
          const place = { key, html, isSpoilt: false };
          const element = `${lot}-${places.push(place) - 1}`;
          return { element, isKept: html !== undefined, spoil: () => void (place.isSpoilt = true) };
        },
        stand: (html) => {
          const element = `${lot}-${places.push(html) - 1}`;
          return `<${element}></${element}>`;
        },
      });
      return filledIn(drawn, lot, ({ number, fresh }) => {
        const place = places[number];
        if (!place || !("key" in place)) return place ?? [fresh];
        if (place.html !== undefined) return [place.html];
        return [keepFrom(place, fresh, { moment, kept, momentary })];
      });
    },
    /** A piece by itself, if it was drawn from the same before; `given` as `ui/kept.tsx` says it. */
    alone: (piece: ComponentType<never>, given: string, moment: number) =>
      find(`${nameOf(piece)} ${given}`, moment),
  };
}

/** Where a piece stands in a document: what it is drawn from, and its HTML if that was kept. */
type Place = { readonly key: string; readonly html: string | undefined; isSpoilt: boolean };

/** Pieces by number, in the order in which they are met. */
function naming() {
  const names = new Map<ComponentType<never>, number>();
  return (piece: ComponentType<never>): number => {
    const name = names.get(piece) ?? names.size;
    names.set(piece, name);
    return name;
  };
}

type Keeping = { readonly moment: number; readonly kept: Texts; readonly momentary: Texts };
type Texts = ReturnType<typeof keptTexts>;

function keepFrom({ key, isSpoilt }: Place, fresh: string, { moment, kept, momentary }: Keeping): string {
  if (isSpoilt) momentary.keep(`${moment} ${key}`, fresh);
  else kept.keep(key, fresh);
  return fresh;
}

/** Texts by key, of which those that were asked for longest ago go first. */
function keptTexts(limit: number) {
  const kept = new Map<string, string>();
  let size = 0;
  return {
    keep(key: string, text: string): void {
      // The same piece twice in one document is drawn twice, and counts once.
      if (kept.has(key)) return;
      kept.set(key, alone(text));
      size += key.length + text.length;
      for (const [oldest, value] of kept) {
        if (size <= limit) break;
        kept.delete(oldest);
        size -= oldest.length + value.length;
      }
    },
    again(key: string): string | undefined {
      const text = kept.get(key);
      if (text === undefined) return undefined;
      kept.delete(key);
      kept.set(key, text);
      return text;
    },
  };
}

/** A copy: what is cut out of a document would keep all of it in memory. */
function alone(text: string): string {
  return ` ${text}`.slice(1);
}

/** The pieces of a document with what `given` says in the place of each element of this lot. */
function filledIn(
  drawn: string,
  lot: string,
  given: (place: { number: number; fresh: string }) => readonly string[],
): string[] {
  const [before = "", ...parts] = drawn.split(`<${lot}-`);
  const filled = parts.flatMap((part) => {
    const number = part.slice(0, part.indexOf(">"));
    const end = `</${lot}-${number}>`;
    const at = part.indexOf(end, number.length + 1);
    const fresh = part.slice(number.length + 1, at);
    return [...given({ number: Number(number), fresh }), part.slice(at + end.length)];
  });
  return [before, ...filled];
}
