import { handle } from "#calls/handle.ts";
import { inputWords } from "#calls/wording.ts";
import type { Tx } from "#database/transaction.ts";
import { mainFolderId, readTree } from "#features/folders/store.ts";
import type { Actor } from "#kernel/actor.ts";
import { demand, found } from "#kernel/refusal.ts";
import { refuse } from "#kernel/verdict.ts";
import { isSignedIn } from "#kernel/viewer.ts";
import { freshWidgetId } from "#secrets/widget-id.ts";
import { type Original, beginningOfCopy, originalFor, titleOfCopy } from "./copying/operations.ts";
import type { Document } from "#documents/document.ts";
import { blankDocument, markdownDocument } from "#documents/edited-text.ts";
import { mayChooseHomepage, mayCreatePages } from "#features/pages/rules.ts";
import { mayShare } from "#features/sharing/rules.ts";
import { sharingWords } from "#features/sharing/wording.ts";
import { type ReadPage, findPage, lockPage } from "#features/pages/store.ts";
import {
  createPage,
  loadNewPage,
  loadPageEdit,
  loadProperties,
  savePageEdit,
  saveProperties,
  titleMost,
} from "./contract.ts";
import { newPageDialog, pageDialog } from "./dialog-operations.ts";
import { badField, makePage, refusedSettings, savePage } from "./saving-operations.ts";
import { readNewPage, readProperties } from "./screen.ts";
import { readSitePages } from "./store.ts";
import { propertyWords } from "./wording.ts";
import { pageAddress } from "#features/pages/addresses/rules.ts";
import { firstShares } from "#features/access/rules.ts";
import { editablePage, lockedEditablePage } from "#features/pages/operations.ts";

export const propertyHandlers = [
  handle(readNewPage, async ({ input, actor, tx, wire, say }) => {
    if (!isSignedIn(actor)) demand(refuse("signed-out"));
    demand(mayCreatePages(actor));
    const tree = await readTree(actor, tx, say);
    const folderId = tree.find((node) => node.id === input.folder)?.id ?? (await mainFolderId(actor, tx));
    return { title: say(propertyWords.newPage), tree, folderId, siteAddress: `${wire.siteAddress}/` };
  }),

  handle(readProperties, async ({ input, actor, tx, wire, say }) => {
    if (!isSignedIn(actor)) demand(refuse("signed-out"));
    const page = await editablePage(actor, input.page_id, tx);
    const { homepageId } = await readSitePages(actor, tx);
    return {
      title: page.title,
      id: page.id,
      pageTitle: page.title,
      pageAddress: pageAddress(page),
      slug: page.slug ?? "",
      tree: await readTree(actor, tx, say),
      folderId: page.folderId,
      siteAddress: `${wire.siteAddress}/`,
      isHomepage: homepageId === page.id,
      mayChooseHomepage: mayChooseHomepage(actor).allowed,
    };
  }),

  handle(loadNewPage, async ({ input, actor, tx, wire, say }) => {
    demand(mayCreatePages(actor));
    const original = await shownPage(actor, input.from_page_id, tx);
    const { siteAddress } = wire;
    return newPageDialog(actor, { original, maySetSlug: true }, { tx, say, siteAddress });
  }),

  handle(loadProperties, async ({ input, actor, tx, wire, say }) => {
    const page = await editablePage(actor, input.page_id, tx);
    return pageDialog(actor, page, { tx, say, siteAddress: wire.siteAddress });
  }),

  handle(loadPageEdit, async ({ input, actor, tx, wire, say }) => {
    const page = await sharedPage(actor, input.page_id, tx);
    return pageDialog(actor, page, { tx, say, siteAddress: wire.siteAddress });
  }),

  handle(createPage, async ({ input, actor, now, tx, wire, say }) => {
    demand(mayCreatePages(actor));
    const original = await shownPage(actor, input.from_page_id, tx);
    // The text of a copy is that of its page.
    const { markdown, ...sent } = input.settings;
    if (original && markdown) throw refusedSettings([badField("markdown", inputWords.unknown)]);
    const beginning = original
      ? {
          title: titleOfCopy(original, titleMost, say),
          folderId: original.page.folderId,
          ...(await beginningOfCopy(actor, original, tx)),
        }
      : { folderId: null, document: firstDocument(markdown), shares: firstShares };
    const { siteAddress } = wire;
    const opened = () => newPageDialog(actor, { original, maySetSlug: true }, { tx, say, siteAddress });
    return makePage(actor, { sent, beginning, opened }, { now, tx, say });
  }),

  handle(saveProperties, async ({ input, actor, now, tx, wire, say }) => {
    const page = await lockedEditablePage(actor, input.page_id, tx);
    const opened = () => pageDialog(actor, page, { tx, say, siteAddress: wire.siteAddress });
    const redirect = await savePage(actor, { page, sent: input.settings, opened }, { now, tx, say });
    return { redirect, message: say(propertyWords.saved), errors: [] };
  }),

  handle(savePageEdit, async ({ input, actor, now, tx, wire, say }) => {
    await lockPage(input.page_id, tx);
    const page = await sharedPage(actor, input.page_id, tx);
    const opened = () => pageDialog(actor, page, { tx, say, siteAddress: wire.siteAddress });
    const redirect = await savePage(actor, { page, sent: input.settings, opened }, { now, tx, say });
    return { redirect, message: say(sharingWords.saved), errors: [] };
  }),
];

function firstDocument(markdown: string | undefined): Document {
  const widgetId = freshWidgetId();
  return markdown ? markdownDocument(widgetId, markdown) : blankDocument(widgetId);
}

async function shownPage(actor: Actor, pageId: number | undefined, tx: Tx): Promise<Original | null> {
  return pageId === undefined ? null : originalFor(actor, { pageId, versionId: 0 }, tx);
}

async function sharedPage(actor: Actor, id: number, tx: Tx): Promise<ReadPage> {
  const page = found(await findPage(actor, id, tx), "page-not-found");
  demand(mayShare(page));
  return page;
}
