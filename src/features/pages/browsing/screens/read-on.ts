import type { Failure, send } from "#client/call.ts";
import type { readPiece } from "../contract.ts";
import {
  type GrowingList,
  type ListedPlace,
  emptied,
  grownList,
  nextPiece,
  pieceOf,
} from "../model/growing-list.ts";

type Ask = (sent: Parameters<typeof send<typeof readPiece>>[1]) => ReturnType<typeof send<typeof readPiece>>;

/** A list that changes faster than it is read is read from its beginning no more often than this. */
const mostBeginnings = 3;

/**
 * Reads a list on until it has `wanted` rows or is at its end. When something came to the part that has been read already, all of it is read again: no row is
 * missing then, and none stands there twice.
 */
export async function readOn(
  place: ListedPlace,
  { list, wanted, ask }: { readonly list: GrowingList; readonly wanted: number; readonly ask: Ask },
): Promise<GrowingList | Failure> {
  let read = list;
  let beginnings = 0;
  for (;;) {
    const sent = nextPiece(place, read, wanted);
    if (!sent) return read;
    const answer = await ask(sent);
    if (!answer.success) return answer;
    const piece = pieceOf(answer);
    if (piece.changed && beginnings++ < mostBeginnings) read = emptied(read);
    else read = grownList(read, piece);
  }
}
