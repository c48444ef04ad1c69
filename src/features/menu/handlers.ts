import { currentSubsite } from "#kernel/viewer.ts";
import { handle } from "#calls/handle.ts";
import type { Tx } from "#database/transaction.ts";
import { readTree, findFolder } from "#features/folders/store.ts";
import { namedTag } from "#features/tags/model/tag.ts";
import { findTag, readTags } from "#features/tags/store.ts";
import { listMost } from "#features/pages/browsing/rules.ts";
import { readList } from "#features/pages/browsing/store.ts";
import { readStarred } from "#features/pages/starring/store.ts";
import { type PageAt, pageAddress } from "#features/pages/addresses/rules.ts";
import type { Actor } from "#kernel/actor.ts";
import type { Say } from "#kernel/language.ts";
import { demand, found } from "#kernel/refusal.ts";
import {
  type GivenItem,
  type GivenState,
  loadMenuFolder,
  loadMenuFolders,
  loadMenuTag,
  loadMenuTags,
  readMenu,
  saveMenu,
} from "./contract.ts";
import { menuSaved } from "./events.ts";
import { defaultMenu } from "./model/default-menu.ts";
import type { Menu, Targets } from "./model/menu-item.ts";
import { itemsFrom, keptItems } from "./model/saved-menu.ts";
import { nameOf } from "./model/shown-menu.ts";
import { itemGiven } from "./model/wire.ts";
import { targetsOf } from "./operations.ts";
import { mayBeMenu, mayEditMenu, mayFillBar } from "./rules.ts";
import { findMenu, findMenuToSave, keepMenu, lockMenu, readTargets } from "./store.ts";

export const menuHandlers = [
  handle(readMenu, async ({ actor, tx, say }) => {
    demand(mayEditMenu(actor));
    const row = await findMenu(actor, tx);
    return { user_state: stateOf(row ?? defaultMenu, targetsOf(row, { actor, say }), { actor, say }) };
  }),

  handle(loadMenuTags, async ({ actor, tx }) => {
    demand(mayEditMenu(actor));
    return { tags: (await readTags(actor, tx)).map(namedTag) };
  }),

  handle(loadMenuFolders, async ({ actor, tx, say }) => {
    demand(mayEditMenu(actor));
    return { tree: await readTree(actor, tx, say) };
  }),

  handle(loadMenuFolder, async ({ input, actor, tx }) => {
    const pages = await pagesOf(actor, input.data.cat_id, tx);
    return { user_state: { type: "category" as const, items: pages.map(pageGiven) } };
  }),

  handle(loadMenuTag, async ({ input, actor, tx }) => {
    const { id } = found(await findTag(actor, input.data.tag_id, tx), "tag-not-found");
    const pages = await readList(actor, { folderId: null, tagId: id, order: "alphabet" }, listMost, tx);
    return { user_state: { type: "tag" as const, items: inNavigation(pages).map(pageGiven) } };
  }),

  handle(saveMenu, async ({ input, actor, tx, now, say }) => {
    demand(mayEditMenu(actor));
    const sent = input.data.user_state;
    demand(mayBeMenu(sent.items));
    const items = itemsFrom(sent.items);
    await lockMenu(tx);
    const row = await findMenuToSave(actor, tx);
    const before = row ?? defaultMenu;
    const read = await readTargets(actor, items, tx);
    const targets = targetsOf(read, { actor, say });
    const menu = {
      items: keptItems(items, { targets, kept: [...before.items, ...(row?.previous ?? [])], say }),
      overflow: sent.overflow ?? before.overflow,
      revision: before.revision + 1,
    };
    demand(mayFillBar(measured(menu, targets, say), menu));
    const name = await keepMenu(actor, { ...menu, previous: before.items, saved: now }, tx);
    tx.announce(
      menuSaved({
        personId: actor.personId ?? 0,
        name,
        revision: menu.revision,
        subsiteId: currentSubsite(actor),
      }),
    );
    const isOvertaken = sent.revision !== undefined && sent.revision < before.revision;
    return {
      menu_json: JSON.stringify(stateOf(menu, targets, { actor, say })),
      previous_json: JSON.stringify(stateOf(before, targetsOf(row, { actor, say }), { actor, say })),
      replaced: isOvertaken ? (row?.saver ?? "") : null,
    };
  }),
];

function stateOf(menu: Menu, targets: Targets, { actor, say }: { actor: Actor; say: Say }): GivenState {
  const items = menu.items.map((item) => itemGiven(item, { targets, say }));
  return {
    type: "root",
    items,
    overflow: menu.overflow,
    revision: menu.revision,
    subsite: currentSubsite(actor),
  };
}

function measured({ items }: Pick<Menu, "items">, targets: Targets, say: Say) {
  return items.map((item) => ({
    label: item.title || nameOf(item, { targets, say }),
    hasIcon: item.icon !== null,
    hideLabel: item.hideLabel && item.icon !== null,
    opens: item.target.type !== "link" && item.target.type !== "page",
  }));
}

type Listed = PageAt & { readonly title: string };

async function pagesOf(actor: Actor, which: number | "favorites", tx: Tx): Promise<readonly Listed[]> {
  if (which === "favorites") return readStarred(actor, listMost, tx);
  const { id } = found(await findFolder(actor, which, tx), "folder-not-found");
  return inNavigation(await readList(actor, { folderId: id, order: "alphabet" }, listMost, tx));
}

/** A template is in no navigation (PTYP-09), but among the stars of whoever gave it one. */
function inNavigation<Page extends { readonly isTemplate: boolean }>(pages: readonly Page[]): Page[] {
  return pages.filter(({ isTemplate }) => !isTemplate);
}

function pageGiven(page: Listed): GivenItem {
  return {
    id: `page-${page.id}`,
    type: "page",
    title: page.title,
    icon: null,
    link: pageAddress(page),
    target: "",
    page_id: page.id,
    cat_id: null,
    tag_id: null,
    hide_label: false,
    orig_title: page.title,
    tooltip: "",
    is_hidden: false,
    items: [],
  };
}
