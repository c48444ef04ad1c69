import type { Person } from "./others.ts";

export type Comings = { readonly came: readonly Person[]; readonly went: readonly Person[] };

/** Who came and who went between two moments; null when nobody did. */
export function comingsBetween(before: readonly Person[], after: readonly Person[]): Comings | null {
  const missing = (from: readonly Person[], list: readonly Person[]) =>
    list.filter(({ id }) => from.every((each) => each.id !== id));
  const came = missing(before, after);
  const went = missing(after, before);
  return came.length + went.length > 0 ? { came, went } : null;
}
