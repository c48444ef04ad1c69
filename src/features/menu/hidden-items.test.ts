import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { run } from "#database/transaction.ts";
import { principal } from "#kernel/actor.ts";
import { as } from "#testing/as.ts";
import { madePage } from "#testing/pages/made-page.ts";
import { type World, type WorldPerson, actorOf, openWorld, within } from "#testing/world.ts";
import { readMenu, saveMenu } from "./contract.ts";

let world: World;
let open: number;
let closed: number;
beforeAll(async () => {
  world = await openWorld();
  open = await madePage(world, "Timetable");
  closed = await madePage(world, "Payroll", {
    shares: [{ principalId: principal("person", world.olga.id), mayEdit: true }],
  });
});
beforeEach(() =>
  within(world, actorOf(world, world.ed), (tx) =>
    run(tx, "delete from menu where site_id = $1", [tx.siteId]),
  ),
);
afterAll(() => world.close());

type Sent = Record<string, unknown>;
const save = (who: WorldPerson, items: readonly Sent[]) => {
  const data = JSON.stringify({ tempstate: true, user_state: { type: "root", items } });
  return as(world, who).call(saveMenu, { page_id: 0, data });
};
const kept = async (who: WorldPerson) => {
  const answer = await as(world, who).call(readMenu, {});
  return answer.success ? answer.user_state : null;
};

describe("what an editor may not know of", () => {
  it("is an item without name that is kept whole, moved, removed and brought back [MEDT-09]", async () => {
    await save(world.olga, [
      { id: "secret", type: "page", page_id: closed, title: "Salaries", icon: 7, tooltip: "For two" },
      { id: "open", type: "page", page_id: open },
    ]);
    const seen = await kept(world.ed);
    expect(seen?.items[0]).toMatchObject({
      is_hidden: true,
      title: "",
      orig_title: "",
      tooltip: "",
      icon: null,
    });
    expect(JSON.stringify(seen)).not.toMatch(/Salaries|Payroll/);
    const moved = [...(seen?.items ?? [])].reverse();
    await save(world.ed, [...moved.slice(0, 1), { ...moved[1], title: "Mine now" }]);
    const whole = { id: "secret", title: "Salaries", icon: 7, tooltip: "For two", is_hidden: false };
    expect((await kept(world.olga))?.items[1]).toMatchObject(whole);
    const removed = await save(world.ed, moved.slice(0, 1));
    if (!removed.success) throw new Error(removed.code);
    const { items } = JSON.parse(removed.previous_json) as { items: Sent[] };
    await save(world.ed, items);
    expect((await kept(world.olga))?.items[1]).toMatchObject(whole);
  });

  it("is kept as it was saved last, however it was changed before [MEDT-09]", async () => {
    const other = await madePage(world, "Bonuses", {
      shares: [{ principalId: principal("person", world.olga.id), mayEdit: true }],
    });
    const secret = { id: "secret", type: "page", page_id: closed };
    const link = { id: "open", type: "url", title: "Tides", link: "https://tides.example/" };
    const atOlga = async () => (await kept(world.olga))?.items[0];
    const edSaves = async () => save(world.ed, (await kept(world.ed))?.items ?? []);
    await save(world.olga, [{ ...secret, title: "Salaries" }, link]);
    const whatEdHad = (await kept(world.ed))?.items ?? [];
    await save(world.olga, [{ ...secret, title: "Wages" }, link]);
    for (const _ of ["once", "twice"]) {
      await edSaves();
      expect(await atOlga()).toMatchObject({ title: "Wages", page_id: closed });
    }
    await save(world.olga, [{ ...secret, title: "Extra", page_id: other }, link]);
    for (const _ of ["once", "twice"]) {
      await edSaves();
      expect(await atOlga()).toMatchObject({ title: "Extra", page_id: other });
    }
    await save(world.olga, [{ ...secret, title: "Wages" }, link]);
    await save(world.olga, [{ ...secret, title: "Extra", page_id: other }, link]);
    await save(world.ed, whatEdHad);
    expect(await atOlga()).toMatchObject({ title: "Wages", page_id: closed });
  });

  it("cannot be put into the menu", async () => {
    await save(world.ed, [{ id: "new", type: "page", page_id: closed, title: "x" }]);
    expect((await kept(world.olga))?.items).toEqual([]);
  });
});
