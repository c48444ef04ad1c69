import { type SubsiteRole, type Viewer, isExternal, isOwner, isSignedIn } from "#kernel/viewer.ts";
import type { Listing } from "../contract.ts";

/** A subsite in the bar; `given` is null for those who only visit it. */
export type BarSubsite = {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly accent: string | null;
  readonly isPublic: boolean;
  readonly listing: Listing;
  readonly given: SubsiteRole | null;
};

/** The bar holds so many, the current one among them; More leads to all of them (SBAR-10). */
export const barMost = 7;

export type Place = "home" | "pages" | "people" | "activity" | "settings";

/** What the popup of a subsite leads to, in this order (SBAR-01 to SBAR-05). */
export function placesOf(
  viewer: Viewer,
  { isPublic, listing, given }: Pick<BarSubsite, "isPublic" | "listing" | "given">,
): Place[] {
  if (isPublic || !isSignedIn(viewer)) return ["home"];
  const isAdmin = given === "admin" || isOwner(viewer);
  const kept = isAdmin ? "full" : listing;
  const all: Place[] = ["home", "pages", "people", "activity", "settings"];
  const hidden: Record<Listing, readonly Place[]> = {
    full: [],
    limited: ["activity", "settings"],
    hidden: ["pages", "people", "activity", "settings"],
  };
  return all.filter((place) => !hidden[kept].includes(place) && !(place === "people" && isExternal(viewer)));
}

/** Of those that were read, what somebody may see of them: their own, and what is open to them. */
export function barOf(
  rows: readonly BarSubsite[],
  isOpen: (id: number) => boolean,
): { readonly shown: BarSubsite[]; readonly more: boolean } {
  const known = rows.filter(({ id, given }) => given !== null || isOpen(id));
  const shown = known.slice(0, barMost).toSorted((a, b) => a.name.localeCompare(b.name));
  return { shown, more: known.length > barMost };
}
