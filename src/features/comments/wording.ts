import type { RefusalWording } from "#kernel/refusal.ts";
import { words } from "#kernel/words.ts";

export type CommentRefusal =
  | "comments-archived"
  | "comment-empty"
  | "comment-not-found"
  | "comment-not-own"
  | "comment-not-deletable"
  | "comment-not-restorable"
  | "comment-unreachable"
  | "passage-empty"
  | "thread-not-found"
  | "thread-not-settled";

export const commentRefusals: RefusalWording<CommentRefusal> = {
  "comments-archived": { kind: "forbidden", text: "This subsite is archived. You can read its comments." },
  "comment-empty": { kind: "invalid", text: "Write a comment first." },
  "comment-not-found": { kind: "missing", text: "This comment was deleted." },
  "comment-not-own": { kind: "forbidden", text: "You can only edit your own comments." },
  "comment-not-deletable": {
    kind: "forbidden",
    text: "You can only delete your own comments. Ask an administrator.",
  },
  "comment-not-restorable": { kind: "conflict", text: "This comment can no longer be restored." },
  "comment-unreachable": {
    kind: "invalid",
    text: "Someone you mentioned can't see this page. Share it with them first.",
  },
  "passage-empty": { kind: "invalid", text: "Select the text you want to comment on." },
  "thread-not-found": { kind: "missing", text: "These comments were deleted." },
  "thread-not-settled": {
    kind: "forbidden",
    text: "Only the person who started this, or an editor of the page, can do that.",
  },
};

export const commentWords = words("comments", {
  comment: "Comment",
  title: "Comments",
  count: "{count, plural, one {# comment} other {# comments}}",
  selectFirst: "Select the text you want to comment on.",
  write: "Write a comment",
  answer: "Reply",
  answerHint: "Type @ to mention someone",
  before: "Previous text",
  behind: "Next text",
  cancel: "Cancel",
  save: "Save",
  edit: "Edit",
  delete: "Delete",
  deleted: "Comment deleted",
  undo: "Undo",
  resolve: "Resolve",
  resolved: "Resolved",
  reopen: "Reopen",
  reopened: "Reopened",
  showResolved: "Show resolved ({count})",
  hideResolved: "Hide resolved",
  more: "More",
  edited: "edited",
  gone: "Former member",
  removed: "The passage was removed",
  allDeleted: "These comments were deleted.",
  goTo: "Show in text:",
  threadOf: "Comments on “{quote}”",
  close: "Close",
  none: "No comments yet",
  noneHelp: "Select text on the page to comment on it.",
  notLoaded: "Couldn't load the comments. Try again in a moment.",
  notSent: "Not sent. Your comment is still here, so try again.",
  people: "People to mention",
});
