import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { profileCard } from "#features/subsites/cards/contract.ts";
import { findReaders } from "#features/comments/contract.ts";
import { findMentionable } from "#features/pages/mentions/contract.ts";
import { run } from "#database/transaction.ts";
import { as } from "#testing/as.ts";
import { auditOf } from "#testing/audit.ts";
import { madePage } from "#testing/pages/made-page.ts";
import { shown } from "#testing/screens/shown.ts";
import { type SubsiteWorld, openSubsiteWorld } from "#testing/subsite-world.ts";
import { type World, type WorldPerson, actorOf, openWorld, within } from "#testing/world.ts";
import { loadAdminUsers } from "../rights-requests/contract.ts";
import { readPeople } from "../screen.ts";
import { clearAway, readAway, setAway } from "./contract.ts";
import { awayHoldings } from "../away/holding-operations.ts";

let world: World;
let parted: SubsiteWorld;
beforeAll(async () => {
  [world, parted] = await Promise.all([openWorld("a hash"), openSubsiteWorld("a hash")]);
});
afterAll(async () => {
  await Promise.all([world.close(), parted.close()]);
});

const week = { from: "2026-11-20", until: "2026-11-24", note: "Ask Ed." };
const set = (who: WorldPerson, whom: WorldPerson, dates = week, where: World = world) =>
  as(where, who).call(setAway, { id: whom.id, ...dates });
const clear = (whom: WorldPerson, where: World = world) =>
  as(where, where.olga).call(clearAway, { id: whom.id });
const onCard = async (who: WorldPerson, whom: WorldPerson, now?: Date) => {
  const card = await as(world, who, now).call(profileCard, { user_id: whom.id });
  return card.success ? card.acts.away : card.code;
};
const zoneOf = (whom: WorldPerson, zone: string | null) =>
  within(world, actorOf(world, world.olga), (tx) =>
    run(tx, "update person set time_zone = $3 where site_id = $1 and id = $2", [tx.siteId, whom.id, zone]),
  );

