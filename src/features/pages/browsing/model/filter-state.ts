import * as z from "zod/mini";

/** What a browser remembers of the pages list (BFLT-05 to BFLT-09); the names are the specification's. */
const Remembered = z.object({
  cat_id: z.optional(z.nullable(z.int())),
  tag_id: z.optional(z.nullable(z.int())),
  search_keyword: z.optional(z.string()),
  view_trash: z.optional(z.boolean()),
  by: z.optional(z.enum(["created", "alphabet", "modified", "relevance"])),
  show_columns: z.optional(z.boolean()),
  show_cards: z.optional(z.boolean()),
  tags_hidden: z.optional(z.boolean()),
  categories_hidden: z.optional(z.boolean()),
  show_all_when_many: z.optional(z.boolean()),
  show_filters: z.optional(z.boolean()),
});

export const FilterState = z.object({
  cat_id: z.nullable(z.int()),
  tag_id: z.nullable(z.int()),
  search_keyword: z.string(),
  view_trash: z.boolean(),
  by: z.enum(["created", "alphabet", "modified", "relevance"]),
  show_columns: z.boolean(),
  show_cards: z.boolean(),
  tags_hidden: z.boolean(),
  categories_hidden: z.boolean(),
  show_all_when_many: z.boolean(),
  show_filters: z.boolean(),
});
export type FilterState = z.infer<typeof FilterState>;

const initial: FilterState = {
  cat_id: null,
  tag_id: null,
  search_keyword: "",
  view_trash: false,
  by: "alphabet",
  show_columns: false,
  show_cards: false,
  tags_hidden: false,
  categories_hidden: false,
  show_all_when_many: false,
  show_filters: false,
};

/** One cookie for each site and subsite (BFLT-18); hosts keep sites apart already. */
export function filterCookie(siteId: number): string {
  return `pages_filter_${siteId}`;
}

/**
 * The state that a visit starts with: the cookie's, under what the address says. The search is never restored, and a
 * saved relevance becomes the alphabet (BFLT-10, BFLT-11, BFLT-18). A cookie that cannot be read counts as none.
 */
export function restoredState(cookie: string | null, address: Partial<FilterState>): FilterState {
  const saved = Remembered.safeParse(parsed(cookie));
  const state = { ...initial, ...(saved.success ? saved.data : {}) };
  const by = state.by === "relevance" ? "alphabet" : state.by;
  const place = { cat_id: null, tag_id: null, view_trash: false, search_keyword: "" };
  return FilterState.parse({ ...state, by, ...place, ...address });
}

/** As it stands in the cookie; the keyword is part of the state and stays out of what is kept. */
export function savedState(state: FilterState): string {
  return encodeURIComponent(JSON.stringify({ ...state, search_keyword: "" }));
}

/** Searching clears the other filters and sorts by relevance; stopping brings the earlier sort back (BFLT-12, 13, 15). */
export function whileSearching(state: FilterState, keyword: string): FilterState {
  return {
    ...state,
    cat_id: null,
    tag_id: null,
    view_trash: false,
    search_keyword: keyword,
    by: "relevance",
  };
}

function parsed(cookie: string | null): unknown {
  if (cookie === null) return null;
  try {
    return JSON.parse(cookie.startsWith("%") ? decodeURIComponent(cookie) : cookie);
  } catch {
    return null;
  }
}
