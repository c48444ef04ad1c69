import type { KeptTag } from "#features/tags/model/tag.ts";
import type { OutputOf, SentOf } from "#kernel/call.ts";
import { type readIds, type readPiece } from "../contract.ts";
import { listMost, pieceMost, orderOf } from "../rules.ts";
import type { BrowseShown, Coming } from "./browse-shown.ts";
import {
  type ListPeople,
  type RowFolder,
  type ShownPage,
  listPeople,
  listedTag,
  shownPages,
} from "./page-list.ts";

/** A list of which more and more has come. */
export type GrowingList = Coming & {
  readonly pages: readonly ShownPage[];
  readonly people: ListPeople;
  readonly tags: readonly KeptTag[];
  readonly rowFolders: readonly RowFolder[];
  /** As many rows as it shows at all; null for all that there are (BSRT-07). */
  readonly most: number | null;
};

type Piece = Omit<GrowingList, "most"> & { readonly changed: boolean };

/** The list as a screen has brought it; `before` is what stood there until now, of which the rows further down stay until they are read again. */
export function begunList(opened: BrowseShown, before: GrowingList | null): GrowingList {
  const { pages, people, tags, rowFolders, coming, state } = opened;
  const most = state.showsAll ? null : listMost;
  const first: GrowingList = { pages, people, tags, rowFolders, ...coming, most };
  if (!before || before.pages.length <= pages.length || coming.next === null) return first;
  const there = new Set(pages.map(({ id }) => id));
  const further = before.pages.slice(pages.length).filter(({ id }) => !there.has(id));
  const left = Math.max(0, coming.left - further.length);
  return { ...withNames(before, first), pages: [...pages, ...further], left };
}

/** Nothing of it, to be read from its beginning. */
export function emptied(list: GrowingList): GrowingList {
  return { ...list, pages: [], next: null, left: 1 };
}

/** With one more piece at its end. A page that has come twice stands where it was read last. */
export function grownList(list: GrowingList, piece: Piece): GrowingList {
  const again = new Set(piece.pages.map(({ id }) => id));
  const pages = [...list.pages.filter(({ id }) => !again.has(id)), ...piece.pages];
  const left = list.most === null ? piece.left : Math.min(piece.left, Math.max(0, list.most - pages.length));
  const { next, since } = piece;
  return { ...withNames(list, piece), pages, next, since, left };
}

type Names = Pick<GrowingList, "people" | "tags" | "rowFolders">;

function withNames<List extends Names>(list: List, more: Names): List {
  return {
    ...list,
    people: { ...list.people, ...more.people },
    tags: byId([...list.tags, ...more.tags]),
    rowFolders: byId([...list.rowFolders, ...more.rowFolders]),
  };
}

function byId<Named extends { readonly id: number }>(all: readonly Named[]): Named[] {
  return [...new Map(all.map((each) => [each.id, each])).values()];
}

export function pieceOf(answer: OutputOf<typeof readPiece>): Piece {
  const { next, left, since, changed } = answer;
  return {
    pages: shownPages(answer.pages, answer.page_views),
    people: listPeople(answer.users),
    tags: answer.tags.map(listedTag),
    rowFolders: answer.folders,
    next,
    left,
    since,
    changed,
  };
}

/** Which list it is. */
export type ListedPlace = Pick<BrowseShown, "folderId" | "tagId" | "isTrash"> & {
  readonly state: Pick<BrowseShown["state"], "by">;
};

/** What is sent to say which list it is. */
function filterOf({ folderId, tagId, state }: ListedPlace) {
  return {
    ...(tagId !== null && { tag_id: tagId }),
    ...(folderId !== null && { cat_id: folderId }),
    by: orderOf(state.by),
  };
}

/** What is sent for the ids of all pages of a list. */
export function idsOf(place: ListedPlace): SentOf<typeof readIds> {
  return { ...filterOf(place), ...(place.isTrash && { view_trash: "yes" as const }) };
}

/** What is sent for the next piece of a list, so that `wanted` rows are there; null where there is nothing more to ask for. */
export function nextPiece(
  place: ListedPlace,
  { pages, next, left, since, most }: GrowingList,
  wanted: number,
): SentOf<typeof readPiece> | null {
  if (left === 0 || pages.length >= wanted) return null;
  const rows = Math.min(
    Math.max(wanted - pages.length, pieceMost),
    (most ?? Infinity) - pages.length,
    listMost,
  );
  return {
    ...filterOf(place),
    ...(place.isTrash && { view_trash: "yes" as const }),
    ...(next !== null && { after: next }),
    // Of a list that began further down nobody knows what stands before it.
    ...(next !== null && since !== "" && { since, there: pages.length }),
    most: rows,
  };
}
