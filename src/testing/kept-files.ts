import { Readable } from "node:stream";
import type { FilePurpose, KeptFile } from "#features/files/contract.ts";
import { keepFile } from "#features/files/keeping-operations.ts";
import { worldNow } from "./as.ts";
import { storageOf } from "./stored.ts";
import { type World, type WorldPerson, actorOf, within } from "./world.ts";

export type Offered = {
  readonly bytes: Buffer;
  readonly name?: string;
  readonly type?: string;
  readonly purpose?: FilePurpose;
  readonly now?: Date;
};

/** A file that a person of the world has uploaded, as if over the line. */
export async function keptFile(world: World, who: WorldPerson, offered: Offered): Promise<KeptFile> {
  const { bytes, name = "file.bin", type = "", purpose = "file", now = worldNow } = offered;
  const actor = actorOf(world, who);
  const kept = await keepFile(
    { name, type, purpose, stream: Readable.from([bytes]) },
    {
      storage: storageOf(world),
      siteId: actor.siteId,
      now,
      write: (step) => within(world, actor, (tx) => step(actor, tx)),
    },
  );
  if (!kept.allowed) throw new Error(kept.code);
  return kept.file;
}
