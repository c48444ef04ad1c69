import { type Tx, run } from "#database/transaction.ts";
import { readEntries } from "#features/entries/store.ts";
import { pageAddress } from "#features/pages/addresses/rules.ts";
import { readList } from "#features/pages/browsing/store.ts";
import type { HolesRead, KindServer } from "#widgets/kind-server.ts";
import { servers } from "#widgets/servers.ts";
import type { LivingKind } from "#widgets/widget.ts";
import type { BenchKind } from "./names.ts";
import { type CommentRead, type PageRead, type PersonRead, type PollRead, answers } from "./reads.ts";
import type { BenchContent } from "./schemas.ts";

type Reading = HolesRead<BenchContent>;

/** Each reads once for all of its widgets, as every living kind does. */
const benchServers: Readonly<Record<BenchKind, KindServer>> = {
  BenchPoll: serverOf(readPolls),
  BenchComments: serverOf(readComments),
  BenchPages: serverOf(readPages),
  BenchPeople: serverOf(readPeople),
};

Object.assign(servers, benchServers);

function serverOf(read: (reading: Reading) => Promise<ReadonlyMap<string, unknown>>): KindServer {
  return { read: read as KindServer["read"], actions: [] };
}

type Counted = {
  readonly widget: string;
  readonly answer: number;
  readonly votes: number;
  readonly own: boolean;
};

async function readPolls(reading: Reading): Promise<Map<string, PollRead>> {
  const counted = await countVotes(reading);
  return byWidget(reading, ({ id }) => {
    const found = counted.filter(({ widget }) => widget === id);
    const votesFor = (answer: number) => found.find((each) => each.answer === answer)?.votes ?? 0;
    return {
      votes: Array.from({ length: answers }, (_, answer) => votesFor(answer)),
      own: found.find(({ own }) => own)?.answer ?? null,
    };
  });
}

/** A poll shows how many voted for what, not who: they are counted where they are kept. */
function countVotes({ page, widgets, actor, tx }: Reading): Promise<Counted[]> {
  return run<Counted>(
    tx,
    `select widget, content::int as answer, count(*)::int as votes, bool_or(author_id is not distinct from $5) as own
     from widget_entry
     where site_id = $1 and page_id = $2 and kind = $3 and widget = any($4)
     group by widget, content`,
    [actor.siteId, page.id, "BenchPoll", widgets.map(({ id }) => id), actor.personId],
  );
}

async function readComments(reading: Reading): Promise<Map<string, readonly CommentRead[]>> {
  const entries = await entriesOf("BenchComments", reading);
  return byWidget(reading, ({ id, content }) =>
    entries
      .filter(({ widget }) => widget === id)
      .slice(0, content.most)
      .map((entry) => ({
        id: entry.id,
        by: entry.authorName,
        at: entry.made.getTime(),
        text: String(entry.content),
      })),
  );
}

function entriesOf(kind: BenchKind, { page, widgets, actor, tx }: Reading) {
  const ids = widgets.map(({ id }) => id);
  return readEntries(actor, { pageId: page.id, kind: kind as unknown as LivingKind, widgets: ids }, tx);
}

async function readPages(reading: Reading): Promise<Map<string, readonly PageRead[]>> {
  const most = Math.max(...reading.widgets.map(({ content }) => content.most));
  const pages = await readList(reading.actor, { folderId: null, order: "modified" }, most, reading.tx);
  const rows = pages.map(({ id, title, slug, subsiteSlug, modified }) => ({
    id,
    title,
    address: pageAddress({ id, slug, subsiteSlug }),
    at: modified.getTime(),
  }));
  return byWidget(reading, ({ content }) => rows.slice(0, content.most));
}

async function readPeople(reading: Reading): Promise<Map<string, readonly PersonRead[]>> {
  const most = Math.max(...reading.widgets.map(({ content }) => content.most));
  const people = await firstPeople(reading.actor.siteId, most, reading.tx);
  return byWidget(reading, ({ content }) => people.slice(0, content.most));
}

function firstPeople(siteId: number, most: number, tx: Tx): Promise<PersonRead[]> {
  const text = "select id, name, position from person where site_id = $1 order by name_key, id limit $2";
  return run<PersonRead>(tx, text, [siteId, most]);
}

function byWidget<Read>(
  { widgets }: Reading,
  read: (widget: Reading["widgets"][number]) => Read,
): Map<string, Read> {
  return new Map(widgets.map((widget) => [widget.id, read(widget)]));
}
