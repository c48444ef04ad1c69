import { defineCall } from "#kernel/call.ts";
import { whole } from "#kernel/fields.ts";
import { Id } from "#kernel/ids.ts";
import { PageSettings, savedPage, sentSettings, settingsRefusals } from "../contract.ts";

/** A version of a page; 0 is the one that readers see (PDLG-22). */
export const VersionId = whole(0, Number.MAX_SAFE_INTEGER);

/** What the dialog of a copy opens with; `version_timestamp` is when the version was made (PDLG-21). */
export const loadCopy = defineCall({
  name: "page_clone_version_load",
  method: "GET",
  path: "/ajax/page/page_settings/clone/{page_id}/{version_id}/",
  access: "read",
  input: { page_id: Id, version_id: VersionId },
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
  input: { page_id: Id, version_id: VersionId, settings: sentSettings },
  output: savedPage.output,
  refusals: ["editors-only", "page-not-found", "page-not-editable", "version-not-found", ...settingsRefusals],
  failure: savedPage.failure,
});
