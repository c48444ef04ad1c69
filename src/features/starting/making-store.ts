import { type Tx, run } from "#database/transaction.ts";
import type { MadeSoFar } from "./model/making-steps.ts";
import type { StartingPoint } from "./model/starting-points.ts";

/** Milliseconds after which whoever made the site counts as gone, and somebody may begin again. */
const patience = 20_000;

/** Takes the making of the site; false while somebody else is at it. */
export async function claimMaking(point: StartingPoint, now: Date, tx: Tx): Promise<boolean> {
  const rows = await run(
    tx,
    `insert into site_making (site_id, point, touched) values ($1, $2, $3)
     on conflict (site_id) do update set point = excluded.point, touched = excluded.touched, pictures = 0, pages = 0, ended = false
       where site_making.ended or site_making.touched < $4
     returning site_id`,
    [tx.siteId, point, now, new Date(now.getTime() - patience)],
  );
  return rows.length > 0;
}

export async function noteMaking({ pictures, pages }: MadeSoFar, now: Date, tx: Tx): Promise<void> {
  await run(tx, "update site_making set pictures = $2, pages = $3, touched = $4 where site_id = $1", [
    tx.siteId,
    pictures,
    pages,
    now,
  ]);
}

export async function endMaking(tx: Tx): Promise<void> {
  await run(tx, "update site_making set ended = true where site_id = $1", [tx.siteId]);
}

/** The making that somebody is at; null when nobody is, or they have not been heard of for long. */
export async function findMaking(
  now: Date,
  tx: Tx,
): Promise<(MadeSoFar & { readonly point: StartingPoint }) | null> {
  const rows = await run<MadeSoFar & { point: StartingPoint }>(
    tx,
    "select point, pictures, pages from site_making where site_id = $1 and not ended and touched >= $2",
    [tx.siteId, new Date(now.getTime() - patience)],
  );
  return rows[0] ?? null;
}
