import { escaped } from "#kernel/escaped.ts";
import { handle } from "#calls/handle.ts";
import type { Tx } from "#database/transaction.ts";
import { readFolderWays } from "#features/folders/open-tree-store.ts";
import { findFolder, mainFolderId } from "#features/folders/store.ts";
import { findTag } from "#features/tags/store.ts";
import type { Actor } from "#kernel/actor.ts";
import { demand, found } from "#kernel/refusal.ts";
import { isSignedIn } from "#kernel/viewer.ts";
import { batchMost } from "../batches/rules.ts";
import { maySeeTrash, trashBegins } from "../trash/rules.ts";
import { listTrash } from "../trash/store.ts";
import { findPages } from "../search-store.ts";
import { pageAddress } from "../addresses/rules.ts";
import { listPages, loadPages, loadTrash, readIds, readPiece, searchPages } from "./contract.ts";
import { countMost, listMost, pieceMost, orderOf } from "./rules.ts";
import { browse, browseTrash, pieceRows } from "./browse-operations.ts";
import { foundPages, hitsFor } from "./found-operations.ts";
import { filterCookie, restoredState, withChosen } from "./model/filter-state.ts";
import { listAnswer } from "./operations.ts";
import { readPieceOfList, readPieceOfTrash } from "./piece-operations.ts";
import { readBrowse, readBrowseMain, readBrowseTrash } from "./screen.ts";
import { type ListFilter, countList, listIds, readList, readListed } from "./store.ts";
import { trashAnswer } from "./trash-operations.ts";

export const browsingHandlers = [
  handle(loadPages, async ({ input, actor, tx, now, say }) => {
    const place = await placeFor(actor, { folderId: input.cat_id, tagId: input.tag_id }, tx);
    const filter = { ...place, order: orderOf(input.by) };
    const { pages, more, count } = await readFirst(actor, filter, input.show_all_when_many === true, tx);
    const { rows, companions } = await listAnswer(pages, { actor, tx, now, say });
    return { pages: rows, search_pages: [], ...companions, nr_pages: count, more };
  }),

  handle(searchPages, async ({ input, actor, tx, now, say }) => {
    const { hits, more } = await hitsFor(actor, input.q ?? "", tx);
    const { pages, weights } = await foundPages(actor, hits, input.q ?? "", { tx, say });
    const { rows, companions } = await listAnswer(pages, { actor, tx, now, say, weights });
    return { pages: [], search_pages: rows, ...companions, nr_pages: rows.length, more };
  }),

  handle(readBrowse, async ({ input, wire, ...context }) => {
    const place = await placeFor(context.actor, { folderId: input.cat_id, tagId: input.tag_id }, context.tx);
    const remembered = restoredState(wire.remembered(filterCookie(context.actor)), place);
    const restored = withChosen(remembered, input);
    const isEverywhere = place.folderId === null && place.tagId === null;
    const typed = isEverywhere ? (input.q ?? "").trim() : "";
    return browse({ place, restored, typed, after: input.after ?? null }, context);
  }),
  handle(readBrowseMain, async ({ input, wire, ...context }) => {
    const place = { folderId: await mainFolderId(context.actor, context.tx), tagId: null };
    const remembered = restoredState(wire.remembered(filterCookie(context.actor)), place);
    const restored = withChosen(remembered, input);
    return browse({ place, restored, typed: "", after: input.after ?? null }, context);
  }),

  handle(loadTrash, async ({ actor, tx, now, say }) => {
    demand(maySeeTrash(actor));
    return trashAnswer(actor, { tx, now, say });
  }),

  handle(readBrowseTrash, async ({ input, wire, ...context }) => {
    demand(maySeeTrash(context.actor));
    const restored = restoredState(wire.remembered(filterCookie(context.actor)), { isTrash: true });
    return browseTrash({ restored, after: input.after ?? null }, context);
  }),

  handle(readPiece, async ({ input, actor, tx, now, say }) => {
    const { most = pieceMost, after = null, since = null, there = 0 } = input;
    const part = { most, after, since, there };
    const asked = { folderId: input.cat_id, tagId: input.tag_id };
    if (input.view_trash) demand(maySeeTrash(actor));
    const piece = input.view_trash
      ? await readPieceOfTrash(actor, { ...part, now }, tx)
      : await readPieceOfList(
          actor,
          { ...(await placeFor(actor, asked, tx)), order: orderOf(input.by) },
          part,
          tx,
        );
    const { pages: listed, next, left, changed } = piece;
    const { rows, users, views, tags, folders } = await pieceRows(listed, { actor, tx, say });
    return { pages: rows, users, page_views: views, tags, folders, next, left, since: piece.since, changed };
  }),

  handle(readIds, async ({ input, actor, now, tx }) => {
    if (input.view_trash) {
      demand(maySeeTrash(actor));
      const trash = await listTrash(actor, { since: trashBegins(now), most: batchMost + 1 }, tx);
      return { ids: trash.map(({ id }) => id) };
    }
    const place = await placeFor(actor, { folderId: input.cat_id, tagId: input.tag_id }, tx);
    return { ids: await listIds(actor, { ...place, order: orderOf(input.by) }, batchMost + 1, tx) };
  }),

  handle(listPages, async ({ input, actor, tx }) => {
    const asked = input.q ?? "";
    const pages =
      asked.trim() === ""
        ? await readList(actor, { folderId: null, order: "alphabet" }, listMost, tx)
        : await readListed(
            actor,
            (await findPages(actor, { typed: asked, most: listMost }, tx)).map((hit) => hit.id),
            tx,
          );
    const folderIds = [...new Set(pages.map(({ folderId }) => folderId))];
    const ways = isSignedIn(actor) ? await readFolderWays(actor, folderIds, tx) : null;
    return {
      pages_list: pages.map((page) => ({
        id: page.id,
        title_s: escaped(page.title),
        url: pageAddress(page),
        title_u: page.title,
        folders_u: [...(ways?.get(page.folderId) ?? [])],
      })),
    };
  }),
];

/** The first pages of a filter, and how many it has: counted only when not all of them are shown anyway. */
async function readFirst(actor: Actor, filter: ListFilter, all: boolean, tx: Tx) {
  const read = await readList(actor, filter, all ? null : listMost + 1, tx);
  const pages = all ? read : read.slice(0, listMost);
  const more = read.length > pages.length;
  const count = more ? await countList(actor, filter, tx) : Math.min(pages.length, countMost);
  return { pages, more, count };
}

type Asked = { readonly folderId?: number | undefined; readonly tagId?: number | undefined };

/** A tag, else a folder (BFLT-03), that the actor may know of. */
async function placeFor(actor: Actor, { folderId, tagId }: Asked, tx: Tx) {
  if (tagId !== undefined) {
    const { id } = found(await findTag(actor, tagId, tx), "tag-not-found");
    return { folderId: null, tagId: id };
  }
  if (folderId !== undefined) found(await findFolder(actor, folderId, tx), "folder-not-found");
  return { folderId: folderId ?? null, tagId: null };
}
