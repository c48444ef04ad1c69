import { randomBytes } from "node:crypto";
import type { Database } from "#database/connection.ts";
import { type Tx, inTransaction, run } from "#database/transaction.ts";
import type { Actor } from "#kernel/actor.ts";
import type { Hex } from "#kernel/colour.ts";
import type { LanguageCode } from "#kernel/languages.ts";
import { nameKey } from "#kernel/name-key.ts";
import { defaultAccent } from "#kernel/default-look.ts";
import { variantAddress } from "#kernel/picture-variants.ts";
import type { MailLook } from "#kernel/site-look.ts";
import { mainGroup } from "#kernel/viewer.ts";

export type SiteRow = {
  readonly id: number;
  readonly name: string;
  readonly address: string | null;
  readonly formTokenKey: Buffer;
  readonly withSubsites: boolean;
  readonly publicPages: boolean;
  /** Pages may be opened to guests by a link; where it is off, no guest reads anything (GUES-04). */
  readonly guestInvites: boolean;
  /** Editors arrange folders, tags and the menu of a site without subsites (ROLE-26). */
  readonly editorsArrange: boolean;
  /** People are asked for feedback, which is mailed to an address that owners have set (ACCT-01). */
  readonly takesFeedback: boolean;
  /** Search engines may list its public pages. */
  readonly isIndexed: boolean;
  /** All its pages read from right to left, whatever the language (TEXT-09). */
  readonly isRightToLeft: boolean;
  /** Null when each visitor is to be spoken to in the language of their browser. */
  readonly language: LanguageCode | null;
  readonly timeZone: string;
};

/** All sites with their hosts: few and small, held in memory by server/running/sites.ts. */
export async function readSites(
  database: Database,
): Promise<{ sites: SiteRow[]; hosts: Map<string, number> }> {
  const sites = await database.pool.query<SiteRow>(
    `select id, name, address, magic_key as "formTokenKey", with_subsites as "withSubsites", public_pages as "publicPages",
       guest_invites as "guestInvites", editors_arrange as "editorsArrange", indexed as "isIndexed", feedback_email is not null as "takesFeedback",
       right_to_left as "isRightToLeft", language, time_zone as "timeZone" from site order by id`,
  );
  const hosts = await database.pool.query<{ host: string; site_id: number }>(
    "select host, site_id from site_host",
  );
  return { sites: sites.rows, hosts: new Map(hosts.rows.map((row) => [row.host, row.site_id])) };
}

/** Hosts that are to belong to a site; those that belong to one already stay where they are. */
export type SiteHosts = { readonly id: number; readonly hosts: readonly string[] };

export type NewSite = {
  readonly name: string;
  readonly host: string | null;
  readonly address: string | null;
  /** Absent: left to the browsers. */
  readonly language?: LanguageCode | undefined;
  /** Absent: UTC. */
  readonly timeZone?: string | undefined;
  /** A site that was alone until now, and answered on every host. */
  readonly besides?: SiteHosts;
};

/**
 * Makes a site with its main group and its Main folder, and runs `furnish` in the same transaction (its first owner, its home page).
 * The table of sites is the one place that is written before a site is named to the wall.
 */
export async function createSite<Result>(
  database: Database,
  site: NewSite,
  furnish: (siteId: number, tx: Tx) => Promise<Result>,
): Promise<Result> {
  const reserved = await database.pool.query<{ id: number }>(
    "select nextval(pg_get_serial_sequence('site', 'id')) as id",
  );
  const siteId = reserved.rows[0]?.id ?? 0;
  return inTransaction(database, { siteId, access: "write" }, async (tx) => {
    await tx.db
      .insertInto("site")
      .values({
        id: siteId,
        name: site.name,
        address: site.address,
        language: site.language ?? null,
        ...(site.timeZone !== undefined && { time_zone: site.timeZone }),
        magic_key: randomBytes(32),
      } as never)
      .execute();
    if (site.host !== null)
      await tx.db.insertInto("site_host").values({ host: site.host, site_id: siteId }).execute();
    if (site.besides) await saveHosts(site.besides, tx);
    await makeMainGroup(tx);
    return furnish(siteId, tx);
  });
}

/** The subsite that every site has from its beginning, with its folder Main. */
async function makeMainGroup(tx: Tx): Promise<void> {
  await run(
    tx,
    `insert into subsite (site_id, id, slug) overriding system value values ($1, ${mainGroup}, '')`,
    [tx.siteId],
  );
  const main = { site_id: tx.siteId, subsite_id: mainGroup, parent_id: null };
  await tx.db
    .insertInto("folder")
    .values({ ...main, name: "Main", name_key: nameKey("Main") })
    .execute();
}

