import type { Doer } from "#kernel/doer.ts";
import type { Generated, JSONColumnType } from "kysely";
import type { LanguageCode } from "#kernel/languages.ts";

/** The tables as the stores see them; the migrations are the truth. Times are Dates, ids are numbers. */
export type Tables = {
  site: SiteTable;
  site_host: { host: string; site_id: number };
  installation: {
    only_row: Generated<boolean>;
    setup_links: JSONColumnType<{ hash: string; until: number }[]>;
  };
  person: PersonTable;
  session: SessionTable;
  person_token: {
    event_id: number | null;
    site_id: number;
    token_hash: Buffer;
    kind: "invite" | "reset";
    person_id: number;
    expires: Date;
  };
  rate_limit: { key: string; points: number; expire: number | null };
  subsite: {
    site_id: number;
    id: Generated<number>;
    slug: string;
    homepage_id: number | null;
    default_template_id: number | null;
    created: Generated<Date>;
    made_by: number | null;
    made_key: string | null;
  };
  folder: FolderTable;
  page: PageTable;
  page_address: {
    site_id: number;
    subsite_id: number;
    slug_key: string;
    page_id: number;
    since: Generated<Date>;
  };
  page_document: { site_id: number; hash: Buffer; document: JSONColumnType<object> };
  page_version: {
    site_id: number;
    id: Generated<number>;
    page_id: number;
    hash: Buffer;
    author_id: number | null;
    made: Generated<Date>;
  };
  page_draft: PageDraftTable;
  page_draft_writer: {
    site_id: number;
    page_id: number;
    epoch: number;
    person_id: number;
    clients: Generated<number[]>;
    widgets: Generated<string[]>;
    arranged: boolean | null;
    since: Generated<Date>;
    words: number | null;
    changes: number | null;
  };
  page_draft_change: {
    site_id: number;
    page_id: number;
    epoch: number;
    seq: number;
    update: Buffer;
    author_id: number | null;
    client: string;
    made: Date;
  };
  page_sample: {
    site_id: number;
    page_id: number;
    version_id: number;
    title: string;
    sharing: JSONColumnType<unknown[]>;
    was_home: Generated<boolean>;
    removed: Date | null;
    removed_from: string[] | null;
  };
  sample_folder: { site_id: number; folder_id: number; name: string };
  page_share: { site_id: number; page_id: number; principal_id: number; may_edit: boolean };
  page_guest: {
    site_id: number;
    id: Generated<number>;
    page_id: number;
    email: string;
    email_key: string;
    nonce: Buffer;
    inviter_id: number | null;
    created: Date;
  };
  guest_session: { site_id: number; token_hash: Buffer; guest_id: number; expires: Date };
  page_reader: PageReaderTable;
  trash_editor: { site_id: number; principal_id: number; page_id: number; trashed: Date };
  follower: {
    site_id: number;
    page_id: number;
    principal_id: number;
    person_id: number | null;
    follows: boolean;
    since: Generated<Date>;
  };
  made_of_template: { site_id: number; page_id: number; template_id: number; version_id: number };
  page_views: { site_id: number; page_id: number; views: number };
  star: { site_id: number; person_id: number; page_id: number; since: Generated<Date> };
  file_blob: { site_id: number; hash: Buffer; key: string; size: number };
  file: FileTable;
  page_file: {
    site_id: number;
    file_id: number;
    page_id: number;
    in_published: Generated<boolean>;
    in_version: Generated<boolean>;
    in_draft: Generated<boolean>;
    for_people: Generated<boolean>;
    is_searched: Generated<boolean>;
  };
  file_source: {
    site_id: number;
    root_folder_id: number;
    path: string;
    as_picture: boolean;
    hash: Buffer;
    file_id: number;
  };
  search_document: {
    site_id: number;
    kind: "page" | "person";
    subject_id: number;
    words: string;
    readers: number[];
  };
  outbox: {
    id: Generated<number>;
    xid: Generated<string>;
    site_id: number;
    kind: string;
    facts: JSONColumnType<object>;
    at: Generated<Date>;
    /** Pages whose kept answers to visitors it makes stale; null means any of its site. */
    public_pages: number[] | null;
    doer: JSONColumnType<Doer> | null;
  };
  listener_position: { listener: string; xid: string; id: number };
};

