import { run } from "#database/transaction.ts";
import { refreshReaders } from "#features/access/store.ts";
import { type Thread, answerThread, beginThread, readComments } from "#features/comments/contract.ts";
import { readPageById } from "#features/pages/contract.ts";
import { principal } from "#kernel/actor.ts";
import { as } from "../as.ts";
import { draftedPage } from "../draft-writer.ts";
import { type World, type WorldPerson, actorOf, within } from "../world.ts";

type Who = Parameters<typeof as>[1];

/** The words "first" of the text of a page (draft-writer.ts). */
export const passage = { widget: "text0001", quote: "first", before: "", after: "" };
let keys = 0;

/** A page that everybody reads and editors edit, and what is said on it. */
export async function commentedPage(world: World) {
  const page = await draftedPage(world);
  return { id: page, ...saying(world, page), ...sharing(world, page) };
}

function saying(world: World, page: number) {
  const begin = (who: Who, words = "Why first?", key = `key-${++keys}`, on = passage) =>
    as(world, who).call(beginThread, { page_id: page, ...on, words, key });

  async function threads(who: Who = world.vera): Promise<Thread[]> {
    const read = await as(world, who).call(readComments, { page_id: page });
    if (!read.success) throw new Error(read.code);
    return [...read.threads];
  }

  /** The thread that somebody begins, and its comment. */
  async function begun(who: WorldPerson = world.vera) {
    const answer = await begin(who);
    if (!answer.success) throw new Error(answer.code);
    const thread = answer.threads.at(-1);
    const comment = thread?.comments[0];
    if (!thread || !comment) throw new Error("nothing is said");
    return { thread, comment };
  }

  return {
    begin,
    threads,
    begun,
    answer: (who: Who, thread_id: number, words: string, key = `key-${++keys}`) =>
      as(world, who).call(answerThread, { page_id: page, thread_id, words, key }),
    said: async (who?: Who) => (await threads(who)).map(({ comments }) => comments.map((each) => each.words)),
    /** How many open threads the page tells of. */
    count: async (who: Who) => {
      const read = await as(world, who).call(readPageById, { page_id: page });
      if (!read.success) throw new Error(read.code);
      return read.page.comments;
    },
  };
}

function sharing(world: World, page: number) {
  const query = <Row extends object>(text: string, ...values: unknown[]) =>
    within(world, actorOf(world, world.ada), (tx) => run<Row>(tx, text, [tx.siteId, ...values]));
  const refresh = () => within(world, actorOf(world, world.ada), (tx) => refreshReaders(page, tx));
  return {
    query,
    share: async ({ id }: WorldPerson, mayEdit = false) => {
      await query(
        "insert into page_share (site_id, page_id, principal_id, may_edit) values ($1, $2, $3, $4)",
        page,
        principal("person", id),
        mayEdit,
      );
      await refresh();
    },
    hideFromMembers: async () => {
      const text = "delete from page_share where site_id = $1 and page_id = $2 and principal_id = $3";
      await query(text, page, principal("everybody"));
      await refresh();
    },
    openToWorld: async (isPublic: boolean) => {
      await world.database.pool.query("update site set public_pages = true where id = $1", [world.siteId]);
      await query("update page set is_public = $3 where site_id = $1 and id = $2", page, isPublic);
      await refresh();
    },
  };
}
