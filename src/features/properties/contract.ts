import * as z from "zod/mini";
import { FolderNode } from "#features/folders/contract.ts";
import { defineCall } from "#kernel/call.ts";
import { Flag, jsonText, line, text } from "#kernel/fields.ts";
import { Id } from "#kernel/ids.ts";

/** PPRP-01. */
export const titleMost = 120;

/** What a page dialog opens with (PDLG-08). `tree` is flat, each folder below its parent; times are seconds. */
export const PageSettings = {
  title: z.string(),
  title_s: z.string(),
  tags: z.array(z.string()),
  all_tags: z.array(z.string()),
  category_id: z.int(),
  category_path: z.string(),
  tree: z.array(FolderNode),
  slug: z.string(),
  group_url: z.string(),
  is_homepage: z.boolean(),
  is_template: z.boolean(),
  is_default_template: z.boolean(),
  is_app: z.boolean(),
  is_instance: z.boolean(),
  nr_instances: z.int(),
  can_be_template: z.boolean(),
  can_toggle_default_template: z.boolean(),
  perm_can_edit_title: z.boolean(),
  perm_can_edit_slug: z.boolean(),
  is_public: z.boolean(),
  users: z.array(z.unknown()),
  allow_guest_invites: z.boolean(),
  allow_public_pages: z.boolean(),
  active_guests: z.array(z.string()),
  create_from_default_template: z.boolean(),
  version_timestamp: z.int(),
  subsite_name: z.string(),
};

/** What is saved (PDLG-10). A missing field stays as it is; a new page takes it from its title or the Main folder. */
const SentSettings = z.object({
  title: z.optional(line(titleMost)),
  category: z.optional(line(1000)),
  tags: z.optional(z.array(line(100)).check(z.maxLength(0))),
  slug: z.optional(line(300)),
  make_homepage: z.optional(Flag),
  make_template: z.optional(Flag),
  make_default_template: z.optional(Flag),
  /** The first text of a new page, in Markdown. */
  markdown: z.optional(text(1_000_000)),
});
export type SentSettings = z.infer<typeof SentSettings>;

const settings = jsonText(SentSettings);
/** A copy has its words, and its address from its title (PPRP-05). */
export const sentCopy = jsonText(z.omit(SentSettings, { markdown: true, slug: true }));

/** What saving a page dialog answers (PDLG-11). */
export const savedPage = {
  output: { redirect: z.string(), message: z.string(), errors: z.array(z.string()) },
  failure: ["message", "errors", "form_errors"],
} as const;
const { output: saved, failure } = savedPage;

/** With `from_page_id` the new page begins as a copy of that page, as its readers see it (PDLG-05, TMPL-15). */
export const loadNewPage = defineCall({
  name: "page_create_load",
  method: "GET",
  path: "/ajax/page/page_settings/create/",
  alsoAt: ["/ajax/page/page_settings/create/0/"],
  access: "read",
  input: { from_page_id: z.optional(Id) },
  output: PageSettings,
  refusals: ["editors-only", "page-not-found"],
  failure: ["message"],
});

export const createPage = defineCall({
  name: "page_create_save",
  method: "POST",
  path: "/ajax/page/page_settings/create/",
  alsoAt: ["/ajax/page/page_settings/create/0/"],
  access: "write",
  input: { settings, from_page_id: z.optional(Id) },
  output: saved,
  refusals: [
    "editors-only",
    "page-not-found",
    "bad-page-settings",
    "page-types-by-admins",
    "page-not-a-template",
  ],
  failure,
});

export const loadProperties = defineCall({
  name: "page_edit_properties_load",
  method: "GET",
  path: "/ajax/page/page_settings/edit_properties/{page_id}/",
  access: "read",
  input: { page_id: Id },
  output: PageSettings,
  refusals: ["page-not-found", "page-not-editable"],
  failure: ["message"],
});

export const saveProperties = defineCall({
  name: "page_edit_properties_save",
  method: "POST",
  path: "/ajax/page/page_settings/edit_properties/{page_id}/",
  access: "write",
  input: { page_id: Id, settings },
  output: saved,
  refusals: [
    "page-not-found",
    "page-not-editable",
    "bad-page-settings",
    "page-types-by-admins",
    "page-not-a-template",
  ],
  failure,
});
