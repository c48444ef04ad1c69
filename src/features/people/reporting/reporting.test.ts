import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { run } from "#database/transaction.ts";
import { shown } from "#testing/screens/shown.ts";
import { type TestWeb, openTestWeb } from "#testing/server.ts";
import { openSubsiteWorld } from "#testing/subsite-world.ts";
import { type World, type WorldPerson, actorOf, openWorld, within } from "#testing/world.ts";
import { chartFor } from "./operations.ts";

let world: World;
let web: TestWeb;
let field = 0;
beforeAll(async () => {
  world = await openWorld("a hash");
  web = await openTestWeb(world);
});
afterAll(async () => {
  await web.close();
  await world.close();
});
beforeEach(async () => {
  await ask("delete from profile_field where site_id = $1");
  field = await madeField("people");
});

const ask = <Row extends object>(text: string, ...values: unknown[]) =>
  within(world, actorOf(world, world.olga), (tx) => run<Row>(tx, text, [tx.siteId, ...values]));
/** The owner switches it on as they do other fields. */
async function madeField(seenBy: string): Promise<number> {
  const given = { id: null, label: "Reports to", kind: "person", icon: "people", seenBy, editedBy: "person" };
  const fields = JSON.stringify([given]);
  const { body } = await (await web.browser(world.olga)).post("/-/profile-fields/", { known: "[]", fields });
  expect(body).toMatchObject({ success: true });
  const rows = await ask<{ id: number }>(
    "select id from profile_field where site_id = $1 and kind = 'person'",
  );
  return rows[0]?.id ?? 0;
}
const report = async (who: WorldPerson, to: number | string, by = world.olga) => {
  const sent = { user_id: who.id, fields: JSON.stringify({ [field]: String(to) }) };
  return (await (await web.browser(by)).post("/ajax/settings/action/preferences/", sent)).body;
};
const errorAt = (body: Readonly<Record<string, unknown>> | null) =>
  (body?.["form_errors"] as Record<string, string> | undefined)?.[`field_${field}`];

describe("whom somebody reports to", () => {
  it("is a person of the site, never themself nor somebody below them (long)", async () => {
    const { olga, ada, ed, vera } = world;
    expect(await report(ada, olga.id)).toMatchObject({ success: true });
    expect(await report(ed, ada.id)).toMatchObject({ success: true });
    expect(errorAt(await report(olga, olga.id))).toBe("Choose someone else: no one reports to themselves.");
    expect(errorAt(await report(olga, ed.id))).toBe(
      "This person reports to them already. Choose someone else.",
    );
    expect(errorAt(await report(vera, 4000000))).toBe("This person is no longer here.");
    expect(errorAt(await report(vera, "Olga"))).toBe("Choose a person from the list.");
    expect(await report(vera, ed.id, vera)).toMatchObject({ success: true });
    expect(await report(vera, "", vera)).toMatchObject({ success: true });
  });

  it("is one field of the site", async () => {
    const one = {
      id: field,
      label: "Reports to",
      kind: "person",
      icon: "people",
      seenBy: "people",
      editedBy: "person",
    };
    const fields = JSON.stringify([one, { ...one, id: null, label: "Mentor" }]);
    const sent = { known: JSON.stringify([field]), fields };
    const { body } = await (await web.browser(world.olga)).post("/-/profile-fields/", sent);
    expect(body).toMatchObject({ error: "There's a field for a person already." });
  });

  it("stands on their card and page with a way there, and with whom their team is (long)", async () => {
    const { olga, ada, ed, vera } = world;
    await report(ada, olga.id);
    await report(ed, ada.id);
    const card = async (who: WorldPerson) =>
      (await (await web.browser(vera)).post(`/ajax/profile/card/${who.id}/`, {})).body;
    expect(await card(ada)).toMatchObject({
      acts: { team: 1 },
      profile: {
        attrs: [{ hint: "Reports to", kind: "person", value: "Olga Oosterhuis", personId: olga.id }],
      },
    });
    const screen = await shown(world, vera, `/profile/p/${ada.id}/`);
    expect(screen.part("link", "Olga Oosterhuis").getAttribute("href")).toBe(`/profile/p/${olga.id}/`);
    expect(screen.part("link", "Team of 1 person").getAttribute("href")).toBe(
      `/people/?view=chart&person=${ada.id}`,
    );
  });
});

