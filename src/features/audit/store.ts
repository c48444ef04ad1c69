import { type Tx, run } from "#database/transaction.ts";
import type { Actor } from "#kernel/actor.ts";
import type { Entry } from "./model/canonical.ts";
import { keptDaysAtFirst } from "./rules.ts";

/** An entry with its hash. */
export type Chained = Entry & { readonly hash: Buffer };

/** Where a chain begins, and where it ends. */
export type Ends = {
  readonly anchor: number;
  readonly anchorHash: Buffer;
  readonly head: number;
  readonly headHash: Buffer;
};

/** The ends of the site's chain, held until the transaction is over: one writer at a time. */
export async function holdChain(tx: Tx): Promise<Ends> {
  await run(tx, "insert into audit_chain (site_id, kept_days) values ($1, $2) on conflict do nothing", [
    tx.siteId,
    keptDaysAtFirst,
  ]);
  const rows = await run<Ends>(tx, `${ends} for update`, [tx.siteId]);
  return rows[0] as Ends;
}

const ends = `select head, head_hash as "headHash", anchor, anchor_hash as "anchorHash" from audit_chain where site_id = $1`;

/** The same, only to read. */
export async function readEnds(tx: Tx): Promise<Ends> {
  const rows = await run<Ends>(tx, ends, [tx.siteId]);
  return rows[0] ?? { anchor: 0, anchorHash: Buffer.alloc(0), head: 0, headHash: Buffer.alloc(0) };
}

/** Which of these events stand in the chain already. */
export async function findTold(eventIds: readonly number[], tx: Tx): Promise<Set<number>> {
  const rows = await run<{ id: number }>(
    tx,
    "select event_id as id from audit_entry where site_id = $1 and event_id = any($2::bigint[])",
    [tx.siteId, eventIds],
  );
  return new Set(rows.map(({ id }) => id));
}

/** When somebody last did the same as another person. */
export async function lastDoneAs(
  { actorId, asId, call }: { actorId: number | null; asId: number | null; call: string },
  tx: Tx,
): Promise<Date | null> {
  const rows = await run<{ at: Date }>(
    tx,
    `select at from audit_entry where site_id = $1 and actor_id = $2 and as_id = $3 and kind = 'done-as-another'
       and details ->> 'call' = $4 order by place desc limit 1`,
    [tx.siteId, actorId, asId, call],
  );
  return rows[0]?.at ?? null;
}

/** Writes entries behind the head, and moves it. */
export async function append(entries: readonly Chained[], tx: Tx): Promise<void> {
  const last = entries.at(-1);
  if (!last) return;
  await run(
    tx,
    `insert into audit_entry (site_id, place, event_id, at, kind, actor_id, actor_name, as_id, as_name, target_id, target_name,
       page_id, subsite_id, details, address, browser, hash)
     select $1, place, event_id, at, kind, actor_id, actor_name, as_id, as_name, target_id, target_name,
       page_id, subsite_id, details, address, browser, decode(hash, 'hex')
     from jsonb_to_recordset($2::jsonb) as entry (place bigint, event_id bigint, at timestamptz, kind text, actor_id bigint,
       actor_name text, as_id bigint, as_name text, target_id bigint, target_name text, page_id bigint, subsite_id bigint,
       details jsonb, address text, browser text, hash text)`,
    [tx.siteId, JSON.stringify(entries.map(columnsOf))],
  );
  await run(tx, "update audit_chain set head = $2, head_hash = $3 where site_id = $1", [
    tx.siteId,
    last.place,
    last.hash,
  ]);
}

function columnsOf(entry: Chained) {
  return {
    place: entry.place,
    event_id: entry.eventId,
    at: entry.at,
    kind: entry.kind,
    actor_id: entry.actorId,
    actor_name: entry.actorName,
    as_id: entry.asId,
    as_name: entry.asName,
    target_id: entry.targetId,
    target_name: entry.targetName,
    page_id: entry.pageId,
    subsite_id: entry.subsiteId,
    details: entry.details,
    address: entry.address,
    browser: entry.browser,
    hash: entry.hash.toString("hex"),
  };
}

const columns = `entry.place, entry.event_id as "eventId", entry.at, entry.kind, entry.actor_id as "actorId", entry.actor_name as "actorName",
  entry.as_id as "asId", entry.as_name as "asName", entry.target_id as "targetId", entry.target_name as "targetName",
  entry.page_id as "pageId", entry.subsite_id as "subsiteId", entry.details, entry.address, entry.browser`;

/** Entries behind a place in the order of the chain, for whoever checks it. */
export function readChain(after: number, most: number, tx: Tx): Promise<Chained[]> {
  return run<Chained>(
    tx,
    `select ${columns}, entry.hash from audit_entry entry where site_id = $1 and place > $2 order by place limit $3`,
    [tx.siteId, after, most],
  );
}

