import { type Tx, run } from "#database/transaction.ts";
import { type Actor, principal } from "#kernel/actor.ts";
import type { Area, SubsiteRole } from "#kernel/viewer.ts";
import { type BarSubsite, barMost } from "./model/bar.ts";
import { isSubsiteOpen } from "./store.ts";

/** Where somebody stands on a site with subsites. */
export type Standing = {
  /** The subsite that an address names; null when there is none of this slug, or none is named. */
  readonly here: NamedSubsite | null;
  /** The roles in subsites, as they count: in an archived one everybody is a viewer (SUBS-17). */
  readonly roles: readonly (readonly [Area, SubsiteRole])[];
  readonly open: readonly Area[];
};

export type NamedSubsite = {
  readonly id: Area;
  readonly slug: string;
  readonly isPublic: boolean;
  /** A page of it is open to them by name or by link. */
  readonly hasPageFor: boolean;
};

/** The number of the subsite of a slug, in SQL: the one that has it, or else had it (`subsite_address`). */
const numberOf = (slug: string) => `coalesce((select id from subsite where site_id = $1 and slug = ${slug}),
  (select subsite_id from subsite_address where site_id = $1 and slug = ${slug}))`;

/** In SQL, the archived subsites of the site: they are few, so that they are read once, where each membership would else look its subsite up. */
const archived = "array(select id from subsite where site_id = $1 and is_archived)";

/** All of it as one value in SQL: `person` is the id of who asks, `named` and `guestOf` are the slug of an address and the pages of a guest. */
const standing = ({ person, named, guestOf }: { person: string; named: string; guestOf: string }) =>
  `(select json_build_object(
    'here', (select json_build_object('id', here.id, 'slug', here.slug, 'isPublic', ${isSubsiteOpen("here")}, 'hasPageFor', exists (
        select from page_reader reader join page on page.site_id = $1 and page.id = reader.page_id and page.subsite_id = here.id
        where reader.site_id = $1 and (reader.principal_id = ${principal("person")} + ${person}
          or reader.principal_id = any(array(select ${principal("guest")} + each from unnest(${guestOf}) each)))))
      from subsite here where here.site_id = $1 and here.id = ${numberOf(named)} and here.slug <> ''),
    'roles', (select coalesce(json_agg(json_build_array(joined.subsite_id, case when joined.subsite_id = any(${archived}) then 'viewer' else joined.role end)), '[]')
      from membership joined where joined.site_id = $1 and joined.person_id = ${person}),
    'open', (select coalesce(json_agg(open.id order by open.id), '[]') from subsite open where open.site_id = $1 and ${isSubsiteOpen("open")})))`;

/** For the statement that finds a session (`findSessionBeside`): the slug is $5, and empty where none is named. */
export const standingBeside = standing({ person: "person.id", named: "$5::text", guestOf: "'{}'::bigint[]" });

/** The number of the subsite that the address names, for what is read beside it; none when there is no such. */
export const namedSubsite = numberOf("$5::text");

/** One more than the bar shows, so that it is known whether there are more. */
const barRead = barMost + 1;

/**
 * What stands in the bar, as a value in SQL: the subsites that somebody is in and those that are not archived, the one that the
 * address names before all others; for visitors public ones. What of it they may see is a rule (`barOf`).
 */
const bar = (
  person: string,
  named: string,
) => `(select coalesce(json_agg(json_build_object('id', each.id, 'slug', each.slug, 'name', each.name,
    'isPublic', each.is_public, 'listing', each.listing, 'given', each.given) order by ${firstOfBar("each", named)}), '[]')
  from (select subsite.id, subsite.slug, subsite.name, ${isSubsiteOpen("subsite")} as is_public, subsite.listing, joined.role as given
    from subsite left join membership joined on joined.site_id = $1 and joined.subsite_id = subsite.id and joined.person_id = ${person}
    where subsite.site_id = $1 and subsite.slug <> ''
      and (subsite.slug = ${named} or not subsite.is_archived and (joined.role is not null or ${person} is null and ${isSubsiteOpen("subsite")}))
    order by ${firstOfBar("subsite", named)} limit ${barRead}) each)`;

const firstOfBar = (row: string, named: string) =>
  `${row}.slug = ${named} desc, lower(${row}.name), ${row}.id`;

/** For the statement that finds a session, as `standingBeside`. */
export const barBeside = bar("person.id", "$5::text");

/** For those who have no session. */
export async function readBar(actor: Actor, tx: Tx): Promise<BarSubsite[]> {
  const values = [tx.siteId, actor.personId, actor.subsiteSlug ?? ""];
  const rows = await run<{ bar: BarSubsite[] }>(tx, `select ${bar("$2::bigint", "$3::text")} as bar`, values);
  return rows[0]?.bar ?? [];
}

const standingOfStrangers = `select ${standing({ person: "null::bigint", named: "$2::text", guestOf: "$3::bigint[]" })} as standing`;
const standingOfPerson = `select ${standing({ person: "$3::bigint", named: "$2::text", guestOf: "'{}'::bigint[]" })} as standing`;

/** Where visitors and guests stand. */
export async function readStanding(
  asked: { readonly slug: string; readonly guestOf: readonly number[] },
  tx: Tx,
): Promise<Standing> {
  const values = [tx.siteId, asked.slug, asked.guestOf];
  const rows = await run<{ standing: Standing }>(tx, standingOfStrangers, values);
  return rows[0]?.standing ?? { here: null, roles: [], open: [] };
}

/** Where a person stands who is not asking themself: a mail is written to them, a command acts as them. */
export async function readStandingOf(personId: number, tx: Tx): Promise<Standing> {
  const rows = await run<{ standing: Standing }>(tx, standingOfPerson, [tx.siteId, "", personId]);
  return rows[0]?.standing ?? { here: null, roles: [], open: [] };
}
