import { type Position, isBefore } from "./position.ts";

/** Something that was told on a site, at its place in the order. */
export type Remembered = {
  readonly siteId: number;
  readonly topic: string;
  readonly position: Position;
  readonly data: unknown;
};

/** The last things told, so that whoever comes back hears what they missed. */
export type Memory = {
  /** Nothing after this position is missing. */
  begin(from: Position): void;
  add(entry: Remembered): void;
  /** What a topic was told after a position, or null when that is no longer known. */
  after(siteId: number, topic: string, position: Position): readonly Remembered[] | null;
};

export function openMemory(most: number): Memory {
  let entries: Remembered[] = [];
  let from: Position | null = null;
  return {
    begin: (position) => {
      entries = [];
      from = position;
    },
    add: (entry) => {
      entries.push(entry);
      // Shortened by half at a time, because taking the first of a long list moves all the others.
      if (entries.length < most * 2) return;
      entries = entries.slice(-most);
      from = entries.shift()?.position ?? from;
    },
    after: (siteId, topic, position) => {
      if (!from || isBefore(position, from)) return null;
      return entries.filter(
        (entry) => entry.siteId === siteId && entry.topic === topic && isBefore(position, entry.position),
      );
    },
  };
}
