import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { run } from "#database/transaction.ts";
import { as } from "#testing/as.ts";
import { mailsOf } from "#testing/outbox.ts";
import type { Screen } from "#testing/screens/screen.ts";
import { shown } from "#testing/screens/shown.ts";
import { openTestWeb } from "#testing/server.ts";
import { subsiteCalls } from "#testing/subsite-calls.ts";
import { type SubsiteWorld, openSubsiteWorld } from "#testing/subsite-world.ts";
import { undoUndertaking } from "#features/undertakings/contract.ts";
import { actorOf, within } from "#testing/world.ts";
import { addMany } from "../contract.ts";

let world: SubsiteWorld;
beforeAll(async () => {
  world = await openSubsiteWorld("a hash");
});
afterAll(() => world.close());

const ask = <Row>(text: string, values: readonly unknown[]) =>
  within(world, actorOf(world, world.olga), (tx) => run<Row>(tx, text, values));
const main = (screen: Screen) => screen.text(screen.part("main"));
const some = (from: number, count: number) =>
  Array.from({ length: count }, (_, at) => `sailor${from + at}@example.org`);
const members = async (id: number) => {
  const rows = await ask<{ email: string }>(
    `select person.email from membership joined join person on person.site_id = $1 and person.id = joined.person_id
     where joined.site_id = $1 and joined.subsite_id = $2 order by person.email`,
    [world.siteId, id],
  );
  return rows.map(({ email }) => email);
};

/** Writes a list into the dialog of the subsite's people, and sends it. */
async function invite(screen: Screen, list: readonly string[]): Promise<void> {
  await screen.click("button", "Invite");
  await screen.type(/mail addresses|Addresses|Email/i, list.join("\n"), screen.part("dialog"));
  await screen.click("button", /^(Send invitations|Invite)/, screen.part("dialog"));
}

