import type { UndertakingInput, UndertakingItem, UndertakingKind } from "#calls/undertaking-kind.ts";
import type { Tx } from "#database/transaction.ts";
import { maySeeSettings } from "#features/sites/rules.ts";
import { beginUndertaking } from "#features/undertakings/machine-operations.ts";
import { isMoving } from "#features/undertakings/model/undertaking.ts";
import { failuresOf } from "#features/undertakings/operations.ts";
import type { Actor } from "#kernel/actor.ts";
import type { Json } from "#kernel/json.ts";
import type { Say } from "#kernel/language.ts";
import { demand } from "#kernel/refusal.ts";
import type { SiteRole } from "#kernel/viewer.ts";
import type { Words } from "#kernel/words.ts";
import { mayAddPeople } from "../rules.ts";
import { type PersonRow, countOwners, readOwners } from "../store.ts";
import { type LeftPerson, leftSentences } from "./model/left-people.ts";
import { type PeopleDeed, mayBeDone } from "./rules.ts";
import { holdPeople, readPeopleOf } from "./store.ts";

export type JudgedPeople = {
  readonly allowed: readonly PersonRow[];
  readonly left: readonly LeftPerson[];
};

type Asked = {
  readonly ids: readonly number[];
  readonly deed: PeopleDeed;
  readonly role?: SiteRole;
};

/** Who brings people in may do things to several of them; whom, is asked of each. */
export function demandManaging(actor: Actor): void {
  demand(maySeeSettings(actor));
  demand(mayAddPeople(actor));
}

/** Of each person of a batch whether it may be done, as a dialog is told before. */
export async function judgePeople(actor: Actor, asked: Asked, tx: Tx): Promise<JudgedPeople> {
  const people = await readPeopleOf(actor, asked.ids, tx);
  return judged(actor, { ...asked, people, owners: await readOwners(actor, tx) });
}

/** The same, with all of them held. The owners are locked first, as where one person is changed. */
export async function holdJudged(actor: Actor, asked: Asked, tx: Tx): Promise<JudgedPeople> {
  const owners = await countOwners(actor, tx);
  return judged(actor, { ...asked, people: await holdPeople(actor, asked.ids, tx), owners });
}

function judged(
  actor: Actor,
  { ids, deed, role, people, owners }: Asked & { people: readonly PersonRow[]; owners: number },
): JudgedPeople {
  const allowed: PersonRow[] = [];
  const left: LeftPerson[] = [];
  let remaining = owners;
  for (const person of people) {
    const verdict = mayBeDone(actor, deed, { person, owners: remaining, role });
    if (!verdict.allowed) {
      left.push({ name: person.name, code: verdict.code });
      continue;
    }
    allowed.push(person);
    if (person.role === "owner" && (deed === "remove" || deed === "role")) remaining -= 1;
  }
  const there = new Set(people.map(({ id }) => id));
  for (const id of new Set(ids)) if (!there.has(id)) left.push({ name: null, code: "person-not-found" });
  return { allowed, left };
}

/** Whom an item of a batch is about. */
export type PersonItem = { readonly id: number };
export const personIn = (data: Json): number => (data as PersonItem).id;

/** Each person that was judged is an item. */
export async function itemsOfPeople(
  _actor: Actor,
  { given }: { readonly given: readonly Json[] },
): Promise<UndertakingItem[]> {
  return (given as readonly { id: number; name: string }[]).map(({ id, name }) => ({ name, data: { id } }));
}

/** Does it to those who were allowed: in this call, or as a task where they are many. */
export async function doToPeople<Input extends UndertakingInput>(
  actor: Actor,
  given: {
    readonly judged: JudgedPeople;
    readonly kind: UndertakingKind<Input>;
    readonly input: Input;
    /** Reasons of another room. */
    readonly reasons?: Readonly<Record<string, Words>>;
  },
  { tx, now, say }: { readonly tx: Tx; readonly now: Date; readonly say: Say },
) {
  const { allowed, left } = given.judged;
  const sentences = (those: readonly LeftPerson[]) => leftSentences(those, say, given.reasons);
  if (allowed.length === 0) return { done: 0, left: sentences(left), task: null, isDone: true };
  const people = allowed.map(({ id, name, role }) => ({ id, name, role }));
  const { id, state, failed } = await beginUndertaking(
    actor,
    given.kind,
    { input: given.input, given: people, now },
    tx,
  );
  const refused = failed === 0 ? [] : await failuresOf(id, tx);
  const all = [...left, ...refused.map(({ name, reason: { code } }) => ({ name, code }))];
  const isDone = !isMoving(state);
  const gone = new Set(refused.map(({ name }) => name)).size;
  return { done: allowed.length - gone, left: sentences(all), task: id, isDone };
}
