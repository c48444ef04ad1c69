import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Tx, run } from "#database/transaction.ts";
import { saveFollows } from "#features/access/follower-store.ts";
import { pageCreated, pageFirstPublished } from "#features/pages/events.ts";
import { whereGiven } from "#features/people/rights-requests/model/where-given.ts";
import { rightsRequested } from "#features/people/rights-requests/events.ts";
import type { LineState } from "#features/sharing/contract.ts";
import { savePermissions } from "#features/sharing/saving-operations.ts";
import { principal } from "#kernel/actor.ts";
import { as, worldNow } from "#testing/as.ts";
import { draftedPage } from "#testing/draft-writer.ts";
import { tellMailListeners } from "#testing/outbox.ts";
import { followedPage, publishMore } from "#testing/pages/followed-page.ts";
import { madePage } from "#testing/pages/made-page.ts";
import { type World, type WorldPerson, actorOf, openWorld, within } from "#testing/world.ts";
import { markRead } from "./contract.ts";
import { readNotifications } from "./screen.ts";
import { countUnread } from "./store.ts";
import { tellFollowers } from "./telling-store.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());
beforeEach(() => system("delete from notification where site_id = $1"));

const minute = 60_000;
const at = (after: number) => new Date(worldNow.getTime() + after);
const heard = () => tellMailListeners(world, async () => {});

type Position = { readonly xid: string; readonly id: number };

/** From where the listener goes on; set back, it hears what came since once more. */
async function position(): Promise<Position> {
  const { rows } = await world.database.pool.query<Position>(
    "select xid::text, id from listener_position where listener = 'notifications'",
  );
  return rows[0] ?? { xid: "0", id: 0 };
}
async function hearAgainSince({ xid, id }: Position): Promise<void> {
  await world.database.pool.query(
    "update listener_position set xid = $1::text::xid8, id = $2 where listener = 'notifications'",
    [xid, id],
  );
  await heard();
}

function system(text: string, values: readonly unknown[] = []) {
  return within(world, actorOf(world, world.olga), (tx: Tx) => run(tx, text, [world.siteId, ...values]));
}

/** All that was announced before is heard. */
async function followed(title: string, by: readonly WorldPerson[]): Promise<number> {
  const id = await followedPage(world, title, by);
  await heard();
  return id;
}
const edit = (who: WorldPerson, id: number, now = at(minute)) => publishMore(world, who, id, now);

async function share(id: number, sent: Readonly<Record<string, LineState>>): Promise<void> {
  const ed = actorOf(world, world.ed);
  await within(world, ed, (tx) => savePermissions(ed, { pageId: id, sent }, worldNow, tx));
}

async function inbox(who: WorldPerson, sent: { unread?: boolean; before?: string } = {}) {
  const answer = await as(world, who).call(readNotifications, sent);
  if (!answer.success) throw new Error(answer.code);
  return answer;
}
const told = async (who: WorldPerson) =>
  (await inbox(who)).lines.map(({ kind, title, times, person }) => [
    kind,
    title,
    times,
    person?.name ?? null,
  ]);
const unread = (who: WorldPerson) =>
  within(world, actorOf(world, who), (tx) => countUnread(actorOf(world, who), tx));

describe("who follows a page", () => {
  it("is told once of what others publish, however often it is heard, and not of their own doing (long)", async () => {
    const { vera, ed, ada } = world;
    const id = await followed("Fog", [vera, ed]);
    const since = await position();
    await edit(ed, id);
    await edit(ed, id, at(2 * minute));
    await heard();
    await hearAgainSince(since);
    expect(await told(vera)).toEqual([["changed", "Fog", 2, "Ed Elzinga"]]);
    expect([await told(ed), await told(ada)]).toEqual([[], []]);
    expect(await unread(vera)).toBe(1);
  });

  it("is told anew of what comes after they have read, and not again of what they have (long)", async () => {
    const { vera, ed, ada } = world;
    const id = await followed("Ice", [vera]);
    const since = await position();
    await edit(ed, id);
    await heard();
    const [line] = (await inbox(vera)).lines;
    await as(world, vera).call(markRead, { id: line?.id ?? 0 });
    await hearAgainSince(since);
    expect(await unread(vera)).toBe(0);
    await edit(ada, id, at(3 * minute));
    await heard();
    expect(await told(vera)).toEqual([
      ["changed", "Ice", 1, ada.name],
      ["changed", "Ice", 1, "Ed Elzinga"],
    ]);
    expect(await unread(vera)).toBe(1);
  });

  it("may be everybody, but for those who chose otherwise (long)", async () => {
    const { vera, ed, ada, olga, xavi } = world;
    const id = await madePage(world, "Tides");
    await share(id, { all: { follow: true } });
    const not = { principalId: principal("person", ada.id), follows: false };
    await within(world, actorOf(world, ada), (tx) => saveFollows(id, [not], tx));
    await edit(ed, id);
    await heard();
    const who = [vera, olga, ada, ed, xavi];
    expect(await Promise.all(who.map(async (each) => (await told(each)).length))).toEqual([1, 1, 0, 0, 0]);
  });

  it("is told nothing without the right to read, when it is told and when it is read (long)", async () => {
    const { vera, ed } = world;
    const lost = await followed("Lost before", [vera]);
    await edit(ed, lost);
    await share(lost, { all: { view: false } });
    const later = await followed("Lost after", [vera]);
    await edit(ed, later);
    await heard();
    expect((await told(vera)).map(([, title]) => title)).toEqual(["Lost after"]);
    await share(later, { all: { view: false } });
    expect([await told(vera), await unread(vera)]).toEqual([[], 0]);
    await share(lost, { all: { view: true } });
    expect(await told(vera)).toEqual([]);
  });

  it("is told of a page that is published, one time (long)", async () => {
    const { vera, ed } = world;
    const id = await madePage(world, "Harbour");
    await heard();
    const since = await position();
    await share(id, { all: { follow: true } });
    await within(world, actorOf(world, ed), async (tx) =>
      tx.announce(pageCreated({ pageId: id, title: "Harbour" })),
    );
    await heard();
    await hearAgainSince(since);
    expect(await told(vera)).toEqual([["published", "Harbour", 1, "Ed Elzinga"]]);
  });

  it("is told in steps, of which each goes on where the one before ended (long)", async () => {
    const { vera, olga, ada } = world;
    const id = await followed("Steps", [vera, olga, ada]);
    const [version] = (await system("select version_id as id from page where site_id = $1 and id = $2", [
      id,
    ])) as {
      id: number;
    }[];
    const news = {
      pageId: id,
      kind: "changed",
      byId: null,
      versionId: version?.id ?? 0,
      at: worldNow,
    } as const;
    const step = (after: number) =>
      within(world, actorOf(world, olga), (tx) => tellFollowers(news, { after, most: 2 }, tx));
    const people = [vera.id, olga.id, ada.id].toSorted((one, other) => one - other);
    expect(await step(0)).toBe(people[1]);
    expect(await step(people[1] ?? 0)).toBe(people[2]);
    expect(await step(people[2] ?? 0)).toBe(null);
    expect(await step(0)).toBe(people[1]);
    for (const who of [vera, olga, ada]) expect(await told(who)).toEqual([["changed", "Steps", 1, null]]);
  });
});

