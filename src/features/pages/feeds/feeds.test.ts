import { type RequestListener, type Server, createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { run } from "#database/transaction.ts";
import { limits } from "#features/sessions/attempts/rules.ts";
import { countAttempt } from "#features/sessions/attempts/store.ts";
import { runJob } from "#jobs/queue.ts";
import { type GuardedGet, openGuardedGet } from "#outgoing/guarded-get.ts";
import { worldNow } from "#testing/as.ts";
import { draftedPage } from "#testing/draft-writer.ts";
import { groundOf } from "#testing/local-get.ts";
import { shown } from "#testing/screens/shown.ts";
import { type TestWeb, openTestWeb } from "#testing/server.ts";
import { type World, type WorldPerson, actorOf, openWorld, within } from "#testing/world.ts";
import { fetchFeed } from "./fetching-operations.ts";
import { feedJobs } from "./jobs.ts";
import { nextAttempt } from "./rules.ts";

let world: World;
let web: TestWeb;
let server: Server;
let port: string;
let answer: RequestListener = (_, response) => void response.end();
let asked: string[] = [];
beforeAll(async () => {
  world = await openWorld();
  server = createServer((request, response) => {
    asked.push(request.url ?? "");
    answer(request, response);
  }).listen(0, "127.0.0.1");
  await new Promise((done) => server.once("listening", done));
  port = String((server.address() as AddressInfo).port);
  web = await openTestWeb(world, { outgoing: news });
});
afterEach(() => {
  asked = [];
  now = worldNow;
});
afterAll(async () => {
  await web.close();
  server.closeAllConnections();
  server.close();
  await world.close();
});

const local = (within = 2000) =>
  openGuardedGet({ isOpen: (ip) => ip === "127.0.0.1", ports: ["", port], within });
/** What is https on the net is this machine's server here. */
const news: GuardedGet = async (address, accept) => {
  const here = `http://127.0.0.1:${port}`;
  const fetched = await local()(address.replace("https://news.example.org", here), accept);
  if (!("stream" in fetched)) return fetched;
  return { ...fetched, address: fetched.address.replace(here, "https://news.example.org") };
};

const feedOf = (...titles: string[]) =>
  `<rss><channel><title>Harbour</title><link>https://news.example.org/</link>${titles
    .map(
      (title, at) =>
        `<item><title>${title}</title><link>/${at}</link><pubDate>2026-11-2${at}T10:00:00Z</pubDate><description>About ${title}</description></item>`,
    )
    .join("")}</channel></rss>`;
const serving = (text: string) => (answer = (_, response) => void response.end(text));

let now = worldNow;
const jobGround = () => ({
  ...groundOf(world),
  outgoing: news,
  database: world.database,
  clock: () => now,
  siteIds: () => [world.siteId, world.other.siteId],
});
const renew = async () => {
  for (const job of feedJobs) await runJob(job, jobGround());
};
const later = (minutes: number) => (now = new Date(worldNow.getTime() + minutes * 60_000));
const stored = <Row>(text: string, values: readonly unknown[] = []) =>
  within(world, actorOf(world, world.ed), (tx) => run<Row>(tx, text, [tx.siteId, ...values]));

let made = 0;
/** A page with a widget that shows a feed of its own. */
async function pageWithFeed(content: object = {}) {
  const address = `https://news.example.org/${++made}.xml`;
  const widget = {
    kind: "RSS",
    version: 1,
    content: { address, title: "", count: 5, look: "titles", ...content },
  } as const;
  const id = await draftedPage(world, { feed0001: widget });
  return { id, address: `/page/${id}/`, path: `/${made}.xml`, feed: address };
}
type Page = Awaited<ReturnType<typeof pageWithFeed>>;
const holeFor = async (who: WorldPerson, { id }: Page) => {
  const { body } = await (await web.browser(who)).get(`/-/holes/${id}/`);
  return ((body?.["holes"] ?? []) as { data: Record<string, unknown> }[])[0]?.data;
};

describe("feeds that pages show are fetched by the server, and kept [WIDG-08, WIDG-20]", () => {
  it("its readers see what came last, dated in their way, and no browser asks the other site (long)", async () => {
    const page = await pageWithFeed({ look: "summaries", count: 2 });
    serving(feedOf("Fog", "Ice", "Storm"));
    await renew();
    expect(asked).toEqual([page.path]);
    const screen = await shown(world, world.vera, `/page/${page.id}/`);
    const list = screen.part("link", "Storm").closest("ul") as Element;
    expect([...list.querySelectorAll("li")].map((each) => each.textContent)).toEqual([
      "Storm22 November 2026About Storm",
      "Ice21 November 2026About Ice",
    ]);
    const link = screen.part("link", "Storm");
    expect([link.getAttribute("href"), link.getAttribute("rel"), link.getAttribute("target")]).toEqual([
      "https://news.example.org/2",
      "noopener noreferrer nofollow",
      "_blank",
    ]);
    expect(list.parentElement?.querySelectorAll("img, iframe, script, link")).toHaveLength(0);
  });

  it("a page is never kept waiting: before anything came it says so, and asks nobody", async () => {
    const page = await pageWithFeed();
    expect(await holeFor(world.vera, page)).toMatchObject({ state: "waiting", items: [] });
    expect(asked).toEqual([]);
  });

  it("is asked for again after an hour and not before, and only while a page shows it (long)", async () => {
    const page = await pageWithFeed();
    serving(feedOf("Fog"));
    await renew();
    later(59);
    await renew();
    expect(asked.filter((path) => path === page.path)).toHaveLength(1);
    later(61);
    serving(feedOf("Fog", "Ice"));
    await renew();
    expect(asked.filter((path) => path === page.path)).toHaveLength(2);
    expect(await holeFor(world.vera, page)).toMatchObject({ items: [{ title: "Ice" }, { title: "Fog" }] });
    await stored("update page set trashed = now() where site_id = $1 and id = $2", [page.id]);
    later(200);
    await renew();
    expect(asked.filter((path) => path === page.path)).toHaveLength(2);
  });

  it("while it fails its readers see the last items, its editors why, and it is asked for ever more seldom", async () => {
    const page = await pageWithFeed();
    serving(feedOf("Fog"));
    await renew();
    later(61);
    answer = (_, response) => void response.writeHead(404).end();
    await renew();
    expect(await holeFor(world.vera, page)).toMatchObject({
      state: "fetched",
      trouble: null,
      items: [{ title: "Fog" }],
    });
    expect(await holeFor(world.ed, page)).toMatchObject({
      state: "fetched",
      trouble: "gone",
      items: [{ title: "Fog" }],
    });
    const minutes = [0, 1, 2, 3, 9, 40].map(
      (failures) => (nextAttempt(failures, now).getTime() - now.getTime()) / 60_000,
    );
    expect(minutes).toEqual([60, 5, 10, 20, 1280, 1440]);
    const [row] = await stored<{ next_attempt: Date }>(
      "select next_attempt from feed where site_id = $1 and address = $2",
      [page.feed],
    );
    expect(row?.next_attempt).toEqual(nextAttempt(1, now));
  });

  it("one that never came says so to its readers, without a word about why (long)", async () => {
    const page = await pageWithFeed();
    serving("<html>no feed</html>");
    await renew();
    expect(await holeFor(world.vera, page)).toMatchObject({ state: "failed", trouble: null, items: [] });
    const screen = await shown(world, world.vera, page.address);
    expect(screen.text()).toContain("This feed can't be shown right now.");
  });

  it("is forgotten a day after the last page has let it go", async () => {
    const page = await pageWithFeed();
    serving(feedOf("Fog"));
    await renew();
    await stored("delete from feed_on_page where site_id = $1 and page_id = $2", [page.id]);
    const left = async () =>
      (await stored("select from feed where site_id = $1 and address = $2", [page.feed])).length;
    later(23 * 60);
    await renew();
    expect(await left()).toBe(1);
    later(25 * 60);
    await renew();
    expect(await left()).toBe(0);
  });
});

describe("a feed that somebody writes into a page [WIDG-20]", () => {
  const ask = async (who: WorldPerson, page: Page, address = page.feed) => {
    const { body } = await (await web.browser(who)).post(`/-/feed/${page.id}/`, { address });
    return body;
  };

  it("is there for its writer at once, and not fetched twice within a minute", async () => {
    const page = await pageWithFeed();
    serving(feedOf("Fog"));
    for (const _ of [1, 2])
      expect(await ask(world.ed, page)).toMatchObject({
        success: true,
        feed: {
          address: page.feed,
          state: "fetched",
          title: "Harbour",
          items: [{ title: "Fog", summary: "About Fog" }],
        },
      });
    expect(asked).toEqual([page.path]);
  });

  it("is fetched for nobody who may not edit the page, by https alone, and for nobody without end (long)", async () => {
    const page = await pageWithFeed();
    expect(await ask(world.vera, page)).toMatchObject({
      error: "This page isn't shared with you for editing.",
    });
    for (const address of [
      "http://news.example.org/a",
      "file:///etc/passwd",
      "https://a:b@news.example.org/",
      "",
    ])
      expect(await ask(world.ed, page, address)).toMatchObject({
        error: "Enter an address that begins with https://.",
      });
    expect(asked).toEqual([]);
    await within(world, actorOf(world, world.ada), async (tx) => {
      for (let at = 0; at < 300; at++) await countAttempt(limits.fetches, String(world.ada.id), tx);
    });
    expect(await ask(world.ada, page)).toMatchObject({
      error: "That's a lot of feeds. Try again in a few minutes.",
    });
  });
});

describe("a hostile server", () => {
  const at = (path = "/", get = local()) => fetchFeed(get, `http://127.0.0.1:${port}${path}`, worldNow);

  it("that never ends is read as far as three million bytes, and hung up on (long)", async () => {
    let sent = 0;
    let isClosed: () => void;
    const closed = new Promise<void>((done) => (isClosed = done));
    answer = (_, response) => {
      response.on("close", () => isClosed());
      response.write(feedOf("Fog").replace("</channel></rss>", ""));
      const pour = () => {
        while (!response.destroyed && response.write(Buffer.alloc(65_536, "<item/>"))) sent += 65_536;
      };
      response.on("drain", pour);
      pour();
    };
    expect(await at()).toMatchObject({ feed: { items: [{ title: "Fog" }] } });
    await closed;
    expect(sent).toBeLessThan(20_000_000);
  });

  it.each([
    ["a private address", "http://10.0.0.1/"],
    ["the cloud's own", "http://169.254.169.254/latest/"],
    ["a file", "file:///etc/passwd"],
  ])("that leads to %s is not followed, and nothing is told of it", async (_, location) => {
    answer = (__, response) => void response.writeHead(302, { location }).end();
    expect(await at()).toEqual({ failure: "unreachable" });
  });

  it("that leads an https address to one without is not read [WIDG-20]", async () => {
    serving(feedOf("Fog"));
    const get: GuardedGet = (_, accept) => local()(`http://127.0.0.1:${port}/`, accept);
    expect(await fetchFeed(get, "https://news.example.org/", worldNow)).toEqual({ failure: "unreachable" });
  });

  it("that drips is given up on (long)", async () => {
    answer = (_, response) => {
      const timer = setInterval(() => response.write("<"), 20);
      response.on("close", () => clearInterval(timer));
    };
    expect(await at("/", local(90))).toEqual({ failure: "unreachable" });
  });

  it("that hangs up in the middle has sent nothing", async () => {
    answer = (_, response) => {
      response.writeHead(200, { "content-length": "1000" });
      response.write("<rss>", () => response.destroy());
    };
    expect(await at()).toEqual({ failure: "unreachable" });
  });
});
