import { givenColumns } from "#calls/held-rows.ts";
import { type Tx, run } from "#database/transaction.ts";
import type { Json } from "#kernel/json.ts";
import { removePersonSearch, writePersonSearch } from "../search-store.ts";

/** Signs somebody out everywhere and takes away whatever lets them in again; says whether they had been let in or asked at all. */
export async function closeAccount(personId: number, tx: Tx): Promise<boolean> {
  // First of all, so that nobody is being let in meanwhile.
  const rows = await run<{ known: boolean }>(
    tx,
    `update person set password_hash = null, invited = null from person was
     where person.site_id = $1 and person.id = $2 and was.site_id = $1 and was.id = $2
     returning was.password_hash is not null or was.invited is not null as known`,
    [tx.siteId, personId],
  );
  for (const table of [
    "session",
    "person_token",
    "email_change",
    "waiting_sign_in",
    "two_step",
    "passkey",
    "passkey_challenge",
  ])
    await run(tx, `delete from ${table} where site_id = $1 and person_id = $2`, [tx.siteId, personId]);
  return rows[0]?.known ?? false;
}

/** Takes the row of a person, and with it what little still hangs on it; null where it is gone. No password is in it. */
export async function takePerson(personId: number, tx: Tx): Promise<Json> {
  const rows = await run<{ row: Json }>(
    tx,
    `delete from person where site_id = $1 and id = $2 returning to_jsonb(person) - 'password_hash' as row`,
    [tx.siteId, personId],
  );
  await removePersonSearch(personId, tx);
  return rows[0]?.row ?? null;
}

type Back = { readonly id: number; readonly name: string; readonly email: string; readonly position: string };

/** Puts the row of a person back under its number, also one that was taken before people said something of themselves; null where their address belongs to somebody else by now. */
export async function putPersonBack(taken: Json, tx: Tx): Promise<Back | null> {
  const columns = await givenColumns("person", tx);
  const rows = await run<Back>(
    tx,
    `insert into person (${columns}) overriding system value
     select ${columns} from jsonb_populate_record(null::person, jsonb_build_object('bio', '') || $2::jsonb || jsonb_build_object('site_id', $1::bigint))
     on conflict (site_id, email) do nothing returning id, name, email, position`,
    [tx.siteId, JSON.stringify(taken)],
  );
  const [back] = rows;
  if (back) await writePersonSearch(back, tx);
  return back ?? null;
}
