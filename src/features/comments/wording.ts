import type { RefusalWording } from "#kernel/refusal.ts";

export type CommentRefusal =
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
