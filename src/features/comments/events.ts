import { defineEvent } from "#kernel/event.ts";
import { defineTopic } from "#kernel/topic.ts";

/** What the people of the site who read a page hear of its comments. */
export const commentsTopic = defineTopic("comments");

/**
 * Something was said in the margin of a page. Of the words nothing travels; whoever tells of them reads
 * them under the rights of that moment.
 */
export const commentMade = defineEvent<
  "comment-made",
  { pageId: number; threadId: number; commentId: number; by: number; mentioned: readonly number[] }
>("comment-made", { publicChange: "nothing-public" });

/** People are mentioned in a comment whom it did not mention before it was edited. */
export const commentMentions = defineEvent<
  "comment-mentions",
  { pageId: number; threadId: number; commentId: number; by: number; mentioned: readonly number[] }
>("comment-mentions", { publicChange: "nothing-public" });

/** What stands in the margin is another thing now: edited, deleted, brought back, resolved, opened again. */
export const commentsChanged = defineEvent<
  "comments-changed",
  {
    pageId: number;
    /** The comment that was deleted; the one that was brought back, and who said it. */
    deleted?: number;
    restored?: { readonly commentId: number; readonly by: number | null };
  }
>("comments-changed", { publicChange: "nothing-public" });
