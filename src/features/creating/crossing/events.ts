import { defineEvent } from "#kernel/event.ts";
import type { Area } from "#kernel/viewer.ts";

/** A page was copied from another subsite: it is there, and nobody is told of it as of news. */
export const pageCopiedAcross = defineEvent<
  "page-copied-across",
  { pageId: number; by: number | null; subsiteId?: Area }
>("page-copied-across", { publicChange: "whole-site" });
