import { handle } from "#calls/handle.ts";
import type { Tx } from "#database/transaction.ts";
import { readTree } from "#features/folders/store.ts";
import type { Actor } from "#kernel/actor.ts";
import type { Say } from "#kernel/language.ts";
import { demand } from "#kernel/refusal.ts";
import { inSubsite } from "#kernel/subsite-address.ts";
import { refuse } from "#kernel/verdict.ts";
import { isSignedIn } from "#kernel/viewer.ts";
import { sharedPageFor } from "#features/sharing/operations.ts";
import { sharingWords } from "#features/sharing/wording.ts";
import { lockPage } from "#features/pages/store.ts";
import { loadPageEdit, loadProperties, savePageEdit, saveProperties } from "./contract.ts";
import { pageDialog } from "./dialog-operations.ts";
import { savePage } from "./saving-operations.ts";
import { readProperties } from "./screen.ts";
import { pageTypeOf } from "./types/model/page-type.ts";
import { mayBecomeHomepage, mayChooseType, typesOffered } from "./types/rules.ts";
import { readTypeFacts } from "./types/store.ts";
import { propertyWords } from "./wording.ts";
import { pageAddress } from "#features/pages/addresses/rules.ts";
import { audienceOncePublished, audienceSentence } from "#features/pages/audience/model/audience.ts";
import { toldTo } from "#features/pages/audience/operations.ts";
import { readAudience } from "#features/pages/audience/store.ts";
import { editablePage, lockedEditablePage } from "#features/pages/operations.ts";

export const propertyHandlers = [
  handle(readProperties, async ({ input, actor, tx, wire, say }) => {
    if (!isSignedIn(actor)) demand(refuse("signed-out"));
    const page = await editablePage(actor, input.page_id, tx);
    const type = pageTypeOf(await readTypeFacts(page.id, tx));
    const { isUnpublished } = page;
    return {
      title: say(propertyWords.properties),
      id: page.id,
      pageTitle: page.title,
      pageAddress: pageAddress(page),
      slug: page.slug ?? "",
      tree: await readTree(actor, tx, say),
      folderId: page.folderId,
      tags: [...page.tags],
      siteAddress: wire.siteAddress + inSubsite(actor.subsiteSlug, "/"),
      seenBy: await seenBy(actor, page.id, { tx, say }),
      type,
      mayChangeType: mayChooseType(actor).allowed,
      canBeHomepage: mayBecomeHomepage(page).allowed,
      ...typesOffered(actor, { isHomepage: type === "homepage", isUnpublished }),
    };
  }),

  handle(loadProperties, async ({ input, actor, now, tx, wire, say }) => {
    const page = await editablePage(actor, input.page_id, tx);
    return pageDialog(actor, page, { tx, now, say, siteAddress: wire.siteAddress });
  }),

  handle(loadPageEdit, async ({ input, actor, now, tx, wire, say }) => {
    const page = await sharedPageFor(actor, input.page_id, tx);
    return pageDialog(actor, page, { tx, now, say, siteAddress: wire.siteAddress });
  }),

  handle(saveProperties, async ({ input, actor, now, tx, wire, say }) => {
    const page = await lockedEditablePage(actor, input.page_id, tx);
    const opened = () => pageDialog(actor, page, { tx, now, say, siteAddress: wire.siteAddress });
    const redirect = await savePage(actor, { page, sent: input.settings, opened }, { now, tx, say });
    return { redirect, message: say(propertyWords.saved), errors: [] };
  }),

  handle(savePageEdit, async ({ input, actor, now, tx, wire, say }) => {
    await lockPage(input.page_id, tx);
    const page = await sharedPageFor(actor, input.page_id, tx);
    const opened = () => pageDialog(actor, page, { tx, now, say, siteAddress: wire.siteAddress });
    const redirect = await savePage(actor, { page, sent: input.settings, opened }, { now, tx, say });
    return { redirect, message: say(sharingWords.saved), errors: [] };
  }),
];

/** Who sees a page, as its permissions say it (decision 0105). */
async function seenBy(
  actor: Actor,
  pageId: number,
  { tx, say }: { readonly tx: Tx; readonly say: Say },
): Promise<string[]> {
  const audience = await readAudience(pageId, tx);
  const told = await toldTo(actor, [audience], { say, tx });
  return [
    audienceSentence(audience, told),
    ...(audience.isUnpublished ? [audienceOncePublished(audience, told)] : []),
  ];
}
