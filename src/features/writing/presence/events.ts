import { defineTopic } from "#kernel/topic.ts";

/** Who is in edit mode on a page, by its id, and where each of them writes; a topic of presence (decision 0021). */
export const writersTopic = defineTopic("writers");

/** Who is in edit mode on a page, without their places: `{ people: [{ id, name }] }`. For those who read it and may edit. */
export const editingNowTopic = defineTopic("editing-now");
