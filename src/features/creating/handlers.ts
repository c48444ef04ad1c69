import { handle } from "#calls/handle.ts";
import { inputWords } from "#calls/wording.ts";
import type { Tx } from "#database/transaction.ts";
import type { Document } from "#documents/document.ts";
import { blankDocument, markdownDocument } from "#documents/edited-text.ts";
import { firstShares } from "#features/access/rules.ts";
import { mainFolderId, readTree } from "#features/folders/store.ts";
import { pageAddress } from "#features/pages/addresses/rules.ts";
import { mayCreatePages, titleMost } from "#features/pages/rules.ts";
import { badField, refusedSettings } from "#features/properties/saving-operations.ts";
import type { Actor } from "#kernel/actor.ts";
import { demand } from "#kernel/refusal.ts";
import { inSubsite } from "#kernel/subsite-address.ts";
import { refuse } from "#kernel/verdict.ts";
import { isSignedIn } from "#kernel/viewer.ts";
import { freshWidgetId } from "#secrets/widget-id.ts";
import { createPage, loadCopy, loadNewPage, saveCopy } from "./contract.ts";
import { makePage, newPageDialog } from "./making-operations.ts";
import { type Original, beginningOfCopy, originalFor, titleOfCopy } from "./operations.ts";
import { mayCopyPages, sharingOfCopy } from "./rules.ts";
import { readCopy, readNewPage } from "./screen.ts";
import { creatingWords } from "./wording.ts";

export const creatingHandlers = [
  handle(readNewPage, async ({ input, actor, tx, wire, say }) => {
    if (!isSignedIn(actor)) demand(refuse("signed-out"));
    demand(mayCreatePages(actor));
    const tree = await readTree(actor, tx, say);
    const folderId = tree.find((node) => node.id === input.folder)?.id ?? (await mainFolderId(actor, tx));
    const siteAddress = wire.siteAddress + inSubsite(actor.subsiteSlug, "/");
    return { title: say(creatingWords.newPage), tree, folderId, siteAddress };
  }),

  handle(loadNewPage, async ({ input, actor, now, tx, wire, say }) => {
    demand(mayCreatePages(actor));
    const original = await shownPage(actor, input.from_page_id, tx);
    const { siteAddress } = wire;
    return newPageDialog(actor, { original, maySetSlug: true }, { tx, now, say, siteAddress });
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
          tags: original.page.tags,
          ...(await beginningOfCopy(actor, original, tx)),
          isUnpublished: true,
        }
      : {
          folderId: null,
          tags: [],
          document: firstDocument(markdown),
          shares: firstShares,
          // Who sends the text with the page has written it already, as an import has.
          isUnpublished: !markdown,
        };
    const { siteAddress } = wire;
    const opened = () => newPageDialog(actor, { original, maySetSlug: true }, { tx, now, say, siteAddress });
    return makePage(actor, { sent, beginning, opened }, { now, tx, say });
  }),

  handle(readCopy, async ({ input, actor, tx, say }) => {
    if (!isSignedIn(actor)) demand(refuse("signed-out"));
    demand(mayCopyPages(actor));
    const { page_id: pageId, version_id: versionId } = input;
    const original = await originalFor(actor, { pageId, versionId }, tx);
    const { page, version } = original;
    return {
      title: say(creatingWords.newCopy),
      id: page.id,
      // Of others' later versions readers get the newest; who edits gets the one that stood here.
      versionId: page.mayEdit ? version.id : 0,
      pageTitle: page.title,
      made: Math.floor(version.made.getTime() / 1000),
      newTitle: titleOfCopy(original, titleMost, say),
      tree: await readTree(actor, tx, say),
      folderId: page.folderId,
      tags: [...page.tags],
      sharing: sharingOfCopy(page),
      back: page.mayEdit ? `/page/versions/${page.id}/?version=${version.id}` : pageAddress(page),
    };
  }),

  handle(loadCopy, async ({ input, actor, now, tx, wire, say }) => {
    demand(mayCopyPages(actor));
    const { page_id: pageId, version_id: versionId } = input;
    const original = await originalFor(actor, { pageId, versionId }, tx);
    const { siteAddress } = wire;
    return newPageDialog(actor, { original, maySetSlug: false }, { tx, now, say, siteAddress });
  }),

  handle(saveCopy, async ({ input, actor, now, tx, wire, say }) => {
    demand(mayCopyPages(actor));
    const { page_id: pageId, version_id: versionId, settings: sent } = input;
    const original = await originalFor(actor, { pageId, versionId }, tx);
    if (sent.slug) throw refusedSettings([badField("slug", creatingWords.addressOfCopy)]);
    const beginning = {
      title: titleOfCopy(original, titleMost, say),
      folderId: original.page.folderId,
      tags: original.page.tags,
      ...(await beginningOfCopy(actor, original, tx)),
      isUnpublished: true,
    };
    const { siteAddress } = wire;
    const opened = () => newPageDialog(actor, { original, maySetSlug: false }, { tx, now, say, siteAddress });
    return makePage(actor, { sent, beginning, opened }, { now, tx, say });
  }),
];

function firstDocument(markdown: string | undefined): Document {
  const widgetId = freshWidgetId();
  return markdown ? markdownDocument(widgetId, markdown) : blankDocument(widgetId);
}

async function shownPage(actor: Actor, pageId: number | undefined, tx: Tx): Promise<Original | null> {
  return pageId === undefined ? null : originalFor(actor, { pageId, versionId: 0 }, tx);
}
