import { defineEvent } from "#kernel/event.ts";
import { defineTopic } from "#kernel/topic.ts";

/** What those who edit the menu of a site listen to. */
export const menuTopic = defineTopic("menu");

/** The menu was saved. It stands on every page. */
export const menuSaved = defineEvent<"menu-saved", { personId: number; name: string; revision: number }>(
  "menu-saved",
  { changes: "whole-site" },
);
