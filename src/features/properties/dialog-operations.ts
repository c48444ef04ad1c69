import type { Tx } from "#database/transaction.ts";
import { mainFolderId, readTree } from "#features/folders/store.ts";
import type { Actor } from "#kernel/actor.ts";
import type { OutputOf } from "#kernel/call.ts";
import { escaped } from "#kernel/escaped.ts";
import type { Say } from "#kernel/language.ts";
import { found } from "#kernel/refusal.ts";
import { type Original, sharesOfBeginning, titleOfCopy } from "./copying/operations.ts";
import { mayInviteGuests } from "#features/sharing/guests/rules.ts";
import { mayMakePublic } from "#features/sharing/rules.ts";
import { readActiveGuests } from "#features/sharing/guests/store.ts";
import { listGroups, readSharing, sharingIn } from "#features/sharing/operations.ts";
import type { Sharing } from "#features/sharing/model/state.ts";
import { type SharedPage, findSharedPage } from "#features/sharing/store.ts";
import { type loadProperties, titleMost } from "./contract.ts";
import { folderPaths } from "./rules.ts";
import { readSitePages } from "./store.ts";
import { firstShares } from "#features/access/rules.ts";

export type DialogContext = { readonly tx: Tx; readonly say: Say; readonly siteAddress: string };
type DialogFields = OutputOf<typeof loadProperties>;

/** What the dialogs of a page that is there open with, `edit` and `edit_properties` alike. */
export async function pageDialog(
  actor: Actor,
  page: { readonly id: number; readonly title: string },
  context: DialogContext,
): Promise<DialogFields> {
  const shared = found(await findSharedPage(page.id, context.tx), "page-not-found");
  const sharing = await readSharing(page.id, shared, context.tx);
  return dialogFields(actor, { page: shared, title: page.title, sharing, maySetSlug: true }, context);
}

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
    slug: null,
    isHomepage: false,
    isTemplate: false,
    isPublic: false,
    folderId: original?.page.folderId ?? (await mainFolderId(actor, tx)),
    made: original?.version.made ?? new Date(0),
  };
  const title = original ? titleOfCopy(original, titleMost, say) : "";
  const shares = original ? await sharesOfBeginning(actor, original, tx) : firstShares;
  return dialogFields(actor, { page, title, sharing: sharingIn(shares, false), maySetSlug }, context);
}

/** Every field that the page dialogs open with (PDLG-08), for all of them. */
async function dialogFields(
  actor: Actor,
  subject: { page: SharedPage; title: string; sharing: Sharing; maySetSlug: boolean },
  context: DialogContext,
): Promise<DialogFields> {
  const { page, title } = subject;
  const { tx, say, siteAddress } = context;
  const tree = await readTree(actor, tx, say);
  return {
    title,
    title_s: escaped(title),
    tags: [],
    all_tags: [],
    category_id: page.folderId,
    category_path: folderPaths(tree).get(page.folderId) ?? "",
    tree,
    slug: page.slug ?? "",
    group_url: `${siteAddress}/`,
    is_homepage: page.isHomepage,
    is_template: page.isTemplate,
    is_default_template: false,
    is_app: false,
    is_instance: false,
    nr_instances: 0,
    can_be_template: false,
    can_toggle_default_template: false,
    perm_can_edit_title: true,
    perm_can_edit_slug: subject.maySetSlug,
    is_public: page.isPublic,
    users: await listGroups(subject.sharing, page, { actor, tx, say, siteAddress }),
    allow_guest_invites: mayInviteGuests(actor, page).allowed,
    allow_public_pages: mayMakePublic(actor, page).allowed,
    active_guests: await readActiveGuests(actor, page.id, tx),
    create_from_default_template: false,
    version_timestamp: Math.floor(page.made.getTime() / 1000),
    subsite_name: "",
  };
}
