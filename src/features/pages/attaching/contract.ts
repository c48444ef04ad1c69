import * as z from "zod/mini";
import { KeptFile, filePurposes } from "#features/files/contract.ts";
import { defineCall } from "#kernel/call.ts";
import { line } from "#kernel/fields.ts";
import { Id } from "#kernel/ids.ts";
import { WidgetId } from "#documents/document.ts";

/**
 * Sends one file for a widget of a page (UPLD-20): a multipart body whose fields, `magic` among them, come before the file.
 * `as` says what the file is to be; without it, what calls itself a picture is taken as one. The file belongs to no page
 * until a draft or a version mentions it.
 */
export const uploadFile = defineCall({
  name: "upload-file",
  method: "POST",
  path: "/ajax/widget/upload/{page_id}/{widget_id}/",
  access: "none",
  takesFile: true,
  input: { page_id: Id, widget_id: WidgetId, as: z.optional(z.enum(filePurposes)) },
  output: { state: z.literal("complete"), error: z.null(), file: KeptFile },
  refusals: [
    "page-not-found",
    "page-not-editable",
    "image-format",
    "image-too-large",
    "image-pixels",
    "pdf-format",
    "pdf-too-large",
    "video-format",
    "video-too-large",
    "file-too-large",
    "not-a-file",
    "upload-interrupted",
    "too-many-uploads",
  ],
  failure: ["state"],
});

/**
 * Lets a page hold a file of the site that was copied elsewhere on it: for whoever edits the page and may use the file at this
 * moment (decision 0016). The page's draft holds it from then on.
 */
export const bringFile = defineCall({
  name: "bring-file",
  method: "POST",
  path: "/-/bring-file/{page_id}/",
  access: "write",
  input: { page_id: Id, file_id: Id },
  output: { file: KeptFile },
  refusals: ["page-not-found", "page-not-editable", "file-not-readable"],
});

/**
 * Fetches a picture of the web for a page, as if whoever asks had uploaded it. Only what the world may read is fetched, under the
 * limits of an uploaded picture; the file belongs to no page until a draft mentions it.
 */
export const fetchPicture = defineCall({
  name: "fetch-picture",
  method: "POST",
  path: "/-/fetch-picture/{page_id}/",
  access: "none",
  input: { page_id: Id, address: line(4000) },
  output: { file: KeptFile },
  refusals: [
    "page-not-found",
    "page-not-editable",
    "picture-not-fetched",
    "too-many-uploads",
    "image-format",
    "image-too-large",
    "image-pixels",
    "upload-interrupted",
  ],
});
