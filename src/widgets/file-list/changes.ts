import type * as Y from "yjs";
import type { DraftContent } from "../kit/draft.ts";
import { valuesPart } from "../kit/draft-parts.ts";
import { readTexts } from "../kit/draft-texts.ts";
import type { FileFact } from "../kit/file-fact.ts";
import { orderAt } from "../kit/order.ts";
import { type DraftFile, filePath, filesIn, filesMost, wordsOf } from "./draft.ts";

/** The list that is changed; everything below is to be called inside the person's own change. */
export type Target = { readonly draft: Y.Doc; readonly id: string };

/** How many more files are shown. */
export const roomIn = (target: Target) => filesMost - filesIn(contentOf(target)).length;

/** Puts a file at the end; `added` in milliseconds since 1970. */
export function addFile(
  target: Target,
  id: string,
  { file, added }: { file: FileFact; added: number },
): void {
  const orders = filesIn(contentOf(target)).map(([, { order }]) => order);
  values(target).set(filePath(id), { order: orderAt(orders, orders.length), file, added });
}

/** Takes one off, for whom has seen its name: words that are under way bring it back. */
export function removeFile(target: Target, id: string): void {
  const removed = wordsOf(contentOf(target), id);
  values(target).set(filePath(id), { ...fileOf(target, id), removed });
}

/** Moves one to a place among the others, from 0 on. */
export function moveFile(target: Target, id: string, to: number): void {
  const others = filesIn(contentOf(target)).filter(([each]) => each !== id);
  const order = orderAt(
    others.map(([, item]) => item.order),
    to,
  );
  values(target).set(filePath(id), { ...fileOf(target, id), order });
}

/** A file without the mark of a removal that words in flight have overruled. */
function fileOf(target: Target, id: string): DraftFile {
  const { removed: _, ...kept } = values(target).get(filePath(id)) as DraftFile;
  return kept;
}

const values = ({ draft, id }: Target) => draft.getMap<unknown>(valuesPart(id));

function contentOf(target: Target): DraftContent {
  const own = [...values(target).entries()].filter(([path]) => !path.startsWith("."));
  return { values: Object.fromEntries(own), texts: readTexts(target.draft, target.id), rich: {} };
}
