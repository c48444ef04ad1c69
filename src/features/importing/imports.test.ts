import { Readable } from "node:stream";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { run } from "#database/transaction.ts";
import { refreshReaders, writeShares } from "#features/access/store.ts";
import { listPages } from "#features/pages/browsing/contract.ts";
import { principal } from "#kernel/actor.ts";
import { as, worldNow } from "#testing/as.ts";
import { picture } from "#testing/pictures.ts";
import { storageOf } from "#testing/stored.ts";
import { importReportOf, importedFiles, sentZip } from "#testing/importing.ts";
import { type Files, zipOf } from "#testing/zip-of.ts";
import { type World, type WorldPerson, actorOf, openWorld, within } from "#testing/world.ts";
import { openArchive } from "./archive-operations.ts";
import { commandRun } from "./cli.ts";
import {
  beginImport,
  continueImport,
  redoImport,
  sendImportPart,
  stopImport,
  undoImport,
} from "./contract.ts";
import { leaseImport } from "./imports-store.ts";
import { writePage } from "./journal-store.ts";
import { type Journal, noJournal } from "./journal-operations.ts";
import { readImport } from "./screen.ts";
import { importTree } from "./tree-operations.ts";

let world: World;
const sent = (zip: Buffer, into: string) => sentZip(world, zip, { into });
const imported = (files: Files, into: string, who = world.ed) => importedFiles(world, files, { into, who });
const report = (id: number, who = world.ed) => importReportOf(world, id, who);
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

async function titles(who: WorldPerson = world.vera): Promise<string[]> {
  const list = await as(world, who).call(listPages, {});
  return list.success ? list.pages_list.map(({ title_s }) => title_s) : [];
}

const query = <Row extends object>(sql: string, values: unknown[] = []) =>
  within(world, actorOf(world, world.olga), (tx) => run<Row>(tx, sql, [world.siteId, ...values]));

async function folders(): Promise<string[]> {
  const rows = await query<{ name: string }>("select name from folder where site_id = $1");
  return rows.map(({ name }) => name);
}

/** Leaves a page to one person. */
async function closeTo(pageId: number, personId: number): Promise<void> {
  await within(world, actorOf(world, world.olga), async (tx) => {
    await writeShares(pageId, [{ principalId: principal("person", personId), mayEdit: true }], tx);
    await refreshReaders(pageId, tx);
  });
}

/** Works on an import until it has told of its progress so many times, and leaves it as a process does that is killed. */
async function dieAfter(id: number, times: number): Promise<void> {
  const storage = storageOf(world);
  const row = await within(world, actorOf(world, world.ed), (tx) => leaseImport(id, worldNow, tx));
  const keyOf = (part: number) => `import/${world.siteId}/${id}/${part}`;
  const archive = await openArchive(storage, { size: row?.size ?? 0, keyOf });
  if (typeof archive === "string") throw new Error(archive);
  let told = 0;
  const command = commandRun({
    database: world.database,
    actor: actorOf(world, world.ed),
    now: worldNow,
    storage,
  });
  const journal: Journal = {
    ...noJournal,
    page: (page, tx) => writePage(id, page, tx),
    tell: async () => {
      if (++told === times) throw new Error("killed");
    },
  };
  await expect(importTree({ ...command, journal }, archive, ["Taken"])).rejects.toThrow("killed");
  archive.close();
}

it("a zip becomes folders, pages and files, and its report says what was left out and why (long)", async () => {
  const id = await imported(
    {
      "Docs/guide/one.md": "# Berths one\n\n[two](two.md) [gone](gone.md) ![map](../map.png) <table>\n",
      "Docs/guide/two.md": "# Berths two\n",
      "Docs/map.png": await picture(8, 6).png().toBuffer(),
      "Docs/letter.docx": "x",
      "Docs/page.html": "x",
      "Docs/more.zip": "x",
      "Docs/spare.bin": "x",
      "__MACOSX/Docs/._one.md": "x",
      "Docs/.hidden.md": "x",
    },
    "Harbour",
  );
  expect(await report(id)).toMatchObject({
    counts: {
      made: 2,
      updated: 0,
      folders: 2,
      files: 1,
      links: 3,
      linksFollowed: 2,
      filesLeft: 4,
      html: 1,
    },
    pages: [
      { path: "guide/one.md", title: "Berths one", outcome: "made" },
      { path: "guide/two.md", title: "Berths two", outcome: "made" },
    ],
    links: [{ path: "guide/one.md", line: 3, target: "gone.md", trouble: "missing" }],
    filesLeft: [
      { path: "letter.docx", reason: "word" },
      { path: "more.zip", reason: "zip-inside" },
      { path: "page.html", reason: "html" },
      { path: "spare.bin", reason: "unlinked" },
    ],
  });
  expect(await titles()).toEqual(expect.arrayContaining(["Berths one", "Berths two"]));
});

