import { type Tx, run } from "#database/transaction.ts";
import { type Actor, principal } from "#kernel/actor.ts";
import { type Area, type SubsiteRole, subsiteRoles } from "#kernel/viewer.ts";
import { type BarSubsite, barMost } from "./model/bar.ts";
import { isSubsiteOpen } from "./store.ts";

/** Where somebody stands on a site with subsites. */
export type Standing = {
  /** The subsite that an address names; null when there is none of this slug, or none is named. */
  readonly here: NamedSubsite | null;
  /** The subsites in which they have each role, as it counts: in an archived one everybody is a viewer (SUBS-17). */
  readonly roles: Readonly<Record<SubsiteRole, readonly Area[]>>;
  readonly open: readonly Area[];
};

const noRoles: Standing["roles"] = { admin: [], editor: [], viewer: [] };

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

/** In SQL, where somebody has which role, as it counts: a list for each role costs a fifth of a pair for each subsite. */
const rolesOf = (person: string) => {
  const withRole = (role: SubsiteRole) =>
    `'${role}', coalesce(array_agg(held.id) filter (where held.role = '${role}'), '{}')`;
  return `(select json_build_object(${subsiteRoles.map(withRole).join()}) from (
    select joined.subsite_id as id, case when joined.subsite_id = any(${archived}) then 'viewer' else joined.role end as role
    from membership joined where joined.site_id = $1 and joined.person_id = ${person} offset 0) held)`;
};

/** All of it as one value in SQL: `person` is the id of who asks, `named` and `guestOf` are the slug of an address and the pages of a guest. */
const standing = ({ person, named, guestOf }: { person: string; named: string; guestOf: string }) =>
  `(select json_build_object(
    'here', (select json_build_object('id', here.id, 'slug', here.slug, 'isPublic', ${isSubsiteOpen("here")}, 'hasPageFor', exists (
        select from page_reader reader join page on page.site_id = $1 and page.id = reader.page_id and page.subsite_id = here.id
        where reader.site_id = $1 and (reader.principal_id = ${principal("person")} + ${person}
          or reader.principal_id = any(array(select ${principal("guest")} + each from unnest(${guestOf}) each)))))
      from subsite here where here.site_id = $1 and here.id = ${numberOf(named)} and here.slug <> ''),
    'roles', ${rolesOf(person)},
    'open', (select coalesce(json_agg(open.id order by open.id), '[]') from subsite open where open.site_id = $1 and ${isSubsiteOpen("open")})))`;

/** For the statement that finds a session (`findSessionBeside`): the slug is $5, and empty where none is named. */
export const standingBeside = standing({ person: "person.id", named: "$5::text", guestOf: "'{}'::bigint[]" });

/** The number of the subsite that the address names, for what is read beside it; none when there is no such. */
export const namedSubsite = numberOf("$5::text");

/** One more than the bar shows, so that it is known whether there are more. */
const barRead = barMost + 1;

/** Of somebody in more than so many subsites, those first by name are looked for among all, and not all of theirs put in order. */
const fewJoined = 40;
/** So many are looked at for that: enough for whoever is in one of ten. */
const walkedMost = 100;

const barColumns = `subsite.id, subsite.slug, subsite.name, lower(subsite.name) as key, subsite.accent, ${isSubsiteOpen("subsite")} as is_public, subsite.listing`;
/** In SQL, as the index of names has it. */
const inBar = "subsite.site_id = $1 and subsite.slug <> '' and not subsite.is_archived";

/**
 * What stands in the bar of a person, as a value in SQL: the subsites that they are in and that are not archived, the one that the address names before all
 * others, also where they are not in it. What of it they may see is a rule (`barOf`).
 */
const barOfPerson = (person: string, named: string) => {
  const joined = `joined.site_id = $1 and joined.person_id = ${person}`;
  const theirs = `select ${barColumns}, joined.role as given from membership joined
      cross join lateral (select * from subsite where ${inBar} and subsite.id = joined.subsite_id limit 1) subsite where ${joined}`;
  return `(with several as materialized (select from membership joined where ${joined} limit ${fewJoined + 1}),
    walked as materialized (
      select ${barColumns}, joined.role as given
      from (select * from subsite where ${inBar} and (select count(*) from several) > ${fewJoined} order by lower(subsite.name), subsite.id limit ${walkedMost}) subsite
      cross join lateral (select role from membership joined where ${joined} and joined.subsite_id = subsite.id limit 1) joined limit ${barRead})
  ${shownInBar(
    `select * from walked
    union select ${barColumns}, (select role from membership joined where ${joined} and joined.subsite_id = subsite.id) as given from subsite
      where subsite.site_id = $1 and subsite.slug <> '' and subsite.slug = ${named}
    union select theirs.* from (${theirs}) theirs where (select count(*) from walked) < ${barRead}`,
    named,
  )})`;
};

/** The same for those who have no session: public ones, as far as colleagues would find them on the list (`isListedFor`). */
const barOfStranger = (named: string) =>
  `(${shownInBar(
    `select ${barColumns}, null as given from subsite where subsite.site_id = $1 and subsite.slug <> ''
      and (subsite.slug = ${named} or not subsite.is_archived and subsite.listing <> 'hidden' and ${isSubsiteOpen("subsite")})`,
    named,
  )})`;

const shownInBar = (rows: string, named: string) => {
  const first = `each.slug = ${named} desc, each.key, each.id`;
  return `select coalesce(json_agg(json_build_object('id', each.id, 'slug', each.slug, 'name', each.name, 'accent', each.accent,
      'isPublic', each.is_public, 'listing', each.listing, 'given', each.given) order by ${first}), '[]')
    from (select * from (${rows}) each order by ${first} limit ${barRead}) each`;
};

/** For the statement that finds a session, as `standingBeside`. */
export const barBeside = barOfPerson("person.id", "$5::text");

const barAlone = `select ${barOfPerson("$3::bigint", "$2::text")} as bar`;
const strangersBar = `select ${barOfStranger("$2::text")} as bar`;

/** For those who have no session, and where no session told of it. */
export async function readBar(actor: Actor, tx: Tx): Promise<BarSubsite[]> {
  const values = [tx.siteId, actor.subsiteSlug ?? ""];
  const rows = await (actor.personId === null
    ? run<{ bar: BarSubsite[] }>(tx, strangersBar, values)
    : run<{ bar: BarSubsite[] }>(tx, barAlone, [...values, actor.personId]));
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
  return rows[0]?.standing ?? { here: null, roles: noRoles, open: [] };
}

/** Where a person stands who is not asking themself: a mail is written to them, a command acts as them. */
export async function readStandingOf(personId: number, tx: Tx): Promise<Standing> {
  const rows = await run<{ standing: Standing }>(tx, standingOfPerson, [tx.siteId, "", personId]);
  return rows[0]?.standing ?? { here: null, roles: noRoles, open: [] };
}
