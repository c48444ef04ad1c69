import { handle } from "#calls/handle.ts";
import { inputWords } from "#calls/wording.ts";
import type { Tx } from "#database/transaction.ts";
import { mainFolderId, readTree } from "#features/folders/store.ts";
import { audienceOncePublished } from "#features/pages/audience/model/audience.ts";
import { toldTo } from "#features/pages/audience/operations.ts";
import { readAudienceOfNew } from "#features/pages/audience/store.ts";
import { mayCreatePages } from "#features/pages/rules.ts";
import { mayChooseType } from "#features/properties/types/rules.ts";
import { badField, refusedSettings } from "#features/properties/saving-operations.ts";
import { blankId, isExampleId } from "#features/templates/rules.ts";
import type { Actor } from "#kernel/actor.ts";
import type { Say } from "#kernel/language.ts";
import { demand } from "#kernel/refusal.ts";
import { inSubsite } from "#kernel/subsite-address.ts";
import { refuse } from "#kernel/verdict.ts";
import { currentSubsite, isSignedIn } from "#kernel/viewer.ts";
import { createBlankPage, createPage, loadBlankPage, loadCopy, loadNewPage, saveCopy } from "./contract.ts";
import { makePage, newPageDialog } from "./making-operations.ts";
import { mayCopyPages } from "./rules.ts";
import { readCopy, readNewPage } from "./screen.ts";
import { copyShown, shownStart } from "./shown-operations.ts";
import { type Start, proposedBy, sharesOfStart, startFor } from "./starting-operations.ts";
import { creatingWords } from "./wording.ts";

export const creatingHandlers = [
  handle(readNewPage, async ({ input, actor, tx, wire, say }) => {
    if (!isSignedIn(actor)) demand(refuse("signed-out"));
    demand(mayCreatePages(actor));
    const tree = await readTree(actor, tx, say);
    const given = tree.find((node) => node.id === input.folder)?.id;
    const start = await startFor(actor, { id: input.from_page_id }, { tx, language: wire.language() });
    const { title, folderId, tags } = proposedBy(start, say);
    return {
      title: say(creatingWords.newPage),
      tree,
      folderId: given ?? folderId ?? (await mainFolderId(actor, tx)),
      isFolderGiven: given !== undefined,
      siteAddress: wire.siteAddress + inSubsite(actor.subsiteSlug, "/"),
      newTitle: title,
      tags: [...tags],
      start: shownStart(start),
      asksStart: input.choose === true,
      seenBy: await seenOncePublished(actor, start, { tx, say }),
      mayChangeType: mayChooseType(actor).allowed,
    };
  }),

  handle(loadNewPage, async ({ input, actor, now, tx, wire, say }) => {
    demand(mayCreatePages(actor));
    const start = await startFor(actor, { id: input.from_page_id }, { tx, language: wire.language() });
    const { siteAddress } = wire;
    return newPageDialog(actor, { start, maySetSlug: true }, { tx, now, say, siteAddress });
  }),

  handle(createPage, async ({ input, actor, now, tx, wire, say }) => {
    demand(mayCreatePages(actor));
    const { from_page_id: id } = input;
    const { markdown, ...sent } = input.settings;
    // The text of a copy is that of its page, and who brings one does not begin with the default template.
    const isOwnText = (id === undefined || id === blankId) && Boolean(markdown);
    if (markdown && !isOwnText) throw refusedSettings([badField("markdown", inputWords.unknown)]);
    const start: Start = isOwnText
      ? { is: "blank", markdown }
      : await startFor(actor, { id }, { tx, language: wire.language() });
    const { siteAddress } = wire;
    return makePage(actor, { start, sent, maySetSlug: true }, { now, tx, say, siteAddress });
  }),

  handle(loadBlankPage, async ({ actor, now, tx, wire, say }) => {
    demand(mayCreatePages(actor));
    const start: Start = { is: "blank" };
    const { siteAddress } = wire;
    return newPageDialog(actor, { start, maySetSlug: true }, { tx, now, say, siteAddress });
  }),

  handle(createBlankPage, async ({ input, actor, now, tx, wire, say }) => {
    demand(mayCreatePages(actor));
    const { markdown, ...sent } = input.settings;
    const start: Start = { is: "blank", markdown };
    const { siteAddress } = wire;
    return makePage(actor, { start, sent, maySetSlug: true }, { now, tx, say, siteAddress });
  }),

  handle(readCopy, async ({ input, actor, tx, wire, say }) => {
    if (!isSignedIn(actor)) demand(refuse("signed-out"));
    demand(mayCopyPages(actor));
    const start = await startOfCopy(actor, input, { tx, language: wire.language() });
    const { title: newTitle, folderId, tags } = proposedBy(start, say);
    return {
      ...copyShown(start, say),
      newTitle,
      tree: await readTree(actor, tx, say),
      folderId: folderId ?? (await mainFolderId(actor, tx)),
      tags: [...tags],
      seenBy: await seenOncePublished(actor, start, { tx, say }),
      mayChangeType: mayChooseType(actor).allowed,
    };
  }),

  handle(loadCopy, async ({ input, actor, now, tx, wire, say }) => {
    demand(mayCopyPages(actor));
    const start = await startOfCopy(actor, input, { tx, language: wire.language() });
    const { siteAddress } = wire;
    return newPageDialog(actor, { start, maySetSlug: false }, { tx, now, say, siteAddress });
  }),

  handle(saveCopy, async ({ input, actor, now, tx, wire, say }) => {
    demand(mayCopyPages(actor));
    const { settings: sent } = input;
    const start = await startOfCopy(actor, input, { tx, language: wire.language() });
    if (sent.slug) throw refusedSettings([badField("slug", creatingWords.addressOfCopy)]);
    const { siteAddress } = wire;
    return makePage(actor, { start, sent, maySetSlug: false }, { now, tx, say, siteAddress });
  }),
];

/** Who will see a page that begins so; in a subsite that is said by its roles. */
async function seenOncePublished(
  actor: Actor,
  start: Start,
  { tx, say }: { readonly tx: Tx; readonly say: Say },
): Promise<string> {
  const shares = await sharesOfStart(actor, start, tx);
  const audience = await readAudienceOfNew({ area: currentSubsite(actor), shares }, tx);
  return audienceOncePublished(audience, await toldTo(actor, [audience], { say, tx }));
}

/** A version of a page, or an example, which has none but the one that is offered. */
async function startOfCopy(
  actor: Actor,
  { page_id: id, version_id: versionId }: { readonly page_id: number; readonly version_id: number },
  asked: { readonly tx: Tx; readonly language: string },
): Promise<Start> {
  if (id === blankId) demand(refuse("page-not-found"));
  if (isExampleId(id) && versionId !== 0) demand(refuse("version-not-found"));
  return startFor(actor, { id, versionId }, asked);
}
