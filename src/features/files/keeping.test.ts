import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { expect, it } from "vitest";
import { type Keeping, keepFile } from "./keeping-operations.ts";
import { fileRefusals } from "./wording.ts";

const mega = 1024 * 1024;

/** A piece of a file that claims to be so long; nothing of that size has to be made. */
const piece = (length: number) => ({ length, subarray: () => Buffer.alloc(8) });

it.each([
  ["image", 15, "File too large for Image Gallery. Use the attachment widget instead."],
  ["pdf", 30, "File too large (max 30MB)"],
  ["video", 500, "File too large (max 500MB)"],
  ["file", 500, "File too large: max 500MB"],
] as const)(
  "what comes in as %s of more than %i MB is refused: %s [UPLD-03] [UPLD-06] [UPLD-08] [UPLD-09] [UPLD-19] [WIDG-09]",
  async (purpose, most, said) => {
    const incoming = await mkdtemp(join(tmpdir(), "atrium-keeping-"));
    const stream = Readable.from([piece(most * mega + 1)]);
    const offered = { name: "tides", type: "", purpose, stream };
    const kept = await keepFile(offered, { storage: { incoming } } as unknown as Keeping);
    expect(kept.allowed ? "kept" : fileRefusals[kept.code].text).toBe(said);
    expect(await readdir(incoming)).toEqual([]);
    await rm(incoming, { recursive: true });
  },
);
