import { type Tx, run } from "#database/transaction.ts";
import type { Actor } from "#kernel/actor.ts";
import type { Json } from "#kernel/json.ts";
import type { PictureVariant } from "./model/picture-address.ts";

/** The picture of a person that is shown; `crop` is the file of the whole. */
export type Picture = {
  readonly mark: string;
  readonly cropId: number;
  readonly width: number;
  readonly height: number;
  readonly isSvg: boolean;
};

const columns = `mark, crop_id as "cropId", width, height, is_svg as "isSvg"`;

/** Whose picture it is, with the one that is shown; null when there is no such person. */
export async function findPictured(
  actor: Actor,
  personId: number,
  tx: Tx,
): Promise<{ id: number; name: string; picture: Picture | null } | null> {
  const rows = await run<{ id: number; name: string } & { [Key in keyof Picture]: Picture[Key] | null }>(
    tx,
    `select person.id, person.name, ${columns} from person
     left join person_picture picture on picture.site_id = $1 and picture.person_id = person.id and picture.replaced is null
     where person.site_id = $1 and person.id = $2`,
    [actor.siteId, personId],
  );
  const [row] = rows;
  if (!row) return null;
  const { id, name, ...picture } = row;
  return { id, name, picture: picture.mark === null ? null : (picture as Picture) };
}

/** Until the end of the transaction nobody else changes the person's picture. */
export async function lockPictured(personId: number, tx: Tx): Promise<void> {
  await run(tx, "select from person where site_id = $1 and id = $2 for update", [tx.siteId, personId]);
}

export type NewPicture = Picture & { readonly largeId: number; readonly smallId: number };

/** A picture that is not shown yet. */
export async function addPicture(personId: number, picture: NewPicture, now: Date, tx: Tx): Promise<void> {
  const { mark, cropId, largeId, smallId, width, height, isSvg } = picture;
  await run(
    tx,
    `insert into person_picture (site_id, person_id, mark, crop_id, large_id, small_id, width, height, is_svg, replaced)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [tx.siteId, personId, mark, cropId, largeId, smallId, width, height, isSvg, now],
  );
}

/** Shows the picture of this mark, or with null none, in place of the one before. `photo` is what lists hand out. False where it is gone. */
export async function putPicture(
  personId: number,
  {
    mark,
    photo,
  }: { readonly mark: string; readonly photo: string } | { readonly mark: null; readonly photo: null },
  now: Date,
  tx: Tx,
): Promise<boolean> {
  const here = [tx.siteId, personId];
  const kept = await run(
    tx,
    "select from person_picture where site_id = $1 and person_id = $2 and mark = $3 for update",
    [...here, mark],
  );
  if (mark !== null && kept.length === 0) return false;
  await run(
    tx,
    "update person_picture set replaced = $3 where site_id = $1 and person_id = $2 and replaced is null",
    [...here, now],
  );
  if (mark !== null)
    await run(
      tx,
      "update person_picture set replaced = null where site_id = $1 and person_id = $2 and mark = $3",
      [...here, mark],
    );
  await run(tx, "update person set photo = $3 where site_id = $1 and id = $2", [...here, photo]);
  return true;
}

/** A file of a picture as it is handed out. */
export type PictureFile = { readonly key: string; readonly type: string; readonly isShown: boolean };

export async function findPictureFile(
  { personId, mark, variant }: { personId: number; mark: string; variant: PictureVariant },
  tx: Tx,
): Promise<PictureFile | null> {
  const rows = await run<PictureFile>(
    tx,
    `select blob.key, file.type, picture.replaced is null as "isShown" from person_picture picture
     join file on file.site_id = $1
       and file.id = case $4::text when 'large' then picture.large_id when 'small' then picture.small_id else picture.crop_id end
     join file_blob blob on blob.site_id = $1 and blob.hash = file.hash
     where picture.site_id = $1 and picture.person_id = $2 and picture.mark = $3`,
    [tx.siteId, personId, mark, variant],
  );
  return rows[0] ?? null;
}

/** Where the bytes of a file lie. */
export async function findKey(fileId: number, tx: Tx): Promise<string | null> {
  const rows = await run<{ key: string }>(
    tx,
    `select blob.key from file join file_blob blob on blob.site_id = $1 and blob.hash = file.hash
     where file.site_id = $1 and file.id = $2`,
    [tx.siteId, fileId],
  );
  return rows[0]?.key ?? null;
}

/** Pictures that nobody has brought back since `before` go; their files go with what no page holds. */
export async function forgetPictures(before: Date, tx: Tx): Promise<void> {
  await run(tx, "delete from person_picture where site_id = $1 and replaced < $2", [tx.siteId, before]);
}

/** Takes the pictures of a person who is deleted; their files stay for a day from now. */
export async function takePictures(personId: number, tx: Tx): Promise<Json> {
  const rows = await run<{ row: Json }>(
    tx,
    `with taken as (delete from person_picture where site_id = $1 and person_id = $2 returning *),
     touched as (update file set touched = now() from taken
       where file.site_id = $1 and file.id in (taken.crop_id, taken.large_id, taken.small_id))
     select to_jsonb(taken) as row from taken`,
    [tx.siteId, personId],
  );
  return rows.map(({ row }) => row);
}

/** Gives back those whose files are still there. Without the one that was shown there are initials. */
export async function givePicturesBack(personId: number, taken: Json, tx: Tx): Promise<void> {
  const stands = ["crop_id", "large_id", "small_id"]
    .map((id) => `exists (select from file where file.site_id = $1 and file.id = kept.${id})`)
    .join(" and ");
  await run(
    tx,
    `insert into person_picture select kept.* from jsonb_populate_recordset(null::person_picture, $2::jsonb) kept
     where kept.site_id = $1 and ${stands} on conflict do nothing`,
    [tx.siteId, JSON.stringify(taken)],
  );
  await run(
    tx,
    `update person set photo = null where site_id = $1 and id = $2
     and not exists (select from person_picture where site_id = $1 and person_id = $2 and replaced is null)`,
    [tx.siteId, personId],
  );
}
