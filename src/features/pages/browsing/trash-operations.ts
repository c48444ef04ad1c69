import type { Tx } from "#database/transaction.ts";
import type { Actor } from "#kernel/actor.ts";
import type { Say } from "#kernel/language.ts";
import { trashBegins } from "../trash/rules.ts";
import { listTrash } from "../trash/store.ts";
import { countMost, listMost } from "./rules.ts";
import { trashRow } from "./model/page-row.ts";
import { listAnswer } from "./operations.ts";
import { readTrashed } from "./store.ts";

type Asked = {
  readonly tx: Tx;
  readonly now: Date;
  readonly say: Say;
};

/** What is in the trash as a list, the newest first, with everything that its columns refer to. */
export async function trashAnswer(actor: Actor, { tx, now, say }: Asked) {
  const all = await listTrash(actor, { since: trashBegins(now), most: countMost }, tx);
  const shown = all.slice(0, listMost);
  const read = await readTrashed(
    actor,
    shown.map(({ id }) => id),
    tx,
  );
  const rows = new Map(read.map((page) => [page.id, page]));
  // Nobody reads it, and its address may be another page's: it is opened by its number.
  const pages = read.map((page) => ({ ...page, slug: null, isPublic: false }));
  const removers = read.flatMap(({ trasherId }) => (trasherId === null ? [] : [trasherId]));
  const answer = await listAnswer(pages, { actor, tx, now, say, alsoPeople: removers });
  return {
    pages: answer.rows.flatMap((row) => {
      const page = rows.get(row.id);
      return page ? [trashRow(row, page)] : [];
    }),
    search_pages: [],
    ...answer.companions,
    nr_pages: Math.min(all.length, countMost),
    more: all.length > shown.length,
  };
}
