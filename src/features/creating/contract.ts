import * as z from "zod/mini";
import { defineCall } from "#kernel/call.ts";
import { whole } from "#kernel/fields.ts";
import { PageSettings, savedPage, sentSettings, settingsRefusals } from "#features/properties/contract.ts";
import { StartId } from "#features/templates/rules.ts";

/**
 * With `from_page_id` the new page begins as a copy of that page, as its readers see it, or of an example (PDLG-05, TMPL-15); without it as
 * the default template, if there is one (PTYP-10).
 */
export const loadNewPage = defineCall({
  name: "page_create_load",
  method: "GET",
  path: "/ajax/page/page_settings/create/",
  access: "read",
  input: { from_page_id: z.optional(StartId) },
  output: PageSettings,
  refusals: ["editors-only", "page-not-found"],
  failure: ["message"],
});

export const createPage = defineCall({
  name: "page_create_save",
  method: "POST",
  path: "/ajax/page/page_settings/create/",
  access: "write",
  input: { settings: sentSettings, from_page_id: z.optional(StartId) },
  output: savedPage.output,
  refusals: ["editors-only", "page-not-found", ...settingsRefusals],
  failure: savedPage.failure,
});

/** A page without anything on it, whatever the default template is (TMPL-06). */
export const loadBlankPage = defineCall({
  name: "page_create_blank_load",
  method: "GET",
  path: "/ajax/page/page_settings/create/0/",
  access: "read",
  input: {},
  output: PageSettings,
  refusals: ["editors-only"],
  failure: ["message"],
});

export const createBlankPage = defineCall({
  name: "page_create_blank_save",
  method: "POST",
  path: "/ajax/page/page_settings/create/0/",
  access: "write",
  input: { settings: sentSettings },
  output: savedPage.output,
  refusals: ["editors-only", ...settingsRefusals],
  failure: savedPage.failure,
});

/** A version of a page; 0 is the one that readers see (PDLG-22). */
export const VersionId = whole(0, Number.MAX_SAFE_INTEGER);

/** What the dialog of a copy opens with; `version_timestamp` is when the version was made (PDLG-21). Examples are copied like pages (TMPL-13). */
export const loadCopy = defineCall({
  name: "page_clone_version_load",
  method: "GET",
  path: "/ajax/page/page_settings/clone/{page_id}/{version_id}/",
  access: "read",
  input: { page_id: StartId, version_id: VersionId },
  output: PageSettings,
  refusals: ["editors-only", "page-not-found", "page-not-editable", "version-not-found"],
  failure: ["message"],
});

/** Makes a page of what a version says. Its address comes from its title (PPRP-05). */
export const saveCopy = defineCall({
  name: "page_clone_version_save",
  method: "POST",
  path: "/ajax/page/page_settings/clone/{page_id}/{version_id}/",
  access: "write",
  input: { page_id: StartId, version_id: VersionId, settings: sentSettings },
  output: savedPage.output,
  refusals: ["editors-only", "page-not-found", "page-not-editable", "version-not-found", ...settingsRefusals],
  failure: savedPage.failure,
});
