import type { Limit } from "#features/sessions/attempts/rules.ts";
import { type Verdict, allow, refuse } from "#kernel/verdict.ts";
import { type Viewer, currentSubsite, isAdminIn, isExternal, isSignedIn } from "#kernel/viewer.ts";
import type { CommentRefusal } from "./wording.ts";

/** So many people are offered for what is typed behind an `@`. */
export const offeredMost = 6;

/** So many letters has a comment at most, and a passage; of the words around it so many are kept. */
export const wordsMost = 4000;
export const quoteMost = 1000;
export const aroundMost = 80;

/**
 * Comments are read and written by the people of the site, on the pages that they read: not by people from outside, nor by guests and
 * visitors, to whom they would name colleagues whom they do not meet on the page (decision 0149).
 */
export function mayComment(viewer: Viewer): Verdict<"signed-out" | "not-for-externals"> {
  if (!isSignedIn(viewer)) return refuse("signed-out");
  return isExternal(viewer) ? refuse("not-for-externals") : allow;
}

/** In an archived subsite everything is read and nothing is changed (SUBS-17). */
export function mayChangeComments({ isArchived }: { readonly isArchived: boolean }): Verdict<CommentRefusal> {
  return isArchived ? refuse("comments-archived") : allow;
}

type Said = { readonly authorId: number | null };

/** Nobody changes what somebody else has said. */
export function mayEditComment(viewer: Viewer, { authorId }: Said): Verdict<CommentRefusal> {
  return isOwn(viewer, authorId) ? allow : refuse("comment-not-own");
}

/** One's own; administrators of the place delete any. */
export function mayDeleteComment(viewer: Viewer, { authorId }: Said): Verdict<CommentRefusal> {
  const may = isOwn(viewer, authorId) || isAdminIn(currentSubsite(viewer), viewer);
  return may ? allow : refuse("comment-not-deletable");
}

/** For a while, by who deleted it. */
export function mayRestoreComment(
  viewer: Viewer,
  { deletedById, deleted }: { readonly deletedById: number | null; readonly deleted: Date | null },
  now: Date,
): Verdict<CommentRefusal> {
  if (!deleted) return allow;
  const isRecent = now.getTime() - deleted.getTime() <= restorable;
  return isRecent && isOwn(viewer, deletedById) ? allow : refuse("comment-not-restorable");
}

/** A thread is resolved, and opened again, by who may edit the page and by who began it. */
export function maySettle(
  viewer: Viewer,
  { begunById }: { readonly begunById: number | null },
  page: { readonly mayEdit: boolean },
): Verdict<CommentRefusal> {
  return page.mayEdit || isOwn(viewer, begunById) ? allow : refuse("thread-not-settled");
}

/** A comment says something. */
export function mayBeSaid(words: string): Verdict<CommentRefusal> {
  return words.trim() === "" ? refuse("comment-empty") : allow;
}

/** How long a deleted comment can be brought back, in milliseconds. */
export const restorable = 60 * 60_000;

export const commentLimit: Limit = { name: "comments", most: 300, seconds: 900 };

function isOwn({ personId }: Viewer, id: number | null): boolean {
  return personId !== null && personId === id;
}
