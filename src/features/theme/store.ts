import type { Database } from "#database/connection.ts";
import { type Tx, run } from "#database/transaction.ts";
import type { Actor } from "#kernel/actor.ts";
import type { Hex } from "#kernel/colour.ts";
import type { FontPair, LookChoice, LookPicture, Scheme, SiteLook } from "#kernel/site-look.ts";
import type { Theme } from "./contract.ts";
import { logoAddress, pictureAddress } from "./model/addresses.ts";

type Picture = NonNullable<Theme["logo"]>;

/** The theme as it is kept, with the files that it and the one before it hold. */
export type ThemeRow = Omit<Theme, "accent" | "revision"> & {
  readonly accent: Hex;
  readonly revision: number;
  readonly fileIds: readonly number[];
  readonly saver: string | null;
};

const pictureIn = (column: string) =>
  `(select json_build_object('id', id, 'name', name, 'width', width, 'height', height)
    from file where file.site_id = $1 and file.id = theme.${column})`;

/** Null on a site that looks as the product does. */
export async function findTheme(actor: Actor, tx: Tx): Promise<ThemeRow | null> {
  const rows = await run<ThemeRow>(
    tx,
    `select accent, fonts, scheme, ${pictureIn("logo_id")} as logo, ${pictureIn("dark_logo_id")} as "darkLogo",
       ${pictureIn("picture_id")} as picture, picture_alt as "pictureAlt", revision, file_ids as "fileIds", person.name as saver
     from theme left join person on person.site_id = $1 and person.id = theme.saver_id where theme.site_id = $1`,
    [actor.siteId],
  );
  return rows[0] ?? null;
}

/** Two who save at once save one after the other, also where there is no theme yet. */
export async function lockTheme(tx: Tx): Promise<void> {
  await run(tx, "select pg_advisory_xact_lock(hashtext('theme'), $1::int)", [tx.siteId % 2 ** 31]);
}

/** The pictures among these that are held already or were uploaded by the actor themself; kept from being removed meanwhile. */
export async function findUsable(
  actor: Actor,
  { wanted, held }: { readonly wanted: readonly number[]; readonly held: readonly number[] },
  tx: Tx,
): Promise<Picture[]> {
  if (wanted.length === 0) return [];
  return run<Picture>(
    tx,
    `select id, name, width, height from file where site_id = $1 and id = any($2) and width is not null
       and (id = any($3) or uploader_id = $4) for key share`,
    [actor.siteId, wanted, held, actor.personId],
  );
}

export type KeptTheme = LookChoice & {
  readonly logoId: number | null;
  readonly darkLogoId: number | null;
  readonly pictureId: number | null;
  readonly pictureAlt: string;
  readonly fileIds: readonly number[];
  readonly revision: number;
  readonly saved: Date;
};

/** Gives the name of who saved. */
export async function keepTheme(actor: Actor, theme: KeptTheme, tx: Tx): Promise<string> {
  const rows = await run<{ name: string }>(
    tx,
    `insert into theme (site_id, accent, fonts, scheme, logo_id, dark_logo_id, picture_id, picture_alt, file_ids, revision, saved, saver_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
     on conflict (site_id) do update set accent = excluded.accent, fonts = excluded.fonts, scheme = excluded.scheme, logo_id = excluded.logo_id,
       dark_logo_id = excluded.dark_logo_id, picture_id = excluded.picture_id, picture_alt = excluded.picture_alt, file_ids = excluded.file_ids,
       revision = excluded.revision, saved = excluded.saved, saver_id = excluded.saver_id
     returning coalesce((select name from person where site_id = $1 and id = $12), '') as name`,
    [
      actor.siteId,
      theme.accent,
      theme.fonts,
      theme.scheme,
      theme.logoId,
      theme.darkLogoId,
      theme.pictureId,
      theme.pictureAlt,
      theme.fileIds,
      theme.revision,
      theme.saved,
      actor.personId,
    ],
  );
  return rows[0]?.name ?? "";
}

/** The bytes of a logo, by the file's id, or without one of the logo that is shown on light ground. Whoever asks may see it. */
export async function findLogo(id: number | null, tx: Tx): Promise<ServedLogo | null> {
  const rows = await run<ServedLogo>(
    tx,
    `select file.name, file.type, file.width, file.is_animated as "isAnimated", file.hash, blob.key
     from theme join file on file.site_id = $1 and file.id = coalesce($2, theme.logo_id)
     join file_blob blob on blob.site_id = $1 and blob.hash = file.hash
     where theme.site_id = $1 and file.id in (theme.logo_id, theme.dark_logo_id)`,
    [tx.siteId, id],
  );
  return rows[0] ?? null;
}

export type ServedLogo = {
  readonly name: string;
  readonly type: string;
  readonly width: number;
  readonly isAnimated: boolean;
  readonly hash: Buffer;
  readonly key: string;
};

type StoredPicture = Picture & { readonly mark: string };
type StoredLook = {
  readonly site_id: number;
  readonly accent: Hex;
  readonly fonts: FontPair;
  readonly scheme: Scheme;
  readonly logo: StoredPicture | null;
  readonly dark_logo: StoredPicture | null;
  readonly picture: StoredPicture | null;
  readonly picture_alt: string;
};

/** How each site looks that has a theme: few and small, held in memory by server/running/sites.ts. */
export async function readLooks(database: Database): Promise<Map<number, SiteLook>> {
  const { rows } = await database.pool.query<StoredLook>("select * from themes_of_sites()");
  return new Map(rows.map((row) => [row.site_id, lookOf(row)]));
}

/** How the site looks within this transaction, and its name; null without a theme. */
export async function findLook(tx: Tx): Promise<{ readonly look: SiteLook; readonly name: string } | null> {
  const [row] = await run<StoredLook & { readonly name: string }>(
    tx,
    "select themes.*, site.name from themes_of_sites() themes join site on site.id = themes.site_id where site.id = $1",
    [tx.siteId],
  );
  return row ? { look: lookOf(row), name: row.name } : null;
}

function lookOf({ accent, fonts, scheme, logo, dark_logo: darkLogo, picture, ...row }: StoredLook): SiteLook {
  return {
    accent,
    fonts,
    scheme,
    logo: logo && shown(logo, logoAddress(logo)),
    darkLogo: darkLogo && shown(darkLogo, logoAddress(darkLogo)),
    picture: picture && { ...shown(picture, pictureAddress(picture)), alt: row.picture_alt },
  };
}

function shown({ width, height }: StoredPicture, address: string): LookPicture {
  return { address, width, height };
}
