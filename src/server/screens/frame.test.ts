import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { FrameContext } from "#calls/frame-read.ts";
import { run } from "#database/transaction.ts";
import { Refusal } from "#kernel/refusal.ts";
import { type HttpAnswer, type TestWeb, openTestWeb } from "#testing/server.ts";
import { type World, actorOf, openWorld, within } from "#testing/world.ts";

let world: World;
const open: TestWeb[] = [];
beforeAll(async () => {
  world = await openWorld();
  await world.database.pool.query("update site set public_pages = true where id = $1", [world.siteId]);
});
afterEach(async () => {
  for (const web of open.splice(0)) await web.close();
});
afterAll(() => world.close());

/** The server with another menu: where it leads tells what was read. */
async function openWith(read: (context: FrameContext) => Promise<string>): Promise<TestWeb> {
  const menu = async (context: FrameContext) => leadingTo(`/${await read(context)}/`);
  const web = await openTestWeb(world, { frameReads: { menu } });
  open.push(web);
  return web;
}

async function openPlain(): Promise<TestWeb> {
  const web = await openTestWeb(world);
  open.push(web);
  return web;
}

type Framed = {
  frame: { navigation: unknown; menu: unknown; phoneBar: unknown; footer: unknown; site: { brand: string } };
  data: Record<string, unknown>;
};
const moving = { accept: "application/json" };
const framed = ({ body }: HttpAnswer) => body as unknown as Framed;
const inHtml = ({ text }: HttpAnswer) =>
  JSON.parse(
    /<script type="application\/json" id="bundle">(.*?)<\/script>/.exec(text)?.[1] ?? "{}",
  ) as Framed;

const leadingTo = (address: string) => `<a href="${address}">x</a>`;

async function edIsCalled(name: string): Promise<void> {
  await within(world, actorOf(world, world.ed), async (tx) => {
    await tx.db.updateTable("person").set({ name }).where("id", "=", world.ed.id).execute();
  });
}

const nameOfEd = async ({ tx }: FrameContext) => {
  const rows = await run<{ name: string }>(tx, "select name from person where id = $1", [world.ed.id]);
  return rows[0]?.name ?? "nobody";
};

describe("a part of the frame that runs SQL", () => {
  it("sees the moment that the screen sees, whatever is committed meanwhile (long)", async () => {
    await edIsCalled("Before");
    const web = await openWith(async (context) => {
      await edIsCalled("After");
      return nameOfEd(context);
    });
    const { frame, data } = framed(await (await web.browser(world.vera)).get("/people/", moving));
    await edIsCalled("Ed");
    expect(frame.menu).toEqual(leadingTo("/Before/"));
    expect(JSON.stringify(data)).toContain("Before");
  });

  it("sees the actor's own site alone", async () => {
    const web = await openWith(async ({ tx }) => {
      const [row] = await run<{ sites: number }>(
        tx,
        "select count(distinct site_id)::int as sites from person",
        [],
      );
      return `${row?.sites} of ${tx.siteId}`;
    });
    const shown = framed(await (await web.browser(world.vera)).get("/pages/", moving));
    expect(shown.frame.menu).toEqual(leadingTo(`/1 of ${world.siteId}/`));
  });

  it("cannot change anything", async () => {
    const writing = await openWith(async ({ tx }) => {
      await run(tx, "update folder set name = 'Changed' where id = $1", [world.mainFolderId]);
      return "changed";
    });
    expect(await (await writing.browser(world.vera)).get("/pages/")).toMatchObject({ status: 500 });
    expect(writing.bugs.join()).toContain("read-only transaction");
  });

  it("stands around a refusal just so, on a screen and where there is none (long)", async () => {
    const web = await openWith(nameOfEd);
    const vera = await web.browser(world.vera);
    for (const path of ["/page/999999/", "/nothing/of/the/kind/", "/-/file/999999/lost.pdf"]) {
      const answer = await vera.get(path, moving);
      expect(answer.status, path).toBe(404);
      expect(framed(answer).frame.menu, path).toEqual(leadingTo("/Ed/"));
    }
  });

  it("is waited for when the screen is refused at once (long)", async () => {
    let late = "";
    const web = await openWith(async (context) => {
      await new Promise((resolve) => setTimeout(resolve, 50));
      late = await nameOfEd(context);
      return late;
    });
    const answer = await (await web.browser(world.vera)).get("/page/999999/", moving);
    expect(framed(answer).frame.menu).toEqual(leadingTo("/Ed/"));
    expect(late).toBe("Ed");
  });
});