describe("who is mentioned or asked", () => {
  const mentioning = (id: number) => ({
    kind: "Paragraph" as const,
    version: 1,
    content: {
      text_style: "plain",
      doc: {
        type: "doc",
        content: [{ type: "paragraph", content: [{ type: "mention", mention: { of: "person", id } }] }],
      },
    },
  });

  it("is told of it where they read the page, unless they wrote it (long)", async () => {
    const { vera, xavi, ed } = world;
    for (const who of [vera, xavi, ed]) {
      const id = await draftedPage(world, { text0001: mentioning(who.id) });
      await within(world, actorOf(world, ed), async (tx) =>
        tx.announce(pageCreated({ pageId: id, title: "" })),
      );
      await edit(ed, id);
    }
    await heard();
    const kinds = async (who: WorldPerson) => (await told(who)).map(([kind]) => kind);
    expect([await kinds(vera), await kinds(xavi), await kinds(ed)]).toEqual([["mentioned"], [], []]);
    expect(await system("select person_id from notification where site_id = $1")).toHaveLength(1);
  });

  it("is told by whom they are asked for what, and comes to where it is given (long)", async () => {
    const { vera, ada, ed } = world;
    const pageId = await madePage(world, "Asked");
    const ask = { personId: vera.id, candidateId: ada.id, hint: null };
    await within(world, actorOf(world, ed), async (tx) => {
      tx.announce(rightsRequested({ ...ask, right: "admin" }));
      tx.announce(rightsRequested({ ...ask, right: "page", pageId }));
    });
    await heard();
    const asked = (await inbox(ada)).lines.map(({ right, address, person }) => [
      right,
      address,
      person?.name,
    ]);
    expect(asked).toHaveLength(2);
    expect(asked).toContainEqual(["admin", "/people/?q=Vera+Visser", "Vera Visser"]);
    expect(asked).toContainEqual(["page", `/page/settings/${pageId}/`, "Vera Visser"]);
    expect(await told(vera)).toEqual([]);
  });
});

it("whoever is asked in a subsite comes to its people, or to the page that waits to be published", () => {
  const page = { id: 7, subsiteSlug: "crew" };
  expect((["page", "read"] as const).map((right) => whereGiven(right, page, "Vera Visser"))).toEqual([
    "/@crew/people/?q=Vera+Visser",
    "/@crew/page/7/",
  ]);
});

describe("whom a page is shared with", () => {
  it("is told by whom, when they may read it: of a draft when it is published (long)", async () => {
    const { vera, xavi, ed, ada } = world;
    const id = await madePage(world, "Shared", { shares: [] });
    await share(id, { [vera.id]: { view: true }, editors: { edit: true } });
    await system("update page set unpublished = true where site_id = $1 and id = $2", [id]);
    await share(id, { [xavi.id]: { view: true } });
    await heard();
    expect(await told(vera)).toEqual([]);
    await system("update page set unpublished = false where site_id = $1 and id = $2", [id]);
    await share(id, { [xavi.id]: { view: true, edit: true } });
    await share(id, { all: { view: true } });
    const facts = { pageId: id, title: "Shared", by: ed.id, at: worldNow.getTime() };
    await within(world, actorOf(world, ed), async (tx) => tx.announce(pageFirstPublished(facts)));
    await heard();
    expect([await told(vera), await told(xavi)]).toEqual([
      [["shared", "Shared", 0, "Ed Elzinga"]],
      [["shared", "Shared", 0, null]],
    ]);
    expect([await told(ed), await told(ada)]).toEqual([[], []]);
  });
});
