import { type Actor, principalKind } from "#kernel/actor.ts";
import { type Area, mainGroup } from "#kernel/viewer.ts";
import type { Say } from "#kernel/language.ts";
import type { Tx } from "#database/transaction.ts";
import type { GroupId, ListedGroup, ListedPerson } from "./contract.ts";
import type { Sharing } from "./model/state.ts";
import { noRights } from "./model/state.ts";
import { type Right, type Rights, mayAddPeopleToPage, mayShare, shownMost } from "./rules.ts";
import { type ReadPage, findPage } from "#features/pages/store.ts";
import { demand, found } from "#kernel/refusal.ts";
import { countGroupPeople } from "#features/people/groups/store.ts";
import { notifySt } from "#features/people/mail-setting/rules.ts";
import { maySeeEmail } from "#features/people/rules.ts";
import { mayManageGuests } from "./guests/rules.ts";
import { readGuests } from "./guests/store.ts";
import { type SharedPage, type SharingPerson, countGroups, readAdmins, readSharingPeople } from "./store.ts";
import { sharingWords } from "./wording.ts";
import type { Share } from "#features/access/rules.ts";
import { readShares } from "#features/access/store.ts";
import type { Follow } from "#features/access/model/following.ts";
import { readFollows } from "#features/access/follower-store.ts";

const fullRights = { view: true, edit: true };

/** A page whose permissions the actor may see and change: they edit it. */
export async function sharedPageFor(actor: Actor, id: number, tx: Tx): Promise<ReadPage> {
  const page = found(await findPage(actor, id, tx), "page-not-found");
  demand(mayShare(page));
  return page;
}

/** Beside the lines that the page has, following is read of those asked for. */
export async function readSharing(
  pageId: number,
  page: SharedPage,
  tx: Tx,
  asked: readonly number[] = [],
): Promise<Sharing> {
  return sharingIn(await readShares(pageId, tx), page.isPublic, await readFollows(pageId, asked, tx));
}

/** The sharing of a page by lines: `all`, `editors`, and people by id. */
export function sharingIn(
  shares: readonly Share[],
  isPublic: boolean,
  chosen: readonly Follow[] = [],
): Sharing {
  const follows = new Map(chosen.map(({ principalId, follows: each }) => [lineOf(principalId), each]));
  const lines = new Map<string, Rights>();
  for (const share of shares) {
    const name = lineOf(share.principalId);
    lines.set(name, { view: true, edit: share.mayEdit, follow: follows.get(name) === true });
  }
  return { isPublic, lines, follows };
}

function lineOf(principalId: number): string {
  const { kind, subjectId } = principalKind(principalId);
  if (kind === "group") return `group${subjectId}`;
  return kind === "everybody" ? "all" : kind === "person" ? String(subjectId) : kind;
}

/** The permission list as it is sent: the groups of the site, then people with a share of their own. */
export async function listGroups(
  sharing: Sharing,
  page: Pick<SharedPage, "id" | "siteName" | "subsiteId">,
  { actor, tx, now, say, siteAddress }: { actor: Actor; tx: Tx; now: Date; say: Say; siteAddress: string },
): Promise<ListedGroup[]> {
  const counts = await countGroups(tx);
  const guests = (await readGuests(page.id, tx)).map((guest) => listedGuest(guest, siteAddress));
  const listedGuests = mayManageGuests(actor).allowed ? guests : [];
  const admins = await readAdmins(tx);
  const follow = (name: string) => sharing.follows.get(name) === true;
  const line = (name: string) => ({ ...(sharing.lines.get(name) ?? noRights), follow: follow(name) });
  const listed = (person: SharingPerson) => listedPerson(person, line(String(person.id)), { actor, now });
  const group = (id: GroupId, name: string, nr_people: number, rights = line(id)) => {
    return { id, name, nr_people, ...rights, sub_users: [] };
  };
  const others = (await readPeopleOf(sharing, tx)).filter((person) => !isAdminRole(person)).map(listed);
  return [
    {
      ...group("admins", say(sharingWords.administrators), counts.admins, {
        ...fullRights,
        follow: follow("admins"),
      }),
      sub_users: admins.map(listed),
    },
    group("public", say(sharingWords.public), 0, { ...noRights, view: sharing.isPublic }),
    {
      ...group("guests", say(sharingWords.guests), guests.length, { ...noRights, view: guests.length > 0 }),
      sub_users: listedGuests,
    },
    group("all", say(sharingWords.everyone, { site: page.siteName }), counts.all),
    group("editors", say(sharingWords.editors), counts.editors),
    ...(await ownGroups(actor, { sharing, area: page.subsiteId }, tx)).map(({ id, name, count }) =>
      group(`group${id}`, name, count),
    ),
    { ...group("others", say(sharingWords.others), others.length, rightsOfAll(others)), ...shownOf(others) },
  ];
}

/** All of them: what is said of everybody with a line counts those who are not shown, too. */
function readPeopleOf({ lines }: Sharing, tx: Tx): Promise<SharingPerson[]> {
  const ids = [...lines.keys()].filter((name) => /^[0-9]+$/.test(name)).map(Number);
  return readSharingPeople(ids, tx, ids.length);
}

/** The site's own groups, shared with or not; externals know of those that the page is shared with (decision 0120). */
async function ownGroups(
  actor: Actor,
  { sharing: { lines }, area }: { sharing: Sharing; area: Area },
  tx: Tx,
) {
  // In a subsite its roles decide (PRUL-08).
  if (area !== mainGroup) return [];
  const all = await countGroupPeople(tx);
  return mayAddPeopleToPage(actor) ? all : all.filter(({ id }) => lines.get(`group${id}`)?.view === true);
}

/** The first of them, and how many of the others have which right. */
function shownOf(people: readonly ListedPerson[]) {
  const hidden = people.slice(shownMost);
  return { sub_users: people.slice(0, shownMost), ...(hidden.length > 0 && { more: countRights(hidden) }) };
}

/** The rights that all of them have (PPRM-16). */
function rightsOfAll(people: readonly ListedPerson[]): Rights {
  const have = (right: Right) => people.length > 0 && people.every((person) => person[right]);
  return { view: have("view"), edit: have("edit"), follow: have("follow") };
}

function countRights(people: readonly ListedPerson[]) {
  const having = (right: Right) => people.filter((person) => person[right]).length;
  return { view: having("view"), edit: having("edit"), follow: having("follow") };
}

export function listedPerson(
  person: SharingPerson,
  rights: Rights,
  { actor, now }: { readonly actor: Actor; readonly now: Date },
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
    avatar_url: person.photo ?? "",
    // Who opens the list edits the page, by whichever of its lines (PRUL-05).
    ...rights,
    ...(isAdminHere || (isSelf && rights.view) ? fullRights : {}),
    share_url: "",
    notify_st: notifySt(person, now),
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
    avatar_url: "",
    ...noRights,
    view: true,
    share_url: `${siteAddress}/accounts/guest/${token}/`,
    notify_st: "paused",
  };
}

function isAdminRole(person: SharingPerson): boolean {
  return person.role === "owner" || person.role === "admin";
}
