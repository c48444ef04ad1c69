import { words } from "#kernel/words.ts";

export const commentCommandWords = words("comment-command", {
  comment: "Comment",
  keywords: "remark, note",
});
