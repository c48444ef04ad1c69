import type { Tx } from "#database/transaction.ts";
import type { Actor } from "#kernel/actor.ts";
import { pageAddress } from "../addresses/rules.ts";
import { readStarred } from "../starring/store.ts";
import { seesBlocks } from "../holes/rules.ts";
import {
  changedMost,
  namesPeopleInBlocks,
  newFor,
  ofWeekMost,
  peopleMost,
  starredMost,
  waitingMost,
} from "./rules.ts";
import { readNewPeople } from "./new-people-store.ts";
import { readThisWeek } from "./week-store.ts";
import { listGroupNames, readChanged, readPeople, readWaiting } from "./store.ts";

/** The reader's starred pages, by title. */
export async function starredBlock(actor: Actor, tx: Tx) {
  if (!seesBlocks(actor)) return [];
  const pages = await readStarred(actor, starredMost, tx);
  return pages.map((page) => ({ id: page.id, title: page.title, address: pageAddress(page) }));
}

/** What changed last of all that the reader may read, but for the page on which it is listed. */
export async function changedBlock(actor: Actor, onPageId: number, tx: Tx) {
  if (!seesBlocks(actor)) return [];
  const pages = await readChanged(actor, { most: changedMost, exceptId: onPageId }, tx);
  const namesPeople = namesPeopleInBlocks(actor);
  return pages.map((page) => ({
    id: page.id,
    title: page.title,
    address: pageAddress(page),
    at: page.modified.getTime(),
    by: namesPeople ? page.modifierName : null,
    photo: namesPeople ? page.modifierPhoto : null,
    preview: page.preview,
  }));
}

/** What the reader began and readers do not see yet. */
export async function waitingBlock(actor: Actor, tx: Tx) {
  if (!seesBlocks(actor)) return [];
  const pages = await readWaiting(actor, waitingMost, tx);
  return pages.map((page) => ({
    id: page.id,
    title: page.title,
    address: `${pageAddress(page)}?edit`,
    isUnpublished: page.isUnpublished,
  }));
}

/** Who has come lately. */
export async function newPeopleBlock(actor: Actor, now: Date, tx: Tx) {
  if (!namesPeopleInBlocks(actor)) return [];
  return readNewPeople(actor, { since: new Date(now.getTime() - newFor), most: peopleMost }, tx);
}

/** Birthdays, anniversaries, who is away and who has come, of the seven days from the reader's today. */
export async function peopleThisWeekBlock(actor: Actor, now: Date, tx: Tx) {
  const rows = namesPeopleInBlocks(actor) ? await readThisWeek(actor, { now, most: ofWeekMost }, tx) : [];
  return { today: rows[0]?.today ?? "", people: rows.map(({ today: _, ...person }) => person) };
}

/** Chosen people and those of groups, for whoever may open the directory; others are told of nobody (decision 0132). */
export async function peopleToShow(
  actor: Actor,
  asked: { readonly ids: readonly number[]; readonly groupIds: readonly number[] },
  tx: Tx,
) {
  const isNobody = asked.ids.length === 0 && asked.groupIds.length === 0;
  return isNobody || !namesPeopleInBlocks(actor) ? [] : readPeople(actor, asked, tx);
}

/** The groups that cards can be made of. */
export async function groupsToShow(actor: Actor, tx: Tx) {
  return namesPeopleInBlocks(actor) ? listGroupNames(actor, tx) : [];
}
