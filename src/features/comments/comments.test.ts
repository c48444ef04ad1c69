import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { runJob } from "#jobs/queue.ts";
import { as, worldNow } from "#testing/as.ts";
import { commentedPage, passage } from "#testing/pages/commented-page.ts";
import { groundOf } from "#testing/local-get.ts";
import { type World, openWorld } from "#testing/world.ts";
import {
  deleteComment,
  editComment,
  findReaders,
  reopenThread,
  resolveThread,
  restoreComment,
} from "./contract.ts";
import { commentJobs } from "./jobs.ts";

let world: World;
let page: CommentedPage;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  page = await commentedPage(world);
});

type CommentedPage = Awaited<ReturnType<typeof commentedPage>>;
type Who = Parameters<typeof as>[1];

describe("a comment on a passage", () => {
  it("is said by a reader and read by the others, with who said it, when, and what each may do", async () => {
    await page.begun();
    const shown = { ...passage, isResolved: false };
    const author = { id: world.vera.id, name: world.vera.name, photo: null };
    const comment = { author, words: "Why first?", made: worldNow.getTime(), isEdited: false };
    expect(await page.threads()).toMatchObject([
      { ...shown, maySettle: true, comments: [{ ...comment, mayEdit: true, mayDelete: true }] },
    ]);
    expect(await page.threads(world.ada)).toMatchObject([
      { ...shown, maySettle: true, comments: [{ ...comment, mayEdit: false, mayDelete: true }] },
    ]);
    expect(await page.count(world.ed)).toBe(1);
  });

  it("is said once, however often it is sent (long)", async () => {
    await page.begin(world.vera, "Once", "same-key");
    await page.begin(world.vera, "Once", "same-key");
    const [thread] = await page.threads();
    await page.answer(world.ed, thread?.id ?? 0, "Yes", "answer-key");
    await page.answer(world.ed, thread?.id ?? 0, "Yes", "answer-key");
    expect(await page.said()).toEqual([["Once", "Yes"]]);
  });

  it("that was changed before it is sent again says what was sent last, where it belongs (long)", async () => {
    await page.begin(world.vera, "Please check 4", "same-key");
    await page.begin(world.vera, "Please check 4 and 5", "same-key");
    expect(await page.said()).toEqual([["Please check 4 and 5"]]);
    const [thread] = await page.threads();
    await page.answer(world.ed, thread?.id ?? 0, "Yes", "answer-key");
    await page.answer(world.ed, thread?.id ?? 0, `Yes, @[${world.olga.id}]`, "answer-key");
    expect((await world.announced()).at(-1)).toMatchObject({
      kind: "comment-mentions",
      facts: { mentioned: [world.olga.id] },
    });
    const other = await page.begun(world.ed);
    await page.answer(world.ed, other.thread.id, "No", "answer-key");
    await page.answer(world.ed, other.thread.id, "No", "answer-key");
    const onAnother = { ...passage, quote: "Fog", widget: "title01" };
    await page.begin(world.vera, "And this?", "same-key", onAnother);
    await page.begin(world.vera, "And this?", "same-key", onAnother);
    expect(await page.said()).toEqual([
      ["Please check 4 and 5", `Yes, @[${world.olga.id}]`],
      ["Why first?", "No"],
      ["And this?"],
    ]);
  });

  it("that was deleted since is not brought back by being sent again with other words", async () => {
    const { comment, thread } = await page.begun();
    await page.answer(world.vera, thread.id, "Yes", "gone-key");
    const [, answer] = (await page.threads())[0]?.comments ?? [];
    await as(world, world.vera).call(deleteComment, { page_id: page.id, id: answer?.id ?? 0 });
    await page.answer(world.vera, thread.id, "Yes, I think", "gone-key");
    expect(await page.said()).toEqual([[comment.words, "Yes, I think"]]);
  });

  it("is refused without words, without a passage, and when it is too long (long)", async () => {
    expect(await page.begin(world.vera, " \n ")).toMatchObject({
      code: "comment-empty",
      status: 400,
      body: { message: "Write a comment first." },
    });
    expect(await page.begin(world.vera, "Hm", "k", { ...passage, quote: " " })).toMatchObject({
      code: "passage-empty",
    });
    expect(await page.begin(world.vera, "x".repeat(4001))).toMatchObject({ code: "invalid-input" });
    expect(await page.begin(world.vera, "x".repeat(4000))).toMatchObject({ success: true });
    const long = { ...passage, quote: "x".repeat(1001) };
    expect(await page.begin(world.vera, "Hm", "k2", long)).toMatchObject({ code: "invalid-input" });
  });

  it("is edited by who wrote it, and says that it was", async () => {
    const { comment } = await page.begun();
    const edit = (who: Who, words: string) =>
      as(world, who).call(editComment, { page_id: page.id, id: comment.id, words });
    expect(await edit(world.ada, "Mine")).toMatchObject({ code: "comment-not-own", status: 403 });
    expect(await edit(world.vera, "")).toMatchObject({ code: "comment-empty" });
    expect(await edit(world.vera, "Better")).toMatchObject({
      threads: [{ comments: [{ words: "Better", isEdited: true }] }],
    });
  });

  it("is deleted and brought back; the rest of its thread stays", async () => {
    const { thread, comment } = await page.begun();
    await page.answer(world.ed, thread.id, "Because");
    const of = { page_id: page.id, id: comment.id };
    expect(await as(world, world.ed).call(deleteComment, of)).toMatchObject({
      code: "comment-not-deletable",
    });
    expect(await as(world, world.vera).call(deleteComment, of)).toMatchObject({ success: true });
    expect(await page.said()).toEqual([["Because"]]);
    expect(await as(world, world.vera).call(editComment, { ...of, words: "x" })).toMatchObject({
      code: "comment-not-found",
    });
    expect(await as(world, world.ed).call(restoreComment, of)).toMatchObject({
      code: "comment-not-restorable",
    });
    expect(await as(world, world.vera).call(restoreComment, of)).toMatchObject({ success: true });
    expect(await page.said()).toEqual([["Why first?", "Because"]]);
    const late = new Date(worldNow.getTime() + 3_600_001);
    await as(world, world.ada).call(deleteComment, of);
    expect(await as(world, world.ada, late).call(restoreComment, of)).toMatchObject({
      code: "comment-not-restorable",
    });
  });

  it("that was deleted is gone for good after an hour, and its thread with it", async () => {
    const { comment } = await page.begun();
    await as(world, world.vera).call(deleteComment, { page_id: page.id, id: comment.id });
    expect([await page.said(), await page.count(world.vera)]).toEqual([[], 0]);
    const tidy = async (minutes: number) => {
      for (const job of commentJobs)
        await runJob(job, {
          database: world.database,
          ...groundOf(world),
          clock: () => new Date(worldNow.getTime() + minutes * 60_000),
          siteIds: () => [world.siteId],
        });
      return (await page.query("select from comment_thread where site_id = $1 and page_id = $2", page.id))
        .length;
    };
    expect([await tidy(59), await tidy(61)]).toEqual([1, 0]);
  });

  it("is resolved and opened again by who began it and by editors; an answer opens it, too", async () => {
    const { thread } = await page.begun();
    const settle = (call: typeof resolveThread, who: Who) =>
      as(world, who).call(call, { page_id: page.id, thread_id: thread.id });
    expect(await settle(resolveThread, world.vera)).toMatchObject({ threads: [{ isResolved: true }] });
    expect(await page.count(world.vera)).toBe(0);
    expect(await settle(reopenThread, world.ed)).toMatchObject({ threads: [{ isResolved: false }] });
    await settle(resolveThread, world.ed);
    expect(await page.answer(world.vera, thread.id, "Still?")).toMatchObject({
      threads: [{ isResolved: false }],
    });
    page = await commentedPage(world);
    const other = await page.begun(world.ed);
    const asked = { page_id: page.id, thread_id: other.thread.id };
    expect(await as(world, world.vera).call(resolveThread, asked)).toMatchObject({
      code: "thread-not-settled",
      status: 403,
    });
  });

  it("tells open tabs and no visitor's answers", async () => {
    await page.begun();
    const last = (await world.announced()).at(-1);
    expect(last).toMatchObject({ kind: "comment-made", facts: { pageId: page.id, by: world.vera.id } });
    expect(JSON.stringify(last)).not.toContain("Why first?");
  });
});

