import { handle, handleInSteps } from "#calls/handle.ts";
import type { Tx } from "#database/transaction.ts";
import { namesAround } from "#features/sessions/password-store.ts";
import { mayBePassword } from "#features/sessions/rules.ts";
import { maySeeSettings } from "#features/sites/rules.ts";
import type { Actor } from "#kernel/actor.ts";
import { Refusal, demand, found } from "#kernel/refusal.ts";
import { isCommonPassword } from "#secrets/common-passwords.ts";
import { hashPassword } from "#secrets/password.ts";
import { mayChangePicture } from "./avatars/rules.ts";
import { addPersonCall, changeRole, peopleFirst, peopleShown } from "./contract.ts";
import { personAdded, roleChanged } from "./events.ts";
import { ownershipOffer } from "./ownership/rules.ts";
import { mayRemind } from "./reminders/rules.ts";
import { searchedWords } from "./model/searched-words.ts";
import {
  inviteState,
  mayChangeRole,
  mayGiveRole,
  mayRemovePerson,
  maySeePeople,
  rolesToGive,
} from "./rules.ts";
import { readPeople } from "./screen.ts";
import {
  type PersonRow,
  addPerson,
  countOwners,
  findPerson,
  listPeople,
  listPerson,
  type Listed,
  saveRole,
} from "./store.ts";
import { peopleWords } from "./wording.ts";

export const peopleHandlers = [
  handle(readPeople, async ({ input, actor, now, tx, say }) => {
    demand(maySeePeople(actor));
    const q = input.id === undefined ? (input.q ?? "").trim() : "";
    const { rows, count } = await listFor(actor, { q, ...input }, tx);
    const alone = input.id === undefined ? null : found(rows[0] ?? null, "person-not-found");
    return {
      title: alone?.name ?? say(peopleWords.title),
      q,
      personId: alone?.id ?? null,
      people: rows.map((row) => shown(actor, row, now)),
      count: Math.min(count, peopleShown),
      more: count > peopleShown,
      roles: rolesToGive(actor),
    };
  }),

  handleInSteps(addPersonCall, async ({ input, read, write }) => {
    const { email, display_name: name, role, password } = input;
    const names = await read(async (actor, tx) => {
      demandMayGive(actor, input);
      return [...(await namesAround(null, tx)), name, email];
    });
    demand(mayBePassword({ first: password, second: password, isCommon: isCommonPassword(password), names }));
    const passwordHash = await hashPassword(password);
    return write(async (actor, tx) => {
      demandMayGive(actor, input);
      const id = await addPerson({ email, name, role, passwordHash }, tx);
      if (id === null) throw new Refusal("already-member", { email });
      tx.announce(personAdded({ personId: id, role }));
      return { id };
    });
  }),

  handle(changeRole, async ({ input, actor, tx }) => {
    demandMayGive(actor, { role: "member" });
    const { person, owners } = await personAndOwners(actor, input.id, tx);
    demand(mayChangeRole(actor, { person, role: input.role, owners }));
    await saveRole(actor, { id: person.id, role: input.role }, tx);
    tx.announce(roleChanged({ personId: person.id, role: input.role }));
    return {};
  }),
];

async function listFor(
  actor: Actor,
  {
    q,
    id,
    all = false,
  }: { readonly q: string; readonly id?: number | undefined; readonly all?: boolean | undefined },
  tx: Tx,
): Promise<Listed<PersonRow>> {
  if (id === undefined)
    return listPeople(actor, { words: searchedWords(q), most: all ? peopleShown : peopleFirst }, tx);
  const rows = await listPerson(actor, id, tx);
  return { rows, count: rows.length };
}

function demandMayGive(actor: Actor, { role }: { role: PersonRow["role"] }): void {
  demand(maySeeSettings(actor));
  demand(mayGiveRole(actor, role));
}

async function personAndOwners(actor: Actor, id: number, tx: Tx) {
  const owners = await countOwners(actor, tx);
  return { owners, person: found(await findPerson(actor, id, tx), "person-not-found") };
}

/** In the list the last owner is a matter of the call; what is greyed there follows from roles alone. */
function shown(actor: Actor, row: PersonRow, now: Date) {
  const { id, name, email, position, photo, role } = row;
  const owners = 2;
  return {
    id,
    name,
    email,
    position,
    photo,
    role,
    state: inviteState(row, now),
    mayChangeRole: mayChangeRole(actor, { person: row, role: "member", owners }).allowed,
    mayRemove: mayRemovePerson(actor, { person: row, owners }).allowed,
    mayRemind: !row.isSeen && mayRemind(actor).allowed,
    maySeeInvitation: mayRemind(actor).allowed,
    ownership: ownershipOffer(actor, row),
    mayChangePicture: mayChangePicture(actor, row).allowed,
  };
}
