import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { run } from "#database/transaction.ts";
import { principal } from "#kernel/actor.ts";
import { auditOf } from "#testing/audit.ts";
import { mailsOf } from "#testing/outbox.ts";
import { madePage } from "#testing/pages/made-page.ts";
import { shown } from "#testing/screens/shown.ts";
import { type TestWeb, openTestWeb } from "#testing/server.ts";
import { type SubsiteWorld, openSubsiteWorld } from "#testing/subsite-world.ts";
import { type World, type WorldPerson, actorOf, openWorld, within } from "#testing/world.ts";
import { addMembers, insertGroup } from "../groups/store.ts";

let world: World;
let web: TestWeb;
let [plans, costs, board] = [0, 0, 0];
beforeAll(async () => {
  world = await openWorld("a hash");
  web = await openTestWeb(world);
  const { olga, ed, vera } = world;
  const share = (person: WorldPerson, mayEdit: boolean) => {
    return { principalId: principal("person", person.id), mayEdit };
  };
  plans = await madePage(world, "Plans", { shares: [share(vera, true)] });
  costs = await madePage(world, "Costs", { shares: [share(vera, true), share(ed, false)] });
  await within(world, actorOf(world, olga), async (tx) => {
    board = await insertGroup("Board", tx);
    await addMembers([board], [vera.id], tx);
    await run(
      tx,
      "insert into follower (site_id, page_id, principal_id, person_id, follows) values ($1, $2, $3, $4, true)",
      [tx.siteId, plans, principal("person", vera.id), vera.id],
    );
  });
});
afterAll(async () => {
  await web.close();
  await world.close();
});

const ask = <Row extends object>(text: string, ...values: unknown[]) =>
  within(world, actorOf(world, world.olga), (tx) => run<Row>(tx, text, [tx.siteId, ...values]));
const post = async (path: string, fields: object = {}) =>
  (await (await web.browser(world.olga)).post(path, { ...fields })).body;
/** What somebody has of what Vera had. */
async function has(person: WorldPerson) {
  const shares = await ask<{ page: number; edits: boolean }>(
    `select page_id as page, may_edit as edits from page_share where site_id = $1 and principal_id = $2 order by page_id`,
    principal("person", person.id),
  );
  const [rows] = await ask<{ groups: number; follows: number }>(
    `select (select count(*)::int from group_member where site_id = $1 and person_id = $2) as groups,
       (select count(*)::int from follower where site_id = $1 and person_id = $2 and follows) as follows`,
    person.id,
  );
  return { shares: shares.map(({ page, edits }) => [page, edits]), ...rows };
}
const status = async (who: WorldPerson, path: string) =>
  (await (await web.browser(who)).get(path, { accept: "application/json" })).status;

const eds = () => ({ shares: [[costs, false]], groups: 0, follows: 0 });
const veras = () => ({
  shares: [
    [plans, true],
    [costs, true],
  ],
  groups: 1,
  follows: 1,
});

