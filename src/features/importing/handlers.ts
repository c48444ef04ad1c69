import { type StepsContext, handle, handleInSteps } from "#calls/handle.ts";
import type { Tx } from "#database/transaction.ts";
import { folderSteps, mayBeNamed, mayLieAt } from "#features/folders/rules.ts";
import { limits, waitOf } from "#features/sessions/attempts/rules.ts";
import { countAttempt } from "#features/sessions/attempts/store.ts";
import { mayAdminister } from "#features/sites/rules.ts";
import type { Actor } from "#kernel/actor.ts";
import type { Call } from "#kernel/call.ts";
import { demand, found } from "#kernel/refusal.ts";
import { refuse } from "#kernel/verdict.ts";
import {
  beginImport,
  continueImport,
  redoImport,
  sendImportPart,
  stopImport,
  undoImport,
} from "./contract.ts";
import {
  type ImportRow,
  addImport,
  endImport,
  findImport,
  listImports,
  notePart,
  noteUndone,
  wantStop,
} from "./imports-store.ts";
import { partSize, stepsMost } from "./model/limits.ts";
import { partKey, partsOf } from "./model/part-key.ts";
import { receivePart } from "./receiving-operations.ts";
import { mayFollowImport, mayImport, mayUndoImport } from "./rules.ts";
import { readImport, readImports } from "./screen.ts";
import { redo, undo } from "./undoing-operations.ts";
import { importingWords } from "./wording.ts";
import { workOn } from "./working-operations.ts";

const listedMost = 20;

export const importingHandlers = [
  handle(readImports, async ({ actor, tx, say }) => {
    demand(mayImport(actor));
    const personId = mayAdminister(actor).allowed ? null : actor.personId;
    const rows = await listImports({ personId, most: listedMost }, tx);
    const imports = rows.map(({ began, ...row }) => ({ ...row, began: seconds(began) }));
    return { title: say(importingWords.title), imports };
  }),

  handle(readImport, async ({ input, actor, tx, say }) => {
    const row = await importFor(actor, input.id, tx);
    const { id, name, person, undone, trouble, report, rootFolderId: folderId } = row;
    const facts = { id, name, person, undone, trouble, report, folderId, began: seconds(row.began) };
    return {
      title: say(importingWords.titleOf, { name }),
      ...facts,
      ...statusOf(row),
      mayUndo: mayUndoImport(row).allowed,
    };
  }),

  handle(beginImport, async ({ input, actor, now, tx }) => {
    demand(mayImport(actor));
    const steps = folderSteps(input.into);
    demand(mayBeNamed(steps));
    demand(mayLieAt(steps.length + stepsMost - 1));
    const wait = await countAttempt(limits.imports, String(actor.personId), tx);
    if (wait !== null) demand(refuse("too-many-uploads", waitOf(wait)));
    const { key, size } = input;
    const row = { key, size, name: steps.join(" / "), personId: actor.personId };
    const { id } = found(await addImport(row, now, tx), "import-not-found");
    return { id, partSize: partSize, parts: partsOf(size) };
  }),

  handleInSteps(sendImportPart, async (context) => {
    const { input, wire, storage, siteId, now, read, write } = context;
    const { id, part } = input;
    const row = await read((actor, tx) => importFor(actor, id, tx));
    if (row.parts.includes(part)) return { received: row.parts.length, ...statusOf(row) };
    if (row.state !== "uploading" || part >= partsOf(row.size)) demand(refuse("import-over"));
    const size = Math.min(partSize, row.size - part * partSize);
    const sent = found(wire.sentFile, "not-a-file");
    const key = partKey({ siteId, id, part });
    demand(await receivePart(storage, { key, size }, sent));
    const noted = await write(async (actor, tx) => {
      await importFor(actor, id, tx);
      await notePart({ id, part, parts: partsOf(row.size) }, now, tx);
      return importFor(actor, id, tx);
    });
    // It was stopped while the part was on its way.
    if (!noted.parts.includes(part)) await storage.remove(key);
    return { received: noted.parts.length, ...statusOf(noted) };
  }),

  handleInSteps(continueImport, async (context) => {
    const { id } = context.input;
    await context.read((actor, tx) => importFor(actor, id, tx));
    await workOn(id, { ...context, write: followed(context, id) });
    return statusOf(await context.read((actor, tx) => importFor(actor, id, tx)));
  }),

  handle(stopImport, async ({ input, actor, now, tx }) => {
    const row = await importFor(actor, input.id, tx, true);
    if (row.state === "uploading") await endImport({ id: row.id, state: "stopped" }, now, tx);
    if (row.state === "working") await wantStop(row.id, tx);
    return statusOf(await importFor(actor, input.id, tx));
  }),

  handle(undoImport, async ({ input, actor, now, tx }) => {
    const row = await importFor(actor, input.id, tx, true);
    demand(mayUndoImport(row));
    await noteUndone(row.id, true, tx);
    return undo(actor, row.id, now, tx);
  }),

  handle(redoImport, async ({ input, actor, now, tx }) => {
    const row = await importFor(actor, input.id, tx, true);
    if (!row.undone) demand(refuse("import-not-undone"));
    await noteUndone(row.id, false, tx);
    return { restored: await redo(actor, { importId: row.id, into: folderSteps(row.name) }, now, tx) };
  }),
];

async function importFor(actor: Actor, id: number, tx: Tx, lock = false): Promise<ImportRow> {
  demand(mayImport(actor));
  const row = found(await findImport(id, tx, lock), "import-not-found");
  demand(mayFollowImport(actor, row));
  return row;
}

/** Rights may go while an import takes its time: each step asks again. */
function followed({ write }: Pick<StepsContext<Call>, "write">, id: number): StepsContext<Call>["write"] {
  return (step) =>
    write(async (actor, tx) => {
      await importFor(actor, id, tx);
      return step(actor, tx);
    });
}

function statusOf({ state, progress, parts, size }: ImportRow) {
  if (state === "uploading")
    return { state, progress: { step: null, done: parts.length, all: partsOf(size) } };
  return { state, progress: progress ?? { step: null, done: 0, all: 0 } };
}

function seconds(moment: Date): number {
  return Math.floor(moment.getTime() / 1000);
}
