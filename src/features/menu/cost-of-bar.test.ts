import type { CompiledQuery } from "kysely";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { refreshReaders } from "#features/access/store.ts";
import { mintVisitor, principal } from "#kernel/actor.ts";
import { as, worldNow } from "#testing/as.ts";
import { madePage } from "#testing/pages/made-page.ts";
import { type TestBrowser, type TestWeb, openTestWeb } from "#testing/server.ts";
import { type World, actorOf, openWorld, within } from "#testing/world.ts";
import { saveMenu } from "./contract.ts";
import { readFooter, readMenuBar } from "./operations.ts";

let world: World;
const pages: Record<"open" | "closed" | "forXavi" | "public", number> = {
  open: 0,
  closed: 0,
  forXavi: 0,
  public: 0,
};
const sharedWith = (id: number) => [{ principalId: principal("person", id), mayEdit: false }];
beforeAll(async () => {
  world = await openWorld("a hash");
  const doors = "update site set public_pages = true, guest_invites = true where id = $1";
  await world.database.pool.query(doors, [world.siteId]);
  pages.open = await madePage(world, "Timetable", { slug: "timetable" });
  pages.closed = await madePage(world, "Payroll", { shares: sharedWith(world.olga.id) });
  pages.forXavi = await madePage(world, "Dock", { shares: sharedWith(world.xavi.id) });
  pages.public = await madePage(world, "Contact");
  await within(world, actorOf(world, world.ed), async (tx) => {
    await tx.db.updateTable("page").set({ is_public: true }).where("id", "=", pages.public).execute();
    await refreshReaders(pages.public, tx);
  });
});
afterAll(() => world.close());

const page = (page_id: number) => ({ type: "page", page_id });
async function save(items: readonly object[]) {
  const data = JSON.stringify({ user_state: { items } });
  const answer = await as(world, world.olga).call(saveMenu, { page_id: 0, data });
  if (!answer.success) throw new Error(answer.code);
}

describe("a menu of 60 items with 60 below them", () => {
  const below = (at: number) =>
    at === 0 ? Array.from({ length: 60 }, () => page(pages.open)) : [page(pages.public)];
  const many = () =>
    Array.from({ length: 60 }, (_, at) => ({ type: "menu", title: `Menu ${at}`, items: below(at) }));

  /** How often the database is asked for one screen, its beginning and end included. */
  async function statementsFor(asking: TestBrowser, path: string) {
    // What ends a reading waits for what its connection is asked next.
    const ended = () => world.database.pool.query("select 1");
    await asking.get(path);
    await ended();
    const executed = vi.spyOn(pg.Connection.prototype, "execute");
    const { text } = await asking.get(path);
    await ended();
    const count = executed.mock.calls.length;
    vi.restoreAllMocks();
    return { count, links: text.match(/<a /g)?.length ?? 0 };
  }

  it.each([
    ["a member", "vera"],
    ["an editor", "ed"],
    ["an external", "xavi"],
  ] as const)("costs %s no statement, on a page and where nothing is (long)", async (_, who) => {
    const web = await openTestWeb(world);
    const asking = await web.browser(world[who]);
    await save([{ type: "url", link: "example.org" }]);
    const empty = await statementsFor(asking, `/page/${pages.public}/`);
    const nothing = await statementsFor(asking, "/nothing/here/");
    await save(many());
    const full = await statementsFor(asking, `/page/${pages.public}/`);
    // The beginning, its site, who asks, the page, the number at the bell, and the end.
    expect([empty.count, full.count]).toEqual([6, 6]);
    expect([nothing.count, (await statementsFor(asking, "/nothing/here/")).count]).toEqual([5, 5]);
    expect(full.links - empty.links).toBeGreaterThan(59);
    await web.close();
  });

  it("costs a guest nothing, who is told of no menu, and a member with a guest's link too no statement (long)", async () => {
    const web = await openTestWeb(world);
    const guest = await guestOf(pages.forXavi, web, "visitor");
    const member = await guestOf(pages.forXavi, web, world.vera);
    const dock = `/page/${pages.forXavi}/`;
    await save([{ type: "url", link: "example.org" }]);
    const empty = [await statementsFor(guest, dock), await statementsFor(member, dock)];
    await save(many());
    const full = [await statementsFor(guest, dock), await statementsFor(member, dock)];
    // The beginning, its site, who asks, for people which pages as a guest and the bell, the page, and the end.
    expect(empty.map(({ count }) => count)).toEqual([5, 7]);
    expect(full.map(({ count }) => count)).toEqual([5, 7]);
    expect((await guest.get(dock)).text).not.toContain("data-site-menu");
    await save([page(pages.closed), page(pages.forXavi), { type: "category", cat_id: world.mainFolderId }]);
    const { text } = await member.get("/settings/");
    const bar = text.slice(text.indexOf("data-site-menu"), text.indexOf("<main"));
    const named = ["Payroll", "Dock", "Main"].filter((name) => bar.includes(name));
    expect(named).toEqual(["Dock", "Main"]);
    await web.close();
  });

  /** A browser in which the link of a guest was used. */
  async function guestOf(
    pageId: number,
    web: TestWeb,
    who: Parameters<TestWeb["browser"]>[0],
  ): Promise<TestBrowser> {
    const [olga, guest] = [await web.browser(world.olga), await web.browser(who)];
    const address = `/ajax/page/page_settings/edit/${pageId}/`;
    const settings = JSON.stringify({
      permission_state: { new1: { view: true, email: "gerda@example.org" } },
    });
    await olga.post(address, { settings });
    const { body } = await olga.get(address);
    const groups = body?.["users"] as { id: string; sub_users: { share_url: string }[] }[];
    const link = groups.find(({ id }) => id === "guests")?.sub_users[0]?.share_url ?? "";
    const { headers } = await guest.post(new URL(link).pathname, {});
    const set = [headers["set-cookie"] ?? []].flat().map((each) => String(each).split(";")[0]);
    const cookie = [guest.cookie, ...set].join("; ");
    return { ...guest, get: (path, more = {}) => guest.get(path, { cookie, ...more }) };
  }

  it("costs visitors nothing once their page is kept (long)", async () => {
    const web = await openTestWeb(world);
    await save(many());
    const { count, links } = await statementsFor(await web.browser("visitor"), `/page/${pages.public}/`);
    expect(count).toBe(0);
    expect(links).toBeGreaterThan(59);
    await web.close();
  });

  it("costs a visitor one where nothing is kept yet, for the bar and the footer together", async () => {
    const statements: string[] = [];
    const visitor = mintVisitor(world.siteId);
    await within(world, visitor, (tx) => {
      const executeQuery = (...sent: Parameters<typeof tx.db.executeQuery>) => {
        statements.push((sent[0] as CompiledQuery).sql);
        return tx.db.executeQuery(...sent);
      };
      const counted = { ...tx, db: { executeQuery } as never };
      const wire = { language: () => "en", remembered: () => null };
      const context = { actor: visitor, tx: counted, now: worldNow, wire };
      return Promise.all([readMenuBar(context), readFooter(context)]);
    });
    expect(statements).toHaveLength(1);
  });
});
