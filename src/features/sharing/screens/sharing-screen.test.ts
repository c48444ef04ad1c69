import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { run } from "#database/transaction.ts";
import { principal } from "#kernel/actor.ts";
import { madePage } from "#testing/pages/made-page.ts";
import type { Screen } from "#testing/screens/screen.ts";
import { shown } from "#testing/screens/shown.ts";
import { type World, type WorldPerson, actorOf, openWorld, within } from "#testing/world.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld("a hash");
  await world.database.pool.query("update site set public_pages = true where id = $1", [world.siteId]);
});
afterAll(() => world.close());

const share = ({ id }: WorldPerson, mayEdit: boolean) => ({ principalId: principal("person", id), mayEdit });
const box = (screen: Screen, label: string) => screen.field(new RegExp(`^${label}`)).checked;
const boxes = (screen: Screen, name: string) => [
  box(screen, `${name} can view`),
  box(screen, `${name} can edit`),
];
const alert = (screen: Screen) =>
  screen
    .parts("alert")
    .map((each) => screen.text(each))
    .join("");

/** The permissions of a page of Ed's that Vera reads and Xavi edits, as Ed sees them. */
async function permissions(title: string): Promise<{ screen: Screen; path: string }> {
  const id = await madePage(world, title, {
    shares: [share(world.ed, true), share(world.vera, false), share(world.xavi, true)],
  });
  const path = `/page/settings/${id}/`;
  return { screen: await shown(world, world.ed, path), path };
}

describe("the permissions of a page", () => {
  it("have a line for administrators, everyone, editors and each person, with view and edit [PPRM-03]", async () => {
    const { screen } = await permissions("Lines");
    expect(screen.names("columnheader")).toEqual(["People and groups", "View", "Edit"]);
    const lines = screen.names("rowheader").map((name) => name.replace(/\d+ (people|person).*$/, "").trim());
    expect(lines.map((line) => line.replace(/^[A-Z]{2}\s?(?=[A-Z][a-z])/, ""))).toEqual(
      expect.arrayContaining(["Administrators", "Everyone at Noordervaart", "Editors"]),
    );
    for (const name of ["Ed Elzinga", "Vera Visser", "Xavi Xanten"])
      expect(lines.some((line) => line.includes(name))).toBe(true);
    expect(boxes(screen, "Administrators")).toEqual([true, true]);
    expect(boxes(screen, "Everyone at Noordervaart")).toEqual([false, false]);
    expect(boxes(screen, "Vera Visser")).toEqual([true, false]);
    expect(boxes(screen, "Xavi Xanten")).toEqual([true, true]);
  });

  it("give view with edit, take edit with view, and stay when they are saved [PRUL-01] [PRUL-07] [PPRM-05]", async () => {
    const { screen, path } = await permissions("Both ways");
    await screen.click("checkbox", "Xavi Xanten can view");
    expect(boxes(screen, "Xavi Xanten")).toEqual([false, false]);
    await screen.click("checkbox", "Everyone at Noordervaart can edit");
    expect(boxes(screen, "Everyone at Noordervaart")).toEqual([true, true]);
    expect(screen.text()).toContain("2 changes not saved");
    await screen.click("button", "Save");
    expect(screen.text()).toContain("Saved");
    const again = await shown(world, world.ed, path);
    expect(boxes(again, "Everyone at Noordervaart")).toEqual([true, true]);
    expect(boxes(again, "Vera Visser")).toEqual([true, false]);
    expect(again.names("rowheader").some((name) => name.includes("Xavi"))).toBe(false);
  });

  it("cannot be taken from oneself [PPRM-10] [PPRM-11] [PRUL-04] [PRUL-05]", async () => {
    const { screen } = await permissions("Mine");
    await screen.click("checkbox", "Ed Elzinga can view");
    expect(alert(screen)).toContain("You can't revoke your own access.");
    await screen.click("checkbox", "Ed Elzinga can edit");
    expect(alert(screen)).toContain("You can't remove your own edit rights.");
    expect(boxes(screen, "Ed Elzinga")).toEqual([true, true]);
    expect(screen.text()).not.toContain("not saved");
  });

  it("cannot be taken from administrators, and say why [PPRM-12] [PRUL-04] [PRUL-05]", async () => {
    const { screen } = await permissions("Theirs");
    for (const right of ["view", "edit"])
      await screen.click("checkbox", new RegExp(`^Administrators can ${right}`));
    expect(boxes(screen, "Administrators")).toEqual([true, true]);
    expect(screen.text(screen.parts("row")[1])).toContain("Administrators can always edit a page.");
    expect(screen.text()).not.toContain("not saved");
  });

  it("keep people's view while the page is public [PPRM-09] [PRUL-06]", async () => {
    const { screen } = await permissions("Open");
    await screen.click("checkbox", "Public can view");
    await screen.click("checkbox", "Vera Visser can view");
    expect(alert(screen)).toContain("Cannot turn off access for people when the page is Public.");
    expect(boxes(screen, "Vera Visser")).toEqual([true, false]);
    await screen.click("checkbox", "Public can view");
    expect(box(screen, "Public can view")).toBe(false);
    await screen.click("checkbox", "Vera Visser can view");
    expect(boxes(screen, "Vera Visser")).toEqual([false, false]);
  });

  it("close a page to the web again, and open it [PRUL-06]", async () => {
    const { screen, path } = await permissions("Closed again");
    const visible = async () =>
      (await shown(world, "visitor", path.replace("settings/", ""))).parts("heading", "Closed again").length;
    await screen.click("checkbox", "Public can view");
    await screen.click("button", "Save");
    expect(await visible()).toBe(1);
    const again = await shown(world, world.ed, path);
    await again.click("checkbox", "Public can view");
    await again.click("button", "Save");
    expect(await visible()).toBe(0);
  });

  it("turn a whole group of people, which is partly on when they differ [PPRM-16]", async () => {
    const { screen } = await permissions("Groups");
    const group = screen.field(/^People can edit$/);
    expect(group.indeterminate).toBe(true);
    await screen.click("checkbox", "People can edit");
    expect(box(screen, "Vera Visser can edit")).toBe(true);
    expect(box(screen, "Xavi Xanten can edit")).toBe(true);
    expect(screen.field(/^People can edit$/).indeterminate).toBe(false);
  });

  it("invite more people where there are fewer than four [PPRM-13] [PPRM-17]", async () => {
    const { screen } = await permissions("Crowded");
    expect(screen.parts("link", "Invite more people to your site").length).toBe(0);
    await within(world, actorOf(world, world.olga), (tx) =>
      run(tx, "delete from person where site_id = $1 and id = any($2)", [
        tx.siteId,
        [world.xavi.id, world.vera.id],
      ]),
    );
    const id = await madePage(world, "Lonely");
    const olga = await shown(world, world.olga, `/page/settings/${id}/`);
    expect(olga.part("link", "Invite more people to your site").getAttribute("href")).toBe("/people/");
  });
});
