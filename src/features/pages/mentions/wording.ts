import { words } from "#kernel/words.ts";

/** Why a mention has no name for somebody. It is shown in its place and refuses nothing. */
export type MentionRefusal =
  | "mention-person-hidden"
  | "mention-person-gone"
  | "mention-page-hidden"
  | "mention-page-gone";

export const mentionWords = words("mentions", {
  "mention-person-hidden": "someone",
  "mention-person-gone": "a former member",
  "mention-page-hidden": "a page you can't open",
  "mention-page-gone": "a deleted page",
});
