import type { FoundWords } from "#documents/draft/finding/found-words.ts";

/** A place on the page: a widget, and within it a letter of a part where that is known. */
export type FoundPlace = {
  readonly id: string;
  readonly part: string | null;
  readonly from: number;
  /** How far within a name, where several words of one were found. */
  readonly inName: number | null;
};

/** The first of what was found that does not stand before a place, in the order of widgets; the first of all behind the last. */
export function nearestFound(
  found: readonly FoundWords[],
  place: FoundPlace | null,
  order: readonly string[],
): number {
  if (!place) return 0;
  const same = found.findIndex(
    (each) => each.id === place.id && each.part === place.part && !isBefore(each, place),
  );
  if (same >= 0) return same;
  const at = order.indexOf(place.id);
  const isBehind = ({ id, part }: FoundWords) => {
    const other = order.indexOf(id);
    return other > at || (other === at && place.part === null && part !== null);
  };
  const next = found.findIndex(isBehind);
  return Math.max(0, next);
}

function isBefore(one: Pick<FoundPlace, "from" | "inName">, other: Pick<FoundPlace, "from" | "inName">) {
  return one.from < other.from || (one.from === other.from && (one.inName ?? 0) < (other.inName ?? 0));
}
