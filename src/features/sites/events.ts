import { defineEvent } from "#kernel/event.ts";
import { defineTopic } from "#kernel/topic.ts";

/** What every tab of a site listens to. */
export const siteTopic = defineTopic("site");

/** The site speaks another language from now on, to all who have chosen none. */
export const siteLanguageChosen = defineEvent<"site-language-chosen", { siteId: number }>(
  "site-language-chosen",
  { publicChange: "whole-site" },
);

/** From now on there are subsites, or none any more: what visitors see of menus and addresses differs. */
export const subsitesSwitched = defineEvent<"subsites-switched", { on: boolean }>("subsites-switched", {
  publicChange: "whole-site",
});

/**
 * Settings of the site that have another value now, by the names of their fields. Some say whether visitors and guests find anything here: a process
 * that hears no messages reads its sites again by this.
 */
export const siteSaved = defineEvent<"site-saved", { fields: readonly string[] }>("site-saved", {
  publicChange: "whole-site",
});

/** What an open tab needs to look as its site does from now on; of two, the one with the higher revision counts. */
export type LookWorn = {
  readonly revision: number;
  /** The address of the style sheet; null when the site looks as the product does. */
  readonly sheet: string | null;
  readonly icon: string | null;
  /** Sign and name, as finished HTML. */
  readonly brand: string;
};

/** The site looks different from now on. What kept answers show of it goes with the event of whoever changed it. */
export const siteLookChosen = defineEvent<"site-look-chosen", LookWorn & { siteId: number }>(
  "site-look-chosen",
  { publicChange: "nothing-public" },
);
