import type { ComponentType } from "react";
import { openKeptByText } from "#kernel/kept-by-text.ts";
import type { KeptPieces } from "#ui/kept.tsx";

/** Characters of HTML and of keys that are kept over all pieces. */
const most = 8_000_000;

/** Of which for what tells the time: that is of use for minutes or days, or a moment only, to those who open the same page at once. */
const momentaryShare = 8;

/** Something finished, and up to which moment, in milliseconds, it would be drawn the same. */
export type Finished<Html> = { readonly html: Html; readonly until: number };

/**
 * Keeps finished pieces of documents by what they were drawn from (`ui/kept.tsx`). A document is drawn with an element in the place of
 * each piece; its name is drawn by lot, so that no text of anybody can stand for one.
 */
export function openKeptPieces(limit = most) {
  const lot = `kept-${crypto.randomUUID()}`;
  const nameOf = naming();
  const { find, keep } = finishedPieces(limit);

  return {
    /** Draws one document of a moment, in milliseconds, and gives its pieces in order. Those that tell the time are kept while they are true. */
    document(moment: number, draw: (pieces: KeptPieces) => string): Finished<string[]> {
      const places: (Place | readonly string[])[] = [];
      const drawn = draw({
        place: (piece, givenTo) => {
          const key = `${nameOf(piece)} ${givenTo}`;
          const found = find(key, moment);
          const place = { key, html: found?.html, until: found?.until ?? steady };
          const element = `${lot}-${places.push(place) - 1}`;
          const timeTold = (until = moment + 1) => void (place.until = Math.min(place.until, until));
          return { element, isKept: found !== undefined, timeTold };
        },
        stand: (html) => {
          const element = `${lot}-${places.push(html) - 1}`;
          return `<${element}></${element}>`;
        },
      });
      const html = filledIn(drawn, lot, ({ number, fresh }) => {
        const place = places[number];
        if (!place || !("key" in place)) return place ?? [fresh];
        if (place.html !== undefined) return [place.html];
        keep(place, fresh, moment);
        return [fresh];
      });
      return { html, until: untilOf(places) };
    },
    /** A piece by itself, if it was drawn from the same before; `given` as `ui/kept.tsx` says it. */
    alone: (piece: ComponentType<never>, given: string, moment: number): Finished<string> | undefined =>
      find(`${nameOf(piece)} ${given}`, moment),
  };
}

/** Where a piece stands in a document: what it is drawn from, and its HTML if that was kept. */
type Place = { readonly key: string; readonly html: string | undefined; until: number };

/** Up to when all of them are true. */
function untilOf(places: readonly (Place | readonly string[])[]): number {
  return Math.min(steady, ...places.map((place) => ("until" in place ? place.until : steady)));
}

/** Up to when it is true what tells no time. */
const steady = Number.POSITIVE_INFINITY;

/** Pieces by number, in the order in which they are met. */
function naming() {
  const names = new Map<ComponentType<never>, number>();
  return (piece: ComponentType<never>): number => {
    const name = names.get(piece) ?? names.size;
    names.set(piece, name);
    return name;
  };
}

/** What tells the time, and from which moment to which it is true. */
type Momentary = Finished<string> & { readonly from: number };

/** Finished pieces by their keys. */
function finishedPieces(limit: number) {
  const kept = openKeptByText<string>(limit, (key, html) => key.length + html.length);
  const momentary = openKeptByText<Momentary>(
    limit / momentaryShare,
    (key, { html }) => key.length + html.length,
  );
  return {
    find(key: string, moment: number): Finished<string> | undefined {
      const html = kept.find(key);
      if (html !== undefined) return { html, until: steady };
      const told = momentary.find(key);
      return told && told.from <= moment && moment < told.until ? told : undefined;
    },
    keep({ key, until }: Place, fresh: string, moment: number): void {
      // A copy: what is cut out of a document would keep all of it in memory.
      const html = ` ${fresh}`.slice(1);
      if (until === steady) kept.keep(key, html);
      else momentary.keep(key, { html, from: moment, until });
    },
  };
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
