import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { removePage, restorePage, trashPage } from "#features/pages/trash/contract.ts";
import { as } from "#testing/as.ts";
import { commentedPage, passage } from "#testing/pages/commented-page.ts";
import { type TestWeb, openTestWeb } from "#testing/server.ts";
import { type SubsiteWorld, openSubsiteWorld } from "#testing/subsite-world.ts";
import { type World, type WorldPerson, actorOf, openWorld, within } from "#testing/world.ts";
import {
  type Thread,
  deleteComment,
  editComment,
  findReaders,
  readComments,
  reopenThread,
  resolveThread,
  restoreComment,
} from "./contract.ts";
import { readersAmong } from "./store.ts";

let world: World;
let page: CommentedPage;
beforeAll(async () => {
  world = await openWorld("a hash");
});
afterAll(() => world.close());
beforeEach(async () => {
  page = await commentedPage(world);
});

type CommentedPage = Awaited<ReturnType<typeof commentedPage>>;
type Who = Parameters<typeof as>[1];

describe("who is told of comments", () => {
  const asked = async (who: Who) => {
    const [thread] = await page.query<{ id: number; comment: number }>(
      `select thread.id, comment.id as comment from comment_thread thread join comment on comment.site_id = $1 and comment.thread_id = thread.id
         where thread.site_id = $1 and thread.page_id = $2`,
      page.id,
    );
    const of = { page_id: page.id, thread_id: thread?.id ?? 0 };
    const one = { page_id: page.id, id: thread?.comment ?? 0 };
    const me = as(world, who);
    return [
      await me.call(readComments, { page_id: page.id }),
      await me.call(findReaders, { page_id: page.id }),
      await page.begin(who),
      await page.answer(who, of.thread_id, "Hm"),
      await me.call(resolveThread, of),
      await me.call(reopenThread, of),
      await me.call(editComment, { ...one, words: "x" }),
      await me.call(deleteComment, one),
      await me.call(restoreComment, one),
    ].map((each) => (each.success ? "told" : each.code));
  };
  const all = (code: string) => Array.from({ length: 9 }, () => code);

  it("is nobody who does not read the page, from outside, or a guest or visitor (long)", async () => {
    await page.begun(world.ed);
    await page.share(world.xavi, true);
    expect(await asked(world.xavi)).toEqual(all("not-for-externals"));
    expect(await page.count(world.xavi)).toBeNull();
    expect(await asked("visitor")).toEqual(all("page-not-found"));
    await page.openToWorld(true);
    expect(await asked("visitor")).toEqual(all("signed-out"));
    expect(await page.count("visitor")).toBeNull();
    expect(await asked({ guestOf: page.id })).toEqual(all("signed-out"));
    await page.openToWorld(false);
    await page.hideFromMembers();
    expect(await asked(world.vera)).toEqual(all("page-not-found"));
    expect(await page.said(world.ed)).toEqual([["Why first?"]]);
  });

  it("is nobody while the page is in the trash; they are back with it, and removed with it (long)", async () => {
    await page.begun(world.ed);
    expect(await as(world, world.ed).call(trashPage, { page_id: page.id })).toMatchObject({ success: true });
    expect(await asked(world.ed)).toEqual(all("page-not-found"));
    const restored = await as(world, world.ada).call(restorePage, { id: page.id });
    expect(restored).toMatchObject({ success: true });
    expect(await page.said(world.ed)).toEqual([["Why first?"]]);
    await as(world, world.ed).call(trashPage, { page_id: page.id });
    expect(await as(world, world.ada).call(removePage, { id: page.id })).toMatchObject({ success: true });
    const left = await page.query("select from comment_thread where site_id = $1 and page_id = $2", page.id);
    expect(left).toEqual([]);
  });

  it("a visitor's answer of a public page is the same to the letter with and without comments (long)", async () => {
    const web = await openTestWeb(world);
    await page.openToWorld(true);
    const visitor = await web.browser("visitor");
    const [{ slug } = { slug: "" }] = await page.query<{ slug: string }>(
      "select slug from page where site_id = $1 and id = $2",
      page.id,
    );
    const read = async () => (await visitor.get(`/${slug}/`, { accept: "text/html" })).text;
    const before = await read();
    expect(before).toContain("first");
    await page.begun(world.ed);
    const plain = (html: string) => html.replace(/nonce="[^"]*"|"csrf":"[^"]*"/g, "");
    expect(plain(await read())).toBe(plain(before));
    expect(before).not.toContain("Why first?");
    await web.close();
  });
});

it("people who may be mentioned are those who may read comments: the rows agree with the rules on each page (long)", async () => {
  const people = [world.olga, world.ada, world.ed, world.vera, world.xavi];
  await page.share(world.xavi);
  for (const hide of [false, true]) {
    if (hide) await page.hideFromMembers();
    const ids = people.map(({ id }) => id);
    const rows = await within(world, actorOf(world, world.ada), (tx) => readersAmong(page.id, ids, tx));
    const told: number[] = [];
    for (const who of people) {
      const read = await as(world, who).call(readComments, { page_id: page.id });
      if (read.success) told.push(who.id);
    }
    expect(new Set(rows)).toEqual(new Set(told));
    expect(told.length).toBe(hide ? 3 : 4);
  }
});

describe("in subsites", () => {
  let subsites: SubsiteWorld;
  let web: TestWeb;
  beforeAll(async () => {
    subsites = await openSubsiteWorld("a hash");
    web = await openTestWeb(subsites);
  });
  afterAll(async () => {
    await web.close();
    await subsites.close();
  });

  it("comments are for its people, and its administrators delete any; editors resolve (long)", async () => {
    const { crew, vera, ed, ada, olga, xavi } = subsites;
    const at = (path: string, prefix = "/@crew") => `${prefix}/-/comments/${crew.tidesId}/${path}`;
    const sent = async (who: WorldPerson, path: string, fields: object = {}, prefix = "/@crew") => {
      const { status, body } = await (await web.browser(who)).post(at(path, prefix), { ...fields });
      return { status, threads: (body as { threads?: Thread[] }).threads ?? [] };
    };
    const { threads: made } = await sent(ed, "begin/", { ...passage, words: "High?", key: "k1" });
    const [
      {
        id,
        maySettle,
        comments: [comment],
      } = { id: 0, maySettle: false, comments: [] },
    ] = made;
    expect([maySettle, comment?.mayEdit]).toEqual([true, true]);
    const { threads: ofVera } = await sent(vera, `threads/${id}/answer/`, { words: "Yes", key: "k2" });
    expect(ofVera[0]).toMatchObject({
      maySettle: true,
      comments: [{ mayDelete: false }, { mayDelete: true }],
    });
    expect(await sent(ed, `${comment?.id}/delete/`, {}, "")).toMatchObject({ status: 404 });
    for (const stranger of [olga, xavi])
      expect(await sent(stranger, `threads/${id}/answer/`, { words: "Hm", key: "k3" })).toMatchObject({
        status: 404,
      });
    expect(await sent(vera, `${comment?.id}/delete/`)).toMatchObject({ status: 403 });
    expect(await sent(ada, `${comment?.id}/delete/`)).toMatchObject({
      threads: [{ comments: [{ words: "Yes" }] }],
    });
    const ids = [vera.id, ed.id, ada.id, olga.id];
    const rows = await within(subsites, actorOf(subsites, ada), (tx) => readersAmong(crew.tidesId, ids, tx));
    expect(new Set(rows)).toEqual(new Set([vera.id, ed.id, ada.id]));
  });
});
