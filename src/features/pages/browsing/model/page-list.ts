import { type Folder, folderOf } from "#features/folders/model/folder.ts";
import type { KeptTag } from "#features/tags/model/tag.ts";
import type { OutputOf } from "#kernel/call.ts";
import type { DateGrouping, ListUsers, PageRow, loadPages } from "../contract.ts";
import type { FilterState } from "./filter-state.ts";

/** A page as lists show it; times are seconds since 1970, `letter` is the one that it stands under. */
export type ShownPage = {
  readonly id: number;
  readonly title: string;
  readonly address: string;
  readonly folderId: number;
  readonly created: number;
  readonly modified: number;
  readonly modifierId: number | null;
  readonly letter: string;
  /** How well it was found. */
  readonly weight: number;
  readonly preview: string;
  readonly sharing: string;
  readonly isHomepage: boolean;
  readonly isTemplate: boolean;
  readonly isPublic: boolean;
  /** Never published: whoever sees it edits it. */
  readonly isUnpublished: boolean;
  readonly isStarred: boolean;
  readonly isFollowed: boolean;
  readonly mayEdit: boolean;
  readonly tagIds: readonly number[];
  /** How often people opened it; null for whoever is not told. */
  readonly views: number | null;
  /** When it came to the trash, and by whom; 0 of pages that are not there. */
  readonly trashed: number;
  readonly trasherId: number | null;
};

/** Those who changed the pages of a list, by id. */
export type ListPeople = Readonly<
  Record<string, { readonly name: string; readonly photo: string | null } | undefined>
>;

export type PageList = {
  readonly pages: readonly ShownPage[];
  readonly people: ListPeople;
  /** All folders, or of many those that are open. */
  readonly folders: readonly Folder[];
  /** Those in which rows lie and which `folders` has not. */
  readonly rowFolders: readonly RowFolder[];
  readonly tags: readonly KeptTag[];
  readonly dates: readonly DateGrouping[];
  /** How many pages there are, counted to a thousand. */
  readonly count: number;
  readonly more: boolean;
};

export type RowFolder = Pick<Folder, "id" | "name">;

export const emptyList: PageList = {
  pages: [],
  people: {},
  folders: [],
  rowFolders: [],
  tags: [],
  dates: [],
  count: 0,
  more: false,
};

/** A list with its companions; of an answer to a search, what was found. */
export function pageList(
  answer: OutputOf<typeof loadPages> & { readonly folders?: readonly RowFolder[] },
): PageList {
  const rows = answer.pages.length > 0 ? answer.pages : answer.search_pages;
  return {
    pages: shownPages(rows, answer.page_views),
    people: listPeople(answer.users),
    folders: answer.tree.map(folderOf),
    rowFolders: answer.folders ?? [],
    tags: answer.tags.map(listedTag),
    dates: answer.date_groupings,
    count: answer.nr_pages,
    more: answer.more,
  };
}

export function listedTag({ id, tag_u: name }: { readonly id: number; readonly tag_u: string }): KeptTag {
  return { id, name };
}

/** What is asked for when all pages are listed. */
export function allPages(by: FilterState["by"]) {
  return { by: by === "relevance" ? "alphabet" : by } as const;
}

/** Rows with what is counted of them. */
export function shownPages(
  rows: readonly PageRow[],
  views: Readonly<Record<string, number>>,
): readonly ShownPage[] {
  return rows.map((row) => shownPage(row, views[String(row.id)] ?? null));
}

function shownPage(row: PageRow, views: number | null): ShownPage {
  return {
    id: row.id,
    title: row.title_u,
    address: row.url,
    folderId: row.cid,
    created: row.c,
    modified: row.u,
    modifierId: row.uuid,
    letter: row.f,
    weight: row.weight,
    preview: row.prv,
    sharing: row.share,
    isHomepage: row.ish,
    isTemplate: row.ist,
    isPublic: row.isp,
    isUnpublished: row.isd,
    isStarred: row.isf,
    isFollowed: row.iss,
    mayEdit: row.cm,
    tagIds: row.tids,
    views,
    trashed: row.td ?? 0,
    trasherId: row.tuid ?? null,
  };
}

export function listPeople(users: ListUsers): ListPeople {
  return Object.fromEntries(Object.entries(users).map(([id, { name, a }]) => [id, { name, photo: a }]));
}
