import { handle } from "#calls/handle.ts";
import { readTree } from "#features/folders/store.ts";
import { demand } from "#kernel/refusal.ts";
import { refuse } from "#kernel/verdict.ts";
import { isSignedIn } from "#kernel/viewer.ts";
import { titleMost } from "../contract.ts";
import { newPageDialog } from "../dialog-operations.ts";
import { badField, makePage, refusedSettings } from "../saving-operations.ts";
import { propertyWords } from "../wording.ts";
import { mayCreatePages } from "#features/pages/rules.ts";
import { loadCopy, saveCopy } from "./contract.ts";
import { beginningOfCopy, originalFor, titleOfCopy } from "./operations.ts";
import { sharingOfCopy } from "./rules.ts";
import { readCopy } from "./screen.ts";
import { copyWords } from "./wording.ts";
import { pageAddress } from "#features/pages/addresses/rules.ts";

export const copyHandlers = [
  handle(readCopy, async ({ input, actor, tx, say }) => {
    if (!isSignedIn(actor)) demand(refuse("signed-out"));
    demand(mayCreatePages(actor));
    const { page_id: pageId, version_id: versionId } = input;
    const original = await originalFor(actor, { pageId, versionId }, tx);
    const { page, version } = original;
    return {
      title: say(copyWords.newCopy),
      id: page.id,
      // Of others' later versions readers get the newest; who edits gets the one that stood here.
      versionId: page.mayEdit ? version.id : 0,
      pageTitle: page.title,
      made: Math.floor(version.made.getTime() / 1000),
      newTitle: titleOfCopy(original, titleMost, say),
      tree: await readTree(actor, tx, say),
      folderId: page.folderId,
      sharing: sharingOfCopy(page),
      back: page.mayEdit ? `/page/versions/${page.id}/?version=${version.id}` : pageAddress(page),
    };
  }),

  handle(loadCopy, async ({ input, actor, tx, wire, say }) => {
    demand(mayCreatePages(actor));
    const { page_id: pageId, version_id: versionId } = input;
    const original = await originalFor(actor, { pageId, versionId }, tx);
    const { siteAddress } = wire;
    return newPageDialog(actor, { original, maySetSlug: false }, { tx, say, siteAddress });
  }),

  handle(saveCopy, async ({ input, actor, now, tx, wire, say }) => {
    demand(mayCreatePages(actor));
    const { page_id: pageId, version_id: versionId, settings: sent } = input;
    const original = await originalFor(actor, { pageId, versionId }, tx);
    if (sent.slug) throw refusedSettings([badField("slug", propertyWords.addressOfCopy)]);
    const beginning = {
      title: titleOfCopy(original, titleMost, say),
      folderId: original.page.folderId,
      ...(await beginningOfCopy(actor, original, tx)),
    };
    const { siteAddress } = wire;
    const opened = () => newPageDialog(actor, { original, maySetSlug: false }, { tx, say, siteAddress });
    return makePage(actor, { sent, beginning, opened }, { now, tx, say });
  }),
];
