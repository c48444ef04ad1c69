import { type Tx, run } from "#database/transaction.ts";
import type { Actor } from "#kernel/actor.ts";

export type NewPerson = {
  readonly id: number;
  readonly name: string;
  readonly position: string;
  readonly photo: string | null;
};

/** People of the site who have signed in for the first time since a moment, the newest first; not the actor. */
export async function readNewPeople(
  actor: Actor,
  { since, most }: { readonly since: Date; readonly most: number },
  tx: Tx,
): Promise<NewPerson[]> {
  return run<NewPerson>(
    tx,
    `select id, name, position, photo from person
     where site_id = $1 and created > $2 and password_hash is not null and role <> 'external' and id <> $3
     order by created desc, id limit $4`,
    [actor.siteId, since, actor.personId, most],
  );
}
