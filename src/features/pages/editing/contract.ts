import * as z from "zod/mini";
import { defineCall } from "#kernel/call.ts";
import { jsonText, text } from "#kernel/fields.ts";
import { Id } from "#kernel/ids.ts";
import { WidgetId } from "./model/document.ts";

/** `base_version` is the version that the writer started from. */
const MarkdownSaved = z.object({ source: text(1_000_000), base_version: z.int() });

/** Saves the text of a Markdown widget and makes a version (WIDG-11). Times are seconds since 1970. */
export const saveMarkdown = defineCall({
  name: "save-markdown",
  method: "POST",
  path: "/ajax/widget/action/save/{page_id}/{widget_id}/Markdown/",
  access: "write",
  input: { page_id: Id, widget_id: WidgetId, data: jsonText(MarkdownSaved) },
  output: { version: z.int(), modified: z.number() },
  refusals: ["page-not-found", "page-not-editable", "widget-not-found", "changed-meanwhile"],
  failure: ["message"],
});

/** The text as it stands now, for somebody whose own was refused. */
export const loadMarkdown = defineCall({
  name: "load-markdown",
  method: "GET",
  path: "/ajax/widget/action/load/{page_id}/{widget_id}/Markdown/",
  access: "read",
  input: { page_id: Id, widget_id: WidgetId },
  output: { source: z.string(), version: z.int(), name: z.string() },
  refusals: ["page-not-found", "page-not-editable", "widget-not-found"],
  failure: ["message"],
});
