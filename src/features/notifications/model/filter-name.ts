import type { Say } from "#kernel/language.ts";
import { type InboxFilter, badgeMost } from "../rules.ts";
import { inboxWords } from "../inbox/wording.ts";

/** A filter as it is offered; how much is unread stands beside that one. */
export function filterName(filter: InboxFilter, unread: number, say: Say): string {
  if (filter === "unread" && unread > 0)
    return say(inboxWords.unreadSo, { count: unread > badgeMost ? `${badgeMost}+` : unread });
  return say(filter === "unread" ? inboxWords.onlyUnread : inboxWords[filter]);
}
