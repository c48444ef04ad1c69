import { type Tx, run } from "#database/transaction.ts";
import { mayEditPageNow, readsPageNow } from "#features/access/store.ts";
import { type Actor, principal } from "#kernel/actor.ts";
import { isGivenByRole } from "#features/people/rights-requests/model/where-given.ts";
import { placeOf, slugOf } from "#features/subsites/store.ts";
import type { LanguageCode } from "#kernel/languages.ts";
import type { SiteRole } from "#kernel/viewer.ts";
import { type WantedPage, knowsAllEditors } from "./rules.ts";

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

/** Who asks, as they are by now. */
export type Asker = { readonly id: number; readonly role: SiteRole };

/** A page as the request for a right on it needs it. */
export type AskedPage = WantedPage & {
  readonly id: number;
  readonly title: string;
  /** Of the subsite that it lies in; empty for the main group. */
  readonly subsite: string;
  readonly subsiteSlug: string;
  /** Whoever asks is in that subsite; a public one is read by others, too. */
  readonly isInside: boolean;
  readonly authorIds: readonly number[];
};

const askedColumns = `page.id, page.title, coalesce(${placeOf("page")}, '') as subsite, ${slugOf("page")} as "subsiteSlug", to_json(array_remove(array[page.modifier_id, page.creator_id], null)) as "authorIds",
  exists (select from membership joined where joined.site_id = $1 and joined.person_id = asker.id
    and joined.subsite_id = page.subsite_id) as "isInside",
  ${mayEditPageNow("asker", "page.id")} as "mayEdit"`;
const byAsker = "from person asker join page on page.site_id = $1";

/** The page, if the asker reads it. */
export async function findAskedPage(askerId: number, id: number, tx: Tx): Promise<AskedPage | null> {
  const rows = await run<AskedPage>(
    tx,
    `select ${askedColumns} ${byAsker} and page.id = $3
     where asker.site_id = $1 and asker.id = $2 and ${readsPageNow("asker", "page.id")}`,
    [tx.siteId, askerId, id],
  );
  return rows[0] ?? null;
}

const closed = `page.trashed is null and not ${readsPageNow("asker", "page.id")}`;

/** The page, if the asker does not read it; nothing of it is for them. */
export async function findClosedPage(askerId: number, id: number, tx: Tx): Promise<AskedPage | null> {
  const rows = await run<AskedPage>(
    tx,
    `select ${askedColumns} ${byAsker} and page.id = $3 where asker.site_id = $1 and asker.id = $2 and ${closed}`,
    [tx.siteId, askerId, id],
  );
  return rows[0] ?? null;
}

/** The number of the page at an address of a subsite, old or new, or of one that is in it; whoever asks. */
export async function findIdAt(
  { slug, id, area }: { readonly slug: string | null; readonly id: number | null; readonly area: number },
  tx: Tx,
): Promise<number | null> {
  const rows = await run<{ id: number }>(
    tx,
    `select page_id as id from page_address where site_id = $1 and subsite_id = $2 and slug_key = $3
     union all select id from page where site_id = $1 and subsite_id = $2 and id = $4 limit 1`,
    [tx.siteId, area, slug?.toLowerCase() ?? null, id],
  );
  return rows[0]?.id ?? null;
}

const isNamed = `exists (select from page_reader named where named.site_id = $1 and named.page_id = $3 and named.may_edit
  and named.principal_id = ${principal("person")}::bigint + person.id)`;

const administersPlace = `exists (select from membership joined join page on page.site_id = $1 and page.id = $3
  where joined.site_id = $1 and joined.person_id = person.id and joined.subsite_id = page.subsite_id and joined.role = 'admin')`;

/** Those who can be asked for a right on a page, who wrote it first; with `onlyId` that one alone. Not the asker, nor anybody from outside. */
export async function listPageCandidates(
  asker: Asker,
  { page, right, onlyId = null }: { page: AskedPage; right: "page" | "read"; onlyId?: number | null },
  tx: Tx,
): Promise<Candidate[]> {
  return run<Candidate>(
    tx,
    `select id, name, email, photo, role, language from person
     where site_id = $1 and password_hash is not null and role <> 'external' and id <> $2 and ($4::bigint is null or id = $4)
       and case when $7 then ${administersPlace} else $6 or id = any($5) or role in ('owner', 'admin') end
       and ${mayEditPageNow("person", "$3::bigint")}
     order by array_position($5::bigint[], id) nulls last, ${isNamed} desc, name_key, id limit ${candidatesMost}`,
    [
      tx.siteId,
      asker.id,
      page.id,
      onlyId,
      page.authorIds,
      knowsAllEditors(asker),
      isGivenByRole(right, page),
    ],
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
