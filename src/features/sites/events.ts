import { defineEvent } from "#kernel/event.ts";
import { defineTopic } from "#kernel/topic.ts";

/** What every tab of a site listens to. */
export const siteTopic = defineTopic("site");

/** The site speaks another language from now on, to all who have chosen none. */
export const siteLanguageChosen = defineEvent<"site-language-chosen", { siteId: number }>(
  "site-language-chosen",
  { changes: "whole-site" },
);
