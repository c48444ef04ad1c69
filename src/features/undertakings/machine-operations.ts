import {
  type AnyUndertakingKind,
  type UndertakingInput,
  type UndertakingKind,
  anyKind,
} from "#calls/undertaking-kind.ts";
import { writtenApart } from "#calls/written-apart.ts";
import type { Tx } from "#database/transaction.ts";
import type { Json } from "#kernel/json.ts";
import type { Actor } from "#kernel/actor.ts";
import { Refusal } from "#kernel/refusal.ts";
import { undertakingDue, undertakingMoved } from "./events.ts";
import {
  type Fate,
  type PlacedItem,
  insertUndertaking,
  lockUndertaking,
  nextItems,
  saveFates,
  saveMoved,
  saveTurned,
} from "./store.ts";
import { type Pass, type Reason, type UndertakingRow, isMoving, percentOf } from "./model/undertaking.ts";

/** How long one step works, in milliseconds; the item that is under way then is still finished. */
const stepTakes = 400;
const stepMost = 200;

export type StepTools = {
  readonly kinds: readonly AnyUndertakingKind[];
  readonly actorFor: (personId: number, tx: Tx) => Promise<Actor | null>;
  readonly now: Date;
  readonly log: (line: string) => void;
  /** As many items as one step takes up, at most. */
  readonly most?: number;
};

/** Begins something: small amounts are done when this returns, all or none; of the rest the first step is due. */
export async function beginUndertaking<Input extends UndertakingInput>(
  actor: Actor,
  kind: UndertakingKind<Input>,
  { input, given = [], now }: { readonly input: Input; readonly given?: readonly Json[]; readonly now: Date },
  tx: Tx,
): Promise<UndertakingRow> {
  await kind.demand(actor, input, tx);
  const items = await kind.plan(actor, { input, given }, tx);
  const begun = await insertUndertaking({ kind: kind.name, personId: actor.personId, input, items, now }, tx);
  const as = anyKind(kind);
  const beginning = { kind: as, row: begun, now };
  return items.length > kind.atOnce ? inSteps(actor, beginning, tx) : allAtOnce(actor, beginning, tx);
}

/** Turns one that has ended around: what was done is taken back, the last first, under the rights of who asks. */
export async function turnAround(
  actor: Actor,
  { kind, row, now }: { readonly kind: AnyUndertakingKind; readonly row: UndertakingRow; readonly now: Date },
  tx: Tx,
): Promise<UndertakingRow> {
  await kind.demand(actor, row.input, tx);
  const turned = await saveTurned(row.id, { actingId: actor.personId, now }, tx);
  const turning = { kind, row: turned, now };
  return row.done - row.undone > kind.atOnce ? inSteps(actor, turning, tx) : allAtOnce(actor, turning, tx);
}

/** Takes one back by its number, also while it moves: it ends there, and what was done of it goes back. Null where it is gone or was taken back. */
export async function takeBack(
  actor: Actor,
  { id, kind, now }: { readonly id: number; readonly kind: AnyUndertakingKind; readonly now: Date },
  tx: Tx,
): Promise<UndertakingRow | null> {
  const row = await lockUndertaking(id, tx);
  if (!row || row.state === "undone") return null;
  if (row.state === "undoing") return row;
  const ended = isMoving(row.state) ? await endNow(row, now, tx) : row;
  return turnAround(actor, { kind, row: ended, now }, tx);
}

/** Ends it where it is, should it still be going back. */
export async function endTakingBack(id: number, now: Date, tx: Tx): Promise<void> {
  const row = await lockUndertaking(id, tx);
  if (row?.state === "undoing") await endNow(row, now, tx);
}

/** Ends one that moves, between two steps: its row is locked. */
export async function endNow(row: UndertakingRow, now: Date, tx: Tx): Promise<UndertakingRow> {
  const cancelled = { state: "cancelled", mark: row.mark, fates: [], reason: null, now } as const;
  return told(await saveMoved(row.id, cancelled, tx), tx);
}

/** Takes one step of an undertaking; null where this step was taken before, or the undertaking no longer moves. */
export async function takeStep(
  asked: { readonly undertakingId: number; readonly pass: Pass; readonly mark: number },
  tools: StepTools,
  tx: Tx,
): Promise<UndertakingRow | null> {
  const row = await lockUndertaking(asked.undertakingId, tx);
  if (!row || !isMoving(row.state) || row.state !== asked.pass || row.mark !== asked.mark) return null;
  const { now, most = stepMost } = tools;
  const kind = tools.kinds.find(({ name }) => name === row.kind);
  const actor = row.actingId === null ? null : await tools.actorFor(row.actingId, tx);
  const reason = await reasonToStop(row, { kind, actor }, tx);
  if (!kind || !actor || reason)
    return told(
      await saveMoved(row.id, { state: "stopped", mark: row.mark, fates: [], reason, now }, tx),
      tx,
    );
  const items = await nextItems(row, most, tx);
  const fates = await tryItems(actor, { kind, row, items }, tools, tx);
  await follow({ kind, items, fates }, tx);
  const mark = markAfter(row, fates);
  await saveFates(row.id, fates, tx);
  const isEnd = row.state === "undoing" ? mark === 0 : mark === row.total;
  const state = isEnd ? endOf(row) : row.state;
  const moved = await saveMoved(row.id, { state, mark, fates, reason: null, now }, tx);
  return isEnd ? told(moved, tx) : due(moved, tx);
}

/** The right that somebody has lost since, or that nobody is there who could have it. */
async function reasonToStop(
  row: UndertakingRow,
  { kind, actor }: { kind: AnyUndertakingKind | undefined; actor: Actor | null },
  tx: Tx,
): Promise<Reason | null> {
  if (!kind) return { code: "undertaking-unknown", values: {} };
  if (!actor) return { code: "undertaking-person-gone", values: {} };
  try {
    await kind.demand(actor, row.input, tx);
    return null;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { code: error.code, values: error.values };
  }
}

