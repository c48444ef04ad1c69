import { afterAll, beforeAll, expect, it } from "vitest";
import { explainAccess } from "#features/sharing/reasons/contract.ts";
import type { Right } from "#features/sharing/rules.ts";
import { addMembers, insertGroup } from "#features/people/groups/store.ts";
import { principal } from "#kernel/actor.ts";
import { as } from "#testing/as.ts";
import { madePage } from "#testing/pages/made-page.ts";
import { shown } from "#testing/screens/shown.ts";
import { openTestWeb } from "#testing/server.ts";
import { openSubsiteWorld } from "#testing/subsite-world.ts";
import { type World, actorOf, openWorld, within } from "#testing/world.ts";

let world: World;
let sales: number;
let board: number;
beforeAll(async () => {
  world = await openWorld("a hash");
  const { olga, vera, xavi } = world;
  [sales, board] = await within(world, actorOf(world, olga), async (tx) => {
    const groups = [await insertGroup("Sales", tx), await insertGroup("Board", tx)] as const;
    await addMembers([groups[0]], [vera.id, xavi.id], tx);
    return [...groups];
  });
});
afterAll(() => world.close());

const share = (group: number, mayEdit = false) => ({ principalId: principal("group", group), mayEdit });

it("the list has a line for each group that the page is shared with, and others are found by name [PPRM-03] (long)", async () => {
  const id = await madePage(world, "Prices", { shares: [share(sales)] });
  const screen = await shown(world, world.olga, `/page/settings/${id}/`);
  expect(screen.field(/^Sales can view/).checked).toBe(true);
  expect(screen.field(/^Sales can edit/).checked).toBe(false);
  expect(screen.text()).toContain("Only administrators and Sales can see this page.");
  expect(screen.text()).not.toContain("Board");
  await screen.type("Add a person or group", "boa");
  await screen.pass(300);
  expect(screen.text(screen.part("listbox"))).toContain("Board Group, 0 people");
  await screen.press("{Enter}");
  expect(screen.field(/^Board can view/).checked).toBe(true);
  await screen.click("checkbox", /^Sales can view/);
  await screen.pass(1000);
  expect(screen.text()).toContain("Vera Visser and Xavi Xanten");
});

it("the calls of page dialogs list groups among the users and take their lines; what counts for nothing is refused [PPRM-01] [PPRM-03] [PPRM-04] [PRUL-01] (long)", async () => {
  const id = await madePage(world, "Costs", { shares: [] });
  const web = await openTestWeb(world);
  const olga = await web.browser(world.olga);
  const save = (lines: object) =>
    olga.post(`/ajax/page/page_settings/edit/${id}/`, {
      settings: JSON.stringify({ permission_state: lines }),
    });
  const groups = async () => {
    const { body } = await olga.get(`/ajax/page/page_settings/edit/${id}/`);
    const users = (
      body as { users: ({ id: string; name: string; nr_people: number } & Record<Right, boolean>)[] }
    ).users;
    return users
      .filter((each) => each.id.startsWith("group"))
      .map(({ name, nr_people, view, edit, follow }) => [name, nr_people, view, edit, follow]);
  };
  expect(await groups()).toEqual([
    ["Board", 0, false, false, false],
    ["Sales", 2, false, false, false],
  ]);
  expect((await save({ [`group${sales}`]: { edit: true, follow: true } })).body).toMatchObject({
    success: true,
  });
  expect(await groups()).toEqual([
    ["Board", 0, false, false, false],
    ["Sales", 2, true, true, true],
  ]);
  expect((await save({ group999999: { view: true } })).body).toMatchObject({ success: false });
  await web.close();
});

it("says why somebody in a group sees a page, by the name of the group, and what a group sees (long)", async () => {
  const id = await madePage(world, "Plans", { shares: [share(sales, true)] });
  const why = async (who: string) => {
    const answer = await as(world, world.olga).call(explainAccess, { page_id: id, who });
    if (!answer.success) throw new Error(answer.code);
    return [answer.summary, ...answer.chain.map(({ text }) => text)];
  };
  expect(await why(String(world.xavi.id))).toEqual([
    "Xavi Xanten can view and edit this page.",
    "Xavi Xanten is in the group Sales.",
    "This page is shared with the group Sales, to edit.",
  ]);
  expect(await why(`group${sales}`)).toEqual([
    "Sales can view and edit this page.",
    "This page is shared with the group Sales, to edit.",
  ]);
  expect((await why(`group${board}`))[0]).toBe("Board can't see this page.");
});

it("in a subsite groups are not offered, and refused when sent [PRUL-08] (long)", async () => {
  const subsites = await openSubsiteWorld("a hash");
  const { crew, ada, olga } = subsites;
  const group = await within(subsites, actorOf(subsites, olga), (tx) => insertGroup("Sales", tx));
  const web = await openTestWeb(subsites);
  const browser = await web.browser(ada);
  const path = `/@${crew.slug}/ajax/page/page_settings/edit_properties/${crew.tidesId}/`;
  expect(JSON.stringify((await browser.get(path)).body)).not.toContain("Sales");
  const settings = JSON.stringify({ permission_state: { [`group${group}`]: { view: true } } });
  expect((await browser.post(path, { settings })).body).toMatchObject({ success: false });
  await web.close();
  await subsites.close();
});
