import { pathsMost } from "./rules.ts";
import * as z from "zod/mini";
import { defineCall } from "#kernel/call.ts";
import { jsonText, line } from "#kernel/fields.ts";
import { Id } from "#kernel/ids.ts";

/** Puts a page into a folder (FMOV-01). */
export const movePage = defineCall({
  name: "move-page",
  method: "POST",
  path: "/ajax/category/page/move/{page_id}/{cat_id}/",
  access: "write",
  input: { page_id: Id, cat_id: Id },
  /** What page and folder are called. */
  output: { title: z.string(), cat_name: z.string() },
  refusals: ["page-not-found", "page-in-trash", "page-not-editable", "folder-not-found", "already-in-folder"],
  failure: ["message"],
});

/** Deletes a folder with those in it; their pages come into the folder that it lay in (FTRE-14, FTRE-22). */
export const deleteFolder = defineCall({
  name: "delete-folder",
  method: "POST",
  path: "/ajax/category/delete/{id}/",
  access: "write",
  input: { id: Id },
  /** The folders that are gone, each before those that lay in it, and how many pages were moved. */
  output: { old_cats: z.array(z.object({ path: z.string() })), nr_pages: z.int() },
  refusals: ["folder-not-found", "main-not-deleted", "editors-only", "admins-only"],
  failure: ["message"],
});

/**
 * Makes the folders of these paths that are missing (FTRE-12). One that was deleted under its path within the hour comes back as it was, with its pages
 * (FTRE-16).
 */
export const makeFolders = defineCall({
  name: "make-folders",
  method: "POST",
  path: "/ajax/category/bulk_create/",
  access: "write",
  input: { path_list: jsonText(z.array(line(20_000)).check(z.maxLength(pathsMost))) },
  output: {},
  refusals: [
    "folder-name-empty",
    "folder-name-long",
    "folder-too-deep",
    "folder-not-found",
    "editors-only",
    "admins-only",
  ],
  failure: ["message"],
});

/** Moves the pages of a folder and of those in it to the trash, as far as the actor may edit them (FOPT-11, FOPT-21). */
export const trashFolderPages = defineCall({
  name: "trash-folder-pages",
  method: "POST",
  path: "/ajax/category/trash_pages/{id}/",
  access: "write",
  input: { id: Id },
  /** The name of the folder, how many pages go, and the task that moves them and takes it back; null where none goes. */
  output: { name: z.string(), nr_pages: z.int(), task: z.nullable(z.int()), done: z.boolean() },
  refusals: ["folder-not-found", "editors-only", "admins-only"],
  failure: ["message"],
});