describe("what is begun and sent", () => {
  it("twice with the same key is one import, and a part that came is not taken again (long)", async () => {
    const ed = as(world, world.ed);
    const zip = await zipOf({ "a.md": "# Twice sent\n" });
    const begin = { key: "the-same-key-again", into: "Twice", size: zip.length };
    const [first, second] = [await ed.call(beginImport, begin), await ed.call(beginImport, begin)];
    expect(second).toEqual(first);
    expect(first).toMatchObject({ success: true, partSize: 8_388_608, parts: 1 });
    const id = first.success ? first.id : 0;
    const file = () => ({ name: "part", type: "", stream: Readable.from([zip]) });
    for (let time = 0; time < 2; time++)
      expect(await ed.call(sendImportPart, { id, part: 0 }, file())).toMatchObject({ received: 1 });
    for (let time = 0; time < 2; time++)
      expect(await ed.call(continueImport, { id })).toMatchObject({ state: "done" });
    expect((await titles()).filter((title) => title === "Twice sent")).toHaveLength(1);
    expect(await as(world, world.olga).call(beginImport, begin)).toMatchObject({ code: "import-not-found" });
  });

  it("in another size than was said, behind the end or after it is over is refused", async () => {
    const ed = as(world, world.ed);
    const begun = await ed.call(beginImport, { key: "a-key-of-wrong-size", into: "Wrong", size: 10 });
    const id = begun.success ? begun.id : 0;
    const file = (size: number) => ({ name: "part", type: "", stream: Readable.from([Buffer.alloc(size)]) });
    for (const size of [9, 11])
      expect(await ed.call(sendImportPart, { id, part: 0 }, file(size))).toMatchObject({ code: "part-size" });
    expect(await ed.call(sendImportPart, { id, part: 1 }, file(10))).toMatchObject({ code: "import-over" });
    expect(await ed.call(stopImport, { id })).toMatchObject({ state: "stopped" });
    expect(await ed.call(sendImportPart, { id, part: 0 }, file(10))).toMatchObject({ code: "import-over" });
    const large = { key: "a-key-of-large-size", into: "Large", size: 500 * 1024 * 1024 + 1 };
    expect(await ed.call(beginImport, large)).toMatchObject({ code: "invalid-input" });
  });

  it("into a folder below which its own would lie too deep is refused", async () => {
    const deep = { key: "a-key-of-deep-folder", into: "a/".repeat(22), size: 10 };
    expect(await as(world, world.ed).call(beginImport, deep)).toMatchObject({ code: "folder-too-deep" });
  });
});

