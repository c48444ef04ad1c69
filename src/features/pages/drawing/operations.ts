import type { Tx } from "#database/transaction.ts";
import { readDocument } from "#documents/read-document.ts";
import { summaryOf } from "#documents/summary.ts";
import type { Actor } from "#kernel/actor.ts";
import type { PageFace, PageFaces } from "./contract.ts";
import { pictureOf } from "./model/page-picture.ts";
import { readDrawn } from "./store.ts";

/** How these pages look on their cards, as far as the actor reads them. */
export async function facesOf(actor: Actor, pageIds: readonly number[], tx: Tx): Promise<PageFaces> {
  if (pageIds.length === 0) return {};
  const pages = await readDrawn(actor, pageIds, tx);
  return Object.fromEntries(pages.map(({ id, document }) => [String(id), faceOf(document)]));
}

const sheet: PageFace = { picture: null, drawing: [] };

/** Of a page that cannot be read any more, as of one that is too long, a sheet. */
function faceOf(stored: unknown): PageFace {
  if (stored === null) return sheet;
  try {
    const document = readDocument(stored);
    const { picture } = summaryOf(document);
    return { picture, drawing: picture ? [] : pictureOf(document) };
  } catch {
    return sheet;
  }
}
