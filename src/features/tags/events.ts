import { defineEvent } from "#kernel/event.ts";

export const tagRenamed = defineEvent<"tag-renamed", { tagId: number; name: string }>("tag-renamed", {
  publicChange: "whole-site",
});
export const tagDeleted = defineEvent<"tag-deleted", { tagId: number }>("tag-deleted", {
  publicChange: "whole-site",
});
/** `tagId` is the tag that has its pages now: another one when a tag of its name was made before it came back. */
export const tagUndeleted = defineEvent<"tag-undeleted", { tagId: number }>("tag-undeleted", {
  publicChange: "whole-site",
});
