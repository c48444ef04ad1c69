import type { OutputOf } from "#kernel/call.ts";
import type { readBrowse } from "../screen.ts";
import type { PageFaces } from "../../drawing/contract.ts";
import type { FilterState } from "./filter-state.ts";
import { type PageList, pageList } from "./page-list.ts";

/** What was found for the words of a filter. */
export type Found = Pick<PageList, "pages" | "people" | "tags" | "rowFolders" | "more"> & {
  readonly failed: boolean;
  /** Pages that were found and have not come yet, and whether they could not be fetched. */
  readonly left: number;
  readonly restFailed?: true;
};

/** What comes behind the rows that are there: where the list goes on, and how many rows those are, counted to 1,001. */
export type Coming = { readonly next: string | null; readonly left: number; readonly since: string };

/** The pages list as it is opened; with a search in its address, `found` holds the pages. */
export type BrowseShown = PageList & {
  readonly address: string;
  readonly state: FilterState;
  readonly mainFolderId: number;
  /** Null while pages of all folders are listed. */
  readonly folderId: number | null;
  /** The tag whose pages are listed. */
  readonly tagId: number | null;
  /** How many tags there are, of which `tags` are some. */
  readonly tagCount: number;
  readonly isTrash: boolean;
  readonly coming: Coming;
  readonly faces: PageFaces;
  readonly found: Found | null;
};

export function browseShown(data: OutputOf<typeof readBrowse>): BrowseShown {
  const { faces, address, state, mainFolderId, folderId, tagId, tagCount, next, left, since } = data;
  const list = pageList(data);
  const coming = { next, left, since };
  const opened = {
    faces,
    address,
    state,
    mainFolderId,
    folderId,
    tagId,
    tagCount,
    isTrash: state.isTrash,
    coming,
  };
  if (state.keyword === "") return { ...list, ...opened, found: null };
  return { ...list, ...opened, pages: [], found: { ...list, failed: false, left } };
}
