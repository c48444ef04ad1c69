import { handleInSteps } from "#calls/handle.ts";
import type { Tx } from "#database/transaction.ts";
import { keepFile } from "#features/files/keeping-operations.ts";
import { purposeOf } from "#features/files/rules.ts";
import { limits, waitOf } from "#features/sessions/attempts/rules.ts";
import { countAttempt } from "#features/sessions/attempts/store.ts";
import type { Actor } from "#kernel/actor.ts";
import { demand, found } from "#kernel/refusal.ts";
import { refuse } from "#kernel/verdict.ts";
import { mayEditPage } from "../rules.ts";
import { findPage } from "../store.ts";
import { uploadFile } from "./contract.ts";

export const attachingHandlers = [
  handleInSteps(uploadFile, async ({ input, wire, write, storage, now }) => {
    const demandEditor = async (actor: Actor, tx: Tx) =>
      demand(mayEditPage(found(await findPage(actor, input.page_id, tx), "page-not-found")));
    const wait = await write(async (actor, tx) => {
      await demandEditor(actor, tx);
      return countAttempt(limits.uploads, String(actor.personId ?? wire.address), tx);
    });
    if (wait !== null) demand(refuse("too-many-uploads", waitOf(wait)));
    const { name, type, stream } = found(wire.sentFile, "not-a-file");
    // Asked again with the rows: an upload takes its time, and rights may have gone meanwhile.
    const keeping = {
      storage,
      siteId: wire.siteId,
      now,
      write: <Result>(step: (actor: Actor, tx: Tx) => Promise<Result>) =>
        write(async (actor, tx) => {
          await demandEditor(actor, tx);
          return step(actor, tx);
        }),
    };
    const kept = await keepFile({ name, type, stream, purpose: purposeOf(input.as, type) }, keeping);
    demand(kept);
    return { state: "complete" as const, error: null, file: kept.file };
  }),
];
