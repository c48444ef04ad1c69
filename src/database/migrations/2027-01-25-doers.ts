import { type Kysely, sql } from "kysely";

/** Beside each event stands who did it, as whom and from where (decision 0109), also where it waits to be told again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `alter table outbox add column doer jsonb;
       alter table listener_retry add column doer jsonb, add column at timestamptz not null default now();`,
    )
    .execute(db);
}
