import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { run } from "#database/transaction.ts";
import { loadPageEdit } from "#features/properties/contract.ts";
import { writePersonSearch } from "#features/people/search-store.ts";
import { findSharingPeople } from "#features/sharing/contract.ts";
import { principal } from "#kernel/actor.ts";
import { as } from "#testing/as.ts";
import { madePage } from "#testing/pages/made-page.ts";
import { shown } from "#testing/screens/shown.ts";
import { type World, actorOf, openWorld, within } from "#testing/world.ts";

let world: World;
let zoe: number;
let ids: number[];
beforeAll(async () => {
  world = await openWorld("a hash");
  await within(world, actorOf(world, world.olga), async (tx) => {
    const rows = await run<{ id: number }>(
      tx,
      `insert into person (site_id, email, name, name_key, role)
       select $1, each || '@noordervaart.example', 'Person ' || each, 'person ' || lpad(each::text, 3, '0'), 'member'
       from generate_series(1, 251) each returning id`,
      [tx.siteId],
    );
    ids = rows.map(({ id }) => id);
    zoe = ids.at(-1) ?? 0;
    const email = "zoe@noordervaart.example";
    const called =
      "update person set name = 'Zoe Zijlstra', name_key = 'zoe zijlstra', email = $3 where site_id = $1 and id = $2";
    await run(tx, called, [tx.siteId, zoe, email]);
    await writePersonSearch({ id: zoe, name: "Zoe Zijlstra", email, position: "" }, tx);
  });
});
afterAll(() => world.close());

/** A page that Ed and Zoe edit, and 250 other people view by a line of their own; they come before her. */
function page(title: string): Promise<number> {
  const share = (id: number, mayEdit: boolean) => ({ principalId: principal("person", id), mayEdit });
  const shares = [share(world.ed.id, true), ...ids.map((id) => share(id, id === zoe))];
  return madePage(world, title, { shares });
}

/** Those with a line of their own on a page, and whether they edit. */
function lines(id: number): Promise<[number, boolean][]> {
  return within(world, actorOf(world, world.olga), async (tx) => {
    const text =
      "select principal_id as who, may_edit as edits from page_share where site_id = $1 and page_id = $2 order by 1";
    const rows = await run<{ who: number; edits: boolean }>(tx, text, [tx.siteId, id]);
    return rows.map(({ who, edits }) => [Number(who) - principal("person"), edits]);
  });
}

describe("a page with more people than its list shows", () => {
  it("counts all of them, and says of those who are not shown how many have each right", async () => {
    const answer = await as(world, world.ed).call(loadPageEdit, { page_id: await page("Counted") });
    const others = answer.success ? answer.users.find(({ id }) => id === "others") : null;
    expect(others).toMatchObject({
      nr_people: 252,
      view: true,
      edit: false,
      more: { view: 2, edit: 1, follow: 0 },
    });
    expect(others?.sub_users).toHaveLength(250);
  });

  it("a person who is not shown is found with what they can do, by those who edit the page", async () => {
    const page_id = await page("Found");
    const found = async (who: typeof world.ed, more: object) => {
      const answer = await as(world, who).call(findSharingPeople, { q: "zoe", ...more });
      return answer.success ? answer.people.map(({ id, view, edit }) => [id, view, edit]) : answer.code;
    };
    expect(await found(world.ed, { page_id })).toEqual([[zoe, true, true]]);
    expect(await found(world.ed, {})).toEqual([[zoe, false, false]]);
    expect(await found(world.vera, { page_id })).toBe("page-not-found");
  });

  it("says that more are there, adds nobody twice, and turns all of them with their switch [PPRM-16] (long)", async () => {
    const id = await page("Switched");
    const screen = await shown(world, world.ed, `/page/settings/${id}/`);
    expect(screen.text()).toContain(
      "2 more people aren't shown. Find them by name to change what they can do.",
    );
    // Roles of a thousand boxes are slow to tell.
    const boxOf = (label: string) => {
      const labels = [...screen.document.querySelectorAll("label")];
      const input = labels.find(({ textContent }) => textContent === label)?.querySelector("input");
      if (!input) throw new Error(label);
      return input;
    };
    await screen.type("Add person", "zoe");
    await screen.pass(1000);
    await screen.press("{Enter}");
    expect(screen.text()).toContain("1 more person isn't shown.");
    expect([boxOf("Zoe Zijlstra can edit").checked, screen.text().includes("unsaved")]).toEqual([
      true,
      false,
    ]);
    await screen.clickOn(boxOf("People can view"));
    await screen.clickOn(boxOf("Zoe Zijlstra can view"));
    const footer = screen.document.querySelector("footer.permissions-footer") ?? undefined;
    await screen.click("button", "Save", footer);
    await screen.click("button", "Save", screen.part("dialog"));
    expect(await lines(id)).toEqual([
      [world.ed.id, true],
      [zoe, false],
    ]);
  });
});
