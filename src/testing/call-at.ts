import { refused } from "#calls/refused.ts";
import { runCall } from "#calls/run.ts";
import type { Database } from "#database/connection.ts";
import { mintVisitor } from "#kernel/actor.ts";
import type { Call, Fields, SentOf } from "#kernel/call.ts";
import { Refusal } from "#kernel/refusal.ts";
import { sayIn } from "#languages/say-in.ts";
import { openBodies } from "#server/screens/bodies.ts";
import { handlers } from "#server/handlers.ts";
import { refusals } from "#server/refusals.ts";
import { groundOf } from "./local-get.ts";
import { type TestAnswer, worldNow } from "./as.ts";

/** Calls as a visitor of a site by its id, 0 before there is one; for databases without the named world. */
export function callAt(database: Database, siteId: number, language = "en") {
  return {
    async call<C extends Call<Fields, Fields>>(call: C, sent: SentOf<C>): Promise<TestAnswer<C>> {
      const handler = handlers.find((each) => each.call.name === call.name);
      if (!handler) throw new Error(`${call.name} has no handler`);
      const runner = {
        database,
        resolveActor: async () => mintVisitor(siteId),
        clock: () => worldNow,
        bodies: openBodies(() => ({
          html: "",
          contents: [],
          minutes: 1,
          summary: "",
          picture: null,
          holes: [],
          faults: [],
        })),
        ...groundOf(database),
      };
      const wire = {
        siteId,
        host: "localhost",
        address: "127.0.0.1",
        device: "test",
        language: () => language,
        recognised: () => {},
        isRecognised: () => false,
        sessionToken: null,
        guestToken: null,
        remembered: () => null,
        standsOn: () => {},
        siteAddress: "http://localhost:8080",
        setSession: () => {},
        setGuest: () => {},
      };
      try {
        const answer = await runCall(runner, handler, { sent: sent as Record<string, unknown>, wire });
        return { success: true, ...answer } as TestAnswer<C>;
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        const { code, status, body } = refused(refusals, error, { say: sayIn(language), call });
        return { success: false, code, status, body };
      }
    },
  };
}
