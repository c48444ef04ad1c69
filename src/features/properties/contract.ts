import * as z from "zod/mini";
import { FolderNode } from "#features/folders/contract.ts";
import { defineCall } from "#kernel/call.ts";
import { Flag, jsonText, line, text } from "#kernel/fields.ts";
import { titleMost } from "#features/pages/rules.ts";
import { Id } from "#kernel/ids.ts";
import { NamedTag, SentTags } from "#features/tags/contract.ts";
import { ListedGroup, PermissionState, permissionRefusals } from "#features/sharing/contract.ts";

/**
 * What every page dialog opens with (PDLG-08), made in one place (dialog-operations.ts). `tree` is flat, each folder below its
 * parent; times are seconds. What can be changed may be sent back as it came.
 */
export const PageSettings = {
  title: z.string(),
  title_s: z.string(),
  tags: z.array(NamedTag),
  all_tags: z.array(NamedTag),
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
  users: z.array(ListedGroup),
  allow_guest_invites: z.boolean(),
  allow_public_pages: z.boolean(),
  active_guests: z.array(z.string()),
  create_from_default_template: z.boolean(),
  version_timestamp: z.int(),
  subsite_name: z.string(),
};

/**
 * What is saved (PDLG-10). A missing field stays as it is; a new page takes it from its title or the Main folder. Every other
 * field is kept as it was sent, so that it can be refused unless it says what the dialog opened with.
 */
const SentSettings = z.looseObject({
  title: z.optional(line(titleMost)),
  /** The names on the way to a folder; Main, the first, may be left out (PPRP-06). */
  category: z.optional(line(20_000)),
  tags: z.optional(SentTags),
  /** The tags that were there when the dialog was opened: with them only what was changed is changed. */
  tags_before: z.optional(SentTags),
  slug: z.optional(line(300)),
  make_homepage: z.optional(Flag),
  make_template: z.optional(Flag),
  make_default_template: z.optional(Flag),
  permission_state: z.optional(PermissionState),
  /** The first text of a new page, in Markdown. */
  markdown: z.optional(text(1_000_000)),
});
export type SentSettings = z.infer<typeof SentSettings>;

export const sentSettings = jsonText(SentSettings);

/** What saving a page dialog answers (PDLG-11). */
export const savedPage = {
  output: { redirect: z.string(), message: z.string(), errors: z.array(z.string()) },
  failure: ["message", "errors", "form_errors"],
} as const;
const { output: saved, failure } = savedPage;

/** Why any of the dialogs may not be saved as it was sent. */
export const settingsRefusals = [
  "bad-page-settings",
  "page-types-by-admins",
  "homepage-unpublished",
  "page-not-a-template",
  "template-unpublished",
  "several-page-types",
  ...permissionRefusals,
] as const;

export const loadProperties = defineCall({
  name: "page_edit_properties_load",
  method: "GET",
  path: "/ajax/page/page_settings/edit_properties/{page_id}/",
  access: "read",
  input: { page_id: Id },
  output: PageSettings,
  refusals: ["page-not-found", "page-in-trash", "page-not-editable"],
  failure: ["message"],
});

export const saveProperties = defineCall({
  name: "page_edit_properties_save",
  method: "POST",
  path: "/ajax/page/page_settings/edit_properties/{page_id}/",
  access: "write",
  input: { page_id: Id, settings: sentSettings },
  output: saved,
  refusals: ["page-not-found", "page-in-trash", "page-not-editable", ...settingsRefusals],
  failure,
});

/** The dialog of permissions: the same fields as that of properties, and they are saved alike (PDLG-01, PDLG-10). */
export const loadPageEdit = defineCall({
  name: "load-page-edit",
  method: "GET",
  path: "/ajax/page/page_settings/edit/{page_id}/",
  access: "read",
  input: { page_id: Id },
  output: PageSettings,
  refusals: ["page-not-found", "page-editors-only"],
  failure: ["message"],
});

export const savePageEdit = defineCall({
  name: "save-page-edit",
  method: "POST",
  path: "/ajax/page/page_settings/edit/{page_id}/",
  access: "write",
  input: { page_id: Id, settings: sentSettings },
  output: saved,
  refusals: ["page-not-found", "page-editors-only", ...settingsRefusals],
  failure,
});