describe("mentioning somebody in a comment", () => {
  it("offers people who may read the page, and nobody from outside", async () => {
    await page.share(world.xavi);
    const found = async (who: Who, q: string) => {
      const answered = await as(world, who).call(findReaders, { page_id: page.id, q });
      return answered.success ? answered.people.map(({ name }) => name) : answered.code;
    };
    expect(await found(world.vera, "")).toEqual([
      "Ada Admiraal",
      "Ed Elzinga",
      world.olga.name,
      world.vera.name,
    ]);
    expect(await found(world.vera, "elz")).toEqual(["Ed Elzinga"]);
    expect(await found(world.vera, "Xavi")).toEqual([]);
    expect(await found(world.xavi, "")).toBe("not-for-externals");
    await page.hideFromMembers();
    expect(await found(world.ed, world.vera.name)).toEqual([]);
  });

  it("stays in a comment that is edited, also of whoever can't see the page any more, and is refused anew", async () => {
    await page.share(world.ed);
    const { thread } = await page.begun();
    const words = `@[${world.ed.id}], lok`;
    const answered = await page.answer(world.vera, thread.id, words);
    const id = (answered.success && answered.threads[0]?.comments[1]?.id) || 0;
    await page.query("update person set role = 'external' where site_id = $1 and id = $2", world.ed.id);
    const edit = (text: string) =>
      as(world, world.vera).call(editComment, { page_id: page.id, id, words: text });
    const better = `@[${world.ed.id}], look`;
    expect(await edit(better)).toMatchObject({ success: true });
    expect(await edit(`${better}, @[${world.xavi.id}]`)).toMatchObject({ code: "comment-unreachable" });
    expect(await page.answer(world.vera, thread.id, better)).toMatchObject({ code: "comment-unreachable" });
    await page.query("update person set role = 'editor' where site_id = $1 and id = $2", world.ed.id);
    expect(await page.said()).toEqual([["Why first?", better]]);
  });

  it("is shown by the name of today, and refused for whoever can't see the page", async () => {
    const { thread } = await page.begun();
    const answered = await page.answer(
      world.vera,
      thread.id,
      `@[${world.ed.id}] and @[${world.ed.id}], look`,
    );
    expect(answered).toMatchObject({ success: true, people: [{ id: world.ed.id, name: "Ed Elzinga" }] });
    for (const id of [world.xavi.id, 999_999])
      expect(await page.answer(world.vera, thread.id, `@[${id}]`)).toMatchObject({
        code: "comment-unreachable",
        body: { message: "Someone you mentioned can't see this page. Share it with them first." },
      });
    const facts = (await world.announced()).at(-1)?.facts;
    expect(facts).toMatchObject({ mentioned: [world.ed.id] });
  });
});
