import { escaped } from "#kernel/escaped.ts";
import type { Say } from "#kernel/language.ts";
import { expanded } from "#kernel/subsite-address.ts";
import { badgeMost } from "../rules.ts";
import { inboxWords } from "../inbox/wording.ts";
import { notificationWords } from "../wording.ts";

const lines = `<path d="M10.268 21a2 2 0 0 0 3.464 0"></path><path d="M3.262 15.326A1 1 0 0 0 4 17h16a1 1 0 0 0 .74-1.673C19.41 13.956 18 12.499 18 8A6 6 0 0 0 6 8c0 4.499-1.411 5.956-2.738 7.326"></path>`;

type Bell = { readonly unread: number; readonly slug?: string | undefined; readonly say: Say };

/** The bell of the top bar, as finished HTML: members load no code for it. */
export function bellHtml({ unread, slug, say }: Bell): string {
  const isMany = unread > badgeMost;
  const label = isMany
    ? say(inboxWords.unreadMany, { most: badgeMost })
    : unread > 0
      ? say(inboxWords.unreadCount, { count: unread })
      : say(notificationWords.title);
  const badge =
    unread > 0
      ? `<span class="shell-bell-count" aria-hidden="true">${isMany ? `${badgeMost}+` : unread}</span>`
      : "";
  return `<a class="ui-button ui-button-quiet ui-button-icon" href="${expanded(slug, "/notifications/")}" aria-label="${escaped(label)}" title="${escaped(label)}"><svg class="ui-icon" width="20" height="20" viewBox="0 0 24 24" aria-hidden="true" focusable="false">${lines}</svg>${badge}</a>`;
}
