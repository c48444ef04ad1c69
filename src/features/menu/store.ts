import { type Tx, run } from "#database/transaction.ts";
import { type Actor, principal, principalsIn, subsitePrincipal } from "#kernel/actor.ts";
import { isPageReadBy } from "#features/access/store.ts";
import { slugOf } from "#features/subsites/store.ts";
import { seesAllTags } from "#features/tags/rules.ts";
import { seesAllFolders } from "#features/folders/rules.ts";
import { currentSubsite, mainGroup, subsiteRoles } from "#kernel/viewer.ts";
import { type Menu, type MenuItem, everyItem } from "./model/menu-item.ts";

/** The kept menu, and of the pages, folders and tags that its items lead to those that the actor may know of. */
export type MenuRow = {
  readonly items: readonly MenuItem[];
  readonly overflow: boolean;
  readonly revision: number;
  readonly saver: string | null;
  readonly pages: readonly (readonly [id: number, title: string, slug: string | null, subsiteSlug: string])[];
  readonly folders: readonly (readonly [id: number, name: string, isMain: boolean])[];
  readonly tags: readonly (readonly [id: number, name: string])[];
  /** Whether the actor reads the home page; not said where nothing depends on it. */
  readonly hasHome?: boolean;
};

/** `previous` are the items before the last save, of which its undoing may need some that its editor is not told of. */
export type EditedMenu = MenuRow & { readonly previous: readonly MenuItem[] };

/** Pages by `page_reader`, as every list; a template is in no navigation (PTYP-09). Externals and visitors know the folders on the way to their pages (decision 0029). */
const pagesIn = (
  ids: string,
) => `(select coalesce(json_agg(json_build_array(page.id, page.title, page.slug, ${slugOf("page")})), '[]') from page
  where page.site_id = $1 and page.id = any(${ids}) and not page.is_template and ${isPageReadBy("page.id", "$2::bigint[]")}) as pages`;
/** Folders of the menu's own subsite: those of another are for its people to know of. */
const foldersIn = (ids: string, subsite: string, known: string) =>
  `(select coalesce(json_agg(json_build_array(folder.id, folder.name, folder.parent_id is null)), '[]') from folder
  where folder.site_id = $1 and folder.id = any(${ids}) and folder.subsite_id = ${subsite} and folder.deleted is null ${known}) as folders`;
/** `here` are the principals that may read pages of the subsite: each is looked up along its index, and those of three hundred others are not. */
const onTheWay = (here: string) => `and (folder.parent_id is null or exists (
  with recursive inside as (
    select folder.id union all
    select below.id from inside join folder below on below.site_id = $1 and below.parent_id = inside.id)
  select from inside cross join unnest(${here}::bigint[]) as asked (id) cross join lateral (
    select from page_reader reader where reader.site_id = $1 and reader.principal_id = asked.id and reader.folder_id = inside.id limit 1) one))`;

/** Tags of the menu's own subsite, by the pages that they are on (decision 0081); `all` is true for those who know every tag. */
const tagsIn = (ids: string, { subsite, all, here }: { subsite: string; all: string; here: string }) =>
  `(select coalesce(json_agg(json_build_array(tag.id, tag.name)), '[]') from tag
  where tag.site_id = $1 and tag.id = any(${ids}) and tag.subsite_id = ${subsite} and tag.deleted is null
    and (${all}::boolean or exists (select from unnest(${here}::bigint[]) as asked (id) cross join lateral (
      select from tag_reader reader where reader.site_id = $1 and reader.principal_id = asked.id and reader.tag_id = tag.id limit 1) one))) as tags`;

const hasHome = `exists (select from subsite where subsite.site_id = $1 and subsite.id = menu.subsite_id
  and ${isPageReadBy("subsite.homepage_id", "$2::bigint[]")}) as "hasHome"`;

const menuText = (known: string, previous = "") =>
  `select menu.items, ${previous}menu.overflow, menu.revision, person.name as saver, ${pagesIn("menu.page_ids")}, ${foldersIn("menu.folder_ids", "menu.subsite_id", known)},
     ${tagsIn("menu.tag_ids", { subsite: "menu.subsite_id", all: "$4", here: "$5" })}, ${hasHome}
   from menu left join person on person.site_id = $1 and person.id = menu.saver_id where menu.site_id = $1 and menu.subsite_id = $3`;
