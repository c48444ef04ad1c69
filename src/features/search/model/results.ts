import type { SearchResult } from "../contract.ts";

const nothing = {
  tag: null,
  tag_id: null,
  user_id: null,
  sg: false,
  sg_sname: null,
  sg_acol: null,
  sg_slug: null,
  form_lnk: null,
  form_title: null,
  page_lnk: null,
  page_title: null,
};

export function pageResult(page: { title: string; preview: string; address: string }): SearchResult {
  return { ...nothing, cat: "Pages", desc: page.title, prv: page.preview, lnk: page.address, icon: "page" };
}

/** A person opens as their profile (SRCH-22). */
export function personResult(person: { id: number; name: string; position: string }): SearchResult {
  const lnk = `/profile/p/${person.id}/`;
  return {
    ...nothing,
    cat: "People",
    desc: person.name,
    prv: person.position,
    lnk,
    icon: "person",
    user_id: person.id,
  };
}

/** From this weight on a page was found by its title. */
const titleWeight = 3;

/**
 * Groups in their order, the best of all first: the best page when its title has the words, else the first person, so
 * that Enter after a name opens that person (SRCH-03, SRCH-09).
 */
export function ordered(
  pages: readonly { readonly result: SearchResult; readonly weight: number }[],
  people: readonly SearchResult[],
  most: number,
): SearchResult[] {
  const byTitle = (pages[0]?.weight ?? 0) >= titleWeight;
  const results = pages.map(({ result }) => result);
  const [first, ...others] = people;
  const all = first && !byTitle ? [first, ...results, ...others] : [...results, ...people];
  return all.slice(0, most);
}

/** The hits below the top one by category; each keeps its place in the whole list. */
export function resultGroups(results: readonly SearchResult[]): {
  readonly cat: SearchResult["cat"];
  readonly hits: readonly { result: SearchResult; place: number }[];
}[] {
  const rest = results.slice(1).map((result, at) => ({ result, place: at + 1 }));
  const cats = [...new Set(rest.map(({ result }) => result.cat))];
  return cats.map((cat) => ({ cat, hits: rest.filter(({ result }) => result.cat === cat) }));
}