describe("an import", () => {
  it("is for those who make pages, and seen by whoever began it and by administrators (long)", async () => {
    const id = await imported({ "a.md": "# Whose it is\n" }, "Whose");
    for (const who of [world.vera, world.xavi])
      expect(
        await as(world, who).call(beginImport, { key: "a-key-for-nothing", into: "No", size: 9 }),
      ).toMatchObject({
        code: "editors-only",
        status: 403,
      });
    expect(await as(world, "visitor").call(readImport, { id })).toMatchObject({ code: "signed-out" });
    expect(await as(world, world.vera).call(undoImport, { id })).toMatchObject({ code: "editors-only" });
    const olgas = await imported({ "b.md": "# Of Olga\n" }, "Whose", world.olga);
    expect(await as(world, world.ed).call(readImport, { id: olgas })).toMatchObject({
      code: "import-not-found",
    });
    expect(await as(world, world.ed).call(undoImport, { id: olgas })).toMatchObject({
      code: "import-not-found",
    });
    expect(await as(world, world.ada).call(readImport, { id })).toMatchObject({
      success: true,
      name: "Whose",
    });
  });

  it("updates pages of before, but none that its person may not edit (long)", async () => {
    const id = await imported({ "open.md": "# Open\n", "shut.md": "# Shut\n" }, "Rights", world.olga);
    const shut = (await report(id, world.olga)).pages.find(({ title }) => title === "Shut")?.id ?? 0;
    await closeTo(shut, world.olga.id);
    const again = await imported({ "open.md": "# Open\n\nmore\n", "shut.md": "# Shut\n\nmore\n" }, "Rights");
    expect((await report(again)).pages.map(({ outcome }) => outcome)).toEqual(["updated", "closed"]);
  });

  it("that somebody stops ends with what came in, which can be undone", async () => {
    const zip = await zipOf({ "a.md": "# Stopped early\n" });
    const id = await sent(zip, "Stopped");
    const ed = as(world, world.ed);
    expect(await ed.call(undoImport, { id })).toMatchObject({ code: "import-not-over" });
    await ed.call(stopImport, { id });
    expect(await ed.call(continueImport, { id })).toMatchObject({ state: "stopped" });
    expect(await titles()).not.toContain("Stopped early");
    expect(await ed.call(undoImport, { id })).toMatchObject({ removed: 0, reset: 0, kept: 0 });
  });

  it("whose process died is taken over, where it stood, and nothing is made twice (long)", async () => {
    const files = Object.fromEntries(
      Array.from({ length: 21 }, (_, at) => [`p${at}.md`, `# Taken over ${at}\n`]),
    );
    const id = await sent(await zipOf(files), "Taken");
    // As if a process had made the first batch of pages, and died with the lease in its hand.
    await dieAfter(id, 1);
    const ed = as(world, world.ed);
    expect(await ed.call(continueImport, { id })).toMatchObject({ state: "working" });
    const later = as(world, world.ed, new Date("2026-11-21T12:01:01Z"));
    expect(await later.call(continueImport, { id })).toMatchObject({ state: "done" });
    expect((await report(id)).counts).toMatchObject({ made: 21, updated: 0, unchanged: 0 });
    expect((await titles()).filter((title) => title.startsWith("Taken over"))).toHaveLength(21);
  });
});

describe("undoing", () => {
  it("takes the pages and folders of an import away in one step, and gives updated ones their words back (long)", async () => {
    await imported({ "a.md": "# Old words\n\nolder\n" }, "Undo");
    const id = await imported({ "a.md": "# New words\n\nnewer\n", "deep/b.md": "# Only new\n" }, "Undo");
    const ed = as(world, world.ed);
    expect(await titles()).toEqual(expect.arrayContaining(["New words", "Only new"]));
    expect(await ed.call(undoImport, { id })).toMatchObject({ removed: 1, reset: 1, kept: 0 });
    expect(await titles()).toContain("Old words");
    expect(await titles()).not.toContain("Only new");
    expect(await folders()).not.toContain("deep");
    expect(await ed.call(undoImport, { id })).toMatchObject({ code: "import-undone" });

    expect(await ed.call(redoImport, { id })).toMatchObject({ restored: 2 });
    expect(await titles()).toEqual(expect.arrayContaining(["New words", "Only new"]));
    expect(await folders()).toEqual(expect.arrayContaining(["Undo", "deep"]));
    expect(await ed.call(redoImport, { id })).toMatchObject({ code: "import-not-undone" });
    const again = await imported({ "a.md": "# New words\n\nnewer\n", "deep/b.md": "# Only new\n" }, "Undo");
    expect((await report(again)).counts).toMatchObject({ made: 0, unchanged: 2 });
  });

  it("leaves pages that somebody has changed since (long)", async () => {
    const id = await imported({ "a.md": "# Mine now\n", "b.md": "# Still theirs\n" }, "Kept");
    const again = await imported({ "a.md": "# Mine now\n\nchanged\n", "b.md": "# Still theirs\n" }, "Kept");
    expect(await as(world, world.ed).call(undoImport, { id })).toMatchObject({ removed: 1, kept: 1 });
    expect(await titles()).toContain("Mine now");
    expect((await report(again)).counts).toMatchObject({ updated: 1, unchanged: 1 });
  });
});
