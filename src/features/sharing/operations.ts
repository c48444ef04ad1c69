import { type Actor, principalKind } from "#kernel/actor.ts";
import type { Say } from "#kernel/language.ts";
import type { Tx } from "#database/transaction.ts";
import type { GroupId, ListedGroup, ListedPerson } from "./contract.ts";
import type { Sharing } from "./model/state.ts";
import { noRights } from "./model/state.ts";
import { type Right, type Rights, mayShare } from "./rules.ts";
import { type ReadPage, findPage } from "#features/pages/store.ts";
import { demand, found } from "#kernel/refusal.ts";
import { maySeeEmail } from "#features/people/rules.ts";
import { mayManageGuests } from "./guests/rules.ts";
import { readGuests } from "./guests/store.ts";
import { type SharedPage, type SharingPerson, countGroups, readAdmins, readSharingPeople } from "./store.ts";
import { sharingWords } from "./wording.ts";
import type { Share } from "#features/access/rules.ts";
import { readShares } from "#features/access/store.ts";

const fullRights = { view: true, edit: true, follow: false };

/** A page whose permissions the actor may see and change: they edit it. */
export async function sharedPageFor(actor: Actor, id: number, tx: Tx): Promise<ReadPage> {
  const page = found(await findPage(actor, id, tx), "page-not-found");
  demand(mayShare(page));
  return page;
}

export async function readSharing(pageId: number, page: SharedPage, tx: Tx): Promise<Sharing> {
  return sharingIn(await readShares(pageId, tx), page.isPublic);
}

/** The sharing of a page by lines: `all`, `editors`, and people by id. */
export function sharingIn(shares: readonly Share[], isPublic: boolean): Sharing {
  const lines = new Map<string, { view: boolean; edit: boolean; follow: boolean }>();
  for (const share of shares) {
    const { kind, subjectId } = principalKind(share.principalId);
    const name = kind === "everybody" ? "all" : kind === "person" ? String(subjectId) : kind;
    lines.set(name, { view: true, edit: share.mayEdit, follow: false });
  }
  return { isPublic, lines };
}

/** The permission list as it is sent: the groups of the site, then people with a share of their own. */
export async function listGroups(
  sharing: Sharing,
  page: Pick<SharedPage, "id" | "siteName">,
  { actor, tx, say, siteAddress }: { actor: Actor; tx: Tx; say: Say; siteAddress: string },
): Promise<ListedGroup[]> {
  const counts = await countGroups(tx);
  const guests = (await readGuests(page.id, tx)).map((guest) => listedGuest(guest, siteAddress));
  const listedGuests = mayManageGuests(actor).allowed ? guests : [];
  const ids = [...sharing.lines.keys()].filter((name) => /^[0-9]+$/.test(name)).map(Number);
  const people = await readSharingPeople(ids, tx);
  const admins = await readAdmins(tx);
  const line = (name: string) => sharing.lines.get(name) ?? noRights;
  const listed = (person: SharingPerson) => listedPerson(person, line(String(person.id)), actor);
  const group = (id: GroupId, name: string, nr_people: number, rights = line(id)) => ({
    id,
    name,
    nr_people,
    ...rights,
    sub_users: [],
  });
  const others = people.filter((person) => !isAdminRole(person)).map(listed);
  return [
    {
      ...group("admins", say(sharingWords.administrators), counts.admins, fullRights),
      sub_users: admins.map(listed),
    },
    group("public", say(sharingWords.public), 0, { ...noRights, view: sharing.isPublic }),
    {
      ...group("guests", say(sharingWords.guests), guests.length, { ...noRights, view: guests.length > 0 }),
      sub_users: listedGuests,
    },
    group("all", say(sharingWords.everyone, { site: page.siteName }), counts.all),
    group("editors", say(sharingWords.editors), counts.editors),
    { ...group("others", say(sharingWords.others), people.length, rightsOfAll(others)), sub_users: others },
  ];
}

/** The rights that all of them have (PPRM-16). */
function rightsOfAll(people: readonly ListedPerson[]): Rights {
  const have = (right: Right) => people.length > 0 && people.every((person) => person[right]);
  return { view: have("view"), edit: have("edit"), follow: have("follow") };
}

export function listedPerson(
  person: SharingPerson,
  rights: { view: boolean; edit: boolean; follow: boolean },
  actor: Actor,
): ListedPerson {
  const isAdminHere = isAdminRole(person);
  const isSelf = person.id === actor.personId;
  return {
    id: person.id,
    name: person.name,
    email: maySeeEmail(actor, person).allowed ? person.email : "",
    is_admin: isAdminHere,
    is_self: isSelf,
    is_guest: false,
    is_external: person.role === "external",
    // Who opens the list edits the page, by whichever of its lines (PRUL-05).
    ...(isAdminHere || (isSelf && rights.view) ? fullRights : rights),
    share_url: "",
    notify_st: "normal",
  };
}

function listedGuest(guest: { id: number; email: string; token: string }, siteAddress: string): ListedPerson {
  const { id, email, token } = guest;
  return {
    id: -id,
    name: email,
    email,
    is_admin: false,
    is_self: false,
    is_guest: true,
    is_external: false,
    ...noRights,
    view: true,
    share_url: `${siteAddress}/accounts/guest/${token}/`,
    notify_st: "paused",
  };
}

function isAdminRole(person: SharingPerson): boolean {
  return person.role === "owner" || person.role === "admin";
}
