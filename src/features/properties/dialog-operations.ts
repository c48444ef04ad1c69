import type { Tx } from "#database/transaction.ts";
import { readTree } from "#features/folders/store.ts";
import { type KeptTag, namedTag } from "#features/tags/model/tag.ts";
import { readTagsOfPage } from "#features/tags/page-store.ts";
import { readTags } from "#features/tags/store.ts";
import type { Actor } from "#kernel/actor.ts";
import type { OutputOf } from "#kernel/call.ts";
import { inSubsite } from "#kernel/subsite-address.ts";
import { escaped } from "#kernel/escaped.ts";
import type { Say } from "#kernel/language.ts";
import { found } from "#kernel/refusal.ts";
import { mayInviteGuests } from "#features/sharing/guests/rules.ts";
import { mayMakePublic } from "#features/sharing/rules.ts";
import { readActiveGuests } from "#features/sharing/guests/store.ts";
import { listGroups, readSharing } from "#features/sharing/operations.ts";
import type { Sharing } from "#features/sharing/model/state.ts";
import { type SharedPage, findSharedPage } from "#features/sharing/store.ts";
import type { loadProperties } from "./contract.ts";
import { folderPaths } from "#features/folders/model/folder-paths.ts";
import { typesOffered } from "./types/rules.ts";

export type DialogContext = {
  readonly tx: Tx;
  readonly say: Say;
  readonly siteAddress: string;
  readonly now: Date;
};
export type DialogFields = OutputOf<typeof loadProperties>;

/** What the dialogs of a page that is there open with, `edit` and `edit_properties` alike. */
export async function pageDialog(
  actor: Actor,
  page: { readonly id: number; readonly title: string; readonly isUnpublished: boolean },
  context: DialogContext,
): Promise<DialogFields> {
  const shared = found(await findSharedPage(page.id, context.tx), "page-not-found");
  const sharing = await readSharing(page.id, shared, context.tx);
  const tags = await readTagsOfPage(page.id, context.tx);
  const { title, isUnpublished } = page;
  const subject = { page: shared, title, tags, sharing, maySetSlug: true, isUnpublished };
  return dialogFields(actor, subject, context);
}

type Subject = {
  readonly page: SharedPage;
  readonly title: string;
  readonly tags: readonly KeptTag[];
  readonly sharing: Sharing;
  readonly maySetSlug: boolean;
  /** Its readers do not see it; of a page that is not there yet, that it could not be shown to them at once. */
  readonly isUnpublished: boolean;
  /** Nobody has chosen what it begins with. */
  readonly isFromDefault?: boolean;
};

/** Every field that the page dialogs open with (PDLG-08), for all of them. */
export async function dialogFields(
  actor: Actor,
  subject: Subject,
  context: DialogContext,
): Promise<DialogFields> {
  const { page, title } = subject;
  const { tx, say, siteAddress, now } = context;
  const tree = await readTree(actor, tx, say);
  return {
    title,
    title_s: escaped(title),
    tags: subject.tags.map(namedTag),
    all_tags: (await readTags(actor, tx)).map(namedTag),
    category_id: page.folderId,
    category_path: folderPaths(tree).get(page.folderId) ?? "",
    tree,
    slug: page.slug ?? "",
    group_url: siteAddress + inSubsite(actor.subsiteSlug, "/"),
    ...typeFields(actor, subject),
    is_app: false,
    is_instance: false,
    nr_instances: 0,
    perm_can_edit_title: true,
    perm_can_edit_slug: subject.maySetSlug,
    is_public: page.isPublic,
    users: await listGroups(subject.sharing, page, { actor, tx, now, say, siteAddress }),
    allow_guest_invites: mayInviteGuests(actor, page).allowed,
    allow_public_pages: mayMakePublic(actor, page).allowed,
    active_guests: await readActiveGuests(actor, page.id, tx),
    create_from_default_template: subject.isFromDefault === true,
    version_timestamp: Math.floor(page.made.getTime() / 1000),
    subsite_name: page.subsiteName,
  };
}

function typeFields(actor: Actor, { page, isUnpublished }: Subject) {
  const { isHomepage, isTemplate, isDefaultTemplate } = page;
  const { canBeTemplate, canToggleDefault } = typesOffered(actor, { isHomepage, isUnpublished });
  return {
    is_homepage: isHomepage,
    is_template: isTemplate,
    is_default_template: isTemplate && isDefaultTemplate,
    can_be_template: canBeTemplate,
    can_toggle_default_template: canToggleDefault,
  };
}
