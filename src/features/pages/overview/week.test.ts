import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { run } from "#database/transaction.ts";
import { draftedPage } from "#testing/draft-writer.ts";
import { shown } from "#testing/screens/shown.ts";
import { openTestWeb } from "#testing/server.ts";
import { type World, type WorldPerson, actorOf, openWorld, within } from "#testing/world.ts";
import { peopleThisWeekBlock } from "./operations.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld("a hash");
  await sql("update site set celebrates = true, time_zone = 'UTC' where id = $1");
  await sql("update person set created = '2020-01-01' where site_id = $1");
});
afterAll(() => world.close());

const sql = (text: string, ...values: unknown[]) =>
  within(world, actorOf(world, world.olga), (tx) => run(tx, text, [tx.siteId, ...values]));
const born = (who: WorldPerson, birthday: number, year: number | null = null) =>
  sql(
    "insert into person_days (site_id, person_id, birthday, birth_year) values ($1, $2, $3, $4) on conflict (site_id, person_id) do update set birthday = excluded.birthday, birth_year = excluded.birth_year",
    who.id,
    birthday,
    year,
  );
const came = (who: WorldPerson, since: string) =>
  sql("insert into person_days (site_id, person_id, since) values ($1, $2, $3)", who.id, since);
const away = (who: WorldPerson, from: string, until: string) =>
  sql(
    "insert into person_away (site_id, person_id, from_day, until_day) values ($1, $2, $3, $4) on conflict (site_id, person_id) do update set from_day = excluded.from_day, until_day = excluded.until_day",
    who.id,
    from,
    until,
  );
const emptied = async () => {
  await sql("delete from person_days where site_id = $1");
  await sql("delete from person_away where site_id = $1");
};

/** What the block tells at a moment, a line for each. */
async function told(at: string, who: WorldPerson | "visitor" = world.olga): Promise<string[]> {
  const actor = actorOf(world, who);
  const { people } = await within(world, actor, (tx) => peopleThisWeekBlock(actor, new Date(at), tx));
  return people.map(({ list, name, day, years, isNow }) =>
    [list, name.split(" ")[0], day, years, list === "away" && !isNow ? "later" : null]
      .filter((part) => part !== null)
      .join(" "),
  );
}

describe("people this week", () => {
  it("has birthdays of today and the six days after it, in their order, over the end of a year", async () => {
    await born(world.vera, 1229, 1990);
    await born(world.ed, 103);
    await born(world.ada, 104);
    expect(await told("2026-12-28T12:00:00Z")).toEqual([
      "birthday Vera 2026-12-29 36",
      "birthday Ed 2027-01-03",
    ]);
    expect(await told("2026-12-30T00:00:00Z")).toEqual(["birthday Ed 2027-01-03", "birthday Ada 2027-01-04"]);
    expect(await told("2026-12-29T00:00:00Z")).toEqual([
      "birthday Vera 2026-12-29 36",
      "birthday Ed 2027-01-03",
      "birthday Ada 2027-01-04",
    ]);
    await emptied();
  });

  it("has who was born on 29 February on the 28th where there is none", async () => {
    await born(world.vera, 229);
    expect(await told("2027-02-25T12:00:00Z")).toEqual(["birthday Vera 2027-02-28"]);
    expect(await told("2028-02-25T12:00:00Z")).toEqual(["birthday Vera 2028-02-29"]);
    await emptied();
  });

  it("has anniversaries with their years, none on the first day, and nobody who hides theirs", async () => {
    await came(world.vera, "2016-11-25");
    await came(world.ed, "2026-11-23");
    await came(world.ada, "2020-11-22");
    expect(await told("2026-11-21T12:00:00Z")).toEqual([
      "anniversary Ada 2026-11-22 6",
      "anniversary Vera 2026-11-25 10",
    ]);
    await sql("update person_days set is_hidden = true where site_id = $1 and person_id = $2", world.ada.id);
    expect(await told("2026-11-21T12:00:00Z")).toEqual(["anniversary Vera 2026-11-25 10"]);
    await emptied();
  });

  it("has who is away by their own calendar, and who will be within the week", async () => {
    await away(world.vera, "2026-11-20", "2026-11-24");
    await away(world.ed, "2026-11-27", "2026-12-01");
    await away(world.ada, "2026-11-28", "2026-12-01");
    expect(await told("2026-11-21T12:00:00Z")).toEqual(["away Vera 2026-11-24", "away Ed 2026-11-27 later"]);
    await sql("update person set time_zone = 'Asia/Tokyo' where site_id = $1 and id = $2", world.vera.id);
    expect(await told("2026-11-24T16:00:00Z")).toEqual([
      "away Ed 2026-11-27 later",
      "away Ada 2026-11-28 later",
    ]);
    await sql("update person set time_zone = null where site_id = $1 and id = $2", world.vera.id);
    await emptied();
  });

  it("has who came in the last seven days, but for its reader and for people from outside", async () => {
    await sql("update person set created = '2026-11-15T12:00:00Z' where site_id = $1 and id = any($2)", [
      world.vera.id,
      world.xavi.id,
    ]);
    expect(await told("2026-11-22T11:59:59Z")).toEqual(["joined Vera 2026-11-22"]);
    expect(await told("2026-11-22T12:00:00Z")).toEqual([]);
    expect(await told("2026-11-22T11:59:59Z", world.vera)).toEqual([]);
    await sql("update person set created = '2020-01-01' where site_id = $1");
  });

  it("tells neither birthdays nor anniversaries where the site does not, and nothing at all to externals and visitors", async () => {
    await born(world.vera, 1121);
    await came(world.ed, "2020-11-22");
    await away(world.ada, "2026-11-20", "2026-11-24");
    const at = "2026-11-21T12:00:00Z";
    expect(await told(at)).toHaveLength(3);
    expect(await told(at, world.xavi)).toEqual([]);
    expect(await told(at, "visitor")).toEqual([]);
    await sql("update site set celebrates = false where id = $1");
    expect(await told(at)).toEqual(["away Ada 2026-11-24"]);
    await sql("update site set celebrates = true where id = $1");
    await emptied();
  });

  it("stands on a home page in words, each name leading to its card, and is absent without content (long)", async () => {
    const web = await openTestWeb(world);
    const home = await draftedPage(world, {
      week0001: { kind: "PeopleThisWeek", version: 1, content: {} },
    });
    const open = () => shown(world, world.olga, `/page/${home}/`);
    const empty = await open();
    expect(empty.names("heading")).not.toContain("People this week");
    await born(world.vera, 1121, 1986);
    await came(world.ed, "2020-11-22");
    await away(world.ada, "2026-11-20", "2026-11-24");
    const screen = await open();
    expect(screen.names("heading")).toEqual(
      expect.arrayContaining(["People this week", "Birthdays", "Anniversaries", "Away"]),
    );
    expect(screen.names("heading")).not.toContain("New colleagues");
    const main = screen.text(screen.part("main"));
    for (const words of ["Turns 40 · Today", "6 years with us · Tomorrow", "Through 24 November"])
      expect(main).toContain(words);
    const link = screen.part("link", "Vera Visser");
    expect([link.getAttribute("href"), link.getAttribute("aria-haspopup")]).toEqual([
      `/profile/p/${world.vera.id}/`,
      "dialog",
    ]);
    await web.close();
    await emptied();
  });
});
