import { type Tx, run } from "#database/transaction.ts";
import { type Actor, principalsIn } from "#kernel/actor.ts";
import { askedOf, findNamed, named, soughtOf } from "#kernel/search/names.ts";
import { currentSubsite } from "#kernel/viewer.ts";
import { seesAllFolders } from "./rules.ts";
import { held } from "./store.ts";

type FoundFolder = {
  readonly id: number;
  readonly name: string;
  /** The folder that it lies in; null directly in Main. */
  readonly parentName: string | null;
};

/** The folders of the current subsite that the actor may know of and whose names hold words that begin as those typed, by name; Main is none of them. */
export async function findFolders(actor: Actor, typed: string, most: number, tx: Tx): Promise<FoundFolder[]> {
  const asked = askedOf(typed);
  const { sought, others } = soughtOf(asked);
  const isAlone = others.length === 0;
  const area = currentSubsite(actor);
  return findNamed(asked, most, (limit) => {
    const values = [actor.siteId, area, sought, others, limit];
    if (seesAllFolders(actor)) return run<FoundFolder>(tx, isAlone ? ofOneWord : ofSeveralWords, values);
    const statement = isAlone ? onTheWayOfOneWord : onTheWayOfSeveralWords;
    return run<FoundFolder>(tx, statement, [...values, principalsIn(area, actor)]);
  });
}

/** In SQL, a folder of the current subsite looked up by its number ("limit 1"), whatever statistics say: there are few. */
const folderOf = (id: string, name = "folder") =>
  `cross join lateral (
     select each.id, each.name, each.parent_id from folder each where each.site_id = $1 and each.subsite_id = $2 and each.id = ${id} limit 1) ${name}`;

const shown = (found: string) =>
  `select found.id, folder.name, case when above.parent_id is not null then above.name end as "parentName"
   from (${found}) found ${folderOf("found.id")} ${folderOf("folder.parent_id", "above")}
   order by found.name_key, found.id`;

const words = (isAlone: boolean) => named("folder_word", "folder_id", isAlone);

const [ofOneWord, ofSeveralWords] = [true, false].map((isAlone) => shown(`${words(isAlone)} limit $5`)) as [
  string,
  string,
];

/** So many folders that hold what somebody reads are looked for at most, before it is asked of what lies below each folder that was found instead. */
const fewFolders = 24;
/** So many readable pages are looked at first, by folder: whoever reads in many folders nearly always shows it there. */
const glancedAt = 40;

/**
 * Of somebody who reads pages in a few folders, these and those above are compared with the names. Of others it is asked of one folder after the other, by
 * name and until there are enough, whether such a page lies in it, which is one look, and only then in those below.
 */
const onTheWay = (isAlone: boolean) =>
  `with recursive ${held("$6::bigint[]")},
   glanced as materialized (
     select asked.id, one.folder_id from unnest($6::bigint[]) as asked (id) cross join lateral (
       select reader.folder_id from page_reader reader where reader.site_id = $1 and reader.principal_id = asked.id order by reader.folder_id limit ${glancedAt}) one),
   many as materialized (select from glanced having count(distinct folder_id) > ${fewFolders}),
   few as materialized (
     select folder_id from held where folder_id is not null and not exists (select from many) limit ${fewFolders + 1}),
   way as (
     select folder.id, folder.parent_id from few ${folderOf("few.folder_id")}
     union
     select folder.id, folder.parent_id from way ${folderOf("way.parent_id")})
   ${shown(`select named.name_key, named.id from (${words(isAlone)} offset 0) named
     where case when not exists (select from many) and (select count(*) from few) <= ${fewFolders} then named.id = any(array(select id from way))
       when exists (select from ${readIn("named.id")}) then true else ${holdsRead("named.id")} end
     order by named.name_key, named.id limit $5`)}`;

/** In SQL, the looks for a page that one of those who read any reads, and that lies in a folder itself. */
const readIn = (folder: string) =>
  `unnest(array(select distinct id from glanced)) as asked (id) cross join lateral (
      select from page_reader reader where reader.site_id = $1 and reader.principal_id = asked.id and reader.folder_id = ${folder} limit 1) one`;

/** In SQL, whether such a page lies in it or below. It begins with the folder itself, for the sake of what Postgres reckons: of folders below it would make room for a million. */
const holdsRead = (folder: string) => `exists (
    with recursive below as (
      select ${folder} as id
      union select child.id from below cross join lateral (
        select id from folder where site_id = $1 and subsite_id = $2 and parent_id = below.id offset 0) child)
    select from below cross join ${readIn("below.id")})`;

const [onTheWayOfOneWord, onTheWayOfSeveralWords] = [true, false].map(onTheWay) as [string, string];
