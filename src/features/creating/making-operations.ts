import type { Tx } from "#database/transaction.ts";
import { previewOf } from "#documents/excerpts.ts";
import { mainFolderId } from "#features/folders/store.ts";
import { addressFrom, pageAddress } from "#features/pages/addresses/rules.ts";
import { freeAddress } from "#features/pages/addresses/store.ts";
import { pageCreated } from "#features/pages/events.ts";
import { insertPage } from "#features/pages/publishing-operations.ts";
import type { SentSettings } from "#features/properties/contract.ts";
import {
  type DialogContext,
  type DialogFields,
  dialogFields,
} from "#features/properties/dialog-operations.ts";
import {
  type Saving,
  badField,
  demandNothingElse,
  placeOf,
  refusedSettings,
  saveSentPermissions,
  saveSentTags,
} from "#features/properties/saving-operations.ts";
import { readSitePages } from "#features/properties/store.ts";
import { demandFirstType, saveType } from "#features/properties/types/operations.ts";
import { propertyWords } from "#features/properties/wording.ts";
import { sharingIn } from "#features/sharing/operations.ts";
import { type KeptTag, namedTag } from "#features/tags/model/tag.ts";
import type { Actor } from "#kernel/actor.ts";
import { currentSubsite } from "#kernel/viewer.ts";
import { noteTemplate } from "./store.ts";
import { type Start, contentOfStart, proposedBy, sharesOfStart } from "./starting-operations.ts";
import { creatingWords } from "./wording.ts";

/** What the dialogs of a page that is not there yet open with: what it becomes when nothing is changed (PDLG-21). */
export async function newPageDialog(
  actor: Actor,
  { start, maySetSlug }: { readonly start: Start; readonly maySetSlug: boolean },
  context: DialogContext,
): Promise<DialogFields> {
  const { tx, say } = context;
  const { title, folderId, tags } = proposedBy(start, say);
  const page = {
    ...(await readSitePages(actor, tx)),
    id: 0,
    subsiteId: currentSubsite(actor),
    slug: null,
    isHomepage: false,
    isTemplate: false,
    isDefaultTemplate: false,
    isPublic: false,
    worldLimit: null,
    isOpen: false,
    isInPublicSubsite: false,
    folderId: folderId ?? (await mainFolderId(actor, tx)),
    made: start.is === "page" ? start.original.version.made : new Date(0),
  };
  const sharing = sharingIn(await sharesOfStart(actor, start, tx), false);
  const isFromDefault = start.is === "page" && start.isDefault;
  // Its readers see at once what they see first, and what others are made from.
  const subject = { page, title, tags, sharing, maySetSlug, isFromDefault, isUnpublished: false };
  return dialogFields(actor, subject, context);
}

type Making = {
  readonly start: Start;
  readonly sent: SentSettings;
  readonly maySetSlug: boolean;
};

/** Makes a page of what was sent, and for the rest of what it begins with. */
export async function makePage(
  actor: Actor,
  { start, sent, maySetSlug }: Making,
  saving: Saving & Pick<DialogContext, "siteAddress">,
) {
  const { now, tx, say } = saving;
  const type = demandFirstType(actor, sent);
  await demandNothingElse(sent, () => newPageDialog(actor, { start, maySetSlug }, saving));
  const { title, folderId: first, tags: beginsWith } = proposedBy(start, say);
  const content = await contentOfStart(actor, start, tx);
  const isUnpublished = content.isUnpublished && type === "standard";
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
  await noteStart(id, start, tx);
  await saveType(id, { from: "standard", to: type }, tx);
  tx.announce(pageCreated({ pageId: id, title: wanted }));
  await saveSentPermissions(actor, { pageId: id, sent }, saving);
  return {
    redirect: pageAddress({ id, slug, subsiteSlug: actor.subsiteSlug ?? "" }),
    message: say(creatingWords.created),
    errors: [],
  };
}

async function noteStart(pageId: number, start: Start, tx: Tx): Promise<void> {
  if (start.is !== "page" || !start.original.isTemplate) return;
  const { page, version } = start.original;
  await noteTemplate({ pageId, templateId: page.id, versionId: version.id }, tx);
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
