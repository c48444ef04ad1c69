import type { Tx } from "#database/transaction.ts";
import { readFolderNames, readOpenTree } from "#features/folders/open-tree-store.ts";
import { mainFolderId } from "#features/folders/store.ts";
import { tagAddress } from "#features/tags/model/tag-address.ts";
import { subsiteBarWords } from "#features/subsites/bar/wording.ts";
import type { Actor } from "#kernel/actor.ts";
import type { Say } from "#kernel/language.ts";
import { currentSubsite, isSignedIn, mainGroup } from "#kernel/viewer.ts";
import { readSubsiteName } from "./companions-store.ts";
import { countMost, foundAtFirst, listMost, pieceMost, rowsAtFirst, orderOf } from "./rules.ts";
import { facesOf } from "../drawing/operations.ts";
import { foundPages, hitsFor } from "./found-operations.ts";
import { type FilterState, whileSearching } from "./model/filter-state.ts";
import { viewOf } from "./model/list-view.ts";
import { listKeyOf, listKeyText } from "./model/list-key.ts";
import { type ListedPage, trashRow } from "./model/page-row.ts";
import { tagsToShow } from "./model/tags-to-show.ts";
import { besideList, listRows } from "./operations.ts";
import { type Piece, readPieceOfList, readPieceOfTrash } from "./piece-operations.ts";
import { type TrashedRow, countList } from "./store.ts";
import { browsingWords } from "./wording.ts";

type Place = { readonly folderId: number | null; readonly tagId: number | null };
type Context = { readonly actor: Actor; readonly tx: Tx; readonly now: Date; readonly say: Say };

/** The list as a screen, in the state that the address and the remembered filter give. */
export async function browse(
  asked: {
    readonly place: Place;
    readonly restored: FilterState;
    readonly typed: string;
    readonly after: string | null;
  },
  context: Context,
) {
  const { place, restored, typed, after } = asked;
  const { actor, tx, say } = context;
  const mainId = await mainFolderId(actor, tx);
  const screen = {
    title: say(browsingWords.title),
    address: addressOf({ ...place, mainId }),
    mainFolderId: mainId,
    ...place,
  };
  const shown =
    typed === "" ? await listed(place, { restored, after }, context) : await searched(typed, after, context);
  const rows = await pieceRows(shown.piece.pages, { ...context, weights: shown.weights });
  const tree = isSignedIn(actor) ? await readOpenTree(actor, place.folderId, { tx, say }) : [];
  const { next, left } = shown.piece;
  const since = after === null ? shown.piece.since : "";
  return {
    ...screen,
    state: typed === "" ? restored : whileSearching(restored, typed),
    ...(await besides(rows, { ...context, tree, tagId: place.tagId })),
    faces: viewOf(restored, actor) === "cards" ? await facesOf(actor, idsOf(rows.rows), tx) : {},
    pages: typed === "" ? rows.rows : [],
    search_pages: typed === "" ? [] : rows.rows,
    nr_pages: shown.count,
    more: shown.more,
    next,
    left,
    since,
  };
}

/** What is in the trash as a screen. */
export async function browseTrash(
  { restored, after }: { readonly restored: FilterState; readonly after: string | null },
  context: Context,
) {
  const { actor, tx, now, say } = context;
  const part = { most: mostOf(after), after, since: null, there: 0 };
  const piece = await readPieceOfTrash(actor, { ...part, now }, tx);
  const rows = await pieceRows(piece.pages, context);
  const tree = await readOpenTree(actor, null, { tx, say });
  const { next, left, count } = piece;
  const since = after === null ? piece.since : "";
  return {
    title: say(browsingWords.title),
    address: "/pages/trash/",
    mainFolderId: await mainFolderId(actor, tx),
    folderId: null,
    tagId: null,
    state: restored,
    ...(await besides(rows, { ...context, tree, tagId: null })),
    faces: {},
    pages: rows.rows,
    search_pages: [],
    nr_pages: count,
    more: !restored.showsAll && count > listMost,
    next,
    left: capped(left, { rows: rows.rows.length, after, showsAll: restored.showsAll }),
    since,
  };
}

/** Rows of a piece and what they name. Pages of the trash are opened by their numbers: nobody reads them, and their addresses may be other pages'. */
export async function pieceRows(
  pages: readonly (ListedPage | TrashedRow)[],
  context: Omit<Context, "now"> & { readonly weights?: ReadonlyMap<number, number> | undefined },
) {
  const { actor, tx, say, weights } = context;
  const trashed = new Map(pages.flatMap((page) => ("trashed" in page ? [[page.id, page] as const] : [])));
  const shown = pages.map((page) => ("trashed" in page ? { ...page, slug: null, isPublic: false } : page));
  const alsoPeople = [...trashed.values()].flatMap(({ trasherId }) => trasherId ?? []);
  const read = await listRows(shown, { actor, tx, say, alsoPeople, ...(weights && { weights }) });
  const rows = read.rows.map((row) => {
    const page = trashed.get(row.id);
    return page ? trashRow(row, page) : row;
  });
  const folderIds = [...new Set(rows.map(({ cid }) => cid))];
  const folders = isSignedIn(actor) ? await readFolderNames(actor, folderIds, tx) : [];
  return { ...read, rows, folders };
}