describe("who is away", () => {
  it("stands on their card with their note for people of the site, and until when", async () => {
    expect(await set(world.vera, world.vera)).toEqual({ success: true, before: null });
    const away = { until: "2026-11-24", isLastDay: false, note: "Ask Ed." };
    for (const who of [world.olga, world.ed, world.vera]) expect(await onCard(who, world.vera)).toEqual(away);
    expect(await onCard(world.xavi, world.vera)).toBe("not-for-externals");
    expect(await clear(world.vera)).toEqual({ success: true, before: week });
    expect(await onCard(world.ed, world.vera)).toBeNull();
  });

  it("begins and ends by itself at midnight of the person's own zone", async () => {
    await zoneOf(world.vera, "Asia/Tokyo");
    await set(world.vera, world.vera, { ...week, from: "2026-11-22", until: "2026-11-23" });
    const until = { until: "2026-11-23", note: "Ask Ed." };
    const at = (moment: string) => onCard(world.ed, world.vera, new Date(moment));
    expect(await at("2026-11-21T14:59:59Z")).toBeNull();
    expect(await at("2026-11-21T15:00:00Z")).toEqual({ ...until, isLastDay: false });
    expect(await at("2026-11-22T15:00:00Z")).toEqual({ ...until, isLastDay: true });
    expect(await at("2026-11-23T14:59:59Z")).toEqual({ ...until, isLastDay: true });
    expect(await at("2026-11-23T15:00:00Z")).toBeNull();
    const later = await as(world, world.vera, new Date("2026-11-23T15:00:00Z")).call(readAway, {
      id: world.vera.id,
    });
    expect(later).toEqual({ success: true, name: "Vera Visser", isSelf: true, dates: null });
    await zoneOf(world.vera, null);
    await clear(world.vera);
  });

  it("is refused with a sentence where the days make none, and what stood there stays", async () => {
    await set(world.vera, world.vera);
    const codes = await Promise.all(
      [
        { from: "2026-11-25", until: "2026-11-24" },
        { from: "2026-11-01", until: "2026-11-20" },
        { from: "2026-11-21", until: "2028-11-21" },
      ].map(async (days) => set(world.vera, world.vera, { ...days, note: "" })),
    );
    expect(codes.map((answer) => !answer.success && answer.body["error"])).toEqual([
      "The last day is before the first day.",
      "The last day is in the past.",
      "Choose days within two years.",
    ]);
    for (const wrong of [{ from: "2026-02-30" }, { until: "soon" }, { note: "x".repeat(141) }])
      expect(await set(world.vera, world.vera, { ...week, ...wrong })).toMatchObject({ status: 400 });
    expect(await set(world.vera, world.vera, { ...week, note: "x".repeat(140) })).toMatchObject({
      before: week,
    });
    await clear(world.vera);
  });

  it("may be said for somebody by owners, without subsites by administrators, which the audit log tells; of oneself it tells nothing", async () => {
    const codes = async (where: World) =>
      Promise.all(
        [where.ada, where.ed, where.xavi].map(async (who) => {
          const answer = await set(who, where.vera, week, where);
          return answer.success || answer.code;
        }),
      );
    const logged = async () => (await auditOf(world)).filter(({ kind }) => kind === "away-set");
    const before = (await logged()).length;
    expect(await codes(world)).toEqual([true, "admins-only", "admins-only"]);
    expect(await codes(parted)).toEqual(["owners-only", "owners-only", "owners-only"]);
    expect(await set(parted.olga, parted.vera, week, parted)).toMatchObject({ success: true });
    await set(world.vera, world.vera);
    const added = (await logged()).slice(before);
    expect(added).toMatchObject([{ actor: "Ada Admiraal", target: "Vera Visser" }]);
    expect(added).toHaveLength(1);
    await Promise.all([clear(world.vera), clear(parted.vera, parted)]);
  });

  it("stands in the directory, that of a subsite too, and beside who is offered behind an @ (long)", async () => {
    const until = { until: "2026-11-24", isLastDay: false };
    await Promise.all([set(world.olga, world.vera), set(parted.olga, parted.vera, week, parted)]);
    const people = await as(world, world.ed).call(readPeople, {});
    expect(
      people.success && people.people.filter(({ away }) => away).map(({ id, away }) => [id, away]),
    ).toEqual([[world.vera.id, { ...until, note: "Ask Ed." }]]);
    const mentioned = await as(world, world.ed).call(findMentionable, { q: "vis" });
    expect(mentioned).toMatchObject({ people: [{ id: world.vera.id, away: until }] });
    expect(JSON.stringify(mentioned)).not.toContain("Ask Ed.");
    const page = await madePage(world, "Fog");
    const readers = await as(world, world.ed).call(findReaders, { page_id: page, q: "v" });
    expect(readers).toMatchObject({ people: [{ id: world.vera.id, away: until }] });
    const screen = await shown(parted, parted.ada, "/@crew/people/");
    expect(screen.text(screen.part("main"))).toContain("Away through 24 November");
    await Promise.all([clear(world.vera), clear(parted.vera, parted)]);
  });

  it("stands beside who may be asked for rights, for people from outside too, without the note", async () => {
    await set(world.olga, world.ada);
    for (const who of [world.vera, world.xavi]) {
      const told = await as(world, who).call(loadAdminUsers, {});
      expect(told).toMatchObject({
        admins: [{ id: world.ada.id, away: { until: "2026-11-24" } }, { away: null }],
      });
      expect(JSON.stringify(told)).not.toContain("Ask Ed.");
    }
    await clear(world.ada);
  });

  it("goes with the person, and comes back with them", async () => {
    await set(world.vera, world.vera);
    const [holding] = awayHoldings;
    await within(world, actorOf(world, world.olga), async (tx) => {
      expect(await holding?.look(world.vera.id, tx)).toEqual({ count: 1 });
      const taken = await holding?.parting?.take(world.vera.id, tx);
      expect(await holding?.look(world.vera.id, tx)).toEqual({ count: 0 });
      await holding?.parting?.giveBack?.(world.vera.id, taken ?? null, tx);
    });
    expect(await onCard(world.ed, world.vera)).toMatchObject({ until: "2026-11-24" });
    await clear(world.vera);
  });

  it("is set on the own profile page, changed and cleared, and each can be taken back (long)", async () => {
    const screen = await shown(world, world.vera, `/profile/p/${world.vera.id}/`);
    await screen.click("button", /Actions/);
    await screen.click("menuitem", "Set away dates");
    const dialog = () => screen.part("dialog", "When are you away?");
    await screen.click("button", "Save dates");
    expect(screen.text(dialog())).toContain("Choose a first day and a last day.");
    await screen.type("First day", "2026-11-20", dialog());
    expect(screen.field("Last day", dialog()).value).toBe("2026-11-20");
    await screen.click("button", "Save dates");
    expect(screen.text(dialog())).toContain("The last day is in the past.");
    await screen.type("Last day", "2026-11-21", dialog());
    await screen.type("Note", "Ask Ed.", dialog());
    expect(screen.field("Note", dialog()).maxLength).toBe(140);
    await screen.click("button", "Save dates");
    const main = () => screen.text(screen.part("main"));
    expect(screen.text()).toContain("Away dates saved");
    expect(main()).toContain("Away today");
    expect(main()).toContain("Ask Ed.");
    await screen.click("button", "Undo");
    expect(main()).not.toContain("Away today");
    await set(world.vera, world.vera);
    await screen.click("button", /Actions/);
    await screen.click("menuitem", "Set away dates");
    await screen.click("button", "Clear dates");
    expect(screen.text()).toContain("Away dates cleared");
    await screen.click("button", "Undo");
    expect(main()).toContain("Away through 24 November");
    await clear(world.vera);
  });
});
