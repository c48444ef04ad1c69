import { handle, handleInSteps } from "#calls/handle.ts";
import type { Tx } from "#database/transaction.ts";
import type { Actor } from "#kernel/actor.ts";
import { demand } from "#kernel/refusal.ts";
import { refuse } from "#kernel/verdict.ts";
import { type Making, beginSite, readMaking, removeSamples, restoreSamples } from "./contract.ts";
import { claimMaking, endMaking, findMaking, noteMaking } from "./making-store.ts";
import { type MadeSoFar, makingSteps } from "./model/making-steps.ts";
import { bringBack, takeAway } from "./removing-operations.ts";
import { mayBegin, mayRemoveSamples, maySeeMaking } from "./rules.ts";
import { readStart } from "./screen.ts";
import { hasHomepage } from "./store.ts";
import { startingWords } from "./wording.ts";
import { samplePages, titlesOf } from "./model/sample-pages.ts";
import { startingPoints } from "./model/starting-points.ts";
import { keepSamplePictures, placeSamples, samplesFor } from "./operations.ts";

export const startingHandlers = [
  handle(readStart, async ({ actor, now, tx, say, wire }) => {
    await demandBeginning(actor, tx);
    const site = await samplesFor(actor, wire.language(), tx);
    const points = startingPoints.map((point) => ({ point, pages: titlesOf(samplePages(point, site)) }));
    const making = await makingNow(actor, wire.language(), now, tx);
    return { title: say(making ? startingWords.making : startingWords.title), making, points };
  }),

  handleInSteps(beginSite, async ({ input, now, wire, storage, siteId, read, write }) => {
    await read(demandBeginning);
    const { point } = input;
    if (!(await write((_, tx) => claimMaking(point, now, tx)))) demand(refuse("site-is-being-made"));
    const began = performance.now();
    const tell = (made: MadeSoFar) =>
      write((_, tx) => noteMaking(made, new Date(now.getTime() + performance.now() - began), tx));
    try {
      const pictures = await keepSamplePictures(point, { storage, siteId, now, write }, tell);
      const made = await write(async (actor, tx) => {
        await demandBeginning(actor, tx);
        return placeSamples(actor, { point, pictures, language: wire.language(), tell }, now, tx);
      });
      return { next: "/", made };
    } finally {
      await write((_, tx) => endMaking(tx));
    }
  }),

  handle(readMaking, async ({ actor, now, tx, wire }) => {
    demand(maySeeMaking(actor));
    return {
      making: await makingNow(actor, wire.language(), now, tx),
      hasBegun: await hasHomepage(actor, tx),
    };
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

async function makingNow(actor: Actor, spoken: string, now: Date, tx: Tx): Promise<Making> {
  const made = await findMaking(now, tx);
  if (!made) return null;
  const pages = samplePages(made.point, await samplesFor(actor, spoken, tx));
  return { point: made.point, steps: makingSteps(pages, made) };
}
