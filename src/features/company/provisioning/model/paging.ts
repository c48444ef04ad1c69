import { schemaIds } from "./resources.ts";
import { type Said, wrongValue } from "./values.ts";

/** As many as one answer lists. */
export const mostAtOnce = 200;
const usually = 100;

/** `from` counts from one. */
export type Piece = { readonly from: number; readonly count: number };

/** What is below one counts as one, what is below nothing as nothing (RFC 7644 3.4.2.4). */
export function pieceOf(query: Readonly<Record<string, unknown>>): Piece {
  const from = Math.max(1, numberIn(query["startIndex"], "startIndex") ?? 1);
  const count = Math.min(mostAtOnce, Math.max(0, numberIn(query["count"], "count") ?? usually));
  return { from, count };
}

function numberIn(text: unknown, attribute: string): number | null {
  if (text === undefined || text === "") return null;
  if (typeof text !== "string" || !/^-?\d{1,9}$/.test(text)) throw wrongValue(attribute);
  return Number(text);
}

export function listAnswer(resources: readonly Said[], total: number, from: number): Said {
  return {
    schemas: [schemaIds.list],
    totalResults: total,
    startIndex: from,
    itemsPerPage: resources.length,
    Resources: resources,
  };
}
