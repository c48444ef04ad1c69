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

/** What the list may show: all, what is unread, or what is of some kinds. */
export type InboxFilter = "all" | "unread" | "mentions" | "comments";

const ofMentions = ["mentioned", "addressed"] as const;

/** The kinds that a list shows; null for all. */
export function kindsShown(filter: InboxFilter): readonly NotificationKind[] | null {
  if (filter === "mentions") return ofMentions;
  return filter === "comments" ? ofComments : null;
}

/** Comments are told to nobody from outside, who would look through an empty list. */
export function filtersFor(viewer: Viewer): readonly InboxFilter[] {
  const all = ["all", "unread", "mentions"] as const;
  return isExternal(viewer) ? all : [...all, "comments"];
}

/** As many letters of a comment stand in a line of the list. */
export const excerptMost = 160;

/** People told in one transaction: a page with many followers is told in steps. */
export const toldAtOnce = 1000;

/** The badge counts so far. */
export const badgeMost = 99;

/** It looks at so many of the newest unread ones: more than this may be of pages that one can no longer read. */
export const badgeLooksAt = 500;

/** Notifications older than this go, read or not, in milliseconds. */
export const keptFor = 90 * 24 * 60 * 60_000;
