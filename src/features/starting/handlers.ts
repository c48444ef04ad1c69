import { handle, handleInSteps } from "#calls/handle.ts";
import type { Tx } from "#database/transaction.ts";
import type { Actor } from "#kernel/actor.ts";
import { demand } from "#kernel/refusal.ts";
import { refuse } from "#kernel/verdict.ts";
import { beginSite, removeSamples, restoreSamples } from "./contract.ts";
import { bringBack, takeAway } from "./removing-operations.ts";
import { mayBegin, mayRemoveSamples } from "./rules.ts";
import { readStart } from "./screen.ts";
import { hasHomepage } from "./store.ts";
import { startingWords } from "./wording.ts";
import { samplePages, titlesOf } from "./model/sample-pages.ts";
import { startingPoints } from "./model/starting-points.ts";
import { keepSamplePictures, placeSamples, samplesFor } from "./operations.ts";

export const startingHandlers = [
  handle(readStart, async ({ actor, tx, say, wire }) => {
    await demandBeginning(actor, tx);
    const site = await samplesFor(actor, wire.language(), tx);
    const points = startingPoints.map((point) => ({ point, pages: titlesOf(samplePages(point, site)) }));
    return { title: say(startingWords.title), points };
  }),

  handleInSteps(beginSite, async ({ input, now, wire, storage, siteId, read, write }) => {
    await read(demandBeginning);
    const { point } = input;
    const pictures = await keepSamplePictures(point, { storage, siteId, now, write });
    const made = await write(async (actor, tx) => {
      await demandBeginning(actor, tx);
      return placeSamples(actor, { point, pictures, language: wire.language() }, now, tx);
    });
    return { next: "/", made };
  }),

  handle(removeSamples, async ({ actor, now, tx }) => {
    demand(mayRemoveSamples(actor));
    return takeAway(actor, now, tx);
  }),

  handle(restoreSamples, async ({ actor, tx }) => {
    demand(mayRemoveSamples(actor));
    const restored = await bringBack(actor, tx);
    if (restored === 0) demand(refuse("no-removed-samples"));
    return { restored };
  }),
];

async function demandBeginning(actor: Actor, tx: Tx): Promise<void> {
  demand(mayBegin(actor, { hasHomepage: await hasHomepage(actor, tx) }));
}
