import type { Tx } from "#database/transaction.ts";
import type { Document } from "#documents/document.ts";
import { readDocument } from "#documents/read-document.ts";
import { mentionsOf } from "#documents/mentions-of.ts";
import { pageChanged, pageCreated, pageFirstPublished, pageSharingChanged } from "#features/pages/events.ts";
import { rightsRequested } from "#features/people/rights-requests/events.ts";
import { type HeardOf, type ListTools, onLists } from "#outbox/listener.ts";
import { commentMade, commentMentions } from "#features/comments/events.ts";
import { tellComment } from "./comments-operations.ts";
import { peopleNotified } from "./events.ts";
import { savePageExcerpts } from "./excerpts-store.ts";
import { type PageExcerpts, excerptsOf } from "./model/page-excerpts.ts";
import { toldAtOnce } from "./rules.ts";
import {
  type PageNews,
  findNotToldOfSharing,
  findToldVersion,
  tellAsked,
  tellFollowers,
  tellPersonally,
  tellShared,
} from "./telling-store.ts";

const pageNews = [pageCreated, pageFirstPublished, pageChanged] as const;
const saidOnPages = [commentMade, commentMentions] as const;
const heard = [...pageNews, ...saidOnPages, pageSharingChanged, rightsRequested] as const;
type Happened = HeardOf<(typeof heard)[number]>;
type Published = HeardOf<(typeof pageNews)[number]>;
type News = PageNews & {
  readonly versionId: number;
  readonly mentioned: readonly number[];
  readonly excerpts: PageExcerpts | null;
};

export const notificationListeners = [
  onLists(heard, { name: "notifications", atOnce: 20, about: subjectOf }, async (events, tools) => {
    let isTold = false;
    for (const event of events) isTold = (await tell(event, tools)) || isTold;
    const { siteId, write } = tools;
    if (isTold) await write(async (tx) => tx.announce(peopleNotified({ siteId })));
  }),
];

function subjectOf(facts: Happened["facts"]): string {
  if (facts.pageId) return `page ${facts.pageId}`;
  return "candidateId" in facts ? `person ${facts.candidateId}` : "";
}

/** Says whether there may be somebody who was told. */
function tell(event: Happened, tools: ListTools): Promise<boolean> {
  switch (event.kind) {
    case rightsRequested.kind:
      return tellRequest(event, tools);
    case commentMade.kind:
    case commentMentions.kind:
      return tellComment(event, tools);
    case pageSharingChanged.kind:
      return tellSharing(event, tools);
    default:
      return tellNews(event, tools);
  }
}

async function tellSharing(
  { id, facts }: HeardOf<typeof pageSharingChanged>,
  { now, write }: ListTools,
): Promise<boolean> {
  const { pageId, by = null, given: people = [] } = facts;
  if (people.length === 0) return false;
  await write((tx) => tellShared({ pageId, byId: by, people }, { eventId: id, at: now }, tx));
  return true;
}

async function tellRequest(
  { id, facts }: HeardOf<typeof rightsRequested>,
  { now, write }: ListTools,
): Promise<boolean> {
  const { personId: askerId, candidateId, right, pageId = null } = facts;
  await write((tx) => tellAsked({ askerId, candidateId, right, pageId }, { eventId: id, at: now }, tx));
  return true;
}

/** In steps of one transaction each: a page may have ten thousand followers. Who was told before this was cut off is not told again. */
async function tellNews(event: Published, { now, read, write }: ListTools): Promise<boolean> {
  const news = await read((tx) => newsOf(event, now, tx));
  if (!news) return false;
  const { excerpts } = news;
  if (excerpts) await write((tx) => savePageExcerpts(news, excerpts, tx));
  if (event.kind === pageFirstPublished.kind)
    await write(async (tx) => {
      const people = await findNotToldOfSharing(news.pageId, tx);
      await tellShared({ ...news, people }, { eventId: event.id, at: news.at }, tx);
    });
  const said = { ...news, saidIn: news.versionId };
  if (news.mentioned.length > 0) await write((tx) => tellPersonally("mentioned", said, news.mentioned, tx));
  let last: number | null = 0;
  let steps = 0;
  while (last !== null) {
    const after: number = last;
    last = await write<number | null>((tx) => tellFollowers(news, { after, most: toldAtOnce }, tx));
    steps++;
  }
  return steps > 1 || news.mentioned.length > 0 || event.kind === pageFirstPublished.kind;
}

/** What a version says of people that the one before did not say; of a page that is published, all that it says. */
async function newsOf({ kind, facts }: Published, now: Date, tx: Tx): Promise<News | null> {
  const { pageId } = facts;
  const changed = kind === pageChanged.kind ? facts.versionId : null;
  const { by = null, at = now } = kind === pageFirstPublished.kind ? facts : {};
  const version = await findToldVersion(pageId, changed, tx);
  if (!version) return null;
  const document = readDocument(version.document);
  const before = version.before ? readDocument(version.before) : null;
  const known = new Set(before ? peopleIn(before) : []);
  return {
    pageId,
    kind: changed === null ? "published" : "changed",
    byId: by ?? version.authorId,
    versionId: version.id,
    at: changed === null ? new Date(at) : version.made,
    mentioned: peopleIn(document).filter((id) => !known.has(id)),
    excerpts: excerptsOf(document, before),
  };
}

function peopleIn(document: Document): number[] {
  return mentionsOf(document).flatMap(({ of, id }) => (of === "person" ? [id] : []));
}
