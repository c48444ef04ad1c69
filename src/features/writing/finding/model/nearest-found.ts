import type { FoundWords } from "#documents/draft/finding/found-words.ts";

/** A place on the page: a widget, and within it a letter of a part where that is known. */
export type FoundPlace = {
  readonly id: string;
  readonly part: string | null;
  readonly from: number;
  /** How far within a name, where several words of one were found. */
  readonly inName: number | null;
};

/** In which order the page is read: its widgets, and the texts of one of them. */
export type Reading = {
  readonly ids: readonly string[];
  readonly partsOf: (id: string) => readonly string[];
};

/** The first of what was found that does not stand before a place, in the order of reading; the first of all behind the last. */
export function nearestFound(
  found: readonly FoundWords[],
  place: FoundPlace | null,
  { ids, partsOf }: Reading,
): number {
  if (!place) return 0;
  const places = new Map(ids.map((id, at) => [id, at]));
  const parts = place.part === null ? [] : partsOf(place.id);
  const [widget, part] = [places.get(place.id) ?? -1, parts.indexOf(place.part ?? "")];
  const isAhead = (each: FoundWords) => {
    if (each.id !== place.id) return (places.get(each.id) ?? -1) > widget;
    if (each.part === place.part) return !isBefore(each, place);
    return place.part === null || parts.indexOf(each.part) > part;
  };
  return Math.max(0, found.findIndex(isAhead));
}

function isBefore(one: Pick<FoundPlace, "from" | "inName">, other: Pick<FoundPlace, "from" | "inName">) {
  return one.from < other.from || (one.from === other.from && (one.inName ?? 0) < (other.inName ?? 0));
}
