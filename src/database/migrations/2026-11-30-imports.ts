import { type Kysely, sql } from "kysely";

/** Imports that people begin in the browser: how far each is, and what it did page by page, so that it can go on and be undone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(imports).execute(db);
  await sql.raw(outcomes).execute(db);
}

const imports = `
create table site_import (
  site_id bigint not null references site (id) on delete cascade,
  id bigint generated always as identity,
  -- Made up by the browser, so that a request that is sent twice begins one import.
  key text not null,
  person_id bigint,
  name text not null,
  size bigint not null,
  -- Numbers of the parts of the archive that have come in.
  parts integer[] not null default '{}',
  state text not null,
  began timestamptz not null,
  touched timestamptz not null,
  -- Until when one process works on it; another takes over afterwards.
  leased_until timestamptz,
  stop_wanted boolean not null default false,
  progress jsonb,
  -- Why it failed, as a code.
  trouble text,
  report jsonb,
  root_folder_id bigint,
  undone boolean not null default false,
  -- The parts of its archive lie in the storage no longer.
  cleared boolean not null default false,
  primary key (site_id, id),
  unique (site_id, key),
  foreign key (site_id, person_id) references person (site_id, id) on delete set null (person_id),
  foreign key (site_id, root_folder_id) references folder (site_id, id) on delete set null (root_folder_id)
);
create index site_import_by_person on site_import (site_id, person_id);
create index site_import_by_folder on site_import (site_id, root_folder_id);
call wall('site_import');
`;

const outcomes = `
create table import_page (
  site_id bigint not null,
  import_id bigint not null,
  path text not null,
  page_id bigint not null,
  outcome text not null,
  -- What the page was before and is after; version, title and the names of its folders below Main.
  before jsonb,
  after jsonb,
  primary key (site_id, import_id, path),
  foreign key (site_id, import_id) references site_import (site_id, id) on delete cascade,
  foreign key (site_id, page_id) references page (site_id, id) on delete cascade
);
create index import_page_by_page on import_page (site_id, page_id);
call wall('import_page');

create table import_file (
  site_id bigint not null,
  import_id bigint not null,
  path text not null,
  as_picture boolean not null,
  file_id bigint,
  reason text,
  primary key (site_id, import_id, path, as_picture),
  foreign key (site_id, import_id) references site_import (site_id, id) on delete cascade
);
call wall('import_file');

-- Folders that an import made go with its pages when it is undone, as long as nothing else lies in them.
create table import_folder (
  site_id bigint not null,
  import_id bigint not null,
  folder_id bigint not null,
  primary key (site_id, import_id, folder_id),
  foreign key (site_id, import_id) references site_import (site_id, id) on delete cascade,
  foreign key (site_id, folder_id) references folder (site_id, id) on delete cascade
);
create index import_folder_by_folder on import_folder (site_id, folder_id);
call wall('import_folder');
`;
