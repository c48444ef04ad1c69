import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { removePerson } from "#features/people/contract.ts";
import { searchEverything } from "#features/search/contract.ts";
import { as } from "#testing/as.ts";
import { draftedPage, heading } from "#testing/draft-writer.ts";
import { type TestBrowser, type TestWeb, openTestWeb } from "#testing/server.ts";
import { type World, type WorldPerson, openWorld } from "#testing/world.ts";
import { findMentionable, nameMentions } from "./contract.ts";

let world: World;
let web: TestWeb;
let olga: TestBrowser;
/** What is mentioned: a page for the whole world, and one for editors alone. */
let open: number;
let closed: number;
/** The page that mentions them, which the whole world may read. */
let page: number;

const mention = (of: "person" | "page", id: number) => ({ type: "mention", mention: { of, id } });
const text = (...content: readonly unknown[]) =>
  ({
    kind: "Paragraph",
    version: 1,
    content: { text_style: "plain", doc: { type: "doc", content: [{ type: "paragraph", content }] } },
  }) as const;
const save = (id: number, settings: object) =>
  olga.post(`/ajax/page/page_settings/edit/${id}/`, { settings });

beforeAll(async () => {
  world = await openWorld();
  web = await openTestWeb(world);
  olga = await web.browser(world.olga);
  const settings = { name: "Noordervaart", time_zone: "UTC", public_pages: "yes", indexed: "no" };
  await olga.post("/-/settings/site/", settings);
  open = await draftedPage(world, { title01: heading("Fog") });
  closed = await draftedPage(world, { title01: heading("Ice") });
  const said = (words: string) => ({ type: "text", text: words });
  page = await draftedPage(world, {
    text0001: text(
      said("Ask "),
      mention("person", world.vera.id),
      said(" or "),
      mention("person", world.ed.id),
      said(", read "),
      mention("page", open),
      said(" and "),
      mention("page", closed),
      said(", not "),
      mention("page", 999_999),
      said(" of "),
      mention("person", 999_999),
    ),
  });
  await save(open, {
    slug: "open-fog",
    title: "The <b>fog</b>",
    permission_state: { public: { view: true } },
  });
  await save(closed, { slug: "closed-ice", title: "Secret ice", permission_state: { all: { view: false } } });
  await save(page, { permission_state: { public: { view: true }, [world.xavi.id]: { view: true } } });
});
afterAll(async () => {
  await web.close();
  await world.close();
});

async function htmlFor(who: WorldPerson | "visitor", id = page): Promise<string> {
  const browser = await web.browser(who);
  const { headers } = await browser.get(`/page/${id}/`);
  return (await browser.get(String(headers["location"] ?? `/page/${id}/`))).text;
}

/** The line that mentions: names, with addresses where they lead. */
async function lineFor(who: WorldPerson | "visitor"): Promise<string> {
  const line = /<p dir="auto">(Ask .*?)<\/p>/.exec(await htmlFor(who))?.[1] ?? "";
  return line
    .replace(/<a class="kit-mention" href="([^"]*)" dir="auto">(.*?)<\/a>/g, "[$2]($1)")
    .replace(/<span class="kit-mention" dir="auto">(.*?)<\/span>/g, "[$1]")
    .replace(/<span class="kit-mention kit-mention-unnamed" dir="auto">(.*?)<\/span>/g, "($1)");
}

