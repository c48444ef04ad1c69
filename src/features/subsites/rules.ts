import { type Verdict, allow, refuse } from "#kernel/verdict.ts";
import { type Viewer, roleIn } from "#kernel/viewer.ts";

/** What is known of a subsite when somebody comes to one of its addresses. */
export type SubsiteFacts = {
  readonly id: number;
  readonly isPublic: boolean;
  /** A page of it is open to them by name or by link. */
  readonly hasPageFor: boolean;
};

/**
 * Whether there is anything behind an address of a subsite: for its people, for the whole world when it is public, and for whom a
 * page of it is open to. For everybody else it is not there, as if nobody had ever made it.
 */
export function mayComeTo(
  viewer: Pick<Viewer, "role" | "subsiteRoles">,
  site: { readonly publicPages: boolean },
  subsite: SubsiteFacts | null,
): Verdict<"not-found"> {
  if (!subsite) return refuse("not-found");
  const isOpen = subsite.isPublic && site.publicPages;
  return roleIn(subsite.id, viewer) !== null || isOpen || subsite.hasPageFor ? allow : refuse("not-found");
}
