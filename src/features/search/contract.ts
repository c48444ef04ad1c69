import * as z from "zod/mini";
import { defineCall } from "#kernel/call.ts";
import { Flag, text, whole } from "#kernel/fields.ts";
import { byTypeMost, resultsMost } from "./rules.ts";

/** The groups of results so far, in the order they stand in (SRCH-19); folders come after the pages that they hold, groups of people are our own. */
export const categories = ["Pages", "Folders", "People", "Tags", "Groups"] as const;

/** One hit (SRCH-14). `desc` is its name; `prv` is a line about it. What a kind of hit does not have is null. */
export const SearchResult = z.object({
  cat: z.enum(categories),
  desc: z.string(),
  prv: z.string(),
  lnk: z.string(),
  icon: z.enum(["page", "folder", "person", "tag", "group"]),
  tag: z.nullable(z.string()),
  tag_id: z.nullable(z.int()),
  user_id: z.nullable(z.int()),
  sg: z.boolean(),
  sg_sname: z.nullable(z.string()),
  sg_acol: z.nullable(z.string()),
  sg_slug: z.nullable(z.string()),
  form_lnk: z.nullable(z.string()),
  form_title: z.nullable(z.string()),
  page_lnk: z.nullable(z.string()),
  page_title: z.nullable(z.string()),
  /** A page that was never published, for those who edit it; as in lists of pages (`PageRow`). */
  isd: z.boolean(),
  /** The picture of a person who is found. */
  avatar_url: z.nullable(z.string()),
});
export type SearchResult = z.infer<typeof SearchResult>;

/** Searches everything from the top bar (SRCH-10); the first result is the top hit. */
export const searchEverything = defineCall({
  name: "search-everything",
  method: "GET",
  path: "/ajax/search/",
  access: "read",
  input: {
    q: z.optional(text(500)),
    all_subsites: z.optional(Flag),
    max_by_type: z.optional(whole(1, byTypeMost)),
    max_results: z.optional(whole(1, resultsMost)),
  },
  output: { results: z.array(SearchResult), hisel_urls: z.boolean() },
  refusals: [],
  failure: ["message"],
});
