import { defineTopic } from "#kernel/topic.ts";

/** What those who edit a page listen to: the changes of its draft, as they are stored. */
export const draftTopic = defineTopic("draft");
