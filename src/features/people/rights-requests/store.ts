import { type Tx, run } from "#database/transaction.ts";
import { groupIdsOf } from "#features/sessions/store.ts";
import type { Actor } from "#kernel/actor.ts";
import type { LanguageCode } from "#kernel/languages.ts";
import type { SiteRole, Viewer } from "#kernel/viewer.ts";
import { type WantedPage, editorsToAsk } from "./rules.ts";

export type Candidate = {
  readonly id: number;
  readonly name: string;
  readonly photo: string | null;
  readonly email: string;
  readonly role: SiteRole;
  readonly language: LanguageCode | null;
};

/** As many as one can choose from at a glance. */
export const candidatesMost = 100;

const askable = "site_id = $1 and role = any($2::text[]) and password_hash is not null";

/** Those of the roles who have signed in and can answer, by name; not the actor. */
export async function listCandidates(actor: Actor, roles: readonly SiteRole[], tx: Tx): Promise<Candidate[]> {
  return run<Candidate>(
    tx,
    `select id, name, email, photo, role, language from person where ${askable} and id is distinct from $3
     order by name_key, id limit ${candidatesMost}`,
    [actor.siteId, [...roles], actor.personId],
  );
}

export async function findCandidate(
  id: number,
  roles: readonly SiteRole[],
  tx: Tx,
): Promise<Candidate | null> {
  const rows = await run<Candidate>(
    tx,
    `select id, name, email, photo, role, language from person where ${askable} and id = $3`,
    [tx.siteId, [...roles], id],
  );
  return rows[0] ?? null;
}

/** Who asks, by the principals that they read by: an actor, or a person whom an event names. */
export type Asker = Viewer & { readonly principals: readonly number[] };

/** A page that somebody reads, as the request to edit it needs it. */
export type AskedPage = WantedPage & {
  readonly id: number;
  readonly title: string;
  readonly sharers: readonly number[];
  readonly authorIds: readonly number[];
};

/** The page, if the asker reads it; the reader rows say so, and who else edits it. */
export async function findAskedPage(asker: Asker, id: number, tx: Tx): Promise<AskedPage | null> {
  const rows = await run<AskedPage>(
    tx,
    `select page.id, page.title, coalesce(json_agg(reader.principal_id) filter (where reader.may_edit), '[]') as sharers,
       to_json(array_remove(array[page.modifier_id, page.creator_id], null)) as "authorIds",
       coalesce(bool_or(reader.may_edit) filter (where reader.principal_id = any($3)), false) as "mayEdit"
     from page join page_reader reader on reader.site_id = $1 and reader.page_id = page.id
     where page.site_id = $1 and page.id = $2
     group by page.id, page.title, page.modifier_id, page.creator_id
     having bool_or(reader.principal_id = any($3))`,
    [asker.siteId, id, asker.principals],
  );
  return rows[0] ?? null;
}

/** Those who can be asked for the right to edit a page, who wrote it first; with `onlyId` that one alone. Not the asker. */
export async function listPageCandidates(
  asker: Asker,
  page: AskedPage,
  tx: Tx,
  onlyId: number | null = null,
): Promise<Candidate[]> {
  const { personIds, roles, groupIds } = editorsToAsk(asker, page);
  return run<Candidate>(
    tx,
    `select id, name, email, photo, role, language from person
     where site_id = $1 and password_hash is not null and role <> 'external' and id is distinct from $2
       and (id = any($3) or role = any($4::text[]) or $7::bigint[] && ${groupIdsOf("person.id")}) and ($5::bigint is null or id = $5)
     order by array_position($6::bigint[], id) nulls last, id = any($3) desc, name_key, id limit ${candidatesMost}`,
    [asker.siteId, asker.personId, personIds, [...roles], onlyId, page.authorIds, groupIds],
  );
}

/** Who asks, with the role they have by now; null when they are gone. */
export async function findAsker(id: number, tx: Tx): Promise<Candidate | null> {
  const rows = await run<Candidate>(
    tx,
    "select id, name, email, photo, role, language from person where site_id = $1 and id = $2",
    [tx.siteId, id],
  );
  return rows[0] ?? null;
}
