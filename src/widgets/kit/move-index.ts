import type * as Y from "yjs";
import { movesPart } from "./draft-parts.ts";
import { type Runs, runsAt } from "./runs-at.ts";

/**
 * Letters that were taken from one text into another (decision 0040). Yjs moves nothing between texts: they are written anew there
 * and deleted here, and this says which became which, in the same change. So carets follow, and words that somebody was typing
 * among them.
 */
export type Move = {
  /** The part in which they stand now. */
  readonly to: string;
  /** In fives: a browser and its first letter, how many letters, and the same of those that they became; -1 for none. */
  readonly letters: readonly number[];
  /** In pairs: a browser and how much of it the mover had seen in the text. */
  readonly seen: readonly number[];
  /** In fives: a mention and how many letters spell its name, and the first of these. Left out where there are none. */
  readonly names?: readonly number[];
  /** In fives as `letters`: those that undo brought back to where they stood, and what they are there now. Left out where there are none. */
  readonly back?: readonly number[];
};

export type Letter = { readonly client: number; readonly clock: number };

type Entry = {
  readonly from: number;
  readonly length: number;
  readonly to: Letter | null;
  readonly move: Move;
  /** By whom and when it was told. */
  readonly noted: Letter;
  /** Undo took a move back. */
  readonly isUndone: boolean;
};
/** How much of another browser's writing one had heard when it had written so many letters. */
type Knowledge = { readonly since: number; readonly of: Letter };
/** By browser: what became of its letters, where those came from that a move wrote for it, and what it had heard when it wrote. */
type Index = {
  readonly became: Map<number, Runs<Entry>>;
  readonly came: Map<number, Runs<Entry>>;
  readonly knew: Map<number, Knowledge[]>;
};
const indexes = new WeakMap<Y.Doc, Index>();
const followed = new WeakSet<Y.Doc>();

/** Inside of a change nobody hears yet of what was moved in it: asked now, its moves are known too. */
export function readMovesAnew(draft: Y.Doc): void {
  indexes.delete(draft);
}

/** All that a letter became, the latest record first. */
export function becameAt(draft: Y.Doc, { client, clock }: Letter): Entry[] {
  return indexOf(draft).became.get(client)?.at(clock) ?? [];
}

/** The record with which a move wrote a letter; its letters stand the other way round. */
export function writtenAt(draft: Y.Doc, { client, clock }: Letter): Entry | undefined {
  return writtenIn(indexOf(draft).came.get(client)?.at(clock) ?? [], client);
}

/** The record with which a letter was written, of one that undo brought back that which says what it was; its letters stand the other way round. */
export function broughtAt(draft: Y.Doc, { client, clock }: Letter): Entry | undefined {
  const own = (indexOf(draft).came.get(client)?.at(clock) ?? []).filter(
    ({ noted }) => noted.client === client,
  );
  return own.find(({ move }) => move.back) ?? writtenIn(own, client);
}

/**
 * Whether the browser that wrote a letter had heard of a move before. Letters beside those that are gone say nothing of it, so a
 * tab notes it in a record that moves nothing (`heardName`).
 */
export function hadHeard(draft: Y.Doc, { client, clock }: Letter, noted: Letter): boolean {
  const knew = indexOf(draft).knew.get(client) ?? [];
  return knew.some(({ since, of }) => since <= clock && of.client === noted.client && of.clock > noted.clock);
}

/** The name of a record that moves nothing: its `seen` says what this browser had heard when it had written so many letters. */
export function heardName({ client, clock }: Letter): string {
  return `k${client}x${clock}`;
}

/** Of records that tell of a letter the one with which it was written: the first of its browser. Others say later what else became this. */
function writtenIn(entries: readonly Entry[], client: number): Entry | undefined {
  const own = entries.filter(({ noted }) => noted.client === client);
  const first = Math.min(...own.map(({ noted }) => noted.clock));
  return own.find(({ noted }) => noted.clock === first) ?? entries[0];
}

function indexOf(draft: Y.Doc): Index {
  const known = indexes.get(draft);
  if (known) return known;
  const moves = draft.getMap<Move>(movesPart);
  if (!followed.has(draft)) draft.on("beforeObserverCalls", (change) => forget(draft, change));
  followed.add(draft);
  const [became, came] = [new Map<number, Entry[]>(), new Map<number, Entry[]>()];
  const knew = new Map<number, Knowledge[]>();
  for (const [name, move] of moves) {
    for (const [client, knowledge] of knowledgeOf(name, move)) note(knew, client, knowledge);
    for (const [client, entry] of entriesOf(name, move)) {
      note(became, client, entry);
      if (entry.to)
        note(came, entry.to.client, {
          ...entry,
          from: entry.to.clock,
          to: { client, clock: entry.from },
        });
    }
  }
  const index = { became: runsOf(became), came: runsOf(came), knew };
  indexes.set(draft, index);
  return index;
}

/** Before anybody hears of a change: texts may hear of it sooner than its moves do, and ask where their letters went. */
function forget(draft: Y.Doc, { changed }: Y.Transaction): void {
  if (changed.has(draft.getMap(movesPart) as never)) indexes.delete(draft);
}

const runsOf = (entries: ReadonlyMap<number, readonly Entry[]>): Map<number, Runs<Entry>> =>
  new Map([...entries].map(([client, own]) => [client, runsAt(own)]));

function note<One>(entries: Map<number, One[]>, client: number, entry: One): void {
  const own = entries.get(client);
  if (own) own.push(entry);
  else entries.set(client, [entry]);
}

/** A record has the name of its browser, and of how much that had written before; those of undo are numbered. */
const recordNames = /^[mu](\d+)x(\d+)(?:x\d+)?$/;

const heardNames = /^k(\d+)x(\d+)$/;

function knowledgeOf(name: string, { seen }: Move): [number, Knowledge][] {
  const [, client, since] = heardNames.exec(name) ?? [];
  if (!client) return [];
  return Array.from({ length: Math.floor(seen.length / 2) }, (_, pair) => {
    const of = { client: seen[2 * pair] ?? 0, clock: seen[2 * pair + 1] ?? 0 };
    return [Number(client), { since: Number(since), of }];
  });
}

function entriesOf(name: string, move: Move): [number, Entry][] {
  const entries: [number, Entry][] = [];
  const [, client = "", clock = ""] = recordNames.exec(name) ?? [];
  const noted = { client: Number(client), clock: Number(clock) };
  for (const letters of [move.letters, move.back ?? []])
    for (let at = 0; at + 4 < letters.length; at += 5) {
      const [mover = 0, from = 0, length = 0, toClient = -1, toClock = -1] = letters.slice(at, at + 5);
      const to = toClient < 0 ? null : { client: toClient, clock: toClock };
      const isUndone = name.startsWith("u") && letters === move.letters;
      entries.push([mover, { from, length, to, move, noted, isUndone }]);
    }
  return entries;
}
