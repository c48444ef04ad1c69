import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { saveFollows } from "#features/access/follower-store.ts";
import { deleteComment, editComment } from "#features/comments/contract.ts";
import { principal } from "#kernel/actor.ts";
import { as, worldNow } from "#testing/as.ts";
import { type MailServer, openMailServer } from "#testing/mail-server.ts";
import { sentMails } from "#testing/notice-mails.ts";
import { mailsOf } from "#testing/outbox.ts";
import { commentedPage } from "#testing/pages/commented-page.ts";
import { type World, type WorldPerson, actorOf, openWorld, within } from "#testing/world.ts";
import { readNotifications } from "./screen.ts";
import { countUnread } from "./store.ts";

let world: World;
let server: MailServer;
let page: Awaited<ReturnType<typeof commentedPage>>;
beforeAll(async () => {
  world = await openWorld("a hash");
  server = await openMailServer();
});
afterAll(async () => {
  await server.close();
  await world.close();
});
beforeEach(async () => {
  page = await commentedPage(world);
  await mailsOf(world);
  await page.query("delete from notification where site_id = $1");
});

async function follow(...people: readonly WorldPerson[]): Promise<void> {
  const follows = people.map((who) => ({ principalId: principal("person", who.id), follows: true }));
  await within(world, actorOf(world, world.ed), (tx) => saveFollows(page.id, follows, tx));
}
async function told(who: WorldPerson) {
  await mailsOf(world);
  const answer = await as(world, who).call(readNotifications, {});
  if (!answer.success) throw new Error(answer.code);
  return answer.lines.map(({ kind, times, person }) => [kind, times, person?.name ?? null]);
}
const unread = (who: WorldPerson) =>
  within(world, actorOf(world, who), (tx) => countUnread(actorOf(world, who), tx));
const after = (minutes: number) => new Date(worldNow.getTime() + minutes * 60_000);

describe("of a comment are told", () => {
  it("followers of the page, in one line while it is unread, and not who said it (long)", async () => {
    const { vera, ada, ed, olga } = world;
    await follow(vera, ada);
    const { thread } = await page.begun(ada);
    await page.answer(ada, thread.id, "Anyone?");
    expect(await told(vera)).toEqual([["commented", 2, "Ada Admiraal"]]);
    expect([await told(ada), await told(ed), await told(olga)]).toEqual([[], [], []]);
    expect(await unread(vera)).toBe(1);
  });

  it("those who are answered and those who are mentioned, once each, and as followers no more (long)", async () => {
    const { vera, ada, ed, olga } = world;
    await follow(vera, ed, olga);
    const { thread } = await page.begun(vera);
    await page.query("delete from notification where site_id = $1");
    await mailsOf(world);
    await page.query("delete from notification where site_id = $1");
    await page.answer(ada, thread.id, `Ask @[${ed.id}]`);
    expect(await told(vera)).toEqual([["answered", 1, "Ada Admiraal"]]);
    expect(await told(ed)).toEqual([["addressed", 1, "Ada Admiraal"]]);
    expect(await told(olga)).toEqual([["commented", 1, "Ada Admiraal"]]);
  });

  it("those whom it mentions since it was edited (long)", async () => {
    const { vera, ed } = world;
    const { comment } = await page.begun(vera);
    expect(await told(ed)).toEqual([]);
    const words = `Why, @[${ed.id}]?`;
    await as(world, vera).call(editComment, { page_id: page.id, id: comment.id, words });
    await as(world, vera).call(editComment, { page_id: page.id, id: comment.id, words: `${words} Please.` });
    expect(await told(ed)).toEqual([["addressed", 1, vera.name]]);
  });

  it("none who cannot read the page, when they are told and when they read, and nobody from outside (long)", async () => {
    const { vera, xavi, ada } = world;
    await page.share(xavi);
    await follow(vera, xavi);
    await page.begun(ada);
    expect(await told(vera)).toHaveLength(1);
    expect([await told(xavi), await unread(xavi)]).toEqual([[], 0]);
    await page.hideFromMembers();
    expect([await told(vera), await unread(vera)]).toEqual([[], 0]);
    await page.begun(ada);
    expect(await told(vera)).toEqual([]);
  });

  it("none when it was deleted before they were (long)", async () => {
    const { vera, ada } = world;
    await follow(vera);
    const { comment } = await page.begun(ada);
    await as(world, ada).call(deleteComment, { page_id: page.id, id: comment.id });
    expect(await told(vera)).toEqual([]);
  });
});

it("mails say what was said: at once to who is addressed, after five quiet minutes to followers, never a deleted one (long)", async () => {
  const { vera, ada, ed } = world;
  await follow(vera);
  const { thread, comment } = await page.begun(ada);
  await page.answer(ada, thread.id, `And @[${ed.id}], is it the east gate?`);
  const [first, ...more] = await sentMails(world, server, after(0));
  expect([first?.to, first?.subject, more]).toEqual([
    ed.email.split("@")[0],
    expect.stringMatching(/^Ada Admiraal mentioned you in a comment on Page/),
    [],
  ]);
  expect(first?.raw).toContain("is it the east gate?");
  expect(await sentMails(world, server, after(4))).toEqual([]);
  await as(world, ada).call(deleteComment, { page_id: page.id, id: comment.id });
  const [second] = await sentMails(world, server, after(6));
  expect([second?.to, second?.subject]).toEqual([
    vera.email.split("@")[0],
    expect.stringMatching(/^Ada Admiraal commented on Page/),
  ]);
  expect(second?.raw).toContain("And @Ed Elzinga, is it the east gate?");
  expect(second?.raw).not.toContain("Why first?");
});

it("mails quote whole letters of a long comment (long)", async () => {
  await follow(world.vera);
  const { thread } = await page.begun(world.ada);
  await page.answer(world.ada, thread.id, `${"w".repeat(299)}🌊 and more`);
  const [mail] = await sentMails(world, server, after(10));
  expect(mail?.raw).toContain(`> ${"w".repeat(299)}…`);
});
