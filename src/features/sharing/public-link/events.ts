import { defineEvent } from "#kernel/event.ts";

/** The password or the end of a public page was changed by somebody, or its end came (`by` is null). */
export const publicLinkChanged = defineEvent<"public-link-changed", { pageId: number; by: number | null }>(
  "public-link-changed",
  { publicChange: "whole-site" },
);
