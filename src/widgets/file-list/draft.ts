import { generateNKeysBetween } from "fractional-indexing";
import { cutText } from "../kit/cut-text.ts";
import { type DraftContent, draftOf, fingerprint } from "../kit/draft.ts";
import { FileFact } from "../kit/file-fact.ts";
import type { FirstText } from "../kit/first-text.ts";
import { inOrder } from "../kit/order.ts";
import type { FileList } from "./schema.ts";

/** A file in the draft, its name on the page beside it. `removed` names the words that the remover saw (kit/draft.ts). */
export type DraftFile = {
  readonly order: string;
  readonly file: FileFact;
  readonly added: number;
  readonly removed?: string;
};

/** The most of each; what two people add beyond it together is not shown. */
export const nameMost = 300;
export const filesMost = 200;
export const titleMost = 200;
export const fileListTitle: FirstText = { path: "title", most: titleMost };

export const filePath = (id: string) => `files/${id}`;

export function fileListToDraft({ title, items }: FileList): DraftContent {
  const orders = generateNKeysBetween(null, null, items.length);
  return draftOf({
    values: Object.fromEntries(
      items.map(({ id, file, added }, at) => [filePath(id), { order: orders[at], file, added }]),
    ),
    texts: { title, ...Object.fromEntries(items.map(({ id, name }) => [filePath(id), name])) },
  });
}

export function fileListFromDraft(draft: DraftContent): unknown {
  const items = filesIn(draft)
    .slice(0, filesMost)
    .map(([id, { file, added }]) => ({
      id,
      file,
      added: Number.isSafeInteger(added) ? added : 0,
      name: cutText(draft.texts[filePath(id)], nameMost),
    }));
  return { title: cutText(draft.texts["title"], titleMost), items };
}

/** The files that are there, in their order; what is none is left out. */
export function filesIn(draft: DraftContent): [string, DraftFile][] {
  const files = Object.entries(draft.values)
    .filter(([path, value]) => path.startsWith("files/") && FileFact.safeParse(Object(value).file).success)
    .map(([path, value]): [string, DraftFile] => [path.slice("files/".length), value as DraftFile])
    .filter(([id, item]) => item.removed === undefined || item.removed !== wordsOf(draft, id));
  return inOrder(files, ([id, item]) => ({ id, order: item.order }));
}

/** The name of a file on the page: what its removal names. */
export function wordsOf({ texts }: Pick<DraftContent, "texts">, id: string): string {
  return fingerprint({ texts: { [filePath(id)]: texts[filePath(id)] ?? "" }, rich: {} });
}