type Trying = {
  readonly kind: AnyUndertakingKind;
  readonly row: UndertakingRow;
  readonly items: readonly PlacedItem[];
};

/** Tries items one by one until the time of the step is over. A bug in one of them does not hold up the others. */
async function tryItems(
  actor: Actor,
  { kind, row, items }: Trying,
  tools: StepTools,
  tx: Tx,
): Promise<Fate[]> {
  const until = performance.now() + stepTakes;
  const fates: Fate[] = [];
  for (const item of items) {
    if (fates.length > 0 && performance.now() > until) break;
    const tried = await writtenApart(tx, (inner) => work(actor, { kind, row, item, now: tools.now }, inner));
    if (!tried.done && !(tried.error instanceof Refusal))
      tools.log(`${kind.name} ${row.id} failed at item ${item.place}: ${String(tried.error)}`);
    fates.push(tried.done ? tried.result : failed(row, item, tried.error));
  }
  return fates;
}

type One = Omit<Trying, "items"> & { readonly item: PlacedItem; readonly now: Date };

async function work(actor: Actor, { kind, row, item, now }: One, tx: Tx): Promise<Fate> {
  const { input } = row;
  const { place, noted } = item;
  if (row.state === "undoing") {
    await kind.undo?.(actor, { input, item, noted, now }, tx);
    return { place, fate: "undone", noted, reason: null };
  }
  return { place, fate: "done", noted: await kind.step(actor, { input, item, now }, tx), reason: null };
}

function failed({ state }: UndertakingRow, { place, noted }: PlacedItem, error: unknown): Fate {
  const isRefusal = error instanceof Refusal;
  const reason = isRefusal
    ? { code: error.code, values: error.values }
    : { code: "undertaking-item-failed", values: {} };
  if (state === "undoing") return { place, fate: "kept", noted, reason };
  return { place, fate: isRefusal ? "refused" : "broken", noted: null, reason };
}

/** Where nothing was left to try, it is at its end. */
function markAfter({ state, total }: UndertakingRow, fates: readonly Fate[]): number {
  const last = fates.at(-1)?.place;
  if (state === "undoing") return last ?? 0;
  return last === undefined ? total : last + 1;
}

function endOf({ state }: UndertakingRow): "done" | "undone" {
  return state === "undoing" ? "undone" : "done";
}

type Tried = Omit<Trying, "row"> & { readonly fates: readonly Fate[] };

async function follow({ kind, items, fates }: Tried, tx: Tx): Promise<void> {
  const worked = fates.filter(({ fate }) => fate === "done" || fate === "undone");
  const places = new Set(worked.map(({ place }) => place));
  if (places.size > 0)
    await kind.after?.(
      items.filter(({ place }) => places.has(place)),
      tx,
    );
}

/** The first of it at once where its kind says so; of the rest the next step is due. */
async function inSteps(actor: Actor, { kind, row, now }: AtOnce, tx: Tx): Promise<UndertakingRow> {
  if (kind.firstAtOnce?.(row.input) !== true) return due(row, tx);
  const items = await nextItems(row, 1, tx);
  const fates: Fate[] = [];
  for (const item of items) fates.push(await work(actor, { kind, row, item, now }, tx));
  await follow({ kind, items, fates }, tx);
  await saveFates(row.id, fates, tx);
  const mark = markAfter(row, fates);
  const moved = await saveMoved(row.id, { state: row.state, mark, fates, reason: null, now }, tx);
  tx.announce(undertakingDue({ undertakingId: row.id, pass: passOf(moved), mark }));
  return told(moved, tx);
}

type AtOnce = { readonly kind: AnyUndertakingKind; readonly row: UndertakingRow; readonly now: Date };

/** All of it in this transaction, which a refusal ends as a whole, unless its items stand apart. */
async function allAtOnce(actor: Actor, { kind, row, now }: AtOnce, tx: Tx): Promise<UndertakingRow> {
  const fates: Fate[] = [];
  const items = await nextItems(row, kind.atOnce, tx);
  for (const item of items) fates.push(await oneAtOnce(actor, { kind, row, item, now }, tx));
  await follow({ kind, items, fates }, tx);
  await saveFates(row.id, fates, tx);
  const mark = row.state === "undoing" ? 0 : row.total;
  return told(await saveMoved(row.id, { state: endOf(row), mark, fates, reason: null, now }, tx), tx);
}

/** A bug ends all of it, also where items stand apart: somebody waits, and is told at once. */
async function oneAtOnce(actor: Actor, one: One, tx: Tx): Promise<Fate> {
  if (!one.kind.apart) return work(actor, one, tx);
  const tried = await writtenApart(tx, (inner) => work(actor, one, inner));
  if (tried.done) return tried.result;
  if (!(tried.error instanceof Refusal)) throw tried.error;
  return failed(one.row, one.item, tried.error);
}

/** The next step comes after the commit, from whichever process takes it. */
function due(row: UndertakingRow, tx: Tx): UndertakingRow {
  tx.announce(undertakingDue({ undertakingId: row.id, pass: passOf(row), mark: row.mark }));
  return row.mark === 0 || row.state === "undoing" ? told(row, tx) : row;
}

function passOf({ id, state }: UndertakingRow): Pass {
  if (!isMoving(state)) throw new Error(`undertaking ${id} does not move`);
  return state;
}

function told(row: UndertakingRow, tx: Tx): UndertakingRow {
  const percent = isMoving(row.state) ? percentOf(row) : null;
  tx.announce(undertakingMoved({ siteId: tx.siteId, personId: row.personId, percent }));
  return row;
}
