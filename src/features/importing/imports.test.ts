import { Readable } from "node:stream";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { listPages } from "#features/pages/browsing/contract.ts";
import { as } from "#testing/as.ts";
import { picture } from "#testing/pictures.ts";
import { type World, type WorldPerson, openWorld } from "#testing/world.ts";
import { beginImport, continueImport, redoImport, sendImportPart, stopImport, undoImport } from "./contract.ts";
import { packedFolder } from "./parts/packed-folder.ts";
import { readImport } from "./screen.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

type Files = Readonly<Record<string, string | Buffer>>;

async function zipOf(files: Files): Promise<Buffer> {
  const chosen = Object.entries(files).map(([path, content]) => ({ path, file: new Blob([content as BlobPart]) }));
  const blob = await packedFolder(chosen, { signal: new AbortController().signal, onBytes: () => {} });
  return Buffer.from(await blob.arrayBuffer());
}

let count = 0;

async function sent(zip: Buffer, into: string, who: WorldPerson = world.ed): Promise<number> {
  const person = as(world, who);
  const begun = await person.call(beginImport, { key: `import-test-key-${++count}`, into, size: zip.length });
  if (!begun.success) throw new Error(begun.code);
  const stream = Readable.from([zip]);
  const file = { name: "part", type: "", stream };
  const part = await person.call(sendImportPart, { id: begun.id, part: 0 }, file);
  expect(part).toMatchObject({ success: true, received: 1, state: "working" });
  return begun.id;
}

async function imported(files: Files, into: string, who: WorldPerson = world.ed): Promise<number> {
  const id = await sent(await zipOf(files), into, who);
  expect(await as(world, who).call(continueImport, { id })).toMatchObject({ state: "done" });
  return id;
}

async function report(id: number, who: WorldPerson = world.ed) {
  const answer = await as(world, who).call(readImport, { id });
  if (!answer.success || !answer.report) throw new Error("there is no report");
  return answer.report;
}

async function titles(who: WorldPerson = world.vera): Promise<string[]> {
  const list = await as(world, who).call(listPages, {});
  return list.success ? list.pages_list.map(({ title_s }) => title_s) : [];
}

it("a zip becomes folders, pages and files, and its report says what was left out and why", async () => {
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
    counts: { made: 2, updated: 0, folders: 2, files: 1, links: 3, links_followed: 2, files_left: 4, html: 1 },
    pages: [
      { path: "guide/one.md", title: "Berths one", outcome: "made" },
      { path: "guide/two.md", title: "Berths two", outcome: "made" },
    ],
    links: [{ path: "guide/one.md", line: 3, target: "gone.md", trouble: "missing" }],
    files_left: [
      { path: "letter.docx", reason: "word" },
      { path: "more.zip", reason: "zip-inside" },
      { path: "page.html", reason: "html" },
      { path: "spare.bin", reason: "unlinked" },
    ],
  });
  expect(await titles()).toEqual(expect.arrayContaining(["Berths one", "Berths two"]));
});
