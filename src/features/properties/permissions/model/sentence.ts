import type { Say } from "#kernel/language.ts";
import type { WorldLimit } from "#features/access/rules.ts";
import type { SharingGroup } from "#features/sharing/model/listed.ts";
import { sharingWords } from "#features/sharing/wording.ts";

const namesMost = 3;

/** Who can see and edit a page, said in sentences. Where the site does not publish, a page that is set public is not (GUES-05). */
export function sharingSentences(
  list: {
    readonly groups: readonly SharingGroup[];
    readonly site: string;
    readonly publishes?: boolean;
    readonly worldLimit?: WorldLimit;
    readonly subsite?: { readonly name: string; readonly isPublic: boolean } | null;
  },
  say: Say,
): string[] {
  if (list.subsite) return subsiteSentences(list.subsite, list.groups, say);
  const group = (id: SharingGroup["id"]) => list.groups.find((each) => each.id === id);
  const all = group("all");
  const isSetPublic = list.publishes !== false && group("public")?.view === true;
  const isByPassword = isSetPublic && list.worldLimit === "password";
  const viewers = [
    ...namesWith(list, "view", say),
    ...(isByPassword ? [say(sharingWords.passwordName)] : []),
  ];
  const editors = namesWith(list, "edit", say);
  const isPublic = isSetPublic && !list.worldLimit;
  const count = all?.count ?? 0;
  const seen = isPublic
    ? say(sharingWords.seenByPublic)
    : !all?.view
      ? say(sharingWords.seenBy, { names: joined(viewers, say) })
      : viewers.length > 0
        ? say(sharingWords.seenByEveryoneAnd, { site: list.site, count, names: joined(viewers, say) })
        : say(sharingWords.seenByEveryone, { site: list.site, count });
  const edited = say(sharingWords.editedBy, { names: capital(joined(editors, say)) });
  if (isPublic || isByPassword) return [seen, edited];
  return [seen, edited, say(isSetPublic ? sharingWords.publicEnded : sharingWords.notPublic)];
}

/** In a subsite roles decide (PRUL-08), beside whom the page was shared with by name before it came there. */
function subsiteSentences(
  { name, isPublic }: { readonly name: string; readonly isPublic: boolean },
  groups: readonly SharingGroup[],
  say: Say,
): string[] {
  const edited = say(sharingWords.editedByRoles);
  if (isPublic) return [say(sharingWords.seenByPublic), edited];
  const guests = countGuests(groups);
  const seen =
    guests === 0
      ? say(sharingWords.seenBySubsite, { name })
      : say(sharingWords.seenBySubsiteAnd, { name, names: say(sharingWords.guestsName, { count: guests }) });
  return [seen, edited, say(sharingWords.notPublic)];
}

/** Those who have a right beyond what everybody's line gives them already. */
function namesWith(
  { groups, site }: { groups: readonly SharingGroup[]; site: string },
  right: "view" | "edit",
  say: Say,
): string[] {
  const has = (id: SharingGroup["id"]) => groups.some((group) => group.id === id && group[right]);
  const people =
    groups.find((group) => group.id === "others")?.people.filter((person) => person[right]) ?? [];
  const everyone = has("all");
  if (right === "edit" && everyone) return [say(sharingWords.everyoneName, { site })];
  const outside = everyone ? people.filter((person) => person.isExternal) : people;
  const named = outside.slice(0, namesMost).map((person) => person.name);
  const more = outside.length - named.length;
  const guests = right === "view" ? countGuests(groups) : 0;
  return [
    ...(everyone ? [] : [say(sharingWords.adminsName)]),
    ...(!everyone && has("editors") ? [say(sharingWords.editorsName)] : []),
    ...named,
    ...(more > 0 ? [say(sharingWords.morePeople, { count: more })] : []),
    ...(guests > 0 ? [say(sharingWords.guestsName, { count: guests })] : []),
  ];
}

/** Those who do not see the guests are told how many there are. */
function countGuests(groups: readonly SharingGroup[]): number {
  const group = groups.find(({ id }) => id === "guests");
  if (!group?.view) return 0;
  return group.people.length > 0 ? group.people.filter((guest) => guest.view).length : group.count;
}

function joined(names: readonly string[], { formats }: Say): string {
  return new Intl.ListFormat(formats, { type: "conjunction" }).format(names);
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
