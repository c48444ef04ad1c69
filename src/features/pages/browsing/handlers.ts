import { escaped } from "#kernel/escaped.ts";
import { type Context, handle } from "#calls/handle.ts";
import type { Tx } from "#database/transaction.ts";
import { findFolder, mainFolderId } from "#features/folders/store.ts";
import type { Actor } from "#kernel/actor.ts";
import type { Say } from "#kernel/language.ts";
import { Refusal, demand, found } from "#kernel/refusal.ts";
import { listAnswer } from "./operations.ts";
import { trashAnswer } from "./trash-operations.ts";
import { countMost, listMost, listPages, loadPages, loadTrash, searchPages } from "./contract.ts";
import { filterCookie, restoredState, whileSearching } from "./model/filter-state.ts";
import type { ListedPage } from "./model/page-row.ts";
import { excerptAtStart, excerptOf } from "../model/excerpt.ts";
import { maySeeTrash } from "../trash/rules.ts";
import { findPages, readDocumentsFound } from "../search-store.ts";
import { orderOf } from "./rules.ts";
import { readBrowse, readBrowseMain, readBrowseTrash } from "./screen.ts";
import { type ListFilter, countList, readList, readListed } from "./store.ts";
import { browsingWords } from "./wording.ts";
import { pageAddress } from "../addresses/rules.ts";

export const browsingHandlers = [
  handle(loadPages, async ({ input, actor, tx, now, say }) => {
    if (input.tag_id !== undefined) throw new Refusal("tag-not-found");
    const folderId = input.cat_id ?? null;
    if (folderId !== null) found(await findFolder(actor, folderId, tx), "folder-not-found");
    const filter = { folderId, order: orderOf(input.by) };
    const { pages, more, count } = await readFirst(actor, filter, input.show_all_when_many === true, tx);
    const { rows, companions } = await listAnswer(pages, { actor, tx, now, say });
    return { pages: rows, search_pages: [], ...companions, nr_pages: count, more };
  }),

  handle(searchPages, async ({ input, actor, tx, now, say }) => {
    const { rows, companions, more } = await searched(actor, input.q ?? "", { tx, now, say });
    return { pages: [], search_pages: rows, ...companions, nr_pages: rows.length, more };
  }),

  handle(readBrowse, (context) => browse(context, context.input.cat_id ?? null)),
  handle(readBrowseMain, async (context) => browse(context, await mainFolderId(context.actor, context.tx))),

  handle(loadTrash, async ({ actor, tx, now, say }) => {
    demand(maySeeTrash(actor));
    return trashAnswer(actor, { showsAll: false, tx, now, say });
  }),

  handle(readBrowseTrash, async ({ actor, tx, now, say, wire }) => {
    demand(maySeeTrash(actor));
    const restored = restoredState(wire.remembered(filterCookie(actor.siteId)), { isTrash: true });
    return {
      title: say(browsingWords.title),
      address: "/pages/trash/",
      mainFolderId: await mainFolderId(actor, tx),
      folderId: null,
      state: restored,
      ...(await trashAnswer(actor, { showsAll: restored.showsAll, tx, now, say })),
    };
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
    return {
      pages_list: pages.map((page) => ({
        id: page.id,
        title_s: escaped(page.title),
        url: pageAddress(page),
      })),
    };
  }),
];

/** The first pages of a filter, and how many it has: counted only when not all of them are shown anyway. */
export async function readFirst(actor: Actor, filter: ListFilter, all: boolean, tx: Tx) {
  const read = await readList(actor, filter, all ? null : listMost + 1, tx);
  const pages = all ? read : read.slice(0, listMost);
  const more = read.length > pages.length;
  const count = more ? await countList(actor, filter, tx) : Math.min(pages.length, countMost);
  return { pages, more, count };
}

/** The list as a screen, in the state that the address and the remembered filter give. */
async function browse(
  { input, actor, tx, now, wire, say }: Context<typeof readBrowse>,
  folderId: number | null,
) {
  const restored = restoredState(wire.remembered(filterCookie(actor.siteId)), { folderId });
  const asked = folderId === null ? (input.q ?? "").trim() : "";
  const mainId = await mainFolderId(actor, tx);
  if (folderId !== null) found(await findFolder(actor, folderId, tx), "folder-not-found");
  const screen = {
    title: say(browsingWords.title),
    address:
      folderId === null ? "/pages/" : folderId === mainId ? "/pages/tree/" : `/pages/tree/${folderId}/`,
    mainFolderId: mainId,
    folderId,
  };
  if (asked !== "") {
    const { rows, companions, more } = await searched(actor, asked, { tx, now, say });
    const state = whileSearching(restored, asked);
    return { ...screen, state, pages: [], search_pages: rows, ...companions, nr_pages: rows.length, more };
  }
  const filter = { folderId, order: orderOf(restored.by) };
  const { pages, more, count } = await readFirst(actor, filter, restored.showsAll, tx);
  const { rows, companions } = await listAnswer(pages, { actor, tx, now, say });
  return { ...screen, state: restored, pages: rows, search_pages: [], ...companions, nr_pages: count, more };
}

async function searched(actor: Actor, typed: string, { tx, now, say }: { tx: Tx; now: Date; say: Say }) {
  const hits = await findPages(actor, { typed, most: listMost + 1 }, tx);
  const weights = new Map(hits.slice(0, listMost).map((hit) => [hit.id, hit.weight]));
  const listed = await readListed(actor, [...weights.keys()], tx);
  const pages = await withExcerpts(actor, listed, typed, tx);
  return { ...(await listAnswer(pages, { actor, tx, now, say, weights })), more: hits.length > weights.size };
}

/** Each page with the line around its match; documents are read of those alone whose beginning does not have it. */
async function withExcerpts(actor: Actor, pages: readonly ListedPage[], typed: string, tx: Tx) {
  const further = pages.filter(({ preview }) => excerptAtStart(preview, typed) === null);
  const read = await readDocumentsFound(
    actor,
    further.map(({ id }) => id),
    tx,
  );
  const documents = new Map(read.map(({ id, document }) => [id, document]));
  return pages.map((page) => ({
    ...page,
    preview: excerptOf({ preview: page.preview, document: documents.get(page.id) ?? null }, typed),
  }));
}
