import { type Tx, run } from "#database/transaction.ts";
import type { UndertakingInput, UndertakingItem } from "#calls/undertaking-kind.ts";
import type { Json } from "#kernel/json.ts";
import type { Pass, Reason, UndertakingRow, UndertakingState } from "./model/undertaking.ts";

/** The columns of an `UndertakingRow`, in SQL, of the row `undertaking`. */
export const undertakingColumns = `undertaking.id, undertaking.kind, undertaking.person_id as "personId", undertaking.acting_id as "actingId",
  undertaking.input, undertaking.state, undertaking.total, undertaking.mark, undertaking.reached, undertaking.done, undertaking.failed,
  undertaking.undone, undertaking.kept, undertaking.reason, undertaking.began, undertaking.ended`;

type New = {
  readonly kind: string;
  readonly personId: number | null;
  readonly input: UndertakingInput;
  readonly items: readonly UndertakingItem[];
  readonly now: Date;
};

export async function insertUndertaking(
  { kind, personId, input, items, now }: New,
  tx: Tx,
): Promise<UndertakingRow> {
  const rows = await run<UndertakingRow>(
    tx,
    `insert into undertaking (site_id, kind, person_id, acting_id, input, state, total, began, moved)
     values ($1, $2, $3, $3, $4, 'running', $5, $6, $6) returning ${undertakingColumns}`,
    [tx.siteId, kind, personId, JSON.stringify(input), items.length, now],
  );
  const row = rows[0] as UndertakingRow;
  await run(
    tx,
    `insert into undertaking_item (site_id, undertaking_id, place, name, data)
     select $1, $2, place - 1, name, data from unnest($3::text[], $4::jsonb[]) with ordinality as item (name, data, place)`,
    [tx.siteId, row.id, items.map(({ name }) => name), items.map(({ data }) => JSON.stringify(data))],
  );
  return row;
}

/** Locked until the step is done: whoever cancels waits for it, and no two take the same step. */
export async function lockUndertaking(id: number, tx: Tx): Promise<UndertakingRow | null> {
  const rows = await run<UndertakingRow>(
    tx,
    `select ${undertakingColumns} from undertaking where site_id = $1 and id = $2 for update`,
    [tx.siteId, id],
  );
  return rows[0] ?? null;
}

export type PlacedItem = UndertakingItem & { readonly place: number; readonly noted: Json };

/** Items that are tried next: forwards all from the mark on, backwards those before it that were done. */
export function nextItems(
  { id, state, mark }: Pick<UndertakingRow, "id" | "state" | "mark">,
  most: number,
  tx: Tx,
): Promise<PlacedItem[]> {
  const which =
    state === "undoing" ? "place < $3 and fate = 'done' order by place desc" : "place >= $3 order by place";
  return run<PlacedItem>(
    tx,
    `select place, name, data, noted from undertaking_item where site_id = $1 and undertaking_id = $2 and ${which} limit $4`,
    [tx.siteId, id, mark, most],
  );
}

/** What became of an item: done or not while it goes forwards, taken back or kept while it is undone. */
export type Fate = {
  readonly place: number;
  readonly fate: "done" | "refused" | "broken" | "undone" | "kept";
  readonly noted: Json;
  readonly reason: Reason | null;
};

export async function saveFates(id: number, fates: readonly Fate[], tx: Tx): Promise<void> {
  if (fates.length === 0) return;
  await run(
    tx,
    `update undertaking_item item set fate = told.fate, noted = told.noted, reason = told.reason
     from unnest($3::int[], $4::text[], $5::jsonb[], $6::jsonb[]) as told (place, fate, noted, reason)
     where item.site_id = $1 and item.undertaking_id = $2 and item.place = told.place`,
    [
      tx.siteId,
      id,
      fates.map(({ place }) => place),
      fates.map(({ fate }) => fate),
      fates.map(({ noted }) => JSON.stringify(noted)),
      fates.map(({ reason }) => reason && JSON.stringify(reason)),
    ],
  );
}

/** Where it is from now on; what it counts grows by these. */
export type Moved = {
  readonly state: UndertakingState;
  readonly mark: number;
  readonly fates: readonly Fate[];
  readonly reason: Reason | null;
  readonly now: Date;
};

export async function saveMoved(
  id: number,
  { state, mark, fates, reason, now }: Moved,
  tx: Tx,
): Promise<UndertakingRow> {
  const count = (...wanted: readonly Fate["fate"][]) =>
    fates.filter(({ fate }) => wanted.includes(fate)).length;
  const rows = await run<UndertakingRow>(
    tx,
    `update undertaking set state = $3, mark = $4, reached = greatest(reached, $4), done = done + $5, failed = failed + $6,
       undone = undone + $7, kept = kept + $8, reason = $9::jsonb, moved = $10,
       ended = case when $3 in ('running', 'undoing') then null else $10::timestamptz end
     where site_id = $1 and id = $2 returning ${undertakingColumns}`,
    [
      tx.siteId,
      id,
      state,
      mark,
      count("done"),
      count("refused", "broken"),
      count("undone"),
      count("kept"),
      reason && JSON.stringify(reason),
      now,
    ],
  );
  return rows[0] as UndertakingRow;
}

/** Turned around by whoever undoes it. What could not be taken back before is tried again. */
export async function saveTurned(
  id: number,
  { actingId, now }: { readonly actingId: number | null; readonly now: Date },
  tx: Tx,
): Promise<UndertakingRow> {
  await run(
    tx,
    "update undertaking_item set fate = 'done', reason = null where site_id = $1 and undertaking_id = $2 and fate = 'kept'",
    [tx.siteId, id],
  );
  const rows = await run<UndertakingRow>(
    tx,
    `update undertaking set state = 'undoing', acting_id = $3, mark = reached, kept = 0, reason = null, ended = null, moved = $4
     where site_id = $1 and id = $2 returning ${undertakingColumns}`,
    [tx.siteId, id, actingId, now],
  );
  return rows[0] as UndertakingRow;
}

/** Those of the site that should be moving and have not since a moment, marked as looked at. */
export function takeStill(
  before: Date,
  now: Date,
  tx: Tx,
): Promise<{ id: number; pass: Pass; mark: number }[]> {
  return run(
    tx,
    `update undertaking set moved = $3 where site_id = $1 and ended is null and moved < $2 returning id, state as pass, mark`,
    [tx.siteId, before, now],
  );
}

/** At most so many that ended before a moment go, with their items. */
export async function removeEnded(before: Date, most: number, tx: Tx): Promise<void> {
  await run(
    tx,
    `delete from undertaking where site_id = $1 and id in (
       select id from undertaking where site_id = $1 and ended < $2 order by ended limit $3)`,
    [tx.siteId, before, most],
  );
}
