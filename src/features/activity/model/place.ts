/** A line of a list by its moment and its number, the newest first. */
type Place = { readonly at: Date; readonly id: number };

/** A place as it stands in an address: milliseconds since 1970 and the line's number. */
export function writtenPlace({ at, id }: Place): string {
  return `${at.getTime()}-${id}`;
}

/** A place out of an address; null for whatever else stands there, which is the beginning of the list. */
export function readPlace(written: string): Place | null {
  const [, at, id] = /^(\d{1,15})-(\d{1,15})$/.exec(written) ?? [];
  return at === undefined || id === undefined ? null : { at: new Date(Number(at)), id: Number(id) };
}