describe("the chart", () => {
  it("opens team by team, and has an address wherever it is open (long)", async () => {
    const { olga, ada, ed, vera } = world;
    await report(ada, olga.id);
    await report(ed, ada.id);
    await report(vera, ada.id);
    const screen = await shown(world, vera, "/people/");
    await screen.click("link", "Org chart");
    expect(screen.address).toBe("/people/?view=chart");
    const lines = () =>
      screen
        .parts("treeitem")
        .map((item) => [
          item.querySelector("a")?.textContent,
          item.getAttribute("aria-level"),
          item.getAttribute("aria-expanded"),
        ]);
    // Whoever is alone at the top stands there with their team.
    expect(lines()).toEqual([
      ["Olga Oosterhuis", "1", "true"],
      ["Ada Admiraal", "2", "false"],
    ]);
    await screen.click("button", "Hide the team of Olga Oosterhuis");
    expect(lines()).toEqual([["Olga Oosterhuis", "1", "false"]]);
    await screen.click("button", "Show 1 person in the team of Olga Oosterhuis");
    await screen.click("button", "Show 2 people in the team of Ada Admiraal");
    expect(lines()).toEqual([
      ["Olga Oosterhuis", "1", "true"],
      ["Ada Admiraal", "2", "true"],
      ["Ed Elzinga", "3", null],
      ["Vera Visser", "3", null],
    ]);
    const straight = await shown(world, vera, `/people/?view=chart&person=${vera.id}`);
    expect(straight.parts("treeitem")).toHaveLength(4);
    expect(straight.part("treeitem", /Vera Visser/).getAttribute("aria-current")).toBe("true");
  });

  it("is walked through by the keys of a tree (long)", async () => {
    const { olga, ada, ed } = world;
    await report(ada, olga.id);
    await report(ed, ada.id);
    const screen = await shown(world, world.vera, "/people/?view=chart");
    const here = () => document.activeElement?.querySelector("a")?.textContent;
    screen.part("treeitem", /Olga/).focus();
    await screen.press("{ArrowLeft}");
    expect(screen.parts("treeitem")).toHaveLength(1);
    await screen.press("{ArrowRight}");
    expect(screen.parts("treeitem")).toHaveLength(2);
    await screen.press("{ArrowRight}");
    expect(here()).toBe("Ada Admiraal");
    await screen.press("{ArrowRight}");
    await screen.press("{ArrowDown}");
    expect(here()).toBe("Ed Elzinga");
    await screen.press("{ArrowLeft}");
    expect(here()).toBe("Ada Admiraal");
    await screen.press("{ArrowLeft}");
    expect(screen.parts("treeitem")).toHaveLength(2);
    // Where a card was closed the focus is on the name.
    screen.part("link", "Olga Oosterhuis", screen.part("tree")).focus();
    await screen.press("{ArrowDown}");
    expect(here()).toBe("Ada Admiraal");
  });

  it("says that a team is on its way, and leaves what is there where it cannot come (long)", async () => {
    const { olga, ada, ed } = world;
    await report(ada, olga.id);
    await report(ed, ada.id);
    const screen = await shown(world, world.vera, "/people/?view=chart");
    const isSending = () => "sending" in screen.document.documentElement.dataset;
    let answer = (_: Response) => {};
    screen.meddle(() => new Promise((resolve) => (answer = resolve)));
    await screen.click("button", "Show 1 person in the team of Ada Admiraal");
    expect(isSending()).toBe(true);
    answer(new Response("<h1>Bad gateway</h1>", { status: 502 }));
    await screen.pass(0);
    expect([isSending(), screen.parts("treeitem").length]).toEqual([false, 2]);
    expect(screen.text()).toContain("This team couldn't be loaded. Try again.");
  });

  it("keeps the place of whoever has left for their team, and says so (long)", async () => {
    const { olga, ada, ed, vera } = world;
    await report(ada, olga.id);
    await report(ed, ada.id);
    const browser = await web.browser(olga);
    const { body } = await browser.post(`/-/people/${ada.id}/remove/`, {});
    const screen = await shown(world, vera, `/people/?view=chart&person=${ed.id}`);
    expect(screen.parts("treeitem").map((item) => screen.text(item))).toEqual([
      "?Former memberLeft. Choose someone new for their team. 1",
      "EEEd Elzinga",
    ]);
    const page = await shown(world, vera, `/profile/p/${ed.id}/`);
    expect(page.text()).toMatch(/Reports to.* Former member/);
    await browser.post(`/-/undertakings/${Number(body?.["task"])}/undo/`, {});
  });

  it("is for who may see the field: with one for administrators alone nobody else is told of it (long)", async () => {
    await ask("delete from profile_field where site_id = $1");
    field = await madeField("admins");
    await report(world.ed, world.ada.id);
    const asked = async (who: WorldPerson) => {
      const { status, body } = await (await web.browser(who)).get("/people/?view=chart", {
        accept: "application/json",
      });
      return [
        status,
        (body?.["data"] as { chart?: { levels: unknown[] } } | undefined)?.chart?.levels.length,
      ];
    };
    expect(await asked(world.ada)).toEqual([200, 2]);
    expect((await asked(world.vera))[1]).toBeUndefined();
    const screen = await shown(world, world.vera, "/people/");
    expect(screen.parts("link", "Org chart")).toEqual([]);
  });
});

describe("a site with subsites", () => {
  it("has the chart in its main directory (long)", async () => {
    const parts = await openSubsiteWorld("a hash");
    const chart = await within(parts, actorOf(parts, parts.olga), async (tx) => {
      const made = await run<{ id: number }>(
        tx,
        `insert into profile_field (site_id, label, kind, icon, place, seen_by, edited_by)
         values ($1, 'Reports to', 'person', 'people', 0, 'people', 'person') returning id`,
        [tx.siteId],
      );
      await run(
        tx,
        "insert into profile_value (site_id, person_id, field_id, value) values ($1, $2, $3, $4)",
        [tx.siteId, parts.ed.id, made[0]?.id, String(parts.ada.id)],
      );
      return chartFor(actorOf(parts, parts.vera), parts.ada.id, tx);
    });
    expect(chart.levels.map(({ people }) => people.map(({ name }) => name))).toEqual([
      ["Ada Admiraal"],
      ["Ed Elzinga"],
    ]);
    await parts.close();
  });
});
