import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { profileCard } from "#features/subsites/cards/contract.ts";
import { switchCelebrations } from "#features/sites/contract.ts";
import type { SentOf } from "#kernel/call.ts";
import type { Viewer } from "#kernel/viewer.ts";
import { as } from "#testing/as.ts";
import { auditOf } from "#testing/audit.ts";
import { shown } from "#testing/screens/shown.ts";
import { type SubsiteWorld, openSubsiteWorld } from "#testing/subsite-world.ts";
import { type World, type WorldPerson, actorOf, openWorld, within } from "#testing/world.ts";
import { readCelebrations, saveCelebrations } from "./contract.ts";
import { celebrationHoldings } from "./holding-operations.ts";
import { maySeeCelebrations, maySetBirthday, maySetCelebrations } from "./rules.ts";

let world: World;
let parted: SubsiteWorld;
beforeAll(async () => {
  [world, parted] = await Promise.all([openWorld("a hash"), openSubsiteWorld("a hash")]);
  await Promise.all([turn(true), turn(true, parted)]);
});
afterAll(async () => {
  await Promise.all([world.close(), parted.close()]);
});

const turn = (on: boolean, where: World = world, who = where.olga) =>
  as(where, who).call(switchCelebrations, { on });
const save = (
  who: WorldPerson,
  whom: WorldPerson,
  sent: Omit<SentOf<typeof saveCelebrations>, "id">,
  where: World = world,
) => as(where, who).call(saveCelebrations, { id: whom.id, ...sent });
const days = async (who: WorldPerson, whom: WorldPerson, where: World = world) => {
  const card = await as(where, who).call(profileCard, { user_id: whom.id });
  return card.success ? card.acts.days : card.code;
};
const none = { month: "", day: "", year: "", since: "", hidden: false } as const;

describe("rules of birthdays and anniversaries", () => {
  const everybody = ["owner", "admin", "editor", "member", "external", "guest", "public"] as const;
  const viewer = (role: Viewer["role"], withSubsites = false): Viewer => ({
    siteId: 1,
    personId: role === "public" || role === "guest" ? null : 1,
    role,
    withSubsites,
    guestPageId: null,
  });
  const said = (verdict: { allowed: boolean; code?: string }) => verdict.allowed || verdict.code;
  const [on, off] = [{ isOn: true }, { isOn: false }];

  it("are seen by people of the site where they are on and not hidden, and of oneself always while they are on", () => {
    const seen = (person: { id: number; isHidden: boolean }, site = on) =>
      everybody.map((role) => said(maySeeCelebrations(viewer(role), person, site)));
    const out = ["signed-out", "signed-out"];
    expect(seen({ id: 2, isHidden: false })).toEqual([true, true, true, true, "not-for-externals", ...out]);
    expect(seen({ id: 2, isHidden: true })).toEqual([...Array(5).fill("days-hidden"), ...out]);
    expect(seen({ id: 1, isHidden: true })).toEqual([...Array(5).fill(true), ...out]);
    for (const id of [1, 2])
      expect(seen({ id, isHidden: false }, off)).toEqual([...Array(5).fill("celebrations-off"), ...out]);
  });

  it("are set by oneself, first days of others by owners, without subsites by administrators; birthdays by nobody else", () => {
    const set = (id: number, withSubsites: boolean, site = on) =>
      everybody.map((role) => said(maySetCelebrations(viewer(role, withSubsites), { id }, site)));
    const out = ["signed-out", "signed-out"];
    const [no, alone] = ["admins-only", "owners-only"];
    expect(set(1, true)).toEqual([...Array(5).fill(true), ...out]);
    expect(set(2, false)).toEqual([true, true, no, no, no, ...out]);
    expect(set(2, true)).toEqual([true, alone, alone, alone, alone, ...out]);
    expect(set(1, false, off)).toEqual([...Array(5).fill("celebrations-off"), ...out]);
    expect([1, 2].map((id) => said(maySetBirthday(viewer("owner"), { id })))).toEqual([true, "own-birthday"]);
  });
});

