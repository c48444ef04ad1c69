import { afterAll, beforeAll, expect, it } from "vitest";
import { saveFollows } from "#features/access/follower-store.ts";
import { principal } from "#kernel/actor.ts";
import { as } from "#testing/as.ts";
import { mailsOf } from "#testing/outbox.ts";
import { commentedPage } from "#testing/pages/commented-page.ts";
import { setWidth } from "#testing/screens/window-width.ts";
import type { Screen } from "#testing/screens/screen.ts";
import { shown } from "#testing/screens/shown.ts";
import { tellOfPages } from "#testing/told-of-pages.ts";
import { type World, actorOf, openWorld, within } from "#testing/world.ts";
import { deleteComment } from "#features/comments/contract.ts";
import { readNotifications } from "../screen.ts";

let world: World;
let page: Awaited<ReturnType<typeof commentedPage>>;
/** The comment that mentions Vera. */
let asked: number;
// Vera is told of two changed pages, of a comment on one that she follows, and is mentioned in another one.
beforeAll(async () => {
  await import("../parts/notifications-panel.tsx");
  world = await openWorld();
  await tellOfPages(world);
  page = await commentedPage(world);
  const follow = { principalId: principal("person", world.vera.id), follows: true };
  await within(world, actorOf(world, world.ed), (tx) => saveFollows(page.id, [follow], tx));
  const { thread } = await page.begun(world.ed);
  await page.answer(world.ed, thread.id, `@[${world.vera.id}] who has\n\nthe key?`);
  asked = (await page.threads())[0]?.comments[1]?.id ?? 0;
  await mailsOf(world);
});
afterAll(() => world.close());

const told = async (who: Parameters<typeof as>[1], of?: "mentions" | "comments") => {
  const answer = await as(world, who).call(readNotifications, of ? { of } : {});
  if (!answer.success) throw new Error(answer.code);
  return answer;
};
const kinds = async (of?: "mentions" | "comments") =>
  (await told(world.vera, of)).lines.map(({ kind }) => kind);
const offered = (screen: Screen) =>
  screen
    .parts("radio", undefined, screen.part("dialog", "Notifications"))
    .map((radio) => screen.text(radio.closest("label") as Element));

it("the list shows all, or mentions, or what is said of pages, and people from outside are offered no comments (long)", async () => {
  expect(await kinds()).toEqual(["addressed", "commented", "changed", "changed"]);
  expect(await kinds("mentions")).toEqual(["addressed"]);
  expect(await kinds("comments")).toEqual(["addressed", "commented"]);
  expect((await told(world.vera)).filters).toEqual(["all", "unread", "mentions", "comments"]);
  expect((await told(world.xavi)).filters).toEqual(["all", "unread", "mentions"]);
});

it("the screen leads to each part, says how much is unread, and where one changes what is mailed (long)", async () => {
  const screen = await shown(world, world.vera, "/notifications/");
  setWidth(screen, 1024);
  await screen.click("link", "Mentions");
  expect(screen.address).toBe("/notifications/?of=mentions");
  const main = screen.part("main");
  expect(screen.names("listitem", main)).toHaveLength(1);
  expect(screen.names("link", main)).toContain("Unread 4");
  expect(screen.text(main)).toContain("“@Vera Visser who has the key?”");
  await screen.click("link", "Notification settings");
  expect(screen.address).toBe("/settings/notifications/");
});

it("whoever was mentioned nowhere is told when somebody is (long)", async () => {
  const screen = await shown(world, world.olga, "/notifications/?of=mentions");
  expect(screen.text()).toContain("No mentions yet");
  expect(screen.text()).toContain("When someone types @ and your name, it shows up here.");
  const comments = await shown(world, world.olga, "/notifications/?of=comments");
  expect(comments.text()).toContain("Comments on pages you follow show up here.");
});

it("below the bell, too, one sees mentions alone, and goes on to all of them (long)", async () => {
  const screen = await shown(world, world.vera, "/pages/");
  setWidth(screen, 1440);
  await screen.click("link", "4 unread notifications");
  const panel = screen.part("dialog", "Notifications");
  expect(offered(screen)).toEqual(["All", "Unread 4", "Mentions"]);
  await screen.click("button", "Mark read: Fog", panel);
  expect(offered(screen)).toEqual(["All", "Unread 3", "Mentions"]);
  await screen.click("radio", "Mentions", panel);
  expect(screen.names("listitem", panel)).toHaveLength(1);
  expect(screen.text(panel)).toContain("“@Vera Visser who has the key?”");
  await screen.click("link", "See all notifications");
  expect([screen.address, screen.parts("dialog")]).toEqual(["/notifications/?of=mentions", []]);
});

it("what cannot be fetched below the bell opens as the screen (long)", async () => {
  const screen = await shown(world, world.vera, "/pages/");
  setWidth(screen, 1440);
  await screen.click("link", /unread notifications/);
  let count = 0;
  screen.meddle(({ path }) =>
    path.startsWith("/notifications/") && count++ === 0 ? new Response("", { status: 502 }) : null,
  );
  await screen.click("radio", "Mentions", screen.part("dialog", "Notifications"));
  expect(screen.address).toBe("/notifications/?of=mentions");
});

it("of a comment that was deleted nothing is quoted, and long ones are cut (long)", async () => {
  const [thread] = await page.threads();
  const long = `${"word ".repeat(40)}end`;
  await page.answer(world.ed, thread?.id ?? 0, long);
  await mailsOf(world);
  const quotes = async () => (await told(world.vera, "comments")).lines.map(({ words }) => words);
  const cut = `${"word ".repeat(32).trim()}…`;
  expect(await quotes()).toEqual(["@Vera Visser who has the key?", cut]);
  await as(world, world.ed).call(deleteComment, { page_id: page.id, id: asked });
  expect(await quotes()).toEqual([null, cut]);
});
