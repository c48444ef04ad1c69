import { defineEvent } from "#kernel/event.ts";

export const pageCreated = defineEvent<"page-created", { pageId: number; title: string }>("page-created");
export const pageChanged = defineEvent<"page-changed", { pageId: number; versionId: number }>("page-changed");
export const pagePropertiesChanged = defineEvent<
  "page-properties-changed",
  { pageId: number; title: string }
>("page-properties-changed");
export const pagesImported = defineEvent<
  "pages-imported",
  { folderId: number; made: number; updated: number }
>("pages-imported");
