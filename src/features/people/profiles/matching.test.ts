import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { run } from "#database/transaction.ts";
import { shown } from "#testing/screens/shown.ts";
import { type TestWeb, openTestWeb } from "#testing/server.ts";
import { type World, type WorldPerson, actorOf, openWorld, within } from "#testing/world.ts";
import { excerptOf } from "./model/excerpt.ts";

let world: World;
let web: TestWeb;
beforeAll(async () => {
  world = await openWorld("a hash");
  web = await openTestWeb(world);
  const field = { id: null, kind: "long", icon: "info", editedBy: "person" };
  const fields = [
    { ...field, label: "Knows about", seenBy: "people" },
    { ...field, label: "Notes", seenBy: "admins" },
  ];
  const olga = await web.browser(world.olga);
  await olga.post("/-/profile-fields/", { known: "[]", fields: JSON.stringify(fields) });
  const [knows, notes] = await ask<{ id: number }>(
    "select id from profile_field where site_id = $1 order by place",
  );
  const fill = (who: WorldPerson, id: number | undefined, value: string) =>
    olga.post("/ajax/settings/action/preferences/", {
      user_id: who.id,
      fields: JSON.stringify({ [Number(id)]: value }),
    });
  await fill(world.ed, knows?.id, "Élodie's crane, ice and welding");
  await fill(world.vera, notes?.id, "Welding course failed");
});
afterAll(async () => {
  await web.close();
  await world.close();
});
const ask = <Row extends object>(text: string) =>
  within(world, actorOf(world, world.olga), (tx) => run<Row>(tx, text, [tx.siteId]));

describe("looking for who knows about something", () => {
  const found = async (who: WorldPerson, q: string) => {
    const { body } = await (await web.browser(who)).get(`/people/?q=${encodeURIComponent(q)}`, {
      accept: "application/json",
    });
    const data = body?.["data"] as { people: { name: string; matched: { label: string }[] }[] };
    return data.people.map(({ name, matched }) => [name, matched.map(({ label }) => label).join()]);
  };

  it("finds them by their profile fields, whatever the case and accents, each word in its own place (long)", async () => {
    expect(await found(world.vera, "WELD")).toEqual([["Ed Elzinga", "Knows about"]]);
    expect(await found(world.vera, "elodie")).toEqual([["Ed Elzinga", "Knows about"]]);
    expect(await found(world.vera, "elzinga crane")).toEqual([["Ed Elzinga", "Knows about"]]);
    expect(await found(world.vera, "vera crane")).toEqual([]);
    expect(await found(world.vera, "elzinga")).toEqual([["Ed Elzinga", ""]]);
  });

  it("looks in no field that the reader does not see of others (long)", async () => {
    expect(await found(world.vera, "course")).toEqual([]);
    expect(await found(world.olga, "course")).toEqual([["Vera Visser", "Notes"]]);
    expect(await found(world.ada, "welding")).toEqual([
      ["Ed Elzinga", "Knows about"],
      ["Vera Visser", "Notes"],
    ]);
    const ids = await (await web.browser(world.vera)).post("/-/people/batch/ids/", { q: "course" });
    expect(ids.body).toMatchObject({ ids: [] });
  });

  it("shows what was found, on cards and in the list (long)", async () => {
    for (const view of ["", "&view=table"]) {
      const screen = await shown(world, world.vera, `/people/?q=welding${view}`);
      expect(screen.text(), view).toContain("Knows about: Élodie's crane, ice and welding");
    }
  });
});

it("of a long text the part in which a word stands is shown", () => {
  const text = `${"harbour ".repeat(30)}crane ${"ship ".repeat(30)}`;
  const part = excerptOf(text, ["crane"]);
  expect(part).toMatch(/^…harbour .*crane ship .*…$/);
  expect(part.length).toBeLessThan(95);
  expect(excerptOf("crane", ["crane"])).toBe("crane");
});
