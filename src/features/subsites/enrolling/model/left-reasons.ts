import type { Words } from "#kernel/words.ts";
import { leftMemberWords as words } from "../wording.ts";

/** Why somebody is left as they are in a subsite, beside what is said of people of the site. */
export const leftReasons: Readonly<Record<string, Words>> = {
  "in-it-already": words.inItAlready,
  "not-in-it": words.notInIt,
  "last-admin": words.lastAdmin,
};
