import { defineTopic } from "#kernel/topic.ts";

/**
 * What those who write on a page listen to, by the page's id. A stored change tells `{ epoch, seq, client }` and, when it is
 * small, its `update` in base64; a life of the draft that ends tells `{ epoch, over: true }`; publishing `{ epoch, published }`.
 */
export const draftTopic = defineTopic("draft");
