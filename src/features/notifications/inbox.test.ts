import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Tx, run } from "#database/transaction.ts";
import { as, worldNow } from "#testing/as.ts";
import { tellMailListeners } from "#testing/outbox.ts";
import { followedPage, publishMore } from "#testing/pages/followed-page.ts";
import { type World, type WorldPerson, actorOf, openNewWorld, within } from "#testing/world.ts";
import { markAllRead, markRead, markUnread, takeBackAllRead } from "./contract.ts";
import { notificationJobs } from "./jobs.ts";
import { readNotifications } from "./screen.ts";
import { countUnread, removeOld, unreadText } from "./store.ts";

let world: World;
beforeAll(async () => {
  world = await openNewWorld();
});
afterAll(() => world.close());
beforeEach(() => system("delete from notification where site_id = $1"));

const [minute, day] = [60_000, 24 * 3_600_000];
const at = (after: number) => new Date(worldNow.getTime() + after);
const heard = () => tellMailListeners(world, async () => {});
const followed = (title: string, by: readonly WorldPerson[]) => followedPage(world, title, by);
const edit = (who: WorldPerson, id: number, now = at(minute)) => publishMore(world, who, id, now);

function system(text: string, values: readonly unknown[] = []) {
  return within(world, actorOf(world, world.olga), (tx: Tx) => run(tx, text, [world.siteId, ...values]));
}

async function inbox(who: WorldPerson, sent: { unread?: boolean; before?: string } = {}) {
  const answer = await as(world, who).call(readNotifications, sent);
  if (!answer.success) throw new Error(answer.code);
  return answer;
}
const unread = (who: WorldPerson) =>
  within(world, actorOf(world, who), (tx) => countUnread(actorOf(world, who), tx));

/** How many rows of notifications and readers a statement came by, the most at any step of its plan. */
async function rowsCome(text: string, values: readonly unknown[]): Promise<number> {
  const explained = `explain (analyze, timing off, format json) ${text}`;
  const rows = (await system(explained, values)) as { "QUERY PLAN": { Plan: PlanStep }[] }[];
  const steps = (step: PlanStep): PlanStep[] => [step, ...(step.Plans ?? []).flatMap(steps)];
  const all = steps(rows[0]?.["QUERY PLAN"][0]?.Plan ?? { "Actual Rows": 0, "Actual Loops": 0 });
  return Math.max(
    ...all.map((step) => Math.max(step["Actual Loops"], step["Actual Rows"] * step["Actual Loops"])),
  );
}
type PlanStep = { "Actual Rows": number; "Actual Loops": number; Plans?: PlanStep[] };

describe("the number at the bell", () => {
  it("looks at 500 unread lines at most, the newest, however many there are that one may not read (long)", async () => {
    const { vera, ed } = world;
    const closed = await followed("Closed", [vera]);
    await system("delete from page_reader where site_id = $1 and page_id = $2", [closed]);
    const open = await followed("Opened", [vera]);
    const told = (page: number, count: number, days: number) =>
      system(
        `insert into notification (site_id, person_id, page_id, by_id, kind, versions, began, happened)
         select $1, $2, $3, $4, 'mentioned', array[each], $5, $5 from generate_series($6::bigint, $6::bigint + $7 - 1) each`,
        [vera.id, page, ed.id, at(days * day), days * 10_000, count],
      );
    await told(closed, 3000, 0);
    await told(open, 7, 1);
    expect(await unread(vera)).toBe(7);
    const { principals } = actorOf(world, vera);
    expect(await rowsCome(unreadText, [vera.id, principals, true, []])).toBeLessThanOrEqual(600);
    await told(closed, 499, 2);
    expect(await unread(vera)).toBe(1);
    await told(open, 101, 3);
    expect(await unread(vera)).toBe(100);
  });
});

describe("an inbox", () => {
  it("marks one or all as read, takes both back, and shows what is unread alone (long)", async () => {
    const { vera, ed } = world;
    for (const title of ["One", "Two"]) await edit(ed, await followed(title, [vera]));
    await heard();
    const call = as(world, vera, at(day)).call;
    const [first] = (await inbox(vera)).lines;
    expect(await call(markRead, { id: first?.id ?? 0 })).toMatchObject({ success: true });
    expect((await inbox(vera, { unread: true })).lines).toHaveLength(1);
    expect(await call(markUnread, { id: first?.id ?? 0 })).toMatchObject({ success: true });
    expect(await unread(vera)).toBe(2);
    const all = await call(markAllRead, {});
    expect(all).toMatchObject({ success: true, count: 2 });
    expect([await unread(vera), (await inbox(vera)).lines.length]).toEqual([0, 2]);
    await call(takeBackAllRead, { at: all.success ? all.at : 0 });
    expect(await unread(vera)).toBe(2);
  });

  it("keeps one unread line a page when an older one is taken back (long)", async () => {
    const { vera, ed } = world;
    const id = await followed("Again", [vera]);
    await edit(ed, id);
    await heard();
    const [old] = (await inbox(vera)).lines;
    const all = await as(world, vera).call(markAllRead, {});
    await edit(ed, id, at(2 * minute));
    await heard();
    await as(world, vera).call(takeBackAllRead, { at: all.success ? all.at : 0 });
    expect(await as(world, vera).call(markUnread, { id: old?.id ?? 0 })).toMatchObject({ success: true });
    expect(await unread(vera)).toBe(1);
  });

  it("is one's own (long)", async () => {
    const { vera, ed, ada } = world;
    await edit(ed, await followed("Mine", [vera]));
    await heard();
    const [line] = (await inbox(vera)).lines;
    for (const call of [markRead, markUnread])
      expect(await as(world, ada).call(call, { id: line?.id ?? 0 })).toMatchObject({
        code: "notification-not-found",
      });
    await as(world, ada).call(markAllRead, {});
    expect(await unread(vera)).toBe(1);
    expect(await as(world, "visitor").call(readNotifications, {})).toMatchObject({ code: "signed-out" });
  });

  it("goes on where fifty end, and forgets what is older than ninety days", async () => {
    const { vera } = world;
    const id = await followed("Many", [vera]);
    await system(
      `insert into notification (site_id, person_id, kind, page_id, versions, began, happened)
       select $1, $2, 'mentioned', $3, array[each], $4::timestamptz - each * interval '1 day', $4::timestamptz - each * interval '1 day' from generate_series(1, 100) each`,
      [vera.id, id, worldNow],
    );
    const first = await inbox(vera);
    expect(first.lines).toHaveLength(50);
    const before = new URL(first.older ?? "", "http://a").searchParams.get("before") ?? "";
    const rest = await inbox(vera, { before });
    expect([rest.lines.length, rest.older, rest.isOlder]).toEqual([50, null, true]);
    expect(notificationJobs.map(({ name }) => name)).toEqual(["notifications-tidy"]);
    const gone = await within(world, actorOf(world, vera), (tx) => removeOld(at(-90 * day), 4, tx));
    expect(gone).toBe(4);
  });
});