/** Where feedback is mailed to; null where nobody is asked for it. */
export async function findFeedbackAddress(tx: Tx): Promise<string | null> {
  const rows = await run<{ to: string | null }>(tx, 'select feedback_email as "to" from site where id = $1', [
    tx.siteId,
  ]);
  return rows[0]?.to ?? null;
}

export type Letterhead = {
  readonly name: string;
  readonly address: string;
  readonly language: LanguageCode | null;
  readonly look: MailLook;
};

/** What mails of the site carry: its name, the stored address that their links begin with, its language, accent and logo. */
export async function readLetterhead(tx: Tx): Promise<Letterhead> {
  const rows = await run<StoredLetterhead>(
    tx,
    `select site.name, site.address, site.language, theme.accent, logo.width, logo.height
     from site left join theme on theme.site_id = site.id
     left join file logo on logo.site_id = site.id and logo.id = theme.logo_id where site.id = $1`,
    [tx.siteId],
  );
  const [head] = rows;
  if (!head?.address) throw new Error(`site ${tx.siteId} has no address yet, so a link has no beginning`);
  const { name, address, language, accent, width, height } = head;
  // Whichever logo is in use when the mail is read: that of the day it was sent may be gone.
  const logo =
    width && height ? { address: variantAddress(`${address}/-/theme/logo`, 320), width, height } : null;
  return { name, address, language, look: { accent: accent ?? defaultAccent, logo } };
}

type StoredLetterhead = {
  readonly name: string;
  readonly address: string | null;
  readonly language: LanguageCode | null;
  readonly accent: Hex | null;
  readonly width: number | null;
  readonly height: number | null;
};

/** The public address of a site, without a slash at the end; links in mails begin with it. */
export async function saveAddress(siteId: number, address: string, database: Database): Promise<void> {
  await database.pool.query("update site set address = $2 where id = $1 and address is distinct from $2", [
    siteId,
    address,
  ]);
}

/** Switches rules and screens; whatever subsites there are stay as they are, in both directions. */
export async function saveWithSubsites(actor: Actor, on: boolean, tx: Tx): Promise<void> {
  await run(tx, "update site set with_subsites = $2 where id = $1", [actor.siteId, on]);
}

/** Whether a subsite holds more than its folder Main: a page, one in the trash too, or another folder. */
export async function areSubsitesInUse(tx: Tx): Promise<boolean> {
  const rows = await run<{ used: boolean }>(
    tx,
    `select exists (select from page where site_id = $1 and subsite_id <> ${mainGroup})
       or exists (select from folder where site_id = $1 and subsite_id <> ${mainGroup} and parent_id is not null and deleted is null) as used`,
    [tx.siteId],
  );
  return rows[0]?.used ?? false;
}

/** What the subsites that new people join are called (AUTJ-06); archived ones are skipped. */
export async function namesOfAutoJoin(tx: Tx): Promise<string[]> {
  const rows = await run<{ name: string }>(
    tx,
    `select name from subsite where site_id = $1 and is_preselected and not is_archived order by lower(name), id`,
    [tx.siteId],
  );
  return rows.map(({ name }) => name);
}

/** Whether owners find the list of first steps on the home page. */
export async function saveFirstStepsShown(actor: Actor, shown: boolean, tx: Tx): Promise<void> {
  await tx.db
    .updateTable("site")
    .set({ first_steps_hidden: !shown })
    .where("id", "=", actor.siteId)
    .execute();
}

/** The site of a host name, or without one the only site. */
export async function findSiteFor(
  host: string | null,
  database: Database,
): Promise<number | "none" | "several"> {
  const { rows } =
    host === null
      ? await database.pool.query<{ id: number }>("select id from site order by id limit 2")
      : await database.pool.query<{ id: number }>("select site_id as id from site_host where host = $1", [
          host.toLowerCase(),
        ]);
  if (rows.length > 1) return "several";
  return rows[0]?.id ?? "none";
}

/** The first site that has no host of its own: it answers on every host as long as it is alone. */
export async function findSiteWithoutHost(
  database: Database,
): Promise<{ id: number; name: string; address: string | null } | null> {
  const { rows } = await database.pool.query<{ id: number; name: string; address: string | null }>(
    `select id, name, address from site
     where not exists (select from site_host where site_id = site.id) order by id limit 1`,
  );
  return rows[0] ?? null;
}

async function saveHosts({ id, hosts }: SiteHosts, tx: Tx): Promise<void> {
  await tx.db
    .insertInto("site_host")
    .values(hosts.map((host) => ({ host, site_id: id })))
    .onConflict((taken) => taken.column("host").doNothing())
    .execute();
}
