import type { WorldLimit } from "#features/access/rules.ts";
import { demand } from "#kernel/refusal.ts";
import { type Verdict, allow, refuse } from "#kernel/verdict.ts";
import { type Area, type Viewer, mainGroup } from "#kernel/viewer.ts";
import { mayMakePublic } from "../rules.ts";
import type { SharingRefusal } from "../wording.ts";
import type { PublicLinkRefusal } from "./wording.ts";

/** The fewest characters of the password of a page: guesses are counted, and people pass it on by voice. */
export const pagePasswordLeast = 6;

/** A browser in which the password was given reads the page for so long. */
export const publicKeyDays = 30;

/** How the world comes to a public page. `passwordHash` is what is kept of its password. */
export type PublicLink = { readonly passwordHash: string | null; readonly ends: Date | null };

/** What follows of it for readers at a moment: its end counts more than its password. */
export function limitOf({ passwordHash, ends }: PublicLink, now: Date): WorldLimit {
  if (ends !== null && ends.getTime() <= now.getTime()) return "ended";
  return passwordHash === null ? null : "password";
}

/** Whoever may make a page public says how the world comes to it, while it is public. In subsites that is no fact of their pages. */
export function mayLimitWorld(
  viewer: Viewer,
  page: { readonly subsiteId: Area; readonly isPublic: boolean; readonly publicPages: boolean },
): Verdict<SharingRefusal | PublicLinkRefusal> {
  if (page.subsiteId !== mainGroup) return refuse("roles-decide");
  const opening = mayMakePublic(viewer, page);
  if (!opening.allowed) return opening;
  return page.isPublic ? allow : refuse("page-not-public");
}

/** Refuses a password that is too short and an end that has passed; what is left out stays as it was. */
export function demandGoodLimits(
  { password, ends }: { readonly password: string | undefined; readonly ends: Date | null | undefined },
  now: Date,
): void {
  if (password !== undefined && password.length < pagePasswordLeast)
    demand(refuse("page-password-short", { least: pagePasswordLeast }));
  if (ends && ends.getTime() <= now.getTime()) demand(refuse("public-end-passed"));
}
