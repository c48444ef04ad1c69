import { defineEvent } from "#kernel/event.ts";

export const folderCreated = defineEvent<"folder-created", { folderId: number; name: string }>(
  "folder-created",
  { changes: "whole-site" },
);
export const folderMoved = defineEvent<"folder-moved", { folderId: number; parentId: number }>(
  "folder-moved",
  { changes: "whole-site" },
);
/** Its pages, and those of the folders in it, lie in `parentId` now. */
export const folderDeleted = defineEvent<"folder-deleted", { folderId: number; parentId: number }>(
  "folder-deleted",
  { changes: "whole-site" },
);
/** `folderId` is the folder that has its pages now: another one when one of its name was made before it came back. */
export const folderRestored = defineEvent<"folder-restored", { folderId: number }>("folder-restored", {
  changes: "whole-site",
});
export const folderRenamed = defineEvent<"folder-renamed", { folderId: number; name: string }>(
  "folder-renamed",
  { changes: "whole-site" },
);
