import type { WorldLimit } from "#features/access/rules.ts";
import {
  type Audience,
  type Told,
  audiencePhrase,
  audienceSentence,
  namesMost,
} from "#features/pages/audience/model/audience.ts";
import { ownGroupOf } from "#features/sharing/model/state.ts";
import type { SharingGroup } from "#features/sharing/model/listed.ts";
import { sharingWords } from "#features/sharing/wording.ts";
import type { Say } from "#kernel/language.ts";
import { listFormat } from "#kernel/kept-list-formats.ts";

type Shown = { readonly audience: Audience; readonly groups: readonly SharingGroup[] };

/** Who sees and edits a page, said in sentences. In a subsite roles decide who edits (PRUL-08). */
export function sharingSentences(shown: Shown, told: Told): string[] {
  const { audience } = shown;
  const { say } = told;
  const published = { ...audience, isUnpublished: false };
  return [
    audienceSentence(audience, told),
    ...(audience.isUnpublished
      ? [say(sharingWords.oncePublished, { audience: audiencePhrase(published, told) })]
      : []),
    audience.subsite === null ? editedBy(shown, say) : say(sharingWords.editedByRoles),
    ...(audience.world === "ended" ? [say(sharingWords.publicEnded)] : []),
    ...(audience.world === null ? [say(sharingWords.notPublic)] : []),
  ];
}

type Lines = Shown & {
  /** Where the site does not publish, a page that is set public is not (GUES-05). */
  readonly publishes: boolean;
  readonly worldLimit: WorldLimit;
};

/** Who sees a page of the main group if its lines are saved as they are shown; `audience` is who sees it now. */
export function audienceByLines({ groups, audience, publishes, worldLimit }: Lines): Audience {
  const everyone = has(groups, "all", "view");
  const people = peopleWith(groups, "view").filter((person) => !everyone || person.isExternal);
  return {
    ...audience,
    world: publishes && has(groups, "public", "view") ? (worldLimit ?? "open") : null,
    everyone,
    editors: has(groups, "editors", "view"),
    groups: everyone ? [] : ownGroupsWith(groups, "view"),
    people: people.slice(0, namesMost).map(({ id, name }) => ({ id, name })),
    count: people.length + (everyone ? 0 : countHidden(groups, "view")),
    guests: countGuests(groups),
  };
}

/** Who edits it: administrators, whatever the lines say. */
function editedBy({ groups, audience: { site } }: Shown, say: Say): string {
  const everyone = has(groups, "all", "edit");
  const people = everyone ? [] : peopleWith(groups, "edit");
  const more = Math.max(0, people.length - namesMost) + (everyone ? 0 : countHidden(groups, "edit"));
  const names = [
    say(everyone ? sharingWords.everyoneName : sharingWords.adminsName, { site }),
    ...(!everyone && has(groups, "editors", "edit") ? [say(sharingWords.editorsName)] : []),
    ...(everyone ? [] : ownGroupsWith(groups, "edit").map(({ name }) => name)),
    ...people.slice(0, namesMost).map(({ name }) => name),
    ...(more > 0 ? [say(sharingWords.morePeople, { count: more })] : []),
  ];
  const list = listFormat(say.formats).format(names);
  // "Everyone at …" alone is one, whoever else is named is several.
  const count = everyone ? 1 : 2;
  return say(sharingWords.editedBy, { names: list.charAt(0).toUpperCase() + list.slice(1), count });
}

function has(groups: readonly SharingGroup[], id: SharingGroup["id"], right: "view" | "edit"): boolean {
  return groups.some((group) => group.id === id && group[right]);
}

function ownGroupsWith(groups: readonly SharingGroup[], right: "view" | "edit") {
  return groups.flatMap(({ id, name, ...rights }) => {
    const number = ownGroupOf(id);
    return number !== null && rights[right] ? [{ id: number, name }] : [];
  });
}

function peopleWith(groups: readonly SharingGroup[], right: "view" | "edit") {
  return (groups.find(({ id }) => id === "others")?.people ?? []).filter((person) => person[right]);
}

/** Those who are not shown; of everyone they are part. */
function countHidden(groups: readonly SharingGroup[], right: "view" | "edit"): number {
  return groups.find(({ id }) => id === "others")?.more?.[right] ?? 0;
}

/** Those who do not see the guests are told how many there are. */
function countGuests(groups: readonly SharingGroup[]): number {
  const group = groups.find(({ id }) => id === "guests");
  if (!group?.view) return 0;
  return group.people.length > 0 ? group.people.filter((guest) => guest.view).length : group.count;
}
