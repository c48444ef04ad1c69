import { defineEvent } from "#kernel/event.ts";
import { defineTopic } from "#kernel/topic.ts";

/** What those who change the theme of a site listen to. */
export const themeTopic = defineTopic("theme");

/** The theme was saved. It is seen on every page. */
export const themeSaved = defineEvent<"theme-saved", { personId: number; name: string; revision: number }>(
  "theme-saved",
  { publicChange: "whole-site" },
);
