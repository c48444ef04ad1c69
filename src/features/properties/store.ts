import { type Tx, run } from "#database/transaction.ts";
import type { Actor } from "#kernel/actor.ts";
import { nameKey } from "#kernel/name-key.ts";
import { currentSubsite } from "#kernel/viewer.ts";
import { refreshReaders } from "#features/access/store.ts";
import { writePageSearch } from "#features/pages/search-store.ts";

/** What the site says of its pages: the switches of its dialogs, what the current subsite is called and what its pages begin with. */
export type SitePages = {
  readonly defaultTemplateId: number | null;
  readonly publicPages: boolean;
  readonly guestInvites: boolean;
  readonly siteName: string;
  /** What the current subsite is called; empty for the main group. */
  readonly subsiteName: string;
};

export async function readSitePages(actor: Actor, tx: Tx): Promise<SitePages> {
  const rows = await run<SitePages>(
    tx,
    `select subsite.default_template_id as "defaultTemplateId", site.public_pages as "publicPages", site.guest_invites as "guestInvites",
       site.name as "siteName", subsite.name as "subsiteName" from site
     join subsite on subsite.site_id = $1 and subsite.id = $2 where site.id = $1`,
    [actor.siteId, currentSubsite(actor)],
  );
  const none = { publicPages: false, guestInvites: false, siteName: "", subsiteName: "" };
  return rows[0] ?? { defaultTemplateId: null, ...none };
}

/** Title and folder act at once, without a version; lists and search follow. `body` is the page's plain text. */
export async function savePlace(
  page: { readonly id: number; readonly title: string; readonly folderId: number; readonly body: string },
  tx: Tx,
): Promise<void> {
  await tx.db
    .updateTable("page")
    .set({ title: page.title, title_key: nameKey(page.title), folder_id: page.folderId })
    .where("site_id", "=", tx.siteId)
    .where("id", "=", page.id)
    .execute();
  await refreshReaders(page.id, tx);
  await writePageSearch(page, tx);
}
