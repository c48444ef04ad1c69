import { rm } from "node:fs/promises";
import type { SentFile } from "#calls/wire.ts";
import { refuse, type Verdict, allow } from "#kernel/verdict.ts";
import type { Storage } from "#storage/storage.ts";
import { takeIn } from "#storage/take-in.ts";
import type { ImportingRefusal } from "./wording.ts";

/** Milliseconds without a byte after which a sender counts as gone. */
const patience = 30_000;

/** Takes in one part of an archive, of exactly this size; what is cut off or of another size leaves nothing. */
export async function receivePart(
  storage: Storage,
  part: { readonly key: string; readonly size: number },
  { stream }: SentFile,
): Promise<Verdict<ImportingRefusal | "upload-interrupted">> {
  const taken = await takeIn(storage.incoming, { stream, most: part.size, patience });
  if (taken === "too-large") return refuse("part-size");
  if (taken === "interrupted") return refuse("upload-interrupted");
  try {
    if (taken.size !== part.size) return refuse("part-size");
    // A key is written once: the same part again, after an answer that was lost, is there already.
    if ((await storage.sizeOf(part.key)) === null) await storage.adopt(part.key, taken.file);
    return allow;
  } finally {
    await rm(taken.file, { force: true });
  }
}
