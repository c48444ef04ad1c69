import type { InboxFilter } from "../rules.ts";

/** Where the list stands that shows all, or some. */
export function inboxAddress(filter: InboxFilter): string {
  if (filter === "all") return "/notifications/";
  return filter === "unread" ? "/notifications/?unread=yes" : `/notifications/?of=${filter}`;
}