const targetsText = (known: string) =>
  `select ${pagesIn("$3::bigint[]")}, ${foldersIn("$4::bigint[]", "$5", known)}, ${tagsIn("$6::bigint[]", { subsite: "$5", all: "$7", here: "$8" })}`;

const everyFolder = { menu: menuText(""), targets: targetsText("") };
const folderOnTheWay = { menu: menuText(onTheWay("$5")), targets: targetsText(onTheWay("$8")) };
const toEdit = menuText("", "menu.previous, ");

/** The principals that people of the site may have (`principalsOf`); as guests of a page they have one more, by its number. */
const ofPeople = `array[${(["public", "everybody", "admins", "editors"] as const).map((kind) => principal(kind)).join()},
  ${principal("person")} + person.id]::bigint[]`;

/** Those of the roles in the menu's subsite. */
const rolesOfMenu = `array[${subsiteRoles.map((role) => `${subsitePrincipal(role, 0)} + menu.subsite_id`).join()}]::bigint[]`;

/**
 * The menu of a subsite, whose number is given as SQL, for whoever is found out to ask, as a value of that statement (`findSessionBeside`): each page and tag, and for externals each folder, with
 * those of the principals that may know of it. `besideFor` says what of it is for them; nothing else of it leaves the server.
 */
export const menuBeside = (
  subsite: string | number,
) => `(select json_build_object('items', menu.items, 'overflow', menu.overflow, 'revision', menu.revision,
  'pages', (select json_agg(json_build_array(page.id, page.title, page.slug, ${slugOf("page")}, array(select reader.principal_id from page_reader reader
    where reader.site_id = $1 and reader.page_id = page.id
      and (reader.principal_id = any(${ofPeople}) or reader.principal_id = ${principal("guest")} + page.id
        or reader.principal_id >= ${principal("subsite-viewers")}))))
    from page where page.site_id = $1 and page.id = any(menu.page_ids) and not page.is_template),
  'folders', (select json_agg(json_build_array(folder.id, folder.name, folder.parent_id is null, case when person.role = 'external' or menu.subsite_id <> ${mainGroup} then array(
    select known.principal from unnest(${ofPeople}) known (principal) where exists (
      with recursive inside as (
        select folder.id union all
        select below.id from inside join folder below on below.site_id = $1 and below.parent_id = inside.id)
      select from inside join page_reader reader on reader.site_id = $1 and reader.folder_id = inside.id
        and reader.principal_id = known.principal)) end))
    from folder where folder.site_id = $1 and folder.id = any(menu.folder_ids) and folder.subsite_id = menu.subsite_id and folder.deleted is null),
  'tags', (select json_agg(json_build_array(tag.id, tag.name, array(
    select known.principal from unnest(${ofPeople} || ${rolesOfMenu}) known (principal) where exists (
      select from tag_reader reader where reader.site_id = $1 and reader.tag_id = tag.id and reader.principal_id = known.principal))))
    from tag where tag.site_id = $1 and tag.id = any(menu.tag_ids) and tag.subsite_id = menu.subsite_id and tag.deleted is null))
  from menu where menu.site_id = $1 and menu.subsite_id = ${subsite})`;

type Known = readonly number[] | null;
type BesideRow = Pick<MenuRow, "items" | "overflow" | "revision"> & {
  readonly pages: readonly (readonly [...MenuRow["pages"][number], Known])[] | null;
  readonly folders: readonly (readonly [...MenuRow["folders"][number], Known])[] | null;
  readonly tags: readonly (readonly [...MenuRow["tags"][number], Known])[] | null;
};

/** Of what `menuBeside` has read, what the actor may know of, by the same rows as `findMenu`; undefined where that has to be asked. */
export async function besideFor(
  actor: Actor,
  beside: Promise<unknown> | null | undefined,
): Promise<MenuRow | null | undefined> {
  const mayKnowMore = actor.guestPageId !== null && !seesAllFolders(actor);
  if (!beside || actor.personId === null || mayKnowMore) return undefined;
  const row = (await beside) as BesideRow | null | undefined;
  if (!row) return row;
  const knows = (known: Known) => known?.some((each) => actor.principals.includes(each)) ?? false;
  const pages = (row.pages ?? []).filter(([, , , , known]) => knows(known));
  const folders = (row.folders ?? []).filter(
    ([, , isMain, known]) => isMain || seesAllFolders(actor) || knows(known),
  );
  const tags = (row.tags ?? []).filter(([, , known]) => seesAllTags(actor) || knows(known));
  return {
    ...row,
    saver: null,
    pages: pages.map(([id, title, slug, subsiteSlug]) => [id, title, slug, subsiteSlug] as const),
    folders: folders.map(([id, name, isMain]) => [id, name, isMain] as const),
    tags: tags.map(([id, name]) => [id, name] as const),
  };
}

