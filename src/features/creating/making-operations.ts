import type { Tx } from "#database/transaction.ts";
import { previewOf } from "#documents/words.ts";
import { firstShares } from "#features/access/rules.ts";
import { mainFolderId } from "#features/folders/store.ts";
import { addressFrom, pageAddress } from "#features/pages/addresses/rules.ts";
import { freeAddress } from "#features/pages/addresses/store.ts";
import { pageCreated } from "#features/pages/events.ts";
import { type NewPage, insertPage } from "#features/pages/publishing-operations.ts";
import { titleMost } from "#features/pages/rules.ts";
import type { SentSettings } from "#features/properties/contract.ts";
import {
  type DialogContext,
  type DialogFields,
  dialogFields,
} from "#features/properties/dialog-operations.ts";
import { mayChangeTypes } from "#features/properties/rules.ts";
import {
  type Opened,
  type Saving,
  badField,
  demandNothingElse,
  placeOf,
  refusedSettings,
  saveSentPermissions,
  saveSentTags,
} from "#features/properties/saving-operations.ts";
import { readSitePages } from "#features/properties/store.ts";
import { propertyWords } from "#features/properties/wording.ts";
import { sharingIn } from "#features/sharing/operations.ts";
import { saveHomepage } from "#features/subsites/store.ts";
import { type KeptTag, namedTag } from "#features/tags/model/tag.ts";
import type { Actor } from "#kernel/actor.ts";
import { demand } from "#kernel/refusal.ts";
import { currentSubsite } from "#kernel/viewer.ts";
import { type Original, sharesOfBeginning, titleOfCopy } from "./operations.ts";
import { creatingWords } from "./wording.ts";

/** What the dialogs of a page that is not there yet open with: what it becomes when nothing is changed (PDLG-21). */
export async function newPageDialog(
  actor: Actor,
  { original, maySetSlug }: { readonly original: Original | null; readonly maySetSlug: boolean },
  context: DialogContext,
): Promise<DialogFields> {
  const { tx, say } = context;
  const page = {
    ...(await readSitePages(actor, tx)),
    id: 0,
    subsiteId: currentSubsite(actor),
    slug: null,
    isHomepage: false,
    isTemplate: false,
    isPublic: false,
    isOpen: false,
    isInPublicSubsite: false,
    folderId: original?.page.folderId ?? (await mainFolderId(actor, tx)),
    made: original?.version.made ?? new Date(0),
  };
  const title = original ? titleOfCopy(original, titleMost, say) : "";
  const shares = original ? await sharesOfBeginning(actor, original, tx) : firstShares;
  const tags = original?.page.tags ?? [];
  const sharing = sharingIn(shares, false);
  return dialogFields(actor, { page, title, tags, sharing, maySetSlug }, context);
}

/** What a new page is where nothing else was sent. */
type Beginning = Pick<NewPage, "document" | "shares" | "brings" | "isUnpublished"> & {
  readonly title?: string;
  readonly folderId: number | null;
  readonly tags: readonly KeptTag[];
};

/** Makes a page of what was sent, and for the rest of its beginning. */
export async function makePage(
  actor: Actor,
  { sent, beginning, opened }: { sent: SentSettings; beginning: Beginning; opened: Opened },
  saving: Saving,
) {
  const { now, tx, say } = saving;
  demand(mayChangeTypes(actor, sent, { isHomepage: false }));
  await demandNothingElse(sent, opened);
  const { title = "", folderId: first, tags: beginsWith, ...content } = beginning;
  // What everybody opens first is there for everybody.
  const isUnpublished = content.isUnpublished === true && sent.make_homepage !== true;
  const { title: wanted, folderId } = await placeOf(
    actor,
    { sent, title, folderId: first, slug: null },
    saving,
  );
  const slug = sent.slug ? sent.slug : await freeAddress(addressFrom(wanted), folderId, tx);
  const preview = previewOf(content.document);
  const page = { ...content, isUnpublished, title: wanted, folderId, slug, preview };
  const id = await insertPage(actor, page, now, tx);
  if (id === null) throw refusedSettings([badField("slug", propertyWords.addressTaken)]);
  await saveFirstTags(actor, { pageId: id, sent, beginsWith }, tx);
  if (sent.make_homepage) await saveHomepage(id, tx);
  tx.announce(pageCreated({ pageId: id, title: wanted }));
  await saveSentPermissions(actor, { pageId: id, sent }, saving);
  return {
    redirect: pageAddress({ id, slug, subsiteSlug: actor.subsiteSlug ?? "" }),
    message: say(creatingWords.created),
    errors: [],
  };
}

/** A copy begins with the tags of its page; what was sent for them is meant against these. */
async function saveFirstTags(
  actor: Actor,
  page: {
    readonly pageId: number;
    readonly sent: SentSettings;
    readonly beginsWith: readonly KeptTag[];
  },
  tx: Tx,
): Promise<void> {
  const { pageId, sent, beginsWith } = page;
  const first = { tags: beginsWith.map(namedTag) };
  if (beginsWith.length > 0) await saveSentTags(actor, { pageId, sent: first }, tx);
  await saveSentTags(actor, { pageId, sent }, tx);
}
