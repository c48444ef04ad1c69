import * as z from "zod/mini";
import { type ListView, stateOf } from "./list-view.ts";
import { type Viewer, currentSubsite, mainGroup } from "#kernel/viewer.ts";

/** What a browser remembers of the pages list, under the specification's names (BFLT-05 to BFLT-09). */
const Remembered = z.object({
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

/** The filter of the pages list. `keyword` is what is searched for, empty for nothing. */
export const FilterState = z.object({
  folderId: z.nullable(z.int()),
  tagId: z.nullable(z.int()),
  keyword: z.string(),
  isTrash: z.boolean(),
  by: Remembered.shape.by,
  showsDetails: z.boolean(),
  showsCards: z.boolean(),
  hidesTags: z.boolean(),
  hidesFolders: z.boolean(),
  showsAll: z.boolean(),
  showsFilters: z.boolean(),
});
export type FilterState = z.infer<typeof FilterState>;

const cookieNames = {
  folderId: "cat_id",
  tagId: "tag_id",
  keyword: "search_keyword",
  isTrash: "view_trash",
  by: "by",
  showsDetails: "show_columns",
  showsCards: "show_cards",
  hidesTags: "tags_hidden",
  hidesFolders: "categories_hidden",
  showsAll: "show_all_when_many",
  showsFilters: "show_filters",
} as const satisfies Record<keyof FilterState, keyof z.infer<typeof Remembered>>;

const initial: FilterState = {
  folderId: null,
  tagId: null,
  keyword: "",
  isTrash: false,
  by: "alphabet",
  showsDetails: false,
  showsCards: false,
  hidesTags: false,
  hidesFolders: false,
  showsAll: false,
  showsFilters: false,
};

/** One cookie for each site and subsite (BFLT-18); hosts keep sites apart already. */
export function filterCookie(viewer: Pick<Viewer, "siteId" | "subsiteId">): string {
  const subsite = currentSubsite(viewer);
  return `pages_filter_${viewer.siteId}${subsite === mainGroup ? "" : `_${subsite}`}`;
}

/**
 * The state that a visit starts with: the cookie's, under what the address says. The search is never restored, and a
 * saved relevance becomes the alphabet (BFLT-10, BFLT-11, BFLT-18). A cookie that cannot be read counts as none.
 */
export function restoredState(cookie: string | null, address: Partial<FilterState>): FilterState {
  const saved = z.partial(Remembered).safeParse(parsed(cookie));
  const state = { ...initial, ...(saved.success ? fromCookie(saved.data) : {}) };
  const by = state.by === "relevance" ? "alphabet" : state.by;
  const place = { folderId: null, tagId: null, isTrash: false, keyword: "" };
  return FilterState.parse({ ...state, by, ...place, ...address });
}

type Chosen = {
  readonly by?: "alphabet" | "modified" | "created" | undefined;
  readonly show_all_when_many?: boolean | undefined;
  readonly view?: ListView | undefined;
};

/** With the order, the length and the view that the address asks for. */
export function withChosen(state: FilterState, { by, show_all_when_many: all, view }: Chosen): FilterState {
  return { ...state, by: by ?? state.by, showsAll: all ?? state.showsAll, ...(view && stateOf(view)) };
}

/** As it stands in the cookie; the keyword is part of the state and stays out of what is kept. */
export function savedState(state: FilterState): string {
  const kept: FilterState = { ...state, keyword: "" };
  const named = names.map((name) => [cookieNames[name], kept[name]]);
  return encodeURIComponent(JSON.stringify(Object.fromEntries(named)));
}

/** Searching clears the other filters and sorts by relevance; stopping brings the earlier sort back (BFLT-12, 13, 15). */
export function whileSearching(state: FilterState, keyword: string): FilterState {
  return {
    ...state,
    folderId: null,
    tagId: null,
    isTrash: false,
    keyword,
    by: "relevance",
  };
}

const names = Object.keys(cookieNames) as (keyof FilterState)[];

function fromCookie(saved: Readonly<Record<string, unknown>>): Partial<FilterState> {
  const known = names.filter((name) => saved[cookieNames[name]] !== undefined);
  return Object.fromEntries(known.map((name) => [name, saved[cookieNames[name]]]));
}

function parsed(cookie: string | null): unknown {
  if (cookie === null) return null;
  try {
    return JSON.parse(cookie.startsWith("%") ? decodeURIComponent(cookie) : cookie);
  } catch {
    return null;
  }
}