describe("a part of the frame that throws", () => {
  it.each([
    ["a bug", new Error("no menu today")],
    ["a refusal", new Refusal("not-found")],
  ])("is a bug with the product's apology: %s", async (_, error) => {
    const web = await openWith(() => Promise.reject(error));
    const vera = await web.browser(world.vera);
    const paths = ["/pages/", "/page/999999/", "/nothing/of/the/kind/", "/-/file/999999/lost.pdf"];
    for (const path of paths) {
      const answer = await vera.get(path);
      expect(answer, path).toMatchObject({ status: 500, headers: { "x-refusal": "broken" } });
      expect(answer.text, path).not.toContain("menu today");
      expect(answer.headers["x-request-id"], path).toBeTypeOf("string");
    }
    expect(web.bugs).toHaveLength(paths.length);
  });

  it("is told as what it is when the screen's next statement fails for its sake (long)", async () => {
    const web = await openWith(async ({ tx }) => {
      await run(tx, "select 1 / 0", []);
      return "nowhere";
    });
    expect(await (await web.browser(world.vera)).get("/pages/")).toMatchObject({ status: 500 });
    expect(web.bugs.join()).toContain("division by zero");
  });
});

describe("the frame and what is kept for everybody", () => {
  it("an answer whose frame looked at nothing is kept", async () => {
    const visitor = await (await openPlain()).browser("visitor");
    await visitor.get("/pages/");
    expect((await visitor.get("/pages/")).headers["etag"]).toBeTypeOf("string");
  });

  it("an answer whose frame read the database is kept until something of the whole site changes", async () => {
    const visitor = await (await openWith(nameOfEd)).browser("visitor");
    const isKept = async () => (await visitor.get("/pages/")).headers["etag"] !== undefined;
    expect([await isKept(), await isKept()]).toEqual([false, true]);
    world.database.afterCommit(world.siteId, [
      { kind: "menu-changed", facts: {}, publicChange: "whole-site" },
    ]);
    expect([await isKept(), await isKept()]).toEqual([false, true]);
  });

  it("an answer whose frame looked at a cookie is nobody else's", async () => {
    const web = await openWith(async ({ wire }) => wire.remembered("menu_closed") ?? "open");
    const navigations = async (cookie: string) => {
      const headers = { host: "noordervaart.example", cookie };
      const { headers: given, body } = await web.server.inject({ url: "/pages/", headers });
      return { isKept: given["etag"] !== undefined, isClosed: body.includes("/closed/") };
    };
    await navigations("menu_closed=closed");
    expect(await navigations("")).toEqual({ isKept: false, isClosed: false });
    expect(await navigations("")).toEqual({ isKept: true, isClosed: false });
    expect(await navigations("menu_closed=closed")).toEqual({ isKept: false, isClosed: true });
  });
});

it("a move inside the browser brings the frame that the document brings", async () => {
  const vera = await (await openPlain()).browser(world.vera);
  const document = inHtml(await vera.get("/pages/"));
  const move = framed(await vera.get("/pages/", moving));
  // The token is masked anew for each answer.
  const { menu, phoneBar, site } = move.frame;
  expect(site.brand).toContain("<span>Noordervaart</span>");
  const { brand: _, ...plain } = site;
  expect(document.frame.site).toEqual(plain);
  expect(menu).toContain('href="/pages/"');
  expect(move.frame).toEqual({
    ...document.frame,
    site,
    menu,
    phoneBar,
    subsites: "",
    magic: expect.any(String),
  });
  expect(move.frame.navigation).toEqual([
    { key: "home", address: "/" },
    { key: "pages", address: "/pages/" },
    { key: "people", address: "/people/" },
  ]);
});
