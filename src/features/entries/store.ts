import { type Tx, run } from "#database/transaction.ts";
import type { Actor } from "#kernel/actor.ts";
import type { LivingKind } from "#widgets/widget.ts";

/** What one reader has written into a widget. */
export type Entry = {
  /** The widget's id. */
  readonly widget: string;
  /** Names it among the entries of its widget; what it stands for is the kind's to say. */
  readonly id: string;
  readonly authorId: number | null;
  readonly authorName: string | null;
  readonly made: Date;
  readonly changed: Date;
  readonly content: unknown;
};

/** Which widgets: of one kind, on one page that the actor was found to read. */
export type EntriesOf = {
  readonly pageId: number;
  readonly kind: LivingKind;
  readonly widgets: readonly string[];
};

/** All entries of these widgets, in one statement, oldest first. */
export async function readEntries(
  actor: Actor,
  { pageId, kind, widgets }: EntriesOf,
  tx: Tx,
): Promise<Entry[]> {
  return run<Entry>(
    tx,
    `select entry.widget, entry.id, entry.author_id as "authorId", author.name as "authorName", entry.made, entry.changed,
       entry.content
     from widget_entry entry left join person author on author.site_id = $1 and author.id = entry.author_id
     where entry.site_id = $1 and entry.page_id = $2 and entry.widget = any($4) and entry.kind = $3
     order by entry.made, entry.id`,
    [actor.siteId, pageId, kind, widgets],
  );
}

/** Whether the actor has marked a widget, and how many people have. */
export type Marks = { readonly isMine: boolean; readonly count: number };

/**
 * Of entries that say a `mark`, one for each person: those that say the mark asked for, by widget, in one statement. Only
 * `countsAll` looks at more than the actor's own. People who are gone are not counted.
 */
export async function readMarks(
  actor: Actor,
  of: {
    readonly pageId: number;
    readonly kind: LivingKind;
    readonly marks: ReadonlyMap<string, string>;
    readonly countsAll: boolean;
  },
  tx: Tx,
): Promise<ReadonlyMap<string, Marks>> {
  const rows = await run<Marks & { readonly widget: string }>(
    tx,
    `select entry.widget, count(*)::int as count, bool_or(entry.author_id = $6) as "isMine"
     from widget_entry entry join unnest($4::text[], $5::text[]) as asked (widget, mark)
       on asked.widget = entry.widget and asked.mark = entry.content->>'mark'
     where entry.site_id = $1 and entry.page_id = $2 and entry.kind = $3
       and entry.author_id is not null and ($7 or (entry.author_id = $6 and entry.id = $6::text))
     group by entry.widget`,
    [
      actor.siteId,
      of.pageId,
      of.kind,
      [...of.marks.keys()],
      [...of.marks.values()],
      actor.personId,
      of.countsAll,
    ],
  );
  return new Map(rows.map(({ widget, ...marks }) => [widget, marks]));
}

export type NewEntry = {
  readonly pageId: number;
  readonly kind: LivingKind;
  readonly widget: string;
  readonly id: string;
  readonly content: unknown;
};

/**
 * Writes an entry, or in place of the one of this id; the actor is its author from then on. False when it says the same
 * already: then nothing is written, and it stays with whom it was.
 */
export async function putEntry(actor: Actor, entry: NewEntry, now: Date, tx: Tx): Promise<boolean> {
  const rows = await run(
    tx,
    `insert into widget_entry (site_id, page_id, widget, kind, id, author_id, made, changed, content)
     values ($1, $2, $3, $4, $5, $6, $7, $7, $8)
     on conflict (site_id, page_id, widget, kind, id) do update
       set author_id = excluded.author_id, changed = excluded.changed, content = excluded.content
       where widget_entry.content is distinct from excluded.content
     returning id`,
    [
      actor.siteId,
      entry.pageId,
      entry.widget,
      entry.kind,
      entry.id,
      actor.personId,
      now,
      JSON.stringify(entry.content),
    ],
  );
  return rows.length > 0;
}
