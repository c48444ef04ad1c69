import type { Bodies } from "#calls/bodies.ts";
import { refused } from "#calls/refused.ts";
import { runCall } from "#calls/run.ts";
import { callWording } from "#calls/wording.ts";
import type { SentFile, Wire } from "#calls/wire.ts";
import type { Call, Fields, OutputOf, SentOf } from "#kernel/call.ts";
import { outlineOf } from "#documents/outline.ts";
import { readDocument } from "#documents/read-document.ts";
import { holesIn } from "#features/pages/holes/model/holes-in.ts";
import type { Hole } from "#kernel/page-body.ts";
import { Refusal } from "#kernel/refusal.ts";
import { sayIn } from "#languages/say-in.ts";
import { handlers } from "#server/handlers.ts";
import { openBodies } from "#server/screens/bodies.ts";
import { refusals } from "#server/refusals.ts";
import { groundOf } from "./local-get.ts";
import { type World, type WorldGuest, type WorldPerson, actorOf } from "./world.ts";

/** Tests that depend on time run at this moment: Saturday 21 November 2026, noon UTC. */
export const worldNow = new Date("2026-11-21T12:00:00Z");

export type TestAnswer<C> =
  | ({ readonly success: true } & OutputOf<C>)
  | {
      readonly success: false;
      readonly code: string;
      readonly status: number;
      readonly body: Record<string, unknown>;
    };

const kept = new WeakMap<World, Bodies>();

/** Tests of handlers see the document itself where people see its HTML. Worlds have the same ids, so each keeps its own. */
function bodiesOf(world: World): Bodies {
  const bodies =
    kept.get(world) ??
    openBodies((document) => ({
      html: JSON.stringify(document),
      holes: holesOf(document),
      faults: [],
      contents: [],
      minutes: 1,
      summary: "",
      picture: null,
    }));
  kept.set(world, bodies);
  return bodies;
}

function holesOf(stored: unknown): Hole[] {
  const document = readDocument(stored);
  return holesIn(document, outlineOf(document));
}

/** Calls as a person of the world, through contract, rules, store and contract again, on a real database. */
export function as(world: World, who: WorldPerson | WorldGuest | "visitor", now: Date = worldNow) {
  return {
    async call<C extends Call<Fields, Fields>>(
      call: C,
      sent: SentOf<C>,
      file: SentFile | null = null,
    ): Promise<TestAnswer<C>> {
      const actor = actorOf(world, who);
      const handler = handlers.find((each) => each.call.name === call.name);
      if (!handler) throw new Error(`${call.name} has no handler`);
      const { database } = world;
      const runner = {
        database,
        resolveActor: async () => actor,
        clock: () => now,
        bodies: bodiesOf(world),
        ...groundOf(world),
      };
      try {
        const answer = await runCall(runner, handler, {
          sent: sent as Record<string, unknown>,
          wire: { ...wireFor(actor.siteId), sentFile: file },
        });
        return { success: true, ...answer } as TestAnswer<C>;
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        if (!call.refusals.includes(error.code) && !(error.code in callWording))
          throw new Error(`${call.name} refuses with ${error.code}, which its contract does not name`);
        const { code, status, body } = refused(refusals, error, { say: sayIn("en"), call });
        return { success: false, code, status, body };
      }
    },
  };
}

function wireFor(siteId: number): Wire {
  return {
    siteId,
    host: "noordervaart.example",
    address: "127.0.0.1",
    device: "test",
    language: () => "en",
    recognised: () => {},
    isRecognised: () => false,
    sessionToken: null,
    guestToken: null,
    siteAddress: "https://noordervaart.example",
    remembered: () => null,
    standsOn: () => {},
    setSession: () => {},
    setGuest: () => {},
  };
}