describe("what a page mentions is named when it is read", () => {
  const fog = "[The &lt;b&gt;fog&lt;/b&gt;](/open-fog/)";

  it("by today's names, with the address of today, to people of the site, as far as they may read it", async () => {
    const people = `[Vera Visser](/profile/p/${world.vera.id}/) or [Ed Elzinga](/profile/p/${world.ed.id}/)`;
    const gone = "not (a deleted page) of (a former member)";
    expect(await lineFor(world.ed)).toBe(
      `Ask ${people}, read ${fog} and [Secret ice](/closed-ice/), ${gone}`,
    );
    expect(await lineFor(world.vera)).toBe(
      `Ask ${people}, read ${fog} and (a page you can&#39;t open), ${gone}`,
    );
  });

  it("to externals with the people whom they know, to visitors with none; nothing else says who was meant", async () => {
    expect(await lineFor(world.xavi)).toBe(
      `Ask (someone) or [Ed Elzinga], read ${fog} and (a page you can&#39;t open), not (a deleted page) of (someone)`,
    );
    expect(await lineFor("visitor")).toBe(
      `Ask (someone) or (someone), read ${fog} and (a page you can&#39;t open), not (a page you can&#39;t open) of (someone)`,
    );
    for (const who of [world.xavi, "visitor"] as const) {
      const html = await htmlFor(who);
      expect(html).not.toMatch(/Visser|Secret ice|data-mention|\ufffc/);
      expect(html).not.toContain(`/profile/p/`);
    }
  });

  it("to visitors by the new title as soon as a page has one, and no longer when it is closed to them", async () => {
    const titled = (title: string) => save(open, { title });
    await titled("Fog at sea");
    expect(await lineFor("visitor")).toContain("read [Fog at sea](");
    await titled("The fog");
    expect(await lineFor("visitor")).toContain("read [The fog](");
    await save(open, { permission_state: { public: { view: false } } });
    expect(await lineFor("visitor")).toContain("read (a page you can&#39;t open) and");
    await save(open, { permission_state: { public: { view: true } } });
    expect(await lineFor("visitor")).toContain("read [The fog](");
  });

  it("in old versions, too", async () => {
    const ed = await web.browser(world.ed);
    const list = await ed.get(`/page/versions/${page}/`, { accept: "application/json" });
    const data = list.body?.["data"] as { versions: { id: number }[] } | undefined;
    const version = data?.versions[0];
    const old = await ed.get(`/page/versions/${page}/?version=${version?.id}`);
    expect(old.text).toContain('<a class="kit-mention" href="/closed-ice/" dir="auto">Secret ice</a>');
    const changes = `/page/versions/${page}/?version=${version?.id}&changes=yes`;
    expect((await ed.get(changes)).text).toContain(
      "Ask Vera Visser or Ed Elzinga, read The fog and Secret ice, not a deleted page of a former member",
    );
  });
});

it("previews and link cards name nobody, and no page is found by the name of what it mentions", async () => {
  expect(await htmlFor("visitor")).toContain('content="Ask @… or @…, read @… and @…, not @… of @…"');
  for (const [q, found] of [
    ["Secret", ["Secret ice"]],
    ["Visser", ["Vera Visser"]],
  ] as const) {
    const answer = await as(world, world.olga).call(searchEverything, { q });
    expect(answer.success && answer.results.map(({ desc }) => desc)).toEqual(found);
  }
});

describe("who and what can be mentioned", () => {
  const found = async (who: WorldPerson, q?: string) => {
    const answer = await as(world, who).call(findMentionable, q === undefined ? {} : { q });
    if (!answer.success) throw new Error(answer.code);
    return { people: answer.people.map(({ name }) => name), pages: answer.pages.map(({ title }) => title) };
  };

  it("is found by the beginnings of names and the words of titles, as far as one may see them", async () => {
    expect(await found(world.ed, "e")).toMatchObject({ people: ["Ed Elzinga"] });
    expect(await found(world.ed, "ice")).toEqual({ people: [], pages: ["Secret ice"] });
    expect(await found(world.vera, "ice")).toEqual({ people: [], pages: [] });
    expect(await found(world.vera, "oosterh")).toEqual({ people: ["Olga Oosterhuis"], pages: [] });
    expect(await found(world.xavi, "oosterh")).toEqual({ people: [], pages: [] });
    expect((await found(world.xavi, "fog")).pages).toEqual(["The fog"]);
  });

  it("while nothing is typed, is what was changed last, and those who did it", async () => {
    expect(await found(world.ed)).toEqual({
      people: ["Ed Elzinga"],
      pages: expect.arrayContaining(["The fog", "Secret ice"]),
    });
    expect((await found(world.xavi)).people).toEqual([]);
  });
});

it("the draft's mentions are named by one call, by the rights of who edits, at most 300, and of a page one may read", async () => {
  const named = async (who: WorldPerson, keys: string, page_id = page) => {
    const answer = await as(world, who).call(nameMentions, { page_id, keys });
    return answer.success ? answer.mentions : answer.code;
  };
  const ice = { key: `page:${closed}`, name: "Secret ice", address: "/closed-ice/", isNamed: true };
  const hidden = { ...ice, name: "a page you can't open", address: null, isNamed: false };
  const keys = `page:${closed},nobody:1,page:x,page:${closed}`;
  expect(await named(world.ed, keys)).toEqual([ice]);
  expect(await named(world.vera, keys)).toEqual([hidden]);
  expect(await named(world.xavi, keys, closed)).toBe("page-not-found");
  const many = Array.from({ length: 301 }, (_, at) => `page:${at + 1}`).join(",");
  expect(await named(world.ed, many)).toHaveLength(300);
});

it("somebody who left is a former member", async () => {
  await as(world, world.olga).call(removePerson, { id: world.vera.id });
  expect(await lineFor(world.ed)).toContain("Ask (a former member) or");
});
