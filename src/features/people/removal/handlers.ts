import { handle } from "#calls/handle.ts";
import type { Holding } from "#calls/holding.ts";
import type { UndertakingKind } from "#calls/undertaking-kind.ts";
import type { Tx } from "#database/transaction.ts";
import { beginUndertaking } from "#features/undertakings/machine-operations.ts";
import { isMoving } from "#features/undertakings/model/undertaking.ts";
import type { Actor } from "#kernel/actor.ts";
import type { Say } from "#kernel/language.ts";
import { demand, found } from "#kernel/refusal.ts";
import { removePerson } from "../contract.ts";
import { mayRemovePerson } from "../rules.ts";
import { findPerson, listPerson, readOwners } from "../store.ts";
import { removalWords } from "./wording.ts";
import { becomingOf } from "./becoming-operations.ts";
import { type Removing, demandMayDelete } from "./operations.ts";
import { readRemoval, readRemovalScreen } from "./screen.ts";

export const removalHandlers = (kind: UndertakingKind<Removing>, holdings: readonly Holding[]) => [
  handle(readRemoval, ({ input, actor, tx, say }) => asked(actor, { id: input.id, holdings, say }, tx)),
  handle(readRemovalScreen, ({ input, actor, tx, say }) => asked(actor, { id: input.id, holdings, say }, tx)),

  handle(removePerson, async ({ input: { id: personId, to }, actor, now, tx }) => {
    demandMayDelete(actor);
    const { name, role } = found(await findPerson(actor, personId, tx), "person-not-found");
    const begun = await beginUndertaking(
      actor,
      kind,
      { input: { personId, name, role, heirId: to ?? null }, now },
      tx,
    );
    return { task: begun.id, done: !isMoving(begun.state) };
  }),
];

type Asking = { readonly id: number; readonly holdings: readonly Holding[]; readonly say: Say };

async function asked(actor: Actor, { id, holdings, say }: Asking, tx: Tx) {
  demandMayDelete(actor);
  const person = found((await listPerson(actor, id, tx))[0] ?? null, "person-not-found");
  demand(mayRemovePerson(actor, { person, owners: await readOwners(actor, tx) }));
  const { name } = person;
  return {
    title: say(removalWords.title, { name }),
    id,
    name,
    ...(await becomingOf([id], { holdings, say }, tx)),
  };
}
