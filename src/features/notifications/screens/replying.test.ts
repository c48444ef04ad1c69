import { afterAll, beforeAll, expect, it } from "vitest";
import { run } from "#database/transaction.ts";
import { tellMailListeners } from "#testing/outbox.ts";
import { passage } from "#testing/pages/commented-page.ts";
import type { Screen } from "#testing/screens/screen.ts";
import { shown } from "#testing/screens/shown.ts";
import { setWidth } from "#testing/screens/window-width.ts";
import { openTestWeb } from "#testing/server.ts";
import { type SubsiteWorld, openSubsiteWorld } from "#testing/subsite-world.ts";
import { actorOf, within } from "#testing/world.ts";

let world: SubsiteWorld;
// On a page of Crew, Ada asks Vera something.
beforeAll(async () => {
  await import("../parts/notifications-panel.tsx");
  world = await openSubsiteWorld("a hash");
  const web = await openTestWeb(world);
  const words = `@[${world.vera.id}] who has the key?`;
  await (await web.browser(world.ada)).post(`/@crew/-/comments/${world.crew.tidesId}/begin/`, {
    ...passage,
    words,
    key: "k1",
  });
  await web.close();
  await tellMailListeners(world, async () => {});
});
afterAll(() => world.close());

function system<Row extends object>(text: string, ...values: readonly unknown[]) {
  return within(world, actorOf(world, world.olga), (tx) => run<Row>(tx, text, [tx.siteId, ...values]));
}
const said = async () =>
  (await system<{ words: string }>("select words from comment where site_id = $1 order by id")).map(
    ({ words }) => words,
  );
const field = (screen: Screen) => screen.parts("textbox", "Reply")[0];
const send = (screen: Screen) => screen.press("{Control>}{Enter}{/Control}");

it("a comment is answered where one is told of it, by Ctrl+Enter, and what could not be sent is still there", async () => {
  const screen = await shown(world, world.vera, "/notifications/");
  await screen.click("button", "Reply Crew tides");
  expect(screen.focused).toBe(field(screen));
  await screen.press("I have it");
  screen.meddle(() => new Response("", { status: 502 }));
  await send(screen);
  const main = screen.part("main");
  expect(screen.text(main)).toContain("Not sent. Your comment is still here, so try again.");
  expect(field(screen)).toHaveProperty("value", "I have it");
  screen.meddle(null);
  await send(screen);
  expect(await said()).toEqual([expect.any(String), "I have it"]);
  expect([field(screen), screen.text()]).toEqual([undefined, expect.stringContaining("Reply sent")]);
  expect(screen.names("button", main)).toContain("Mark unread: Crew tides");
  expect(screen.focused && screen.text(screen.focused)).toBe("Reply Crew tides");
});

it("what was typed below the bell is there again when it was closed, and is given up by Cancel (long)", async () => {
  const screen = await shown(world, world.vera, "/pages/");
  setWidth(screen, 1440);
  const opens = async () => {
    await screen.click("link", /otification/);
    await screen.click("button", "Reply Crew tides");
  };
  await opens();
  await screen.press("Or Ed");
  await screen.press("{Escape}");
  expect(screen.parts("dialog")).toEqual([]);
  await opens();
  expect(field(screen)).toHaveProperty("value", "Or Ed");
  await screen.click("button", "Cancel");
  expect(screen.part("dialog", "Notifications")).toBeTruthy();
  expect(screen.focused && screen.text(screen.focused)).toBe("Reply Crew tides");
  await screen.click("button", "Reply Crew tides");
  expect(field(screen)).toHaveProperty("value", "");
});

it("nobody replies in an archived subsite, or to what was deleted", async () => {
  const offers = async () => (await shown(world, world.vera, "/notifications/")).names("button");
  expect(await offers()).toContain("Reply Crew tides");
  await system("update subsite set is_archived = true where site_id = $1 and id = $2", world.crew.id);
  expect(await offers()).not.toContain("Reply Crew tides");
  await system("update subsite set is_archived = false where site_id = $1 and id = $2", world.crew.id);
  await system("update comment set deleted = now() where site_id = $1");
  expect(await offers()).not.toContain("Reply Crew tides");
});
