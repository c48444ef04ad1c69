import type pg from "pg";

/**
 * Makes the outbox of another cluster right for this one, after its rows were copied in: transaction numbers mean nothing
 * here, so the events are ranked by what the listeners have heard, in numbers smaller than any transaction has. What a
 * listener has not heard it hears once more; ids stay, because effects are told apart by them.
 */
export async function rebaseOutbox(client: pg.ClientBase): Promise<void> {
  await client.query(
    `update outbox set xid = (select count(*) from (select distinct xid, id from listener_position) heard
       where (heard.xid, heard.id) < (outbox.xid, outbox.id))::text::xid8`,
  );
  await client.query(
    `update listener_position set xid = (ranked.rank - 1)::text::xid8, id = $1
     from (select listener, dense_rank() over (order by xid, id) as rank from listener_position) ranked
     where ranked.listener = listener_position.listener`,
    [String(2n ** 53n - 1n)],
  );
}

/** Waits until no process is telling a listener of this database anything, and keeps it so to the end of the transaction. */
export async function holdReaders(client: pg.ClientBase): Promise<void> {
  await client.query(
    `select pg_advisory_xact_lock(hashtextextended(turn || ':' || listener, 0))
     from (select turn, listener from listener_position, unnest(array['outbox', 'outbox-retries']) as turn order by 1, 2) known`,
  );
}
