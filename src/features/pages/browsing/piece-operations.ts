import type { Tx } from "#database/transaction.ts";
import type { Actor } from "#kernel/actor.ts";
import { trashBegins } from "../trash/rules.ts";
import { listTrash } from "../trash/store.ts";
import { countMost } from "./rules.ts";
import { newest } from "./model/newest.ts";
import { type ListKey, keyInOrder, listKeyOf, listKeyText } from "./model/list-key.ts";
import type { ListedPage } from "./model/page-row.ts";
import {
  type ListFilter,
  type PlacedPage,
  type TrashedRow,
  countList,
  hasChanged,
  readList,
  readTrashed,
} from "./store.ts";

/** Which part of a list: `most` rows behind `after`, for somebody who has read the `there` rows before it, of which `since` was written last. */
export type Part = {
  readonly most: number;
  readonly after: string | null;
  readonly since: string | null;
  readonly there: number;
};

/** Some rows of a list one after another. */
export type Piece<Page extends ListedPage = ListedPage> = {
  readonly pages: readonly Page[];
  /** Where the next one begins; null at the end of the list. */
  readonly next: string | null;
  /** Rows behind these, counted to 1,001. */
  readonly left: number;
  readonly since: string;
  /** What stands before them is no longer what was read. */
  readonly changed: boolean;
};

export async function readPieceOfList(
  actor: Actor,
  filter: ListFilter,
  { most, after, since, there }: Part,
  tx: Tx,
): Promise<Piece> {
  const behind = after === null ? null : keyInOrder(listKeyOf(after), filter.order);
  const read = await readList(actor, filter, most + 1, tx, behind);
  const pages = read.slice(0, most);
  const last = read.length > most ? pages.at(-1) : undefined;
  const next = last ? keyOf(last, filter) : null;
  const changed =
    behind !== null &&
    since !== null &&
    (await hasChanged(actor, filter, { until: behind, since, there }, tx));
  return {
    pages,
    next: next && listKeyText(next),
    left: next ? await countList(actor, filter, tx, next) : 0,
    since: newest([...(since === null ? [] : [since]), ...pages.map(({ written }) => written)]),
    changed,
  };
}

function keyOf({ id, place }: PlacedPage, { order }: ListFilter): ListKey {
  return { order, pageId: id, value: place };
}

/** The same of the trash, the newest first: what comes into it comes to its top, and `since` is what stands there. */
export async function readPieceOfTrash(
  actor: Actor,
  { most, after, since, there, now }: Part & { readonly now: Date },
  tx: Tx,
): Promise<Piece<TrashedRow> & { readonly count: number }> {
  const all = await listTrash(
    actor,
    { since: trashBegins(now), most: after === null ? countMost : null },
    tx,
  );
  const from = after === null ? 0 : all.findIndex(({ id, trashed }) => isBehind({ id, trashed }, after));
  const rows = from < 0 ? [] : all.slice(from, from + most);
  const left = from < 0 ? 0 : all.length - from - rows.length;
  const last = rows.at(-1);
  const newest = String(all[0]?.id ?? 0);
  return {
    pages: await readTrashed(
      actor,
      rows.map(({ id }) => id),
      tx,
    ),
    next:
      last && left > 0
        ? listKeyText({ order: "trash", pageId: last.id, value: String(last.trashed.getTime()) })
        : null,
    left: Math.min(left, countMost),
    count: Math.min(all.length, countMost),
    since: newest,
    changed: since !== null && (since !== newest || from !== there),
  };
}

function isBehind({ id, trashed }: { readonly id: number; readonly trashed: Date }, after: string): boolean {
  const { pageId, value } = listKeyOf(after);
  const at = trashed.getTime();
  return at < Number(value) || (at === Number(value) && id < pageId);
}
