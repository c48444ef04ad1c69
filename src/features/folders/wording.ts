import type { RefusalWording } from "#kernel/refusal.ts";
import { words } from "#kernel/words.ts";

export type FolderRefusal =
  | "folder-not-found"
  | "main-folder"
  | "main-not-deleted"
  | "main-not-moved"
  | "folder-into-itself"
  | "already-in-folder"
  | "folder-exists"
  | "folder-name-empty"
  | "folder-name-long"
  | "folder-name-slash"
  | "folder-too-deep"
  | "editors-only";

export const folderRefusals: RefusalWording<FolderRefusal> = {
  "folder-not-found": { kind: "missing", text: "We couldn't find this folder." },
  "main-folder": { kind: "forbidden", text: "Cannot rename the Main folder" },
  // FTRE-17.
  "main-not-deleted": { kind: "forbidden", text: "Cannot delete the Main folder" },
  "main-not-moved": { kind: "forbidden", text: "Sorry, cannot move the top-most Main folder" },
  "folder-into-itself": { kind: "invalid", text: "A folder can't be moved into itself." },
  // FMOV-05: said of pages and folders.
  "already-in-folder": { kind: "conflict", text: "Page is already in this folder" },
  "folder-exists": { kind: "conflict", text: "A folder with this name already exists here." },
  "folder-name-empty": { kind: "invalid", text: "Enter a folder name." },
  "folder-name-long": { kind: "invalid", text: "A folder name has at most 90 characters." },
  "folder-name-slash": { kind: "invalid", text: "A folder name can't contain slashes." },
  "folder-too-deep": { kind: "invalid", text: "Folders go at most {most} levels deep." },
  "editors-only": { kind: "forbidden", text: "Sorry, only editors can do this.", offer: "editor" },
};

export const folderWords = words("folders", {
  creating: "Creating folder...",
  created: "Folder created!",
  failed: "Something went wrong",
  renameAgain: "Please try again: {reason}",
  rename: "Rename",
  main: "Main",
  folders: "Folders",
});
