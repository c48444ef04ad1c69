import type { Tx } from "#database/transaction.ts";
import { readTree } from "#features/folders/store.ts";
import type { KeptTag } from "#features/tags/model/tag.ts";
import { readTags } from "#features/tags/store.ts";
import { type Actor, principal, subsitePrincipal } from "#kernel/actor.ts";
import { seesViews } from "../views/rules.ts";
import { readViews } from "../views/store.ts";
import { escaped } from "#kernel/escaped.ts";
import type { Say } from "#kernel/language.ts";
import { type Area, currentSubsite, isSignedIn } from "#kernel/viewer.ts";
import { type Audience, audienceText } from "../audience/model/audience.ts";
import { toldTo } from "../audience/operations.ts";
import { readAudiences } from "../audience/store.ts";
import { readCalendar } from "../audience/calendar-store.ts";
import { readListUsers, readListedTags } from "./companions-store.ts";
import type { PageRow, PermProfiles } from "./contract.ts";
import { dateGroupings } from "./model/date-groupings.ts";
import { type ListedPage, pageRow } from "./model/page-row.ts";
import { seesSharing } from "./rules.ts";
import { browsingWords } from "./wording.ts";

type Reading = {
  readonly actor: Actor;
  readonly tx: Tx;
  readonly say: Say;
  readonly weights?: ReadonlyMap<number, number>;
  /** People whom the rows name beside who made and changed their pages. */
  readonly alsoPeople?: readonly number[];
};

/** Rows of a list, and everything that their columns refer to, read for these rows alone. */
export async function listRows(pages: readonly ListedPage[], reading: Reading) {
  const { actor, tx, say, weights, alsoPeople = [] } = reading;
  const audiences = seesSharing(actor) ? await readAudiences(ids(pages), tx) : new Map<number, Audience>();
  const told = await toldTo(actor, audiences.values(), { say, tx });
  const tagsOf = await readListedTags(ids(pages), tx);
  const rows = pages.map((page) => {
    const audience = audiences.get(page.id);
    return pageRow(page, {
      weight: weights?.get(page.id) ?? 0,
      namesPeople: isSignedIn(actor),
      tagIds: (tagsOf.get(page.id) ?? []).map(({ id }) => id),
      share: audience ? audienceText(audience, told) : "",
    });
  });
  const tags = new Map([...tagsOf.values()].flat().map((tag) => [tag.id, tag]));
  return {
    rows,
    users: isSignedIn(actor) ? await readListUsers([...new Set([...peopleOf(rows), ...alsoPeople])], tx) : {},
    views: seesViews(actor) ? await readViews(ids(pages), tx) : {},
    tags: [...tags.values()].map(listedTag),
    profiles: profilesOf([...audiences.values()], currentSubsite(actor), say),
  };
}

/** The same with what stands beside the rows: all folders and tags that one may know of, and the dates of the groups. */
export async function listAnswer(pages: readonly ListedPage[], context: Reading & { readonly now: Date }) {
  const { actor, tx, say } = context;
  const { rows, users, views, profiles } = await listRows(pages, context);
  const companions = {
    tree: isSignedIn(actor) ? await readTree(actor, tx, say) : [],
    ...(await besideList(context)),
    users,
    page_views: views,
    perm_profiles: profiles,
  };
  return { rows, companions };
}

/** What stands beside any list. */
export async function besideList({ actor, tx, now, say }: Reading & { readonly now: Date }) {
  return {
    tags: (await readTags(actor, tx)).map(listedTag),
    apps: [],
    date_groupings: dateGroupings(now, (await readCalendar(actor.personId, tx)).timeZone, say),
  };
}

/** A tag in a list response (TAGP-07, PLST-14). */
function listedTag({ id, name }: KeptTag) {
  return { id, tag_u: name, tag_s: escaped(name) };
}

function ids(pages: readonly ListedPage[]): number[] {
  return pages.map((page) => page.id);
}

function peopleOf(rows: readonly PageRow[]): number[] {
  return [...new Set(rows.flatMap((row) => [row.cuid, row.uuid]).filter((id) => id !== null))];
}

/** The sets of people that the texts of sharing name, of pages that all lie in one subsite (PLST-23). */
function profilesOf(audiences: readonly Audience[], here: Area, say: Say): PermProfiles {
  const named = new Map<number, string>();
  if (audiences.length > 0) named.set(principal("admins"), say(browsingWords.administrators));
  if (audiences.some(({ isUnpublished, world }) => world === "open" && !isUnpublished))
    named.set(principal("public"), say(browsingWords.public));
  for (const { everyone, editors, subsite, groups, people } of audiences) {
    for (const group of groups) named.set(principal("group", group.id), group.name);
    if (everyone && subsite === null) named.set(principal("everybody"), say(browsingWords.everyone));
    if (everyone && subsite !== null) named.set(subsitePrincipal("viewer", here), subsite);
    if (editors) named.set(principal("editors"), say(browsingWords.editors));
    for (const person of people) named.set(principal("person", person.id), person.name);
  }
  return Object.fromEntries([...named].map(([id, name]) => [String(id), { id, name }]));
}
