import { type Tx, run } from "#database/transaction.ts";
import type { Actor } from "#kernel/actor.ts";
import { nameKey } from "#kernel/name-key.ts";
import type { SiteRole } from "#kernel/viewer.ts";
import { writePersonSearch } from "../search-store.ts";
import { twoStepOn, inGroupNumbered } from "../store.ts";
import { fieldsMost, type FilledField, type ProfileField } from "./model/field.ts";

export type ProfileRow = {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly position: string;
  readonly bio: string;
  readonly photo: string | null;
  readonly role: SiteRole;
  readonly hasPassword: boolean;
  readonly isSeen: boolean;
  readonly isTwoStepOn: boolean;
  readonly invited: Date | null;
  readonly inviteExpires: Date | null;
  readonly isBounced: boolean;
  readonly timeZone: string;
  readonly fields: readonly FilledField[];
};

const fieldColumns = `id, label, kind, icon, seen_by as "seenBy", edited_by as "editedBy"`;

/** The fields of a site with what the row `person` has in them, in SQL, as JSON. */
const filled = `coalesce((select json_agg(json_build_object('id', field.id, 'label', field.label, 'kind', field.kind,
    'icon', field.icon, 'seenBy', field.seen_by, 'editedBy', field.edited_by, 'value', coalesce(held.value, ''),
    'told', case when field.kind = 'person' and held.value is not null then
      (select told.name from person told where told.site_id = $1 and told.id = held.value::bigint) end) order by field.place, field.id)
  from profile_field field left join profile_value held
    on held.site_id = $1 and held.person_id = person.id and held.field_id = field.id
  where field.site_id = $1), '[]')`;

const profileColumns = `person.id, person.name, person.email, person.position, person.bio, person.photo, person.role,
       person.password_hash is not null as "hasPassword", person.last_seen is not null as "isSeen", person.invited, ${twoStepOn} as "isTwoStepOn", person.mail_bounced is not null as "isBounced",
       (select max(expires) from person_token where person_token.site_id = $1 and person_token.person_id = person.id and kind = 'invite') as "inviteExpires",
       coalesce(person.time_zone, site.time_zone) as "timeZone", ${filled} as fields
     from person join site on site.id = person.site_id`;

type Asked = {
  readonly after: number;
  readonly most: number;
  /** Of these people alone, and of this group alone. */
  readonly ids?: readonly number[] | undefined;
  readonly groupId?: number | undefined;
};

/** The same of many, in the order of their numbers, behind one of them. */
export function listProfiles(
  actor: Actor,
  { after, most, ids, groupId }: Asked,
  tx: Tx,
): Promise<ProfileRow[]> {
  return run<ProfileRow>(
    tx,
    `select ${profileColumns} where person.site_id = $1 and person.id > $2
       and ($4::bigint[] is null or person.id = any($4)) ${groupId === undefined ? "" : inGroupNumbered("$5")}
     order by person.id limit $3`,
    [actor.siteId, after, most, ids ?? null, ...(groupId === undefined ? [] : [groupId])],
  );
}

/** A person with all that stands in their profile, hidden fields included: rules say what leaves the server. */
export async function findProfile(actor: Actor, id: number, tx: Tx): Promise<ProfileRow | null> {
  const rows = await run<ProfileRow>(
    tx,
    `select ${profileColumns} where person.site_id = $1 and person.id = $2`,
    [actor.siteId, id],
  );
  return rows[0] ?? null;
}

export type WrittenProfile = {
  readonly position: string;
  readonly bio: string;
  /** By the numbers of fields; what is empty is taken away. */
  readonly values: ReadonlyMap<number, string>;
};

export async function writeProfile(
  actor: Actor,
  id: number,
  { position, bio, values }: WrittenProfile,
  tx: Tx,
): Promise<void> {
  const rows = await run<{ id: number; name: string; email: string; position: string }>(
    tx,
    `update person set position = $3, bio = $4 where site_id = $1 and id = $2 returning id, name, email, position`,
    [actor.siteId, id, position, bio],
  );
  await run(
    tx,
    `with given as (select * from unnest($3::bigint[], $4::text[], $5::text[]) as given (field_id, value, sought)),
       gone as (delete from profile_value using given where site_id = $1 and person_id = $2
         and profile_value.field_id = given.field_id and given.value = '')
     insert into profile_value (site_id, person_id, field_id, value, sought)
     select $1, $2, field_id, value, sought from given where value <> ''
     on conflict (site_id, person_id, field_id) do update set value = excluded.value, sought = excluded.sought`,
    [actor.siteId, id, [...values.keys()], [...values.values()], [...values.values()].map(nameKey)],
  );
  if (rows[0]) await writePersonSearch(rows[0], tx);
}

/** Somebody's position alone; what they are found by is written by whoever calls. */
export async function writePosition(actor: Actor, id: number, position: string, tx: Tx): Promise<void> {
  await run(tx, "update person set position = $3 where site_id = $1 and id = $2", [
    actor.siteId,
    id,
    position,
  ]);
}

/** The fields of the site in their order. */
export async function listFields(actor: Actor, tx: Tx): Promise<ProfileField[]> {
  return run<ProfileField>(
    tx,
    `select ${fieldColumns} from profile_field where site_id = $1 order by place, id limit ${fieldsMost}`,
    [actor.siteId],
  );
}

/** The same, with how many people have something in each. */
export async function countFields(
  actor: Actor,
  tx: Tx,
): Promise<(ProfileField & { readonly people: number })[]> {
  return run(
    tx,
    `select ${fieldColumns}, (select count(*)::int from profile_value held where held.site_id = $1 and held.field_id = profile_field.id) as people
     from profile_field where site_id = $1 order by place, id limit ${fieldsMost}`,
    [actor.siteId],
  );
}

/** The fields of the site, and whoever changes them next waits. */
export async function lockFields(actor: Actor, tx: Tx): Promise<ProfileField[]> {
  await run(tx, "select pg_advisory_xact_lock(hashtextextended('profile-fields', $1))", [actor.siteId]);
  return listFields(actor, tx);
}

/** Puts a list of fields in place of the one before, in its order: those with a number are changed, new ones made, and those left out go with what people have in them. */
export async function writeFields(
  actor: Actor,
  fields: readonly (Omit<ProfileField, "id"> & { readonly id: number | null })[],
  tx: Tx,
): Promise<void> {
  const kept = fields.flatMap(({ id }) => id ?? []);
  await run(tx, "delete from profile_field where site_id = $1 and not id = any($2)", [actor.siteId, kept]);
  await run(
    tx,
    `update profile_field set label = given.label, icon = given.icon, seen_by = given."seenBy", edited_by = given."editedBy", place = given.place
     from json_to_recordset($2::json) as given (id bigint, label text, icon text, "seenBy" text, "editedBy" text, place int)
     where site_id = $1 and profile_field.id = given.id`,
    [actor.siteId, JSON.stringify(fields.map((field, place) => ({ ...field, place })))],
  );
  await run(
    tx,
    `insert into profile_field (site_id, label, kind, icon, place, seen_by, edited_by)
     select $1, label, kind, icon, place, "seenBy", "editedBy"
     from json_to_recordset($2::json) as given (id bigint, label text, kind text, icon text, "seenBy" text, "editedBy" text, place int)
     where id is null order by place`,
    [actor.siteId, JSON.stringify(fields.map((field, place) => ({ ...field, place })))],
  );
}
