import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { run } from "#database/transaction.ts";
import type { Screen } from "#testing/screens/screen.ts";
import { shown } from "#testing/screens/shown.ts";
import { type SubsiteWorld, openSubsiteWorld } from "#testing/subsite-world.ts";
import { actorOf, within } from "#testing/world.ts";

let world: SubsiteWorld;
let last: number;
beforeAll(async () => {
  world = await openSubsiteWorld("a hash");
  await within(world, actorOf(world, world.olga), async (tx) => {
    const people = await run<{ id: number }>(
      tx,
      `insert into person (site_id, email, name, name_key, role)
       select $1, 'p' || n || '@many.example', 'P ' || n, 'p ' || n, 'member' from generate_series(101, 200) n returning id`,
      [tx.siteId],
    );
    last = people.at(-1)?.id ?? 0;
    const joining = `insert into membership (site_id, subsite_id, person_id, role)
      select $1, $2, id, 'viewer' from person where site_id = $1 and name like 'P %' and name < $3`;
    await run(tx, joining, [tx.siteId, world.crew.id, "P 9"]);
    await run(tx, joining, [tx.siteId, world.board.id, "P 170"]);
    const alsoIn =
      "insert into membership (site_id, subsite_id, person_id, role) values ($1, $2, $3, 'viewer')";
    await run(tx, alsoIn, [tx.siteId, world.board.id, world.ada.id]);
  });
});
afterAll(() => world.close());

const cards = (screen: Screen) => screen.parts("listitem", undefined, screen.part("main"));
const isWhole = ({ path }: { path: string }) => path.includes("all=yes");

describe.each(["/people/", "/@crew/people/"])("a long list of people at %s", (address) => {
  it("begins with sixty and counts all; the link brings the others, and by keys one goes on with the first of them (long)", async () => {
    const screen = await shown(world, world.ada, address);
    const all = address === "/people/" ? 105 : 103;
    expect(screen.text()).toContain(`${all} people`);
    expect(cards(screen)).toHaveLength(36);
    const before = cards(screen).map((card) => screen.text(card));
    expect(screen.part("link", "More people").getAttribute("href")).toBe(`${address}?all=yes`);
    screen.part("link", "More people").focus();
    await screen.press("{Enter}");
    expect(cards(screen)).toHaveLength(all);
    expect(
      cards(screen)
        .slice(0, 36)
        .map((card) => screen.text(card)),
    ).toEqual(before);
    expect(screen.focused).toBe(cards(screen)[36]);
    expect(screen.parts("link", "More people")).toEqual([]);
    expect(screen.sent.filter(isWhole)).toHaveLength(1);
  });

  it("says when the others could not be fetched, and tries again (long)", async () => {
    const screen = await shown(world, world.ada, address);
    screen.meddle((sent) => (isWhole(sent) ? new Response("", { status: 502 }) : null));
    await screen.click("link", "More people");
    expect(cards(screen)).toHaveLength(36);
    expect(screen.text(screen.part("alert", undefined, screen.part("main")))).toContain(
      "We couldn't load more people.",
    );
    screen.meddle(null);
    await screen.click("button", "Try again");
    expect(cards(screen).length).toBeGreaterThan(100);
    expect(screen.parts("alert", undefined, screen.part("main"))).toEqual([]);
  });
});

it("what was found is counted and continued as well, and the next search begins anew (long)", async () => {
  const screen = await shown(world, world.olga, "/people/?q=p");
  expect(cards(screen)).toHaveLength(36);
  await screen.click("link", "More people");
  expect(screen.sent.filter(isWhole).map(({ path }) => path)).toEqual(["/people/?q=p&all=yes"]);
  expect(cards(screen).length).toBeGreaterThanOrEqual(100);
  await screen.type("Search people", "{Backspace}@{Enter}");
  expect(cards(screen)).toHaveLength(36);
});

it("the address of a role opens it also for somebody further down (long)", async () => {
  const screen = await shown(world, world.olga, `/people/#setrole-${last}`);
  expect(screen.names("heading", screen.part("dialog"))).toEqual(["Change role of P 200"]);
});

it("in another subsite stands nobody of the one before behind the first ones (long)", async () => {
  const screen = await shown(world, world.ada, "/@crew/people/");
  await screen.click("link", "More people");
  expect(cards(screen)).toHaveLength(103);
  const bar = screen.part("navigation", "Subsites");
  await screen.clickOn(bar.querySelector('a[href="/@board/people/"]') as HTMLElement);
  expect(screen.names("heading", screen.part("main"))[0]).toBe("People in Board");
  expect(cards(screen)).toHaveLength(36);
});

it("whoever has been brought stays when the list is read anew (long)", async () => {
  const screen = await shown(world, world.olga, "/people/");
  await screen.click("link", "More people");
  await screen.click("button", "Actions for P 199");
  await screen.click("menuitem", "Change Role");
  await screen.click("radio", /^Editor/);
  await screen.click("button", "Save role");
  expect(cards(screen)).toHaveLength(105);
  expect(screen.text(cards(screen).find((card) => card.textContent?.includes("P 199")))).toContain("Editor");
});