/** The menu of the current subsite with everything that its items need, in one statement; null where it has none of its own. */
export async function findMenu(actor: Actor, tx: Tx): Promise<MenuRow | null> {
  const rows = await run<MenuRow>(tx, textsFor(actor).menu, menuValues(actor));
  return rows[0] ?? null;
}

/** The same for whoever saves, who knows all folders; with the menu that the last save replaced. */
export async function findMenuToSave(actor: Actor, tx: Tx): Promise<EditedMenu | null> {
  const rows = await run<EditedMenu>(tx, toEdit, menuValues(actor));
  return rows[0] ?? null;
}

/** The pages, folders and tags among these that the actor may know of. */
export async function readTargets(
  actor: Actor,
  items: readonly MenuItem[],
  tx: Tx,
): Promise<Pick<MenuRow, "pages" | "folders" | "tags">> {
  const { pageIds, folderIds, tagIds } = idsIn(items);
  const here = principalsIn(currentSubsite(actor), actor);
  const place = [currentSubsite(actor), tagIds, seesAllTags(actor), here];
  const values = [actor.siteId, actor.principals, pageIds, folderIds, ...place];
  const rows = await run<Pick<MenuRow, "pages" | "folders" | "tags">>(tx, textsFor(actor).targets, values);
  return rows[0] ?? { pages: [], folders: [], tags: [] };
}

/** Two who save at once save one after the other, also where there is no menu yet. */
export async function lockMenu(tx: Tx): Promise<void> {
  await run(tx, "select pg_advisory_xact_lock(hashtext('menu'), $1::int)", [tx.siteId % 2 ** 31]);
}

/** Gives the name of who saved. */
export async function keepMenu(
  actor: Actor,
  menu: Omit<Menu, "items"> & Pick<EditedMenu, "items" | "previous"> & { readonly saved: Date },
  tx: Tx,
): Promise<string> {
  const { pageIds, folderIds, tagIds } = idsIn(menu.items);
  const rows = await run<{ name: string }>(
    tx,
    `insert into menu (site_id, subsite_id, items, previous, page_ids, folder_ids, tag_ids, overflow, revision, saved, saver_id)
     values ($1, $10, $2, $9, $3, $4, $11, $5, $6, $7, $8)
     on conflict (site_id, subsite_id) do update set items = excluded.items, previous = excluded.previous, page_ids = excluded.page_ids, folder_ids = excluded.folder_ids,
       tag_ids = excluded.tag_ids, overflow = excluded.overflow, revision = excluded.revision, saved = excluded.saved, saver_id = excluded.saver_id
     returning coalesce((select name from person where site_id = $1 and id = $8), '') as name`,
    [
      actor.siteId,
      JSON.stringify(menu.items),
      pageIds,
      folderIds,
      menu.overflow,
      menu.revision,
      menu.saved,
      actor.personId,
      JSON.stringify(menu.previous),
      currentSubsite(actor),
      tagIds,
    ],
  );
  return rows[0]?.name ?? "";
}

function menuValues(actor: Actor): unknown[] {
  const here = principalsIn(currentSubsite(actor), actor);
  return [actor.siteId, actor.principals, currentSubsite(actor), seesAllTags(actor), here];
}

function textsFor(actor: Actor) {
  return seesAllFolders(actor) ? everyFolder : folderOnTheWay;
}

function idsIn(items: readonly MenuItem[]) {
  const targets = everyItem(items).map(({ target }) => target);
  return {
    pageIds: targets.flatMap((target) => (target.type === "page" ? [target.pageId] : [])),
    folderIds: targets.flatMap((target) => (target.type === "folder" ? [target.folderId] : [])),
    tagIds: targets.flatMap((target) => (target.type === "tag" ? [target.tagId] : [])),
  };
}
