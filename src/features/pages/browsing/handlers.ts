import { escaped } from "#kernel/escaped.ts";
import { type Context, handle } from "#calls/handle.ts";
import type { Tx } from "#database/transaction.ts";
import { findFolder, mainFolderId } from "#features/folders/store.ts";
import { tagAddress } from "#features/tags/model/tag-address.ts";
import { findTag } from "#features/tags/store.ts";
import type { Actor } from "#kernel/actor.ts";
import type { Say } from "#kernel/language.ts";
import { demand, found } from "#kernel/refusal.ts";
import { listAnswer } from "./operations.ts";
import { trashAnswer } from "./trash-operations.ts";
import { countMost, listMost, listPages, loadPages, loadTrash, searchPages } from "./contract.ts";
import { filterCookie, restoredState, whileSearching } from "./model/filter-state.ts";
import type { ListedPage } from "./model/page-row.ts";
import { tagsToShow } from "./model/tags-to-show.ts";
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
    const place = await placeFor(actor, { folderId: input.cat_id, tagId: input.tag_id }, tx);
    const filter = { ...place, order: orderOf(input.by) };
    const { pages, more, count } = await readFirst(actor, filter, input.show_all_when_many === true, tx);
    const { rows, companions } = await listAnswer(pages, { actor, tx, now, say });
    return { pages: rows, search_pages: [], ...companions, nr_pages: count, more };
  }),

  handle(searchPages, async ({ input, actor, tx, now, say }) => {
    const { rows, companions, more } = await searched(actor, input.q ?? "", { tx, now, say });
    return { pages: [], search_pages: rows, ...companions, nr_pages: rows.length, more };
  }),

  handle(readBrowse, ({ input, ...context }) =>
    browse({ input, ...context }, { folderId: input.cat_id, tagId: input.tag_id }),
  ),
  handle(readBrowseMain, async (context) =>
    browse(context, { folderId: await mainFolderId(context.actor, context.tx) }),
  ),

  handle(loadTrash, async ({ actor, tx, now, say }) => {
    demand(maySeeTrash(actor));
    return trashAnswer(actor, { showsAll: false, tx, now, say });
  }),

  handle(readBrowseTrash, async ({ actor, tx, now, say, wire }) => {
    demand(maySeeTrash(actor));
    const restored = restoredState(wire.remembered(filterCookie(actor)), { isTrash: true });
    const answer = await trashAnswer(actor, { showsAll: restored.showsAll, tx, now, say });
    return {
      title: say(browsingWords.title),
      address: "/pages/trash/",
      mainFolderId: await mainFolderId(actor, tx),
      folderId: null,
      tagId: null,
      state: restored,
      ...answer,
      ...tagsToShow(answer.tags, { rows: answer.pages, tagId: null }),
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

/** The list as a screen, in the state that the address and the remembered filter give. */
async function browse({ input, actor, tx, now, wire, say }: Context<typeof readBrowse>, asked: Asked) {
  const mainId = await mainFolderId(actor, tx);
  const place = await placeFor(actor, asked, tx);
  const { folderId, tagId } = place;
  const restored = restoredState(wire.remembered(filterCookie(actor)), place);
  const typed = folderId === null && tagId === null ? (input.q ?? "").trim() : "";
  const address = addressOf({ folderId, tagId, mainId });
  const screen = { title: say(browsingWords.title), address, mainFolderId: mainId, folderId, tagId };
  if (typed !== "") {
    const { rows, companions, more } = await searched(actor, typed, { tx, now, say });
    const state = whileSearching(restored, typed);
    const tags = tagsToShow(companions.tags, { rows, tagId });
    const found = { pages: [], search_pages: rows, nr_pages: rows.length, more };
    return { ...screen, state, ...companions, ...tags, ...found };
  }
  const filter = { ...place, order: orderOf(restored.by) };
  const { pages, more, count } = await readFirst(actor, filter, restored.showsAll, tx);
  const { rows, companions } = await listAnswer(pages, { actor, tx, now, say });
  const tags = tagsToShow(companions.tags, { rows, tagId });
  const listed = { pages: rows, search_pages: [], nr_pages: count, more };
  return { ...screen, state: restored, ...companions, ...tags, ...listed };
}

/** The address follows the filter (BRWS-03). */
function addressOf(shown: { folderId: number | null; tagId: number | null; mainId: number }): string {
  const { folderId, tagId, mainId } = shown;
  if (tagId !== null) return tagAddress({ id: tagId });
  if (folderId === null) return "/pages/";
  return folderId === mainId ? "/pages/tree/" : `/pages/tree/${folderId}/`;
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
