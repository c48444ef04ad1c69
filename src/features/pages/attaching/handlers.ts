import { type StepsContext, handle, handleInSteps } from "#calls/handle.ts";
import type { Wire } from "#calls/wire.ts";
import type { Tx } from "#database/transaction.ts";
import { type Keeping, keepFile } from "#features/files/keeping-operations.ts";
import { purposeOf } from "#features/files/rules.ts";
import { type Limit, limits, waitOf } from "#features/sessions/attempts/rules.ts";
import { countAttempt } from "#features/sessions/attempts/store.ts";
import { findFile } from "#features/files/store.ts";
import type { Actor } from "#kernel/actor.ts";
import type { Call } from "#kernel/call.ts";
import { demand, found } from "#kernel/refusal.ts";
import { refuse } from "#kernel/verdict.ts";
import { mayEditPage } from "../rules.ts";
import { findPage } from "../store.ts";
import { bringFile, fetchPicture, uploadFile } from "./contract.ts";
import { noteDraftFiles } from "./store.ts";

export const attachingHandlers = [
  handleInSteps(uploadFile, async ({ input, wire, write, storage, now }) => {
    const place = { pageId: input.page_id, limit: limits.uploads, wire, write };
    await demandTurn(place);
    const { name, type, stream } = found(wire.sentFile, "not-a-file");
    const keeping = keepingOn(place, { storage, siteId: wire.siteId, now });
    const kept = await keepFile({ name, type, stream, purpose: purposeOf(input.as, type) }, keeping);
    demand(kept);
    return { state: "complete" as const, error: null, file: kept.file };
  }),

  handle(bringFile, async ({ input, actor, tx }) => {
    await demandEditor(actor, input.page_id, tx);
    // What the page holds already is anybody's who edits it.
    const closed = await noteDraftFiles(actor, { pageId: input.page_id, files: [input.file_id] }, tx);
    if (closed.length > 0) demand(refuse("file-not-readable"));
    return { file: found(await findFile(input.file_id, tx), "file-not-readable") };
  }),

  handleInSteps(fetchPicture, async ({ input, wire, write, storage, outgoing, now }) => {
    const place = { pageId: input.page_id, limit: limits.fetches, wire, write };
    await demandTurn(place);
    const fetched = await outgoing(input.address, "image/*");
    const { stream, address } = found("stream" in fetched ? fetched : null, "picture-not-fetched");
    try {
      const keeping = keepingOn(place, { storage, siteId: wire.siteId, now });
      const name = nameInAddress(address);
      // Its bytes alone say what it is, whatever its server calls it.
      const kept = await keepFile({ name, type: "", stream, purpose: "image" }, keeping);
      demand(kept);
      return { file: kept.file };
    } finally {
      stream.destroy();
    }
  }),
];

type Place = {
  readonly pageId: number;
  readonly limit: Limit;
  readonly wire: Wire;
  readonly write: StepsContext<Call>["write"];
};

async function demandEditor(actor: Actor, pageId: number, tx: Tx): Promise<void> {
  demand(mayEditPage(found(await findPage(actor, pageId, tx), "page-not-found")));
}

async function demandTurn({ pageId, limit, wire, write }: Place): Promise<void> {
  const wait = await write(async (actor, tx) => {
    await demandEditor(actor, pageId, tx);
    return countAttempt(limit, String(actor.personId ?? wire.address), tx);
  });
  if (wait !== null) demand(refuse("too-many-uploads", waitOf(wait)));
}

/** Asked again with the rows: a file takes its time, and rights may have gone meanwhile. */
function keepingOn({ pageId, write }: Place, rest: Omit<Keeping, "write">): Keeping {
  return {
    ...rest,
    write: (step) =>
      write(async (actor, tx) => {
        await demandEditor(actor, pageId, tx);
        return step(actor, tx);
      }),
  };
}

/** What a picture of the web is called: the last part of its address. */
function nameInAddress(address: string): string {
  const last = new URL(address).pathname.split("/").at(-1) ?? "";
  try {
    return decodeURIComponent(last) || "picture";
  } catch {
    return last;
  }
}
