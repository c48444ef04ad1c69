import { performance } from "node:perf_hooks";
import { Readable } from "node:stream";
import { expect, it } from "vitest";
import { storageOf } from "#testing/stored.ts";
import { zipOf } from "#testing/zip-of.ts";
import { openArchive } from "./archive-operations.ts";

it("an archive leaves others as long as it takes to read each of its files, however they were made (long)", async () => {
  const heavy = "# a\n".repeat(20_000);
  const zip = await zipOf({ "a.md": heavy, "b.md": heavy, "c.md": heavy });
  const storage = storageOf({});
  await storage.put("import/heavy", Readable.from([zip]), zip.length);
  const began = performance.eventLoopUtilization();
  const archive = await openArchive(storage, { size: zip.length, keyOf: () => "import/heavy" });
  expect(performance.eventLoopUtilization(began).utilization).toBeLessThan(0.75);
  if (typeof archive === "string") throw new Error(archive);
  expect(archive.pages.map(({ path }) => path)).toEqual(["a.md", "b.md", "c.md"]);
  archive.close();
});
