import { defineEvent } from "#kernel/event.ts";

export const folderCreated = defineEvent<"folder-created", { folderId: number; name: string }>(
  "folder-created",
  { changes: "whole-site" },
);
export const folderRenamed = defineEvent<"folder-renamed", { folderId: number; name: string }>(
  "folder-renamed",
  { changes: "whole-site" },
);
