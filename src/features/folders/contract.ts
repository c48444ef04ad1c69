import { folderNameMost } from "./rules.ts";
import * as z from "zod/mini";
import { defineCall } from "#kernel/call.ts";
import { line } from "#kernel/fields.ts";
import { Id } from "#kernel/ids.ts";

/** One folder, or a path of them: slashes and backslashes nest (FTRE-09). */
const FolderPath = line(1000).check(z.minLength(1));
const FolderName = line(folderNameMost).check(z.minLength(1));

export const FolderNode = z.object({
  id: z.int(),
  name: z.string(),
  level: z.int(),
  parent_id: z.nullable(z.int()),
});
export type FolderNode = z.infer<typeof FolderNode>;

/** A folder of a tree that may have come in part: `has_more` where not all folders that lie in it are there. */
export const OpenFolder = z.object({ ...FolderNode.shape, has_more: z.optional(z.boolean()) });
export type OpenFolder = z.infer<typeof OpenFolder>;

/** What lies in one folder of the tree, by name (decision 0083). */
export const readBranch = defineCall({
  name: "read-branch",
  method: "GET",
  path: "/-/pages/folders/{cat_id}/",
  access: "read",
  input: { cat_id: Id },
  output: {
    folders: z.array(
      z.object({
        id: z.int(),
        name: z.string(),
        parent_id: z.int(),
        has_more: z.optional(z.boolean()),
      }),
    ),
  },
  refusals: ["folder-not-found", "signed-out"],
});

export const folderTree = defineCall({
  name: "folder-tree",
  method: "POST",
  path: "/ajax/category/tree/",
  access: "read",
  input: {},
  output: { tree: z.array(FolderNode) },
  refusals: ["signed-out"],
});

export const createFolder = defineCall({
  name: "create-folder",
  method: "POST",
  path: "/ajax/category/create/{parent_id}/",
  access: "write",
  input: { parent_id: Id, new_name: FolderPath },
  output: { name: z.string(), id: z.int() },
  refusals: [
    "folder-not-found",
    "folder-exists",
    "folder-name-empty",
    "folder-name-long",
    "folder-too-deep",
    "editors-only",
    "admins-only",
  ],
  failure: ["message"],
});

export const renameFolder = defineCall({
  name: "rename-folder",
  method: "POST",
  path: "/ajax/category/rename/{id}/",
  access: "write",
  input: { id: Id, name: FolderName },
  output: { name: z.string() },
  refusals: [
    "folder-not-found",
    "main-folder",
    "folder-exists",
    "folder-name-slash",
    "editors-only",
    "admins-only",
  ],
  failure: ["message"],
});

/** Moves a folder with all that lies in it into another one (FMOV-02). */
export const moveFolder = defineCall({
  name: "move-folder",
  method: "POST",
  path: "/ajax/category/move/{cat_id}/{target_id}/",
  access: "write",
  input: { cat_id: Id, target_id: Id },
  /** The names of the folder and of the one that it lies in now, and all folders. */
  output: { title: z.string(), cat_name: z.string(), tree: z.array(FolderNode) },
  refusals: [
    "folder-not-found",
    "main-not-moved",
    "already-in-folder",
    "folder-into-itself",
    "folder-too-deep",
    "folder-exists",
    "editors-only",
    "admins-only",
  ],
  failure: ["message"],
});
