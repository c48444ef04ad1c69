import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { as } from "#testing/as.ts";
import { sentZip } from "#testing/importing.ts";
import { zipOf } from "#testing/zip-of.ts";
import { type World, openWorld } from "#testing/world.ts";
import { type ImportReport, continueImport } from "./contract.ts";
import { readImport } from "./screen.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

type Patch = {
  flags?: number;
  mode?: number;
  method?: number;
  compressed?: number;
  size?: number;
  all?: boolean;
};

/** A zip whose list says something else of its last file, or of all. */
function patched(zip: Buffer, patch: Patch): Buffer {
  const changed = Buffer.from(zip);
  const sign = Buffer.from([0x50, 0x4b, 0x01, 0x02]);
  const places: number[] = [];
  for (let at = changed.indexOf(sign); at >= 0; at = changed.indexOf(sign, at + 1)) places.push(at);
  for (const at of patch.all ? places.slice(0, -1) : places.slice(-1)) {
    if (patch.flags !== undefined) changed.writeUInt16LE(patch.flags, at + 8);
    if (patch.method !== undefined) changed.writeUInt16LE(patch.method, at + 10);
    if (patch.compressed !== undefined) changed.writeUInt32LE(patch.compressed, at + 20);
    if (patch.size !== undefined) changed.writeUInt32LE(patch.size, at + 24);
    if (patch.mode !== undefined) changed.writeUInt32LE((patch.mode << 16) >>> 0, at + 38);
  }
  return changed;
}

describe("a zip from anybody", () => {
  const outcome = async (zip: Buffer) => {
    const id = await sentZip(world, zip, { into: "Odd" });
    const ed = as(world, world.ed);
    await ed.call(continueImport, { id });
    const answer = await ed.call(readImport, { id });
    return answer.success ? { state: answer.state, trouble: answer.trouble, report: answer.report } : answer;
  };

  it("that is none, is cut off or holds no texts says so and makes nothing (long)", async () => {
    const whole = await zipOf({ "a.md": "# Cut\n" });
    for (const zip of [Buffer.from("no zip at all"), whole.subarray(0, whole.length - 30), Buffer.alloc(100)])
      expect(await outcome(zip)).toMatchObject({ state: "failed", trouble: "damaged" });
    expect(await outcome(await zipOf({ "a.txt": "x" }))).toMatchObject({ trouble: "nothing-inside" });
  });

  it("leads nowhere outside of itself, whatever its names say (long)", async () => {
    const names = [
      "../up.md",
      "/etc/abs.md",
      "C:\\win.md",
      "a/../../b.md",
      "nul\u0000.md",
      "back\\slash.md",
      "plain.md",
    ];
    const zip = await zipOf(
      Object.fromEntries(names.map((name) => [name, `# ${name.replaceAll(/[^a-z]/g, "")}\n`])),
    );
    const { report: told } = (await outcome(zip)) as { report: ImportReport };
    expect(told.pages.map(({ path }) => path)).toEqual(["back/slash.md", "plain.md"]);
    expect(told.filesLeft.map(({ reason }) => reason)).toEqual(
      Array.from({ length: 5 }, () => "unsafe-name"),
    );
  });

  it("that lies about its sizes, holds locked files, links or one name twice leaves those out (long)", async () => {
    const zip = await zipOf({ "good.md": "# Good one\n", "bad.md": "# Bad one\n" });
    const wrongSum = Buffer.from(zip);
    // A letter of the second text, so that its checksum is wrong.
    wrongSum[wrongSum.indexOf("# Bad one") + 2] = 0x4d;
    expect(await outcome(wrongSum)).toMatchObject({
      state: "done",
      report: { counts: { made: 1 }, filesLeft: [{ path: "bad.md", reason: "not-readable" }] },
    });
    expect(await outcome(patched(zip, { flags: 0x0801, compressed: 22 }))).toMatchObject({
      report: { filesLeft: [{ reason: "encrypted" }] },
    });
    expect(await outcome(patched(zip, { mode: 0o120777 }))).toMatchObject({
      report: { filesLeft: [{ reason: "unsafe-name" }] },
    });
    expect(await outcome(patched(zip, { method: 99 }))).toMatchObject({
      report: { filesLeft: [{ reason: "not-readable" }] },
    });
    const twice = Buffer.from(
      (await zipOf({ "good.md": "# 1\n", "gold.md": "# 2\n" })).toString("latin1").replaceAll("gold", "good"),
      "latin1",
    );
    expect(await outcome(twice)).toMatchObject({
      report: { filesLeft: [{ path: "good.md", reason: "twice" }] },
    });
  });

  it("that would unpack to far more than it is, is not unpacked (long)", async () => {
    const zip = await zipOf({ "good.md": "# Not bombed\n", "bomb.bin": "x" });
    const large = patched(zip, { method: 8, compressed: 1, size: 0x3fffffff });
    expect(await outcome(large)).toMatchObject({
      report: { filesLeft: [{ path: "bomb.bin", reason: "too-large" }] },
    });
    const bombs = Object.fromEntries(Array.from({ length: 3 }, (_, at) => [`b${at}.bin`, "x"]));
    const many = await zipOf({ ...bombs, "good.md": "# Not bombed\n" });
    expect(
      await outcome(patched(many, { method: 8, compressed: 0x3000000, size: 0x30000000, all: true })),
    ).toMatchObject({
      trouble: "unpacks-too-large",
    });
  });
});
