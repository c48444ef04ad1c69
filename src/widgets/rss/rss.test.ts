import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { keepFetched } from "#features/pages/feeds/renewing-operations.ts";
import { englishLocale } from "#kernel/language.ts";
import { sayIn } from "#languages/say-in.ts";
import { worldNow } from "#testing/as.ts";
import { draftedPage } from "#testing/draft-writer.ts";
import { shown } from "#testing/screens/shown.ts";
import { type World, actorOf, openWorld, within } from "#testing/world.ts";
import { feedOf } from "./feed-address.ts";
import { FeedFace } from "./feed-face.tsx";
import { rss } from "./schema.ts";
import type { FeedShown } from "./shown.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld("a hash");
});
afterAll(() => world.close());

const address = "https://news.example.org/feed.xml";
const item = (title: string) => ({
  title,
  address: `${address}#${title}`,
  at: worldNow.getTime(),
  summary: `About ${title}`,
});

async function edited(content: object) {
  const page = await draftedPage(world, {
    feed0001: { kind: "RSS", version: 1, content: { ...rss.empty(), ...content } },
  });
  const screen = await shown(world, world.ed, `/page/${page}/?edit`);
  await screen.pass(2000);
  await screen.click("button", /^Move .*: drag/);
  const items = () => [...screen.document.querySelectorAll(".rss-item")].map((each) => each.textContent);
  return { screen, items };
}

describe("the address of a feed", () => {
  it.each([
    ["https://news.example.org/feed.xml", address],
    ["news.example.org/feed.xml", address],
    [" feed://news.example.org/feed.xml ", address],
    ["feed:https://news.example.org/feed.xml", address],
    ["http://news.example.org/feed.xml", address],
    ["javascript:alert(1)", null],
    ["file:///etc/passwd", null],
    ["https://a:b@news.example.org/", null],
    ["localhost", null],
    ["", null],
  ])("%j leads to %j: https alone [WIDG-20]", (typed, said) => {
    expect(feedOf({ address: typed })).toBe(said);
  });

  it("holds twenty items at the most, an address of 2000 letters and a title of 200", () => {
    const holds = (content: object) => rss.content.safeParse({ ...rss.empty(), ...content }).success;
    expect([0, 1, 20, 21].map((count) => holds({ count }))).toEqual([false, true, true, false]);
    expect([2000, 2001].map((most) => holds({ address: "x".repeat(most) }))).toEqual([true, false]);
    expect([200, 201].map((most) => holds({ title: "x".repeat(most) }))).toEqual([true, false]);
  });
});

it("as many items are shown as are chosen, what they are about where that is chosen too [WIDG-20]", () => {
  const items = ["Fog", "Ice", "Tide"].map(item);
  const shown = { address, state: "fetched", trouble: null, title: "Harbour", siteAddress: null, items };
  const html = (count: number, look: "titles" | "summaries") =>
    renderToStaticMarkup(
      createElement(FeedFace, {
        content: { count, look },
        shown: shown as FeedShown,
        say: sayIn("en"),
        locale: englishLocale,
      }),
    );
  const named = (markup: string) => ["Fog", "Ice", "Tide"].filter((name) => markup.includes(`>${name}<`));
  expect([1, 2, 3].map((count) => named(html(count, "titles")).length)).toEqual([1, 2, 3]);
  expect(html(2, "titles")).not.toContain("About");
  expect(html(2, "summaries")).toContain("About Ice");
});

it("its writer sees what readers will, and chooses how much of it [WIDG-20] (long)", async () => {
  const items = ["Fog", "Ice", "Tide", "Storm"].map(item);
  const feed = { title: "Harbour", address: null, items };
  await within(world, actorOf(world, world.ed), (tx) => keepFetched(address, { feed }, worldNow, tx));
  const { screen, items: shownItems } = await edited({ address, count: 3 });
  const dated = (title: string) => `${title}21 November 2026`;
  expect(shownItems()).toEqual(["Fog", "Ice", "Tide"].map(dated));
  expect(screen.text()).toContain("Updated every hour. Readers' browsers contact only this site.");
  await screen.choose("Items", "5");
  await screen.click("radio", "Summaries");
  expect(shownItems()).toEqual(
    ["Fog", "Ice", "Tide", "Storm"].map((title) => `${dated(title)}About ${title}`),
  );
});

it("an address that is none is refused with a sentence, and a server that cannot be reached is told of (long)", async () => {
  const { screen, items } = await edited({});
  await screen.type("Address of the feed", "nowhere");
  expect(screen.text()).toContain("Enter an address that begins with https://.");
  await screen.type("Address of the feed", ".example.org/feed.xml");
  expect(screen.text()).toContain("Loading the feed…");
  await screen.pass(2000);
  expect(screen.text()).toContain("This server can't be reached. Check the address.");
  expect(screen.text()).toContain("This feed can't be shown right now.");
  expect(items()).toEqual([]);
});
