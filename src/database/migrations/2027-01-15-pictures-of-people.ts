import { type Kysely, sql } from "kysely";

/** Pictures of people: the one that is shown, and for a while those before it, which can be brought back (decision 0101). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(pictures).execute(db);
}

const pictures = `
-- Where the small picture lies, as lists hand it out; null for initials.
alter table person add column photo text;

create table person_picture (
  site_id bigint not null,
  person_id bigint not null,
  mark text not null,
  crop_id bigint not null,
  large_id bigint not null,
  small_id bigint not null,
  width int not null,
  height int not null,
  is_svg boolean not null,
  -- Since when another one is shown, or none; null while it is the person's picture.
  replaced timestamptz,
  primary key (site_id, person_id, mark),
  foreign key (site_id, person_id) references person (site_id, id) on delete cascade,
  foreign key (site_id, crop_id) references file (site_id, id),
  foreign key (site_id, large_id) references file (site_id, id),
  foreign key (site_id, small_id) references file (site_id, id)
);
create unique index person_picture_shown on person_picture (site_id, person_id) where replaced is null;
create index person_picture_replaced on person_picture (site_id, replaced) where replaced is not null;
create index person_picture_by_crop on person_picture (site_id, crop_id);
create index person_picture_by_large on person_picture (site_id, large_id);
create index person_picture_by_small on person_picture (site_id, small_id);
call wall('person_picture');
`;
