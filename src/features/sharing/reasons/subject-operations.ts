import type { Tx } from "#database/transaction.ts";
import { type Actor, principal } from "#kernel/actor.ts";
import type { Say } from "#kernel/language.ts";
import { Refusal, demand } from "#kernel/refusal.ts";
import { type Area, isAdminIn } from "#kernel/viewer.ts";
import { audienceWords } from "#features/pages/audience/wording.ts";
import { findGroup } from "#features/people/groups/store.ts";
import { mayManageGuests } from "../guests/rules.ts";
import { readGuests } from "../guests/store.ts";
import { ownGroupOf } from "../model/state.ts";
import { mayAddPeopleToPage, mayShareWith } from "../rules.ts";
import type { SharedPage } from "../store.ts";
import { type GroupAsked, principalsOfGroup, principalsOfGuest } from "./model/asked.ts";
import type { Asked } from "./model/chain.ts";
import { type PersonAsked, type Place, findPersonAsked } from "./store.ts";
import { reasonWords as words } from "./wording.ts";

export type Subject = Asked & {
  readonly name: string;
  /** The same within a sentence. */
  readonly within: string;
  readonly isWorld: boolean;
  /** One, or several, as verbs follow it: "everyone" is one. */
  readonly count: 1 | 2;
  readonly held: readonly number[];
};

export type Where = {
  readonly page: SharedPage;
  readonly place: Place;
  /** The principals that the page is shared with. */
  readonly listed: readonly number[];
};

export type Asking = { readonly actor: Actor; readonly tx: Tx; readonly say: Say };

/** Whom it is asked of, with what they hold; refuses who is nobody here, and whom the actor does not know (decision 0029). */
export function subjectOf(who: string, where: Where, asking: Asking): Promise<Subject> {
  if (who.startsWith("-")) return guestOf(Number(who.slice(1)), where, asking);
  const group = ownGroupOf(who);
  if (group !== null) return ownGroup(group, where, asking);
  return /^[0-9]/.test(who)
    ? personOf(Number(who), where, asking)
    : Promise.resolve(groupOf(who as GroupAsked, where, asking));
}

async function personOf(id: number, { page, listed }: Where, { actor, tx }: Asking): Promise<Subject> {
  const person = await findPersonAsked(id, page.subsiteId, tx);
  const isListed =
    person !== null &&
    (id === actor.personId || listed.includes(principal("person", id)) || isAdminOf(page.subsiteId, person));
  demand(mayShareWith(actor, { exists: person !== null, isListed }));
  if (!person) throw new Refusal("no-such-person");
  const { withSubsites } = actor;
  return { ...person, within: person.name, kind: "person", isWorld: false, count: 1, withSubsites };
}

function isAdminOf(area: Area, { role, joined }: PersonAsked): boolean {
  return isAdminIn(area, { role, subsiteRoles: joined === null ? {} : { [area]: joined } });
}

async function guestOf(id: number, { page, place }: Where, { actor, tx }: Asking): Promise<Subject> {
  demand(mayManageGuests(actor));
  const guest = (await readGuests(page.id, tx)).find((each) => each.id === id);
  if (!guest) throw new Refusal("no-such-person");
  const held = principalsOfGuest(page.id, placeOf(page, place), { ...siteOf(actor), ...page });
  return {
    ...noPerson(actor),
    kind: "guest",
    isWorld: false,
    count: 1,
    name: guest.email,
    within: guest.email,
    held,
  };
}

function groupOf(group: GroupAsked, { page, place }: Where, { actor, say }: Asking): Subject {
  const held = principalsOfGroup(group, placeOf(page, place), { ...siteOf(actor), ...page });
  const site = { site: page.siteName };
  const [name, within] = [say(namesOf[group][0], site), say(namesOf[group][1], site)];
  const count = group === "public" || group === "all" ? 1 : 2;
  return { ...noPerson(actor), kind: "group", isWorld: group === "public", count, name, within, held };
}

async function ownGroup(id: number, { page, place, listed }: Where, { actor, tx }: Asking): Promise<Subject> {
  const held = principal("group", id);
  const group = await findGroup(id, tx);
  if (!group || !(listed.includes(held) || mayAddPeopleToPage(actor))) throw new Refusal("no-such-group");
  const world = principalsOfGroup("public", placeOf(page, place), { ...siteOf(actor), ...page });
  const { name } = group;
  const subject = { kind: "group", isWorld: false, count: 1, name, within: name } as const;
  return { ...noPerson(actor), ...subject, held: [...world, held] };
}

const noPerson = ({ withSubsites }: Actor) => ({ role: null, joined: null, withSubsites });

/** At the beginning of a sentence, and within one. */
const namesOf = {
  public: [words.world, audienceWords.web],
  all: [words.everyone, audienceWords.everyone],
  editors: [words.editors, audienceWords.editors],
  admins: [words.administrators, audienceWords.administrators],
  viewers: [words.viewers, words.viewersWithin],
} as const;

function placeOf({ subsiteId }: SharedPage, { isOpen }: Place) {
  return { area: subsiteId, isOpen };
}

function siteOf({ siteId, withSubsites }: Actor) {
  return { siteId, withSubsites };
}
