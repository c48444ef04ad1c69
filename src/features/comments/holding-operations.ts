import type { Holding } from "#calls/holding.ts";
import { countsOf, linksOf } from "#calls/held-rows.ts";
import { heldWords } from "#features/people/removal/wording.ts";

/** What somebody has said stays with the page, without the name. */
export const commentHoldings: readonly Holding[] = [
  {
    name: "comments",
    becomes: "stays",
    look: countsOf("comment", "author_id", "deleted is null"),
    words: heldWords.comments,
    parting: linksOf("comment", "author_id"),
  },
  {
    name: "comments-deleted",
    becomes: "stays",
    look: countsOf("comment", "deleted_by"),
    words: null,
    parting: linksOf("comment", "deleted_by"),
  },
  {
    name: "comment-threads",
    becomes: "stays",
    look: countsOf("comment_thread", "begun_by"),
    words: null,
    parting: linksOf("comment_thread", "begun_by"),
  },
  {
    name: "comment-threads-resolved",
    becomes: "stays",
    look: countsOf("comment_thread", "resolved_by"),
    words: null,
    parting: linksOf("comment_thread", "resolved_by"),
  },
];