describe("adding many people to a subsite", () => {
  it("goes on in the background, ends with each one's fate by name, and is undone [INVT-09] [INVT-20] [INVT-22] (long)", async () => {
    await mailsOf(world);
    const before = await members(world.board.id);
    const screen = await shown(world, world.olga, "/@board/people/");
    await invite(screen, [...some(0, 21), world.olga.email, world.vera.email]);
    expect(screen.address).toBe("/@board/settings/tasks/");
    expect(main(screen)).toContain("Running Add 23 people to Board 0% done");
    expect(screen.names("progressbar")).toEqual(["Add 23 people to Board"]);
    expect(screen.names("link")).toContain("Background task, 0% done");
    expect(await members(world.board.id)).toEqual(before);
    // The steps first, then what was announced by them.
    await mailsOf(world);
    const mails = await mailsOf(world);
    expect(mails.map(({ to }) => to).toSorted()).toEqual([...some(0, 21), world.vera.email].toSorted());
    await screen.load("/settings/tasks/");
    expect(main(screen)).toContain("Ended Add 23 people to Board 22 people added to Board");
    expect(main(screen)).toContain("1 item didn't work olga@noordervaart.example is already a member.");
    expect(screen.names("link").some((name) => name.startsWith("Background task,"))).toBe(false);
    expect(await members(world.board.id)).toEqual([...before, ...some(0, 21), world.vera.email].toSorted());
    await screen.click("button", /^Undo/);
    expect(main(screen)).toContain("Undoing, 0% done");
    await mailsOf(world);
    await screen.load("/settings/tasks/");
    expect(main(screen)).toContain("22 people removed from Board");
    expect(await members(world.board.id)).toEqual(before);
  });

  it("is refused with a count of those who were invited to it already, and lets nobody of the list in [INVT-18]", async () => {
    const web = await openTestWeb(world);
    const before = await members(world.board.id);
    const bring = (emails: readonly string[]) =>
      subsiteCalls(world, web).invite(world.olga, "board", { addrs: emails.map((email) => ({ email })) });
    const twice = some(200, 2);
    expect(await bring(twice)).toEqual({ success: true, nr_invited: 2 });
    const error = "2 people have already been invited.";
    expect(await bring([...some(202, 1), ...twice])).toMatchObject({ success: false, error });
    expect(await members(world.board.id)).toEqual([...before, ...twice].toSorted());
    await ask("delete from person where site_id = $1 and email = any($2)", [world.siteId, twice]);
    await mailsOf(world);
    await web.close();
  });

  it("is undone for those who are there as they came: whose role was changed since, and who left and came back, stays [SUBS-13] (long)", async () => {
    const { olga, ada, vera, xavi, board } = world;
    const people = [ada, vera, xavi].map(({ email }) => ({ email, name: "" }));
    await as(world, olga).call(addMany, { id: board.id, people, role: "viewer", preselected: false });
    await mailsOf(world);
    const of = "where site_id = $1 and subsite_id = $2 and person_id = $3";
    await ask(`update membership set role = 'editor' ${of}`, [world.siteId, board.id, ada.id]);
    await ask(`delete from membership ${of}`, [world.siteId, board.id, vera.id]);
    await ask("insert into membership (site_id, subsite_id, person_id, role) values ($1, $2, $3, 'viewer')", [
      world.siteId,
      board.id,
      vera.id,
    ]);
    const [task] = await ask<{ id: number }>(
      "select max(id)::int as id from undertaking where site_id = $1 and kind = 'add-to-subsite'",
      [world.siteId],
    );
    expect(await as(world, olga).call(undoUndertaking, { id: task?.id ?? 0 })).toMatchObject({
      success: true,
    });
    await mailsOf(world);
    const there = await members(board.id);
    expect([ada, vera, xavi].map(({ email }) => there.includes(email))).toEqual([true, true, false]);
    await ask("delete from membership where site_id = $1 and subsite_id = $2 and person_id = any($3)", [
      world.siteId,
      board.id,
      [ada.id, vera.id],
    ]);
  });

  it("is cancelled from the keyboard before its next step, and nothing more is done (long)", async () => {
    const before = await members(world.board.id);
    const screen = await shown(world, world.olga, "/@board/people/");
    await invite(screen, some(100, 21));
    screen.part("button", /^Cancel/, screen.part("main")).focus();
    await screen.press("{Enter}");
    expect(main(screen)).toContain("Canceled after 0 of 21");
    await mailsOf(world);
    expect(await members(world.board.id)).toEqual(before);
  });

  it("up to twenty are added at once, as before, or none (long)", async () => {
    const screen = await shown(world, world.olga, "/@board/people/");
    await invite(screen, some(200, 20));
    expect(screen.address).toBe("/@board/people/");
    expect(await members(world.board.id)).toEqual(expect.arrayContaining(some(200, 20)));
  });

  it("lets them in as viewers where no other role is chosen [SUBS-11] (long)", async () => {
    const screen = await shown(world, world.olga, "/@board/people/");
    await screen.click("button", "Invite");
    const roles = screen.parts("radio", undefined, screen.part("dialog")) as HTMLInputElement[];
    expect(roles.map(({ checked }) => checked)).toEqual([true, false, false]);
    expect(roles[0]?.closest("label")?.textContent).toMatch(/^Viewer/);
    await screen.type(/mail addresses|Addresses|Email/i, "deckhand@example.org", screen.part("dialog"));
    await screen.click("button", /^(Send invitations|Invite)/, screen.part("dialog"));
    const [joined] = await ask(
      `select membership.role from membership join person on person.site_id = $1 and person.id = person_id
       where membership.site_id = $1 and subsite_id = $2 and person.email = 'deckhand@example.org'`,
      [world.siteId, world.board.id],
    );
    expect(joined).toEqual({ role: "viewer" });
  });

  it("stops when whoever began it lost the right since, and says so (long)", async () => {
    const { ada, crew, olga } = world;
    const people = [olga.email, world.xavi.email].map((email) => ({ email, name: "" }));
    expect(
      await as(world, ada).call(addMany, { id: crew.id, people, role: "viewer", preselected: false }),
    ).toMatchObject({ success: true });
    await ask("update membership set role = 'editor' where site_id = $1 and person_id = $2", [
      world.siteId,
      ada.id,
    ]);
    await mailsOf(world);
    const screen = await shown(world, ada, "/settings/tasks/");
    expect(main(screen)).toContain("Stopped after 0 of 2 Sorry, only administrators can do this.");
    expect(await members(crew.id)).not.toContain(olga.email);
  });

  it("tells who may not add new people which of them it left out [INVT-07] [INVT-10] [INVT-20] (long)", async () => {
    const { ed, harbour, ada } = world;
    const people = ["stranger@example.org", "no address", ada.email, ada.email.toUpperCase()].map(
      (email) => ({
        email,
        name: "",
      }),
    );
    await as(world, ed).call(addMany, { id: harbour.id, people, role: "editor", preselected: false });
    await mailsOf(world);
    const screen = await shown(world, ed, "/settings/tasks/");
    expect(main(screen)).toContain("Add 3 people to Harbour 1 person added to Harbour 2 items didn't work");
    expect(main(screen)).toContain(
      "stranger@example.org You can only add people who already have an account on this site.",
    );
    expect(main(screen)).toMatch(/no address \S+/);
    expect(await members(harbour.id)).toContain(ada.email);
  });

  it("gives the role that was chosen and the name that was written, and lets new people join as viewers what was chosen for that [AUTJ-06] [INVT-04] [INVT-05] (long)", async () => {
    const { olga, board, harbour } = world;
    await ask("update subsite set is_preselected = true where site_id = $1 and id = $2", [
      world.siteId,
      harbour.id,
    ]);
    const sent = (name: string, role: "editor" | "viewer", preselected: boolean) =>
      as(world, olga).call(addMany, {
        id: board.id,
        people: [{ email: `${name.toLowerCase()}@example.org`, name }],
        role,
        preselected,
      });
    await sent("Nina", "editor", true);
    await sent("Otto", "viewer", false);
    await mailsOf(world);
    const rows = await ask(
      `select person.name, joined.subsite_id::int as "subsiteId", joined.role from membership joined
       join person on person.site_id = $1 and person.id = joined.person_id
       where joined.site_id = $1 and person.name in ('Nina', 'Otto') order by person.name, joined.role`,
      [world.siteId],
    );
    expect(rows).toEqual([
      { name: "Nina", subsiteId: board.id, role: "editor" },
      { name: "Nina", subsiteId: harbour.id, role: "viewer" },
      { name: "Otto", subsiteId: board.id, role: "viewer" },
    ]);
  });

  it("is refused to whoever does not administer the subsite, before any effect", async () => {
    const sent = {
      id: world.harbour.id,
      people: [{ email: "a@example.org", name: "" }],
      role: "viewer",
      preselected: false,
    } as const;
    for (const who of [world.vera, world.ada, world.xavi, "visitor"] as const)
      expect((await as(world, who).call(addMany, sent)).success).toBe(false);
    expect(await as(world, world.ed).call(addMany, { ...sent, preselected: true })).toMatchObject({
      success: false,
    });
    expect(
      await ask("select from undertaking where site_id = $1 and person_id = $2", [
        world.siteId,
        world.vera.id,
      ]),
    ).toEqual([]);
  });
});
