import { defineEvent } from "#kernel/event.ts";
import { defineTopic } from "#kernel/topic.ts";

/** What a person's own tabs listen to, wherever they are. */
export const personTopic = defineTopic("person");

/** A person reads in another language from now on, or in that of the site again. */
export const languageChosen = defineEvent<"language-chosen", { personId: number }>("language-chosen", {
  publicChange: "nothing-public",
});
