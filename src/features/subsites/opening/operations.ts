import { type UndertakingKind, anyKind } from "#calls/undertaking-kind.ts";
import type { Tx } from "#database/transaction.ts";
import { beginUndertaking } from "#features/undertakings/machine-operations.ts";
import { rightsRefusals } from "#features/sites/wording.ts";
import type { Actor } from "#kernel/actor.ts";
import { Refusal, demand } from "#kernel/refusal.ts";
import type { Area } from "#kernel/viewer.ts";
import { subsiteChanged } from "../events.ts";
import { knownSubsite } from "../operations.ts";
import { mayManageSubsite } from "../rules.ts";
import { openingWords, subsiteRefusals } from "../wording.ts";
import { countOpened, readOpened, savePublic } from "./store.ts";

/** What the undertaking is told with: the subsite's name of that moment, and the pages that came into the open. */
type Opening = { readonly subsiteId: Area; readonly name: string; readonly pages: number };

/**
 * Opens a subsite to the world. It is one fact of the subsite however many pages it has (decision 0059), and so one item, done in the
 * call that asks for it.
 */
const opening: UndertakingKind<Opening> = {
  name: "open-subsite",
  atOnce: 1,
  demand: async (actor, { subsiteId }, tx) => {
    demand(mayManageSubsite(actor, await knownSubsite(actor, subsiteId, tx)));
  },
  plan: async (_actor, { input: { name } }) => [{ name, data: null }],
  step: async (_actor, { input: { subsiteId }, now }, tx) => {
    await savePublic(subsiteId, now, tx);
    tx.announce(subsiteChanged({ subsiteId }));
    return now.getTime();
  },
  undo: async (_actor, { input: { subsiteId }, noted }, tx) => {
    const opened = await readOpened(subsiteId, tx);
    if ((opened?.getTime() ?? null) !== noted) throw new Refusal("opening-over");
    await savePublic(subsiteId, null, tx);
    tx.announce(subsiteChanged({ subsiteId }));
  },
  words: { title: openingWords.title, result: openingWords.result, undone: openingWords.undone },
  refusals: { ...rightsRefusals, ...subsiteRefusals },
};

export const openSubsite = anyKind(opening);

/** Opens it, and says under which number that can be undone. */
export async function openToWorld(
  actor: Actor,
  { id, name, now }: { readonly id: Area; readonly name: string; readonly now: Date },
  tx: Tx,
): Promise<number> {
  const input = { subsiteId: id, name, pages: await countOpened(id, tx) };
  return (await beginUndertaking(actor, opening, { input, now }, tx)).id;
}
