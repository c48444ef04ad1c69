import { Readable } from "node:stream";
import { expect } from "vitest";
import { beginImport, continueImport, sendImportPart } from "#features/importing/contract.ts";
import { readImport } from "#features/importing/screen.ts";
import { as } from "./as.ts";
import type { World, WorldPerson } from "./world.ts";
import { type Files, zipOf } from "./zip-of.ts";

type Way = { readonly into: string; readonly who?: WorldPerson };

let count = 0;

/** Begins an import and sends its archive; gives its id. */
export async function sentZip(world: World, zip: Buffer, { into, who = world.ed }: Way): Promise<number> {
  const person = as(world, who);
  const begun = await person.call(beginImport, { key: `import-test-key-${++count}`, into, size: zip.length });
  if (!begun.success) throw new Error(begun.code);
  const file = { name: "part", type: "", stream: Readable.from([zip]) };
  const part = await person.call(sendImportPart, { id: begun.id, part: 0 }, file);
  expect(part).toMatchObject({ success: true, received: 1, state: "working" });
  return begun.id;
}

/** Imports a folder to its end. */
export async function importedFiles(world: World, files: Files, way: Way): Promise<number> {
  const id = await sentZip(world, await zipOf(files), way);
  expect(await as(world, way.who ?? world.ed).call(continueImport, { id })).toMatchObject({ state: "done" });
  return id;
}

export async function importReportOf(world: World, id: number, who: WorldPerson = world.ed) {
  const answer = await as(world, who).call(readImport, { id });
  if (!answer.success || !answer.report) throw new Error("there is no report");
  return answer.report;
}
