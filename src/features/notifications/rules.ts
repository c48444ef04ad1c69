import { type Verdict, allow, refuse } from "#kernel/verdict.ts";
import { type Viewer, isExternal, isSignedIn } from "#kernel/viewer.ts";

/** What somebody is told of. */
export type NotificationKind =
  | "published"
  | "changed"
  | "mentioned"
  | "asked"
  | "shared"
  | "commented"
  | "answered"
  | "addressed";

/** As many as the list shows at once. */
export const notificationsShown = 50;

/** Whoever has an account is told of something; visitors and guests of nothing (GUES-07). */
export function mayBeNotified(viewer: Viewer): Verdict<"signed-out"> {
  return isSignedIn(viewer) ? allow : refuse("signed-out");
}

/** Externals know people by the pages on which they meet them (decision 0029). */
export function namesPeopleInNotifications(viewer: Viewer): boolean {
  return isSignedIn(viewer) && !isExternal(viewer);
}

/** Kinds of what is told of comments, which are not for people from outside (decision 0149). */
export const ofComments = ["commented", "answered", "addressed"] as const;

/** People told in one transaction: a page with many followers is told in steps. */
export const toldAtOnce = 1000;

/** The badge counts so far. */
export const badgeMost = 99;

/** It looks at so many of the newest unread ones: more than this may be of pages that one can no longer read. */
export const badgeLooksAt = 500;

/** Notifications older than this go, read or not, in milliseconds. */
export const keptFor = 90 * 24 * 60 * 60_000;
