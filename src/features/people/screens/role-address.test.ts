import { afterAll, beforeAll, expect, it } from "vitest";
import { run } from "#database/transaction.ts";
import { shown } from "#testing/screens/shown.ts";
import { type World, actorOf, openWorld, within } from "#testing/world.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld("a hash");
});
afterAll(() => world.close());

const change = (text: string) =>
  within(world, actorOf(world, world.olga), (tx) => run(tx, text, [tx.siteId]));

it("opens a role by its address, and saves another one, of those alone whose role they may change, among all roles of the site [PDIR-04] [ROUT-17] [HASH-05] [ROLE-03] [ROLE-25] [CACT-11] [CACT-22]", async () => {
  const screen = await shown(world, world.olga, `/people/#setrole-${world.ed.id}`);
  expect(screen.part("dialog", "Change role of Ed Elzinga")).toBeDefined();
  expect(screen.field(/^Editor/).checked).toBe(true);
  const radios = screen.parts("radio").map((radio) => screen.text(radio.closest("label") as Element));
  const roles = [/^Site owner/, /^Administrator/, /^Editor/, /^Member/, /^External/];
  expect(radios).toEqual(roles.map((role) => expect.stringMatching(role)));
  await screen.clickOn(screen.field(/^Member/));
  await screen.click("button", "Save role");
  const rows = await change("select role from person where site_id = $1 and name = 'Ed Elzinga'");
  expect(rows).toEqual([{ role: "member" }]);
  expect(screen.sent.filter(({ method }) => method === "POST")).toHaveLength(1);
  await change("update person set role = 'editor' where site_id = $1 and name = 'Ed Elzinga'");
  const vera = await shown(world, world.vera, `/people/#setrole-${world.ed.id}`);
  expect(vera.names("dialog")).toEqual([]);
});

it("opens no role on the page of a person whose role one may not change, where the list of a large site leads [ROUT-17]", async () => {
  const anchor = `#setrole-${world.ed.id}`;
  const screen = await shown(world, world.vera, `/profile/p/${world.ed.id}/${anchor}`);
  expect(screen.names("dialog")).toEqual([]);
  expect(screen.part("heading", world.ed.name)).toBeDefined();
});

it("opens no role of oneself, nor of nobody [CACT-20] [ROUT-17] [ROLE-25] (long)", async () => {
  for (const nobody of [world.olga.id, `${world.vera.id}x`, 999_999]) {
    const other = await shown(world, world.olga, `/people/#setrole-${nobody}`);
    expect([nobody, other.address, other.names("dialog")]).toEqual([
      nobody,
      `/people/#setrole-${nobody}`,
      [],
    ]);
  }
});

it("opens the role of another person when the anchor changes under the open screen [ROUT-17] [HASH-05] (long)", async () => {
  const screen = await shown(world, world.olga, "/people/");
  for (const { id, name } of [world.vera, world.ada]) {
    if (screen.document.defaultView) screen.document.defaultView.location.hash = `#setrole-${id}`;
    await screen.pass(0);
    expect(screen.part("dialog", `Change role of ${name}`)).toBeDefined();
    expect(screen.address).toBe(`/people/#setrole-${id}`);
    await screen.press("{Escape}");
  }
});

it("opens the role or the groups of somebody whom the list of a large site leaves out, and lets nobody else change them [ROUT-17] [ROUT-18] [CACT-10] (long)", async () => {
  await change(
    `insert into person (site_id, email, name, name_key, role) select $1, 'a' || n || '@many.example', 'Aa ' || n, 'aa ' || n, 'member' from generate_series(1, 250) n`,
  );
  for (const [anchor, title] of [
    [`#setrole-${world.vera.id}`, "Change role of Vera Visser"],
    [`#setgroups-${world.vera.id}`, "Groups of Vera Visser"],
  ] as const) {
    const screen = await shown(world, world.olga, `/people/${anchor}`);
    await screen.pass(0);
    expect(screen.part("dialog", title)).toBeDefined();
    expect(screen.address).toBe(`/profile/p/${world.vera.id}/${anchor}`);
    await screen.press("{Escape}");
    expect(screen.names("dialog")).toEqual([]);
    const ed = await shown(world, world.ed, `/people/${anchor}`);
    expect([ed.address, ed.names("dialog")]).toEqual([`/people/${anchor}`, []]);
  }
  await change("delete from person where site_id = $1 and email like '%@many.example'");
});
