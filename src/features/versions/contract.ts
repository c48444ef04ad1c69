import { versionNameMost } from "./rules.ts";
import * as z from "zod/mini";
import { defineCall } from "#kernel/call.ts";
import { line } from "#kernel/fields.ts";
import { Id } from "#kernel/ids.ts";
import { WidgetId } from "#documents/document.ts";
import { widgetKinds } from "#widgets/widget.ts";

/**
 * Makes what a version says the page again, as a new version. Unpublished changes are discarded on the way; `discarded` is
 * the life of the draft that held them, to bring it back with, and `before` the version that readers saw until now. Whoever takes it back
 * names the version that it became in `onto`: then nothing is lost that somebody published or wrote on it since.
 */
export const restoreVersion = defineCall({
  name: "restore-version",
  method: "POST",
  path: "/-/versions/{page_id}/restore/",
  access: "write",
  input: { page_id: Id, version_id: Id, onto: z.optional(Id) },
  output: { version: z.int(), before: z.int(), discarded: z.nullable(z.int()) },
  refusals: [
    "page-not-found",
    "page-in-trash",
    "page-not-editable",
    "version-not-found",
    "published-since",
    "unpublished-since",
  ],
});

/** Gives a version a name, so that it is found again; an empty one takes it away. */
export const nameVersion = defineCall({
  name: "name-version",
  method: "POST",
  path: "/-/versions/{page_id}/name/",
  access: "write",
  input: { page_id: Id, version_id: Id, name: line(versionNameMost) },
  output: { name: z.nullable(z.string()) },
  refusals: ["page-not-found", "page-in-trash", "page-not-editable", "version-not-found"],
});

/**
 * A block of a version in the shape of today, to be put into the draft of its page, and the blocks before it, the nearest first: behind
 * the first of them that still stands it belongs.
 */
export const readVersionBlock = defineCall({
  name: "read-version-block",
  method: "GET",
  path: "/-/versions/{page_id}/block/",
  access: "read",
  input: { page_id: Id, version_id: Id, widget: WidgetId },
  output: {
    block: z.object({ kind: z.enum(widgetKinds), version: z.int(), content: z.unknown() }),
    before: z.array(z.string()),
  },
  refusals: [
    "page-not-found",
    "page-in-trash",
    "page-not-editable",
    "version-not-found",
    "widget-not-found",
    "signed-out",
  ],
});