describe("what somebody had who is deleted", () => {
  it("is somebody else's from then on, and theirs again once it is undone (long)", async () => {
    const { ed, vera } = world;
    expect(await status(ed, `/page/${plans}/`)).toBe(404);
    const answer = await post(`/-/people/${vera.id}/remove/`, { to: ed.id });
    expect(answer).toMatchObject({ success: true, done: true });
    expect(await has(ed)).toEqual(veras());
    expect(await status(ed, `/page/${plans}/`)).toBe(200);
    const groups = (await auditOf(world)).filter(({ kind }) => kind === "person-groups-changed");
    expect(groups.at(-1)).toMatchObject({ actor: "Olga Oosterhuis", target: "Ed Elzinga" });
    await post(`/-/undertakings/${Number(answer?.["task"])}/undo/`);
    expect([await has(ed), await has(vera)]).toEqual([eds(), veras()]);
    expect(await status(ed, `/page/${plans}/`)).toBe(404);
  });

  it("stays with the heir as far as others have given them more since", async () => {
    const { ed, vera } = world;
    const answer = await post(`/-/people/${vera.id}/remove/`, { to: ed.id });
    await ask(
      "update page_share set may_edit = false where site_id = $1 and page_id = $2 and principal_id = $3",
      plans,
      principal("person", ed.id),
    );
    await post(`/-/undertakings/${Number(answer?.["task"])}/undo/`);
    expect(await has(ed)).toEqual({ ...eds(), shares: [[plans, false], ...eds().shares] });
    // Who reads a page live, and may not any more, is asked.
    expect(await world.announced()).toContainEqual({
      kind: "page-sharing-changed",
      facts: { pageId: costs },
    });
    await ask(
      "delete from page_share where site_id = $1 and page_id = $2 and principal_id = $3",
      plans,
      principal("person", ed.id),
    );
  });

  it("is theirs again though whoever came into it has left or is from outside by now (long)", async () => {
    const { ed, vera } = world;
    const ids = JSON.stringify([vera.id]);
    const undone = async (answer: Awaited<ReturnType<typeof post>>) =>
      post(`/-/undertakings/${Number(answer?.["task"])}/undo/`);
    for (const remove of [`/-/people/${vera.id}/remove/`, "/-/people/batch/remove/"]) {
      const answer = await post(remove, { to: ed.id, ids });
      await ask("update person set role = 'external' where site_id = $1 and id = $2", ed.id);
      expect(await undone(answer)).toMatchObject({ success: true });
      expect(await has(vera)).toEqual(veras());
      await ask("update person set role = 'editor' where site_id = $1 and id = $2", ed.id);
    }
    const answer = await post(`/-/people/${vera.id}/remove/`, { to: ed.id });
    const heir = await post(`/-/people/${ed.id}/remove/`);
    expect(await undone(answer)).toMatchObject({ success: true });
    expect(await has(vera)).toEqual(veras());
    await undone(heir);
    const shares = "delete from page_share where site_id = $1 and principal_id = $2 and page_id = $3";
    await ask(shares, principal("person", ed.id), plans);
    const views = "update page_share set may_edit = false where site_id = $1 and principal_id = $2";
    await ask(views, principal("person", ed.id));
    await ask("delete from group_member where site_id = $1 and person_id = $2", ed.id);
    await ask("delete from follower where site_id = $1 and person_id = $2", ed.id);
    expect(await has(ed)).toEqual(eds());
  });

  it("goes with them where nobody is named", async () => {
    const { ed, vera } = world;
    const answer = await post(`/-/people/${vera.id}/remove/`);
    expect(await has(ed)).toEqual(eds());
    await post(`/-/undertakings/${Number(answer?.["task"])}/undo/`);
    expect(await has(vera)).toEqual(veras());
  });

  it("is handed over to nobody from outside, who is gone, or who is deleted too", async () => {
    const { ed, vera, xavi } = world;
    const refused = async (path: string, fields: object) => (await post(path, fields))?.["error"];
    const own = `/-/people/${vera.id}/remove/`;
    expect(await refused(own, { to: xavi.id })).toBe("You can't hand over to an external person.");
    expect(await refused(own, { to: vera.id })).toBe("Choose someone else to hand over to.");
    expect(await refused(own, { to: 4_000_000 })).toBe("The person to hand over to is no longer here.");
    const both = { ids: JSON.stringify([ed.id, vera.id]), to: ed.id };
    expect(await refused("/-/people/batch/remove/", both)).toBe("Choose someone else to hand over to.");
    expect(await has(vera)).toEqual(veras());
  });

  it("of several people is one person's from then on, and goes back", async () => {
    const { ada, ed, vera } = world;
    const ids = JSON.stringify([ada.id, vera.id]);
    const answer = await post("/-/people/batch/remove/", { ids, to: ed.id });
    expect(answer).toMatchObject({ done: 2, isDone: true });
    expect(await has(ed)).toEqual(veras());
    await post(`/-/undertakings/${Number(answer?.["task"])}/undo/`);
    expect([await has(ed), await has(vera)]).toEqual([eds(), veras()]);
  });

  it("is handed over in the dialog that asks, to whom is found by name (long)", async () => {
    const { ed, vera } = world;
    await mailsOf(world);
    const screen = await shown(world, world.olga, `/settings/people/delete/${vera.id}/`);
    expect(screen.text()).toContain("Hand over to");
    await screen.type("Hand over to", "elz");
    await screen.pass(300);
    expect(screen.parts("radio").map((radio) => radio.parentElement?.textContent)).toEqual([
      "Ed Elzinga",
      "No one",
    ]);
    await screen.click("radio", "Ed Elzinga");
    expect(screen.text()).toContain("Ed Elzinga gets what is handed over.");
    await screen.type("Hand over to", "xavi");
    await screen.pass(300);
    expect(screen.parts("radio").map((radio) => radio.parentElement?.textContent)).toEqual([
      "Ed Elzinga",
      "No one",
    ]);
    await screen.click("button", "Delete user");
    expect(await has(ed)).toEqual(veras());
    await screen.click("button", "Undo");
    expect(await has(ed)).toEqual(eds());
  });
});

describe("with subsites", () => {
  let parts: SubsiteWorld;
  let site: TestWeb;
  beforeAll(async () => {
    parts = await openSubsiteWorld("a hash");
    site = await openTestWeb(parts);
  });
  afterAll(async () => {
    await site.close();
    await parts.close();
  });

  it("places in subsites are the heir's as well, who keeps what is more (long)", async () => {
    const { olga, ada, ed, vera, crew, harbour } = parts;
    const roles = async () => {
      const rows = await within(parts, actorOf(parts, olga), (tx) =>
        run<{ role: string }>(
          tx,
          "select role from membership where site_id = $1 and person_id = $2 and subsite_id = any($3) order by subsite_id",
          [tx.siteId, ed.id, [crew.id, harbour.id]],
        ),
      );
      return rows.map(({ role }) => role);
    };
    expect(await roles()).toEqual(["viewer", "admin"]);
    const browser = await site.browser(olga);
    const removed = async (who: WorldPerson) =>
      (await browser.post(`/-/people/${who.id}/remove/`, { to: ed.id })).body;
    const undo = async (answer: Awaited<ReturnType<typeof removed>>) =>
      browser.post(`/-/undertakings/${Number(answer?.["task"])}/undo/`, {});
    for (const [who, role] of [
      [vera, "editor"],
      [ada, "admin"],
    ] as const) {
      const answer = await removed(who);
      expect(await roles()).toEqual([role, "admin"]);
      await undo(answer);
      expect(await roles()).toEqual(["viewer", "admin"]);
    }
  });
});
