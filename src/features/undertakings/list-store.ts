import { type Tx, run } from "#database/transaction.ts";
import type { Actor } from "#kernel/actor.ts";
import { isOwner } from "#kernel/viewer.ts";
import type { Reason, UndertakingRow } from "./model/undertaking.ts";
import { failuresShown } from "./rules.ts";
import { undertakingColumns } from "./store.ts";

export type FailedItem = { readonly name: string; readonly reason: Reason };
export type ListedUndertaking = UndertakingRow & {
  readonly name: string | null;
  readonly failures: readonly FailedItem[];
};

/** One's own, for owners all of the site; those that move first, then the newest. Only what failed is read of their items. */
export function listUndertakings(actor: Actor, most: number, tx: Tx): Promise<ListedUndertaking[]> {
  return run<ListedUndertaking>(
    tx,
    `select ${undertakingColumns}, person.name,
       case when undertaking.failed + undertaking.kept = 0 then '[]' else
         (select coalesce(json_agg(json_build_object('name', item.name, 'reason', item.reason) order by item.place), '[]')
          from (select place, name, reason from undertaking_item where site_id = $1 and undertaking_id = undertaking.id
            and fate in ('refused', 'broken', 'kept') order by place limit ${failuresShown}) item) end as failures
     from undertaking left join person on person.site_id = $1 and person.id = undertaking.person_id
     where undertaking.site_id = $1 and ($3 or undertaking.person_id = $2)
     order by undertaking.ended is not null, undertaking.began desc, undertaking.id desc limit $4`,
    [actor.siteId, actor.personId, isOwner(actor), most],
  );
}

/** All that did not work of one. */
export function readFailures(id: number, tx: Tx): Promise<FailedItem[]> {
  return run<FailedItem>(
    tx,
    `select name, reason from undertaking_item where site_id = $1 and undertaking_id = $2 and fate in ('refused', 'broken', 'kept') order by place`,
    [tx.siteId, id],
  );
}

/** What the newest of what a person began and still moves is at; null where nothing moves. `person` is a row, in SQL. */
export const movingBeside = `(select json_build_object('state', state, 'total', total, 'mark', mark, 'reached', reached)
  from undertaking moving where moving.site_id = $1 and moving.person_id = person.id and moving.ended is null order by moving.began desc, moving.id desc limit 1)`;

export type Moving = Pick<UndertakingRow, "state" | "total" | "mark" | "reached">;

/** The same for an actor whom no session told of. */
export async function readMoving(actor: Actor, tx: Tx): Promise<Moving | null> {
  const rows = await run<{ moving: Moving | null }>(
    tx,
    `select ${movingBeside} as moving from person where person.site_id = $1 and person.id = $2`,
    [actor.siteId, actor.personId],
  );
  return rows[0]?.moving ?? null;
}
