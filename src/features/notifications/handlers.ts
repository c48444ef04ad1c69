import { handle } from "#calls/handle.ts";
import { readPlace, writtenPlace } from "#features/activity/model/place.ts";
import { mayChangeComments, mayComment } from "#features/comments/rules.ts";
import { pageAddress } from "#features/pages/addresses/rules.ts";
import { demand, found } from "#kernel/refusal.ts";
import { whereGiven } from "#features/people/rights-requests/model/where-given.ts";
import type { Viewer } from "#kernel/viewer.ts";
import { markAllRead, markRead, markUnread, takeBackAllRead } from "./contract.ts";
import { inboxAddress } from "./model/inbox-address.ts";
import { readExcerpts } from "./operations.ts";
import {
  type InboxFilter,
  filtersFor,
  mayBeNotified,
  namesPeopleInNotifications,
  notificationsShown,
} from "./rules.ts";
import { type NotificationLine, readNotifications } from "./screen.ts";
import {
  type NotificationRow,
  countUnread,
  listNotifications,
  saveAllRead,
  saveRead,
  saveUnread,
  takeBackRead,
} from "./store.ts";
import { notificationWords } from "./wording.ts";

export const notificationHandlers = [
  handle(readNotifications, async ({ input, actor, tx, say }) => {
    demand(mayBeNotified(actor));
    const filter: InboxFilter = input.of ?? (input.unread === true ? "unread" : "all");
    const before = readPlace(input.before ?? "");
    const rows = await listNotifications(actor, { filter, before, most: notificationsShown + 1 }, tx);
    const shown = rows.slice(0, notificationsShown);
    const last = rows.length > shown.length ? shown.at(-1) : undefined;
    const withPeople = namesPeopleInNotifications(actor);
    const unread = await countUnread(actor, tx);
    const excerpt = await readExcerpts(shown, withPeople ? null : [Number(actor.personId)], tx);
    return {
      title: say(notificationWords.title),
      lines: shown.map((row) => lineOf(row, actor, excerpt(row))),
      filter,
      filters: [...filtersFor(actor)],
      unread,
      hasUnread: shown.some(({ isRead }) => !isRead) || unread > 0,
      older: last ? olderAddress(filter, { at: last.happened, id: last.id }) : null,
      isOlder: before !== null,
    };
  }),

  handle(markRead, async ({ input, actor, tx, now }) => {
    demand(mayBeNotified(actor));
    found(await saveRead(actor, input.id, now, tx), "notification-not-found");
    return {};
  }),

  handle(markUnread, async ({ input, actor, tx }) => {
    demand(mayBeNotified(actor));
    found(await saveUnread(actor, input.id, tx), "notification-not-found");
    return {};
  }),

  handle(markAllRead, async ({ actor, tx, now }) => {
    demand(mayBeNotified(actor));
    return { at: now.getTime(), count: await saveAllRead(actor, now, tx) };
  }),

  handle(takeBackAllRead, async ({ input, actor, tx }) => {
    demand(mayBeNotified(actor));
    await takeBackRead(actor, new Date(input.at), tx);
    return {};
  }),
];

function lineOf(row: NotificationRow, actor: Viewer, words: string | null): NotificationLine {
  const { id, kind, happened, times, isRead, right, title, subsite, personId, name, photo } = row;
  const person =
    namesPeopleInNotifications(actor) && personId !== null && name !== null
      ? { id: personId, name, photo }
      : null;
  return {
    id,
    kind,
    happened: happened.getTime(),
    times,
    isRead,
    right,
    title,
    words,
    reply: replyTo(row, actor),
    subsite,
    address: addressOf(row),
    person,
  };
}

function replyTo(row: NotificationRow, viewer: Viewer): NotificationLine["reply"] {
  const { pageId, threadId, subsiteSlug, isArchived } = row;
  if (pageId === null || threadId === null || isArchived === null || viewer.personId === null) return null;
  const may = mayComment(viewer).allowed && mayChangeComments({ isArchived }).allowed;
  return may ? { personId: viewer.personId, pageId, threadId, subsite: subsiteSlug } : null;
}

/** Where it leads; whoever is asked for a right comes to where it is given. */
function addressOf({ kind, right, pageId, slug, subsiteSlug, isInside, name }: NotificationRow): string {
  const page = pageId === null ? null : { id: pageId, slug, subsiteSlug, isInside };
  if (page && kind !== "asked") return pageAddress(page);
  return whereGiven(right ?? "page", page, name ?? "");
}

function olderAddress(filter: InboxFilter, end: Parameters<typeof writtenPlace>[0]): string {
  const address = inboxAddress(filter);
  return `${address}${address.includes("?") ? "&" : "?"}${new URLSearchParams({ before: writtenPlace(end) })}`;
}