/** What stands beside the rows of a screen, as far as these and the panel show it. */
async function besides(
  rows: Awaited<ReturnType<typeof pieceRows>>,
  {
    tree,
    tagId,
    ...context
  }: Context & { tree: Awaited<ReturnType<typeof readOpenTree>>; tagId: number | null },
) {
  const beside = await besideList(context);
  const inTree = new Set(tree.map(({ id }) => id));
  return {
    ...beside,
    heading: await headingOf(context),
    ...tagsToShow(beside.tags, { rows: rows.rows, tagId }),
    tree,
    users: rows.users,
    page_views: rows.views,
    perm_profiles: rows.profiles,
    folders: rows.folders.filter(({ id }) => !inTree.has(id)),
  };
}

async function headingOf({ actor, tx, say }: Context): Promise<string> {
  if (!actor.withSubsites) return say(browsingWords.title);
  const here = currentSubsite(actor);
  const name = here === mainGroup ? say(subsiteBarWords.mainGroup) : await readSubsiteName(here, tx);
  return say(browsingWords.titleOf, { name });
}

function idsOf(rows: readonly { readonly id: number }[]): number[] {
  return rows.map(({ id }) => id);
}

type Shown = {
  readonly piece: Omit<Piece, "changed">;
  readonly count: number;
  readonly more: boolean;
  readonly weights?: ReadonlyMap<number, number>;
};

async function listed(
  place: Place,
  { restored, after }: { readonly restored: FilterState; readonly after: string | null },
  { actor, tx }: Context,
): Promise<Shown> {
  const order = orderOf(orderIn(after) ?? restored.by);
  const filter = { ...place, order };
  const piece = await readPieceOfList(
    actor,
    filter,
    { most: allMost(actor, restored, after) ?? mostOf(after), after, since: null, there: 0 },
    tx,
  );
  const rows = piece.pages.length;
  const count = after === null ? Math.min(rows + piece.left, countMost) : await countList(actor, filter, tx);
  const { showsAll } = restored;
  const left = capped(piece.left, { rows, after, showsAll });
  return { piece: { ...piece, left }, count, more: !showsAll && count > listMost };
}

/** A search brings its first rows too; without script it is followed by the number of rows that came before. */
async function searched(typed: string, after: string | null, { actor, tx, say }: Context): Promise<Shown> {
  const { hits, more } = await hitsFor(actor, typed, tx);
  const key = after === null ? null : listKeyOf(after);
  const from = key?.order === "relevance" ? Number(key.value) : 0;
  const to = from + (after === null ? foundAtFirst : pieceMost);
  const { pages, weights } = await foundPages(actor, hits.slice(from, to), typed, { tx, say });
  const left = Math.max(0, hits.length - to);
  const next = left > 0 ? listKeyText({ order: "relevance", pageId: 0, value: String(to) }) : null;
  return { piece: { pages, next, left, since: "0" }, count: hits.length, more, weights };
}

/** An unopened list shows 250 pages in all (BSRT-07); one that begins further down goes on to its end. */
function capped(
  left: number,
  { rows, after, showsAll }: { rows: number; after: string | null; showsAll: boolean },
): number {
  return after === null && !showsAll ? Math.min(left, listMost - rows) : left;
}

/** Nothing follows by itself for visitors: of all pages that they ask for they are given a thousand at once (BSRT-07). */
function allMost(actor: Actor, { showsAll }: FilterState, after: string | null): number | null {
  return showsAll && after === null && !isSignedIn(actor) ? countMost - 1 : null;
}

/** Whoever goes on without script is given more at once. */
function mostOf(after: string | null): number {
  return after === null ? rowsAtFirst : pieceMost;
}

/** A place in the list tells its order too, whatever is remembered. */
function orderIn(after: string | null): string | null {
  const order = after === null ? null : listKeyOf(after).order;
  return order === "modified" || order === "created" || order === "alphabet" ? order : null;
}

/** The address follows the filter (BRWS-03). */
function addressOf(shown: Place & { mainId: number }): string {
  const { folderId, tagId, mainId } = shown;
  if (tagId !== null) return tagAddress({ id: tagId });
  if (folderId === null) return "/pages/";
  return folderId === mainId ? "/pages/tree/" : `/pages/tree/${folderId}/`;
}