/** The names that people have now; those who are gone have none. */
export async function namesOf(ids: readonly number[], tx: Tx): Promise<Map<number, string>> {
  const rows = await run<{ id: number; name: string }>(
    tx,
    "select id, name from person where site_id = $1 and id = any($2::bigint[])",
    [tx.siteId, ids],
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}

export type Asked = {
  /** Null for everybody. */
  readonly people: readonly number[] | null;
  readonly kinds: readonly string[] | null;
  /** A day of the site's calendar, as 2026-11-21. */
  readonly day: string | null;
  readonly before: number | null;
  readonly most: number;
};

export type ListedEntry = Entry & { readonly title: string | null; readonly subsite: string | null };

/** Entries, the newest first. The title of a page stands there as far as the actor may read the page today. */
export function listEntries(actor: Actor, asked: Asked, tx: Tx): Promise<ListedEntry[]> {
  const { people, kinds, day, before, most } = asked;
  const values = [actor.siteId, before, most, actor.principals, people, kinds, day];
  return run<ListedEntry>(
    tx,
    `select ${columns},
       (select title from page where page.site_id = $1 and page.id = entry.page_id and exists (
         select from page_reader reader where reader.site_id = $1 and reader.page_id = page.id and reader.principal_id = any($4::bigint[]))) as title,
       (select name from subsite where subsite.site_id = $1 and subsite.id = entry.subsite_id and subsite.slug <> '') as subsite
     from audit_entry entry
     where entry.site_id = $1 and ($2::bigint is null or entry.place < $2)
       and ($5::bigint[] is null or entry.actor_id = any($5) or entry.target_id = any($5) or entry.as_id = any($5))
       and ($6::text[] is null or entry.kind = any($6))
       and ($7::date is null or entry.at >= ${startOf("$7::date")} and entry.at < ${startOf("$7::date + 1")})
     order by entry.place desc limit $3`,
    values,
  );
}

/** When a day of the site's calendar begins, in SQL. */
const startOf = (day: string) =>
  `((${day})::timestamp at time zone (select time_zone from site where id = $1))`;

/** People of a part of their name, at most so many. */
const namedMost = 50;

export async function findNamed(actor: Actor, name: string, tx: Tx): Promise<number[]> {
  const rows = await run<{ id: number }>(
    tx,
    `select id from person where site_id = $1 and strpos(lower(name), lower($2)) > 0 order by id limit ${namedMost}`,
    [actor.siteId, name],
  );
  return rows.map(({ id }) => id);
}

/** Somebody who is here, or whom the log names; null when there is nobody of this number. */
export async function findNameInLog(
  actor: Actor,
  id: number,
  tx: Tx,
): Promise<{ name: string | null } | null> {
  const rows = await run<{ name: string | null }>(
    tx,
    `(select name from person where site_id = $1 and id = $2)
     union all (select target_name from audit_entry where site_id = $1 and target_id = $2 order by place desc limit 1)
     union all (select actor_name from audit_entry where site_id = $1 and actor_id = $2 order by place desc limit 1) limit 1`,
    [actor.siteId, id],
  );
  return rows[0] ?? null;
}

/** For how many days entries are kept; null for always. */
export async function readKeptDays(tx: Tx): Promise<number | null> {
  const rows = await run<{ days: number | null }>(
    tx,
    "select kept_days as days from audit_chain where site_id = $1",
    [tx.siteId],
  );
  return rows[0] ? rows[0].days : keptDaysAtFirst;
}

export async function saveKeptDays(actor: Actor, days: number | null, tx: Tx): Promise<void> {
  await run(tx, "update audit_chain set kept_days = $2 where site_id = $1", [actor.siteId, days]);
}

/**
 * Removes the oldest entries from before a moment, at most so many, and lets the chain begin behind them. Only from its beginning:
 * an entry that stands behind a younger one stays until that goes. Gives how many went, and where the chain begins now.
 */
export async function removeOldest(
  before: Date,
  most: number,
  tx: Tx,
): Promise<{ count: number; anchor: number; hash: Buffer } | null> {
  const rows = await run<{ count: number; anchor: number; hash: Buffer }>(
    tx,
    `with old as (select place, hash, at from audit_entry where site_id = $1 order by place limit $3),
       young as (select coalesce(min(place), 9223372036854775807) as first from old where at >= $2),
       gone as (select old.place, old.hash from old, young where old.place < young.first),
       last as (select place, hash from gone order by place desc limit 1),
       removed as (delete from audit_entry where site_id = $1 and place in (select place from gone) returning place),
       moved as (update audit_chain set anchor = last.place, anchor_hash = last.hash from last where site_id = $1 returning anchor, anchor_hash)
     select (select count(*)::int from removed) as count, anchor, anchor_hash as hash from moved`,
    [tx.siteId, before, most],
  );
  return rows[0] ?? null;
}
