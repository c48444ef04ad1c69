import { inSubsite } from "#kernel/subsite-address.ts";
import type { Right } from "../wording.ts";

/**
 * In a subsite its roles decide who edits (PRUL-08), so its administrators give the right to edit a page. What its people do not read there
 * is not published yet.
 */
export function isGivenByRole(right: Right, { subsiteSlug }: { readonly subsiteSlug: string }): boolean {
  return subsiteSlug !== "" && right === "page";
}

/** Where a right is given; `person` finds who asks, unless they read a public subsite from outside: then they are added there first. */
export function whereGiven(
  right: Right,
  page: { readonly id: number; readonly subsiteSlug: string; readonly isInside?: boolean } | null,
  person: string,
): string {
  const people = `/people/?q=${encodeURIComponent(person).replaceAll("%20", "+")}`;
  if (!page) return people;
  if (page.subsiteSlug === "") return `/page/settings/${page.id}/`;
  if (!isGivenByRole(right, page)) return inSubsite(page.subsiteSlug, `/page/${page.id}/`);
  return inSubsite(page.subsiteSlug, page.isInside === false ? "/people/" : people);
}
