import { type Tx, run } from "#database/transaction.ts";
import { type WorldLimit, editorsInTrash, readersOf, worldOf } from "./rules.ts";

/** `wrong` are the pages whose reader rows differ from the rules; `last` is null when no page follows. */
export type PagesLooked = {
  readonly checked: number;
  readonly wrong: readonly number[];
  readonly last: number | null;
};

/** Looks at `most` pages that follow the id `after`. */
export async function lookAtPages(after: number, most: number, tx: Tx): Promise<PagesLooked> {
  const pages = await run<PageAsKept>(
    tx,
    `${asKept} where page.site_id = $1 and page.id > $2 order by page.id limit $3`,
    [tx.siteId, after, most],
  );
  return { ...judged(pages), last: pages.length < most ? null : (pages.at(-1)?.id ?? null) };
}

/** Looks at `most` pages by chance. */
export async function lookAtSome(most: number, tx: Tx): Promise<PagesLooked> {
  const pages = await run<PageAsKept>(
    tx,
    `${asKept} where page.site_id = $1 and page.id = any (array(select id from page where site_id = $1 order by random() limit $2))`,
    [tx.siteId, most],
  );
  return { ...judged(pages), last: null };
}

type Rights = readonly (readonly [principalId: number, mayEdit: boolean])[];
type PageAsKept = {
  readonly id: number;
  readonly area: number;
  readonly isPublic: boolean;
  readonly limit: WorldLimit;
  readonly isTrashed: boolean;
  readonly isUnpublished: boolean;
  readonly shares: Rights;
  readonly readers: Rights;
  /** Who may bring it back from the trash. */
  readonly trashEditors: readonly number[];
  /**
   * Whether every row repeats what it is sorted by: a reader's the page's folder, title and dates, each of its tags has all of them, and one of
   * the trash when it came there.
   */
  readonly isSorted: boolean;
};

const rightsIn = (table: string) =>
  `(select coalesce(json_agg(json_build_array(kept.principal_id, kept.may_edit)), '[]') from ${table} kept
    where kept.site_id = $1 and kept.page_id = page.id)`;

/** The rows that the tags of a page have: each tag for each reader. No others can stand there, as both are their keys. */
const tagRows = `select reader.principal_id, page_tag.tag_id, reader.may_edit, reader.title_key, reader.modified, reader.created
      from page_tag join page_reader reader on reader.site_id = $1 and reader.page_id = page_tag.page_id
      where page_tag.site_id = $1 and page_tag.page_id = page.id`;

const asKept = `select page.id, page.subsite_id as area, page.is_public as "isPublic", page.world_limit as "limit", page.trashed is not null as "isTrashed",
  page.unpublished as "isUnpublished",
  ${rightsIn("page_share")} as shares, ${rightsIn("page_reader")} as readers,
  (select coalesce(json_agg(kept.principal_id), '[]') from trash_editor kept
    where kept.site_id = $1 and kept.page_id = page.id) as "trashEditors",
  not exists (select from page_reader kept where kept.site_id = $1 and kept.page_id = page.id
    and (kept.folder_id, kept.title_key, kept.modified, kept.created)
      is distinct from (page.folder_id, page.title_key, page.modified, page.created))
    and not exists (${tagRows} except select kept.principal_id, kept.tag_id, kept.may_edit, kept.title_key, kept.modified, kept.created
      from tag_reader kept where kept.site_id = $1 and kept.page_id = page.id)
    and not exists (select from trash_editor kept where kept.site_id = $1 and kept.page_id = page.id
      and kept.trashed is distinct from page.trashed) as "isSorted"
  from page`;

function judged(pages: readonly PageAsKept[]) {
  const wrong = pages.filter((page) => !page.isSorted || keptOf(page) !== ruledOf(page));
  return { checked: pages.length, wrong: wrong.map(({ id }) => id) };
}

function keptOf({ readers, trashEditors }: PageAsKept): string {
  return keyOf(readers, trashEditors);
}

function ruledOf({ limit, ...kept }: PageAsKept): string {
  const page = { ...kept, world: worldOf(kept.id, limit) };
  const shares = page.shares.map(([principalId, mayEdit]) => ({ principalId, mayEdit }));
  const readers = readersOf({ ...page, shares }).map(
    ({ principalId, mayEdit }) => [principalId, mayEdit] as const,
  );
  return keyOf(readers, editorsInTrash({ ...page, shares }));
}

function keyOf(readers: Rights, trashEditors: readonly number[]): string {
  return [readers, trashEditors].map((each) => each.map(String).sort().join(" ")).join("; ");
}
