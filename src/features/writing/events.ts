import { defineEvent } from "#kernel/event.ts";
import { defineTopic } from "#kernel/topic.ts";

/**
 * What those who write on a page listen to, by the page's id. A stored change tells `{ epoch, seq, client }` and, when it is
 * small, its `update` in base64; a life of the draft that ends tells `{ epoch, over: true }`; publishing `{ epoch, published }`.
 */
export const draftTopic = defineTopic("draft");

/** Somebody typed in the title of a draft; readers see the one of before. */
export const draftTitleTyped = defineEvent<"draft-title-typed", { pageId: number }>("draft-title-typed", {
  publicChange: "nothing-public",
});
