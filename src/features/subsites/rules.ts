import { type Verdict, allow, refuse } from "#kernel/verdict.ts";
import { type Viewer, isSignedIn, roleIn } from "#kernel/viewer.ts";

/** What is known of a subsite when somebody comes to one of its addresses. */
export type SubsiteFacts = {
  readonly id: number;
  readonly isPublic: boolean;
  /** A page of it is open to them by name or by link. */
  readonly hasPageFor: boolean;
};

/**
 * Whether there is anything behind an address of a subsite: for its people, for the whole world when it is public, and for whom a
 * page of it is open to. For everybody else it is not there, as if nobody had ever made it. A call is told to sign in first: the
 * session of an open page may have ended.
 */
export function mayComeTo(
  viewer: Viewer,
  subsite: SubsiteFacts | null,
  asked: { readonly publicPages: boolean; readonly asScreen: boolean },
): Verdict<"not-found" | "signed-out"> {
  const isOpen = subsite?.isPublic && asked.publicPages;
  if (subsite && (roleIn(subsite.id, viewer) !== null || isOpen || subsite.hasPageFor)) return allow;
  return refuse(asked.asScreen || isSignedIn(viewer) ? "not-found" : "signed-out");
}