describe("birthdays and anniversaries", () => {
  it("stand on card and profile for people of the site, without a year that nobody has said", async () => {
    const { vera, ed, xavi } = world;
    expect(await save(vera, vera, { month: 5, day: 4, since: "2019-03-01" })).toEqual({ success: true });
    const shownDays = { birthday: { month: 5, day: 4, year: null }, since: "2019-03-01", isHidden: false };
    expect(await days(ed, vera)).toEqual({ ...shownDays, mayEdit: false });
    expect(await days(vera, vera)).toEqual({ ...shownDays, mayEdit: true });
    expect(await days(xavi, vera)).toBe("not-for-externals");
    await save(vera, vera, { year: 1988 });
    expect(await days(ed, vera)).toMatchObject({ birthday: { month: 5, day: 4, year: 1988 } });
    await save(vera, vera, { year: "" });
    expect(await days(ed, vera)).toMatchObject({ birthday: { month: 5, day: 4, year: null } });
    await save(vera, vera, none);
    expect(await days(ed, vera)).toMatchObject({ birthday: null, since: null });
  });

  it("are hidden by their person from everybody, owners among them", async () => {
    const { vera, olga } = world;
    await save(vera, vera, { month: 5, day: 4, since: "2019-03-01", hidden: true });
    expect(await days(olga, vera)).toEqual({ birthday: null, since: null, isHidden: false, mayEdit: true });
    expect(await days(vera, vera)).toMatchObject({ since: "2019-03-01", isHidden: true });
    const read = await as(world, olga).call(readCelebrations, { id: vera.id });
    expect(read).toMatchObject({ birthday: null, since: "2019-03-01", isHidden: false });
    await save(vera, vera, none);
  });

  it("have a first day that owners give too, without subsites administrators, and nobody else's birthday", async () => {
    const codes = async (where: World) =>
      Promise.all(
        [where.olga, where.ada, where.ed, where.xavi].map(async (who) => {
          const answer = await save(who, where.vera, { since: "2020-02-29" }, where);
          return answer.success || answer.code;
        }),
      );
    expect(await codes(world)).toEqual([true, true, "admins-only", "admins-only"]);
    expect(await codes(parted)).toEqual([true, "owners-only", "owners-only", "owners-only"]);
    for (const sent of [{ month: 5, day: 4 }, { year: "" }, { hidden: true }] as const)
      expect(await save(world.olga, world.vera, sent)).toMatchObject({
        code: "own-birthday",
        body: { error: "Only this person can change their birthday." },
      });
    await save(world.vera, world.vera, none);
  });

  it("are days that there are, and no first day that is yet to come", async () => {
    const { vera } = world;
    const codeOf = async (sent: Parameters<typeof save>[2]) => {
      const answer = await save(vera, vera, sent);
      return answer.success || answer.code;
    };
    expect(await codeOf({ month: 2, day: 30 })).toBe("no-birthday");
    expect(await codeOf({ month: 2, day: 29, year: 1987 })).toBe("no-birthday");
    expect(await codeOf({ month: 5 })).toBe("no-birthday");
    expect(await codeOf({ since: "2026-11-22" })).toBe("since-later");
    expect(await codeOf({ since: "2026-02-30" })).toBe("since-later");
    expect(await days(vera, vera)).toMatchObject({ birthday: null, since: null });
    expect(await codeOf({ month: 2, day: 29 })).toBe(true);
    expect(await codeOf({ year: 1988, since: "2026-11-21" })).toBe(true);
    for (const wrong of [{ year: 1899 }, { year: 2021 }, { month: 13 }, { day: 32 }])
      expect(await save(vera, vera, wrong)).toMatchObject({ status: 400 });
    await save(vera, vera, none);
  });

  it("are told nowhere until an owner turns them on, which the audit log tells", async () => {
    const { vera, ed, ada, olga } = world;
    await save(vera, vera, { month: 5, day: 4 });
    for (const [where, code] of [
      [world, "owners-only"],
      [parted, "owners-only"],
    ] as const)
      expect(await turn(false, where, where.ada)).toMatchObject({ code });
    await turn(false);
    for (const who of [olga, ada, ed, vera]) expect(await days(who, vera)).toBeNull();
    expect(await save(vera, vera, { day: 6 })).toMatchObject({ code: "celebrations-off" });
    expect((await auditOf(world)).map(({ kind }) => kind)).toContain("site-saved");
    await turn(true);
    expect(await days(ed, vera)).toMatchObject({ birthday: { month: 5, day: 4 } });
    await save(vera, vera, none);
  });

  it("go with their person, and come back with them", async () => {
    const { vera, olga, ed } = world;
    await save(vera, vera, { month: 5, day: 4 });
    const [holding] = celebrationHoldings;
    await within(world, actorOf(world, olga), async (tx) => {
      const taken = await holding?.parting?.take(vera.id, tx);
      expect(await holding?.look(vera.id, tx)).toEqual({ count: 0 });
      await holding?.parting?.giveBack?.(vera.id, taken ?? null, tx);
    });
    expect(await days(ed, vera)).toMatchObject({ birthday: { month: 5, day: 4 } });
    await save(vera, vera, none);
  });

  it("are filled in on the own profile page, and of others their first day alone (long)", async () => {
    const { vera, olga } = world;
    const screen = await shown(world, vera, `/profile/p/${vera.id}/`);
    await screen.click("button", "Add special days");
    const dialog = screen.part("dialog", "Your birthday and start day");
    await screen.choose("Day", "4", dialog);
    await screen.click("button", "Save dates", dialog);
    expect(screen.text(dialog)).toContain("Choose both a day and a month.");
    await screen.choose("Month", "May", dialog);
    await screen.type("With us since", "2019-03-01", dialog);
    await screen.click("button", "Save dates", dialog);
    const main = () => screen.text(screen.part("main"));
    expect(main()).toContain("4 May");
    expect(main()).toContain("With us since 1 March 2019");
    await screen.click("button", "Change special days");
    await screen.click("switch", "Hide from colleagues");
    await screen.click("button", "Save dates");
    expect(main()).toContain("4 May · Only you see this");
    const other = await shown(world, olga, `/profile/p/${vera.id}/`);
    expect(other.text(other.part("main"))).not.toContain("4 May");
    await other.click("button", "Add special days");
    expect(other.parts("combobox", "Day")).toEqual([]);
    expect(other.field("With us since").value).toBe("2019-03-01");
    await save(vera, vera, none);
  });

  it("are turned on by owners among the settings of the site, with a way back (long)", async () => {
    await turn(false);
    const screen = await shown(world, world.olga, "/settings/site/");
    const box = () => screen.part("switch", "Show birthdays and anniversaries") as HTMLInputElement;
    expect(box().checked).toBe(false);
    await screen.click("switch", "Show birthdays and anniversaries");
    expect([box().checked, screen.text().includes("Birthdays and anniversaries turned on")]).toEqual([
      true,
      true,
    ]);
    await screen.click("button", "Undo");
    expect(box().checked).toBe(false);
    const admin = await shown(world, world.ada, "/settings/site/");
    expect(admin.parts("switch", "Show birthdays and anniversaries")).toEqual([]);
    await turn(true);
  });
});
