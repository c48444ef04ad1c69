import { type Tx, run } from "#database/transaction.ts";
import { sharingOfPage } from "#features/access/store.ts";
import { type Actor, principal } from "#kernel/actor.ts";
import { mainGroup } from "#kernel/viewer.ts";
import type { FirstSteps } from "./contract.ts";

/** The pages of the main group that people see, each with what it was as a sample, if it came with the site. */
const pages = `page left join page_sample sample on sample.site_id = $1 and sample.page_id = page.id
  where page.site_id = $1 and page.subsite_id = ${mainGroup} and page.trashed is null`;
const isNoSample = "sample.page_id is null";
const isRewritten = `(${isNoSample} or sample.version_id <> page.version_id)`;
/** Whoever rewrites the home page that came with the site has arranged that, and not yet written a page. */
const isOwn = `not page.unpublished and ${isRewritten} and (${isNoSample} or page.id is distinct from subsite.homepage_id)`;
/** Opened to the world, to a guest, or to a person by name who did not make it. */
const isShared = `(${isNoSample} or sample.sharing <> ${sharingOfPage}) and (page.is_public
  or exists (select from page_share share where share.site_id = $1 and share.page_id = page.id
    and share.principal_id > $3::bigint and share.principal_id < $4::bigint
    and share.principal_id is distinct from $3::bigint + page.creator_id)
  or exists (select from page_guest guest where guest.site_id = $1 and guest.page_id = page.id))`;

const firstSteps = `select exists (select from theme where site_id = $1 and logo_id is not null) as "hasLogo",
  exists (select from person where site_id = $1 and id <> $2) as invited,
  exists (select from ${pages} and ${isShared}) as shared,
  exists (select from ${pages} and page.id = subsite.homepage_id and ${isRewritten}) as arranged,
  (select page.id from ${pages} and ${isOwn} order by page.id desc limit 1) as "ownPageId"
  from site join subsite on subsite.site_id = $1 and subsite.id = ${mainGroup} where site.id = $1 and not first_steps_hidden`;

/** How far the site is, in one statement; null where its owners have hidden the list. */
export async function readFirstSteps(actor: Actor, tx: Tx): Promise<FirstSteps | null> {
  const people = [principal("person"), principal("guest")];
  const rows = await run<FirstSteps>(tx, firstSteps, [actor.siteId, actor.personId, ...people]);
  return rows[0] ?? null;
}