export type SiteTable = {
  id: Generated<number>;
  name: string;
  address: string | null;
  magic_key: Buffer;
  with_subsites: Generated<boolean>;
  public_pages: Generated<boolean>;
  indexed: Generated<boolean>;
  right_to_left: Generated<boolean>;
  guest_invites: Generated<boolean>;
  /** Without subsites: editors arrange folders, tags and the menu, as administrators do. */
  editors_arrange: Generated<boolean>;
  /** Where feedback is mailed to; null where nobody is asked for it. */
  feedback_email: string | null;
  language: LanguageCode | null;
  time_zone: Generated<string>;
  /** Its owners want no list of first steps on the home page. */
  first_steps_hidden: Generated<boolean>;
  created: Generated<Date>;
};

export type PersonTable = {
  site_id: number;
  id: Generated<number>;
  email: string;
  name: string;
  name_key: string;
  role: "owner" | "admin" | "editor" | "member" | "external";
  position: Generated<string>;
  bio: Generated<string>;
  password_hash: string | null;
  language: LanguageCode | null;
  time_zone: string | null;
  hour12: boolean | null;
  date_order: "dmy" | "mdy" | "ymd" | null;
  sign_keys: Generated<boolean>;
  /** The message of the host that they put away. */
  top_message_hidden: string | null;
  /** They need not be told that their clock differs from their settings. */
  time_zone_ignored: Generated<boolean>;
  mail_level: Generated<"on" | "digest" | "off">;
  mail_paused_until: Date | null;
  mail_bounced: Date | null;
  created: Generated<Date>;
  invited: Date | null;
  last_seen: Date | null;
  photo: Generated<string | null>;
  inviter_id: Generated<number | null>;
  invite_mailed: Generated<Date | null>;
  invite_bounced: Generated<Date | null>;
  first_seen: Generated<Date | null>;
};

export type SessionTable = {
  site_id: number;
  token_hash: Buffer;
  id: Generated<number>;
  person_id: number;
  device: Generated<string>;
  address: Generated<string>;
  created: Generated<Date>;
  last_used: Generated<Date>;
  former_cookie: Generated<boolean>;
};

export type FolderTable = {
  site_id: number;
  subsite_id: number;
  id: Generated<number>;
  parent_id: number | null;
  name: string;
  name_key: string;
  created: Generated<Date>;
  /** Until it is removed for good it can be brought back. */
  deleted: Generated<Date | null>;
  deleted_path: Generated<string | null>;
};

export type PageTable = {
  site_id: number;
  /** That of its folder. */
  subsite_id: number;
  id: Generated<number>;
  folder_id: number;
  title: string;
  title_key: string;
  slug: string | null;
  preview: Generated<string>;
  version_id: number | null;
  is_public: Generated<boolean>;
  /** What stands in the way of the world on a public page; follows from `public_link`. */
  world_limit: Generated<"password" | "ended" | null>;
  /** Never published yet. */
  unpublished: Generated<boolean>;
  is_template: Generated<boolean>;
  creator_id: number | null;
  modifier_id: number | null;
  created: Generated<Date>;
  modified: Generated<Date>;
  trashed: Date | null;
  trashed_by: number | null;
  trashed_from: number | null;
};

export type PageDraftTable = {
  site_id: number;
  page_id: number;
  epoch: number;
  mark: Generated<string>;
  schema: string;
  state: Buffer;
  state_seq: number;
  seq: number;
  change_bytes: Generated<number>;
  base_version_id: number;
  published_seq: number;
  writers: Generated<number[]>;
  touched: Date;
  closed: Date | null;
  discarded: Generated<boolean>;
  discarded_by: number | null;
  discarded_changes: number | null;
  goes_on_as: number | null;
  published_vector: Buffer | null;
};

export type FileTable = {
  site_id: number;
  id: Generated<number>;
  hash: Buffer;
  name: string;
  size: number;
  type: string;
  width: number | null;
  height: number | null;
  is_animated: Generated<boolean>;
  uploader_id: number | null;
  created: Date;
  touched: Date;
};

export type PageReaderTable = {
  site_id: number;
  principal_id: number;
  page_id: number;
  may_edit: boolean;
  folder_id: number;
  title_key: string;
  modified: Date;
  created: Date;
};
