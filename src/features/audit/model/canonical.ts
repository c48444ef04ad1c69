import type { Json } from "#kernel/json.ts";

/** What an entry says, all of which its hash covers. */
export type Entry = {
  readonly place: number;
  readonly eventId: number;
  readonly at: Date;
  readonly kind: string;
  readonly actorId: number | null;
  readonly actorName: string | null;
  readonly asId: number | null;
  readonly asName: string | null;
  readonly targetId: number | null;
  readonly targetName: string | null;
  readonly pageId: number | null;
  readonly subsiteId: number | null;
  readonly details: Json;
  readonly address: string;
  readonly browser: string;
};

/** An entry as the one text that is hashed: its values in a fixed order, and the keys of its details in that of the alphabet. */
export function canonical(entry: Entry): string {
  return JSON.stringify([
    entry.place,
    entry.eventId,
    entry.at.toISOString(),
    entry.kind,
    [entry.actorId, entry.actorName],
    [entry.asId, entry.asName],
    [entry.targetId, entry.targetName],
    entry.pageId,
    entry.subsiteId,
    inOrder(entry.details),
    entry.address,
    entry.browser,
  ]);
}

function inOrder(value: Json): Json {
  if (Array.isArray(value)) return value.map(inOrder);
  if (value === null || typeof value !== "object") return value;
  const keys = Object.keys(value).toSorted();
  return Object.fromEntries(keys.map((key) => [key, inOrder((value as Record<string, Json>)[key] ?? null)]));
}
