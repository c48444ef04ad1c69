import { defineEvent } from "#kernel/event.ts";
import { defineTopic } from "#kernel/topic.ts";
import type { Area } from "#kernel/viewer.ts";

/** What those who edit the menu of a subsite listen to (`menuOf`). */
export const menuTopic = defineTopic("menu");

/** Topics are counted from 1, subsites from 0. */
export function menuNumber(subsite: Area): number {
  return subsite + 1;
}

export function menuOf(subsite: Area): string {
  return menuTopic(menuNumber(subsite));
}

/** The menu was saved. It stands on every page. */
export const menuSaved = defineEvent<
  "menu-saved",
  { personId: number; name: string; revision: number; subsiteId?: Area }
>("menu-saved", { publicChange: "whole-site" });
