import { createHash } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CannotStart } from "#database/embedded/cannot-start.ts";
import { migrations } from "#database/migrations/list.ts";
import { worldNow } from "#testing/as.ts";
import { tries } from "#testing/properties.ts";
import { type ArchiveWriter, writeArchive } from "./archive-writer.ts";
import { type CheckedBackup, checkBackup } from "./check-backup.ts";
import { backupFormat, manifestName } from "./manifest.ts";

const scratch = mkdtempSync(path.join(tmpdir(), "atrium-damage-"));
const file = path.join(scratch, "whole.tar.gz");
const bad = path.join(scratch, "bad.tar.gz");
let whole: Buffer;
let found: CheckedBackup;
beforeAll(async () => {
  await write(file, {});
  whole = readFileSync(file);
  found = await checkBackup(file);
});
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

/** A small backup with all kinds of members, long names included. */
async function write(to: string, changed: Record<string, unknown>): Promise<void> {
  const manifest = {
    format: backupFormat,
    atrium: "0.1.0",
    postgres: 180004,
    made: worldNow.toISOString(),
    migrations: Object.keys(migrations),
    tables: [{ name: "person", columns: ["site_id", "name"] }],
    sequences: [{ name: "site_id_seq", last: "2" }],
    ...changed,
  };
  const rows = Buffer.from(Array.from({ length: 400 }, (_, row) => `1\tPerson ${row * 7919}\n`).join(""));
  await writeArchive(to, worldNow, async (archive: ArchiveWriter) => {
    await archive.add(manifestName, Buffer.from(JSON.stringify(manifest)));
    await archive.add("tables/person/000001.copy", rows);
    await archive.add(`files/blob/1/${"long/".repeat(30)}name`, Buffer.from("the bytes of a file"));
    return { rows: { person: 400 }, files: 1 };
  });
}

/** What a check says of these bytes: the sentence it refuses with, or that it found the very same backup. */
async function said(bytes: Buffer): Promise<string> {
  writeFileSync(bad, bytes);
  const outcome = await checkBackup(bad).catch((error: unknown) => error);
  if (outcome instanceof CannotStart) return outcome.message;
  expect(outcome).toEqual(found);
  return "the same";
}

const sentence = /^(This (backup|file) [^{}\n]{10,120}\.|the same)$/;
const place = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
const at = (share: number, bytes: Buffer) => Math.floor(share * bytes.length);

describe("a damaged backup is refused in a sentence, or has lost nothing", () => {
  it("with a byte changed anywhere, as it lies on the disk (long)", async () => {
    await fc.assert(
      fc.asyncProperty(place, fc.integer({ min: 1, max: 255 }), async (share, bits) => {
        const copy = Buffer.from(whole);
        copy[at(share, copy)] = (copy[at(share, copy)] ?? 0) ^ bits;
        expect(await said(copy)).toMatch(sentence);
      }),
      { numRuns: tries(300) },
    );
  });

  it("with bytes changed anywhere, in what is packed: the seal finds every one", async () => {
    const unpacked = gunzipSync(whole);
    // Behind the seal comes nothing but zeros, which hold nothing.
    const end = unpacked.lastIndexOf("}") + 1;
    await fc.assert(
      fc.asyncProperty(place, fc.uint8Array({ minLength: 1, maxLength: 20 }), async (share, bytes) => {
        const copy = Buffer.from(unpacked);
        copy.set(bytes.slice(0, end - Math.floor(share * end)), Math.floor(share * end));
        const answer = await said(gzipSync(copy));
        expect(answer).toMatch(sentence);
        const sealed = unpacked.indexOf("seal.json");
        const isChanged = !copy.subarray(0, sealed).equals(unpacked.subarray(0, sealed));
        expect(isChanged && answer === "the same").toBe(false);
      }),
      { numRuns: tries(300) },
    );
  });

  it("cut off anywhere", async () => {
    await fc.assert(
      fc.asyncProperty(place, async (share) => {
        expect(await said(whole.subarray(0, at(share, whole)))).toMatch(/^This (backup|file) .*\.$/);
      }),
      { numRuns: tries(150) },
    );
  });

  it("in the middle of a long description, which is read while the rest is on its way (long)", async () => {
    const numbers = createHash("sha512");
    const sequences = Array.from({ length: 5000 }, (_, row) => ({
      name: numbers.update(String(row)).copy().digest("hex"),
      last: null,
    }));
    await write(bad, { sequences });
    const long = readFileSync(bad);
    await fc.assert(
      fc.asyncProperty(place, fc.boolean(), async (share, isCut) => {
        const start = at(share * 0.9, long);
        const copy = Buffer.from(isCut ? long.subarray(0, start) : long);
        if (!isCut) copy.fill(0, start, start + 100);
        expect(await said(copy)).toMatch(/^This (backup|file) .*\.$/);
      }),
      { numRuns: tries(40) },
    );
  });

  it("with a piece taken out, put in twice, or filled with zeros", async () => {
    await fc.assert(
      fc.asyncProperty(
        place,
        fc.integer({ min: 1, max: 300 }),
        fc.constantFrom("out", "twice", "zero"),
        async (share, size, how) => {
          const start = at(share, whole);
          const [before, piece, after] = [
            whole.subarray(0, start),
            whole.subarray(start, start + size),
            whole.subarray(start + size),
          ];
          const instead = { out: [], twice: [piece, piece], zero: [Buffer.alloc(piece.length)] }[how];
          expect(await said(Buffer.concat([before, ...instead, after]))).toMatch(sentence);
        },
      ),
      { numRuns: tries(200) },
    );
  });

  it("of any bytes at all, packed or not", async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 2000 }), fc.boolean(), async (bytes, isPacked) => {
        const content = Buffer.from(bytes);
        expect(await said(isPacked ? gzipSync(content) : content)).toBe("This file isn't an Atrium backup.");
      }),
    );
  });
});

describe("a whole archive that this Atrium cannot restore", () => {
  it.each([
    [
      { format: backupFormat + 1, atrium: "9.1.0", tables: "in another shape" },
      "This backup was made by a newer Atrium (9.1.0).",
    ],
    [
      { migrations: ["2031-01-01-flying-cars"], atrium: "9.1.0" },
      "This backup was made by a newer Atrium (9.1.0).",
    ],
    [{ format: "one" }, "This file isn't an Atrium backup."],
    [{ tables: 5 }, "This file isn't an Atrium backup."],
  ])("%j", async (changed, start) => {
    await write(bad, changed);
    await expect(checkBackup(bad)).rejects.toThrow(start);
  });

  it("a newer format is told from damage also when it is sealed in another way", async () => {
    await write(bad, { format: backupFormat + 1, atrium: "9.1.0" });
    const unpacked = gunzipSync(readFileSync(bad));
    writeFileSync(bad, gzipSync(unpacked.subarray(0, unpacked.indexOf("seal.json"))));
    await expect(checkBackup(bad)).rejects.toThrow("This backup was made by a newer Atrium (9.1.0).");
  });
});
