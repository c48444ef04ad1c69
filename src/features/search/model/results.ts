import { listingAddress } from "#features/people/model/listing.ts";
import { tagAddress } from "#features/tags/model/tag-address.ts";
import type { OutputOf, SentOf } from "#kernel/call.ts";
import { escaped } from "#kernel/escaped.ts";
import { nameKey } from "#kernel/name-key.ts";
import type { SearchResult, searchEverything } from "../contract.ts";
import { byTypeMost, resultsMost } from "../rules.ts";

type Found = Pick<SearchResult, "cat" | "desc" | "prv" | "lnk" | "icon"> & Partial<SearchResult>;

/** A result with each of its fields (SRCH-06), made in one go: a search makes dozens, and one that grows field by field takes ten times the memory. */
function resultOf(found: Found): SearchResult {
  const { cat, desc, prv, lnk, icon } = found;
  return {
    tag: found.tag ?? null,
    tag_id: found.tag_id ?? null,
    user_id: found.user_id ?? null,
    sg: found.sg ?? false,
    sg_sname: found.sg_sname ?? null,
    sg_acol: found.sg_acol ?? null,
    sg_slug: found.sg_slug ?? null,
    form_lnk: null,
    form_title: null,
    page_lnk: null,
    page_title: null,
    isd: found.isd ?? false,
    avatar_url: found.avatar_url ?? null,
    cat,
    desc,
    prv,
    lnk,
    icon,
  };
}

export function pageResult(page: {
  title: string;
  preview: string;
  address: string;
  isUnpublished: boolean;
  subsite: string | null;
  subsiteSlug: string;
  accent: string | null;
}): SearchResult {
  const { title, preview, address, isUnpublished } = page;
  const found = {
    cat: "Pages",
    desc: title,
    prv: preview,
    lnk: address,
    icon: "page",
    isd: isUnpublished,
  } as const;
  return resultOf(page.subsite === null ? found : { ...found, ...subsiteOf(page.subsite, page) });
}

/** Where it lies, when that is another subsite than the one that was searched from (SRCH-20). */
function subsiteOf(name: string, { accent, subsiteSlug }: { accent: string | null; subsiteSlug: string }) {
  return { sg: true, sg_sname: escaped(name), sg_acol: accent, sg_slug: subsiteSlug };
}

/** A folder opens as the list of its pages; its line is the folder that it lies in. */
export function folderResult(folder: { id: number; name: string; parentName: string | null }): SearchResult {
  const lnk = `/pages/tree/${folder.id}/`;
  return resultOf({ cat: "Folders", desc: folder.name, prv: folder.parentName ?? "", lnk, icon: "folder" });
}

/** A person opens as their card; in a tab of their own, and without script, as their profile page (SRCH-22). */
export function personResult(person: {
  id: number;
  name: string;
  position: string;
  photo: string | null;
}): SearchResult {
  const lnk = `/profile/p/${person.id}/`;
  return resultOf({
    cat: "People",
    desc: person.name,
    prv: person.position,
    lnk,
    icon: "person",
    user_id: person.id,
    avatar_url: person.photo,
  });
}

/** A tag opens as the list of its pages (SRCH-22). */
export function tagResult({ id, name }: { id: number; name: string }): SearchResult {
  const lnk = tagAddress({ id });
  return resultOf({ cat: "Tags", desc: name, prv: "", lnk, icon: "tag", tag: name, tag_id: id });
}

/** A group of people opens as the directory of those who are in it; its line says how many. */
export function groupResult({ id, name }: { id: number; name: string }, line: string): SearchResult {
  const lnk = listingAddress({ groupId: id });
  return resultOf({ cat: "Groups", desc: name, prv: line, lnk, icon: "group" });
}

/** From this weight on a page was found by its title. */
const titleWeight = 3;

/**
 * Groups in their order, the best of all first, so that Enter after a name opens what has that name (SRCH-03, SRCH-09): the page or person named exactly as was
 * typed, a person before pages that do not have the words in their title, the folder, tag or group named exactly so, the best page by its title, and then the first
 * of the others.
 */
export function ordered(
  {
    pages,
    folders,
    people,
    tags,
    groups,
  }: {
    readonly pages: readonly { readonly result: SearchResult; readonly weight: number }[];
    readonly folders: readonly SearchResult[];
    readonly people: readonly SearchResult[];
    readonly tags: readonly SearchResult[];
    readonly groups: readonly SearchResult[];
  },
  { typed, most }: { readonly typed: string; readonly most: number },
): SearchResult[] {
  const key = nameKey(typed);
  const exactly = (those: readonly SearchResult[]) => those.find(({ desc }) => nameKey(desc) === key);
  const results = pages.map(({ result }) => result);
  const byTitle = (pages[0]?.weight ?? 0) >= titleWeight;
  const all = [...results, ...folders, ...people, ...tags, ...groups];
  const named = exactly(results) ?? exactly(people) ?? (byTitle ? undefined : people[0]);
  const place = exactly(folders) ?? exactly(tags) ?? exactly(groups);
  const first = named ?? place ?? (byTitle ? undefined : (folders[0] ?? tags[0] ?? groups[0]));
  return (first ? [first, ...all.filter((each) => each !== first)] : all).slice(0, most);
}

/** An entry of the dropdown; `group` is what it is one of. What was searched for before has words in place of an address. */
export type Hit = {
  readonly group: SearchResult["cat"] | "Recent" | "Starred";
  readonly kind: SearchResult["icon"] | "words";
  readonly name: string;
  readonly line: string;
  readonly address: string;
  readonly isDraft: boolean;
  readonly photo?: string | null;
  /** Whose card it opens; absent of what is no person. */
  readonly personId?: number | null;
  /** The other subsite that it lies in; the name is HTML, as the specification has it. */
  readonly subsite?: { readonly safeName: string; readonly accent: string | null } | null;
};

export function hitsOf({ results }: OutputOf<typeof searchEverything>): Hit[] {
  return results.map(({ cat, icon, desc, prv, lnk, isd, avatar_url: photo, user_id: personId, ...sg }) => {
    const subsite = sg.sg ? { safeName: sg.sg_sname ?? "", accent: sg.sg_acol } : null;
    const kept = { group: cat, kind: icon, name: desc, line: prv, address: lnk, isDraft: isd };
    return { ...kept, photo, personId, subsite };
  });
}

/** Whether all subsites are searched, or the one alone that one is in (SRCH-04). */
export type SearchScope = "all" | "here";

/** What is asked for when somebody types into the search of the top bar (SRCH-12, SRCH-13, SRCH-24). */
export function searchFor(words: string, scope: SearchScope): SentOf<typeof searchEverything> {
  return {
    q: words,
    all_subsites: scope === "all" ? "yes" : "no",
    max_by_type: byTypeMost,
    max_results: resultsMost,
  };
}
