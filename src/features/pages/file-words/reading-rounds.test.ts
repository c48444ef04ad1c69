import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { searchEverything } from "#features/search/contract.ts";
import type { ReadText } from "#storage/texts/text-reader.ts";
import { as, worldNow } from "#testing/as.ts";
import { pageWithFiles, readFiles } from "#testing/file-words.ts";
import { keptFile } from "#testing/kept-files.ts";
import { storageOf } from "#testing/stored.ts";
import { type World, openWorld } from "#testing/world.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld("a hash");
});
afterAll(() => world.close());

const later = (minutes: number) => new Date(worldNow.getTime() + minutes * 60_000);

let made = 0;
/** Pages that show a file each, which says its word. */
async function waiting(count: number): Promise<{ readonly words: string[]; readonly files: number[] }> {
  const words = Array.from({ length: count }, () => `petrel${String.fromCharCode(97 + made++)}w`);
  const files: number[] = [];
  for (const word of words) {
    const file = await keptFile(world, world.ed, { bytes: Buffer.from(`Tell ${word}.`), name: "notes.txt" });
    files.push(file.id);
    await pageWithFiles(world, [file]);
  }
  return { words, files };
}

async function hits(word: string | undefined): Promise<number> {
  const answer = await as(world, world.vera).call(searchEverything, { q: word ?? "" });
  return answer.success ? answer.results.length : -1;
}

const saying =
  (word: string | undefined): ReadText =>
  async () => ({ letters: word ?? "", plain: word ?? "", words: [word ?? ""] });

function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open: () => open() };
}

/** A round in which the whole process is gone as soon as a file is read. */
function killedAt(minutes: number): Promise<void> {
  return new Promise((gone) => {
    const readText: ReadText = () => {
      gone();
      return new Promise(() => {});
    };
    void readFiles(world, { readText, now: later(minutes) });
  });
}

describe("two rounds at once", () => {
  it("read a file once (long)", async () => {
    const { words } = await waiting(1);
    let reads = 0;
    const inner: ReadText = async (...asked) => {
      reads++;
      return saying(words[0])(...asked);
    };
    const outer: ReadText = async (...asked) => {
      await readFiles(world, { readText: inner, now: later(9) });
      return inner(...asked);
    };
    await readFiles(world, { readText: outer });
    expect([reads, await hits(words[0])]).toEqual([1, 1]);
  });

  it("of which the late one fails leave the words that the other has read (long)", async () => {
    const { words } = await waiting(1);
    const late: ReadText = async () => {
      await readFiles(world, { readText: saying(words[0]), now: later(11) });
      return "unreadable";
    };
    expect(await readFiles(world, { readText: late })).toEqual([]);
    expect(await hits(words[0])).toBe(1);
  });

  it("of which the late one gives up leave the file to the one that reads it (long)", async () => {
    const { words } = await waiting(1);
    const [begun, ended] = [gate(), gate()];
    const other: ReadText = async (...asked) => {
      begun.open();
      await ended.opened;
      return saying(words[0])(...asked);
    };
    let second: Promise<unknown> = Promise.resolve();
    const late: ReadText = async () => {
      second = readFiles(world, { readText: other, now: later(11) });
      await begun.opened;
      return "unreadable";
    };
    expect(await readFiles(world, { readText: late })).toEqual([]);
    ended.open();
    await second;
    expect(await hits(words[0])).toBe(1);
  });
});

it("a file that takes the process with it is given up after the third time, and costs no other a try (long)", async () => {
  const { words, files } = await waiting(4);
  for (const minutes of [0, 10, 20]) await killedAt(minutes);
  expect(await readFiles(world, { now: later(30) })).toEqual([
    `The words in file ${files[0]} of site ${world.siteId} are not searched: failed.`,
  ]);
  expect(await Promise.all(words.map(hits))).toEqual([0, 1, 1, 1]);
});

describe("what does not come to a reading is no try:", () => {
  const down = new Error("nobody answers");
  const outages = {
    "a storage that does not answer": { storage: { open: () => Promise.reject(down) } },
    "bytes that are not there": { storage: { open: () => Promise.resolve(null) } },
    "no process for it": { readText: () => Promise.reject(down) },
  };

  it.each(Object.entries(outages))("%s (long)", async (_, outage) => {
    const { words, files } = await waiting(3);
    const storage = { ...storageOf(world), ...("storage" in outage ? outage.storage : {}) };
    for (const minutes of [0, 10, 20, 30, 40]) {
      const said = await readFiles(world, { ...outage, storage, now: later(minutes) });
      expect(said).toEqual([
        expect.stringContaining(`later (3), as they could not be opened; file ${files[0]} of site`),
      ]);
    }
    expect(await readFiles(world, { now: later(41) })).toEqual([]);
    expect(await Promise.all(words.map(hits))).toEqual([0, 0, 0]);
    await readFiles(world, { now: later(50) });
    expect(await Promise.all(words.map(hits))).toEqual([1, 1, 1]);
  });
});
