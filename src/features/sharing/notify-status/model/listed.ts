import { type NotifyState, notifyState } from "#features/people/mail-setting/rules.ts";
import type { OutputOf, SentOf } from "#kernel/call.ts";
import type { loadNotificationDetails, requiredPermissions } from "../contract.ts";

export type Details = OutputOf<typeof loadNotificationDetails>;

/** Somebody of the list: by a name in HTML, as it is sent. */
export type Listed = {
  readonly id: number;
  readonly safeName: string;
  readonly email: string;
  readonly state: NotifyState;
  readonly level: string;
};

/** What is asked of those who are listed: that they are told of a page, or that they may view it. */
export type Asked = keyof typeof requiredPermissions & (1 | 2);

export function detailsFor(pageId: number, asked: Asked): SentOf<typeof loadNotificationDetails> {
  return { page_id: pageId, required_permission: asked };
}

/** Who has what was asked for, who has not, and who sees the page. */
export function listedIn(details: Details) {
  const {
    access_users: has,
    users_without_access: lacks,
    is_public: isPublic,
    seen_by: seenBy,
    impersonates,
  } = details;
  return { has: has.map(listed), lacks: lacks.map(listed), isPublic, seenBy, impersonates };
}

function listed(user: Details["access_users"][number]): Listed {
  const { id, safe_name: safeName, email, role_name: level } = user;
  return { id, safeName, email, level, state: notifyState(user) };
}
