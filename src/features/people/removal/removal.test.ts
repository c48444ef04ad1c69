import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { run } from "#database/transaction.ts";
import { principal } from "#kernel/actor.ts";
import type { Room } from "#calls/room.ts";
import { takeStep } from "#features/undertakings/machine-operations.ts";
import { rooms } from "#server/rooms.ts";
import { as, worldNow } from "#testing/as.ts";
import { mailsOf } from "#testing/outbox.ts";
import { madePage } from "#testing/pages/made-page.ts";
import type { Screen } from "#testing/screens/screen.ts";
import { shown } from "#testing/screens/shown.ts";
import { openTestWeb } from "#testing/server.ts";
import { type SubsiteWorld, openSubsiteWorld } from "#testing/subsite-world.ts";
import { actorOf, within } from "#testing/world.ts";
import { removePerson } from "../contract.ts";

let world: SubsiteWorld;
beforeEach(async () => {
  world = await openSubsiteWorld("a hash");
});
afterEach(() => world.close());

const ask = <Row>(text: string, ...values: readonly unknown[]) =>
  within(world, actorOf(world, world.olga), (tx) => run<Row>(tx, text, [world.siteId, ...values]));
const main = (screen: Screen) => screen.text(screen.part("main"));
const items = (screen: Screen, within = screen.part("main")) => screen.names("listitem", within);

/** Gives Ada something of everything that people hold. */
async function furnish(): Promise<{ pageId: number }> {
  const { ada, vera } = world;
  const own = { principalId: principal("person", ada.id), mayEdit: true };
  const pageId = await madePage(world, "Quay", { shares: [own] });
  await ask("update page set creator_id = $2 where site_id = $1 and id = $3", ada.id, pageId);
  await ask("insert into star (site_id, person_id, page_id) values ($1, $2, $3)", ada.id, pageId);
  await ask(
    "insert into follower (site_id, page_id, principal_id, person_id, follows) values ($1, $3, $4, $2, true)",
    ada.id,
    pageId,
    own.principalId,
  );
  await ask(`insert into file_blob (site_id, hash, key, size) values ($1, '\\x01', 'k', 1)`);
  await ask(
    `insert into file (site_id, hash, name, size, type, uploader_id, created, touched) values ($1, '\\x01', 'a.txt', 1, 'text/plain', $2, now(), now())`,
    ada.id,
  );
  await ask(
    `insert into widget_entry (site_id, page_id, widget, kind, id, author_id, made, changed, content)
     values ($1, $3, 'w', 'Checklist', 'i', $2, now(), now(), '{}')`,
    ada.id,
    pageId,
  );
  await tell(ada.id, 2);
  await ask(
    "insert into notification (site_id, person_id, by_id, kind, asked_right, began, happened) values ($1, $3, $2, 'asked', 'admin', now(), now())",
    ada.id,
    vera.id,
  );
  return { pageId };
}

const tell = (personId: number, count: number) =>
  ask(
    `insert into notification (site_id, person_id, kind, asked_right, began, happened)
     select $1, $2, 'asked', 'admin', now(), now() from generate_series(1, $3)`,
    personId,
    count,
  );

/** Does the first thing of a task and nothing more. */
const firstItem = (undertakingId: number) =>
  within(world, actorOf(world, world.olga), (tx) =>
    takeStep(
      { undertakingId, pass: "running", mark: 0 },
      {
        kinds: rooms.flatMap((room: Room) => room.undertakings ?? []),
        actorFor: async () => actorOf(world, world.olga),
        now: worldNow,
        log: () => {},
        most: 1,
      },
      tx,
    ),
  );

/** Everything that names somebody, in the order of the tables. */
async function held(personId: number) {
  const count = async (from: string) =>
    (await ask<{ count: number }>(`select count(*)::int as count from ${from}`, personId))[0]?.count;
  return {
    people: await count("person where site_id = $1 and id = $2"),
    found: await count("search_document where site_id = $1 and kind = 'person' and subject_id = $2"),
    roles: await ask(
      "select subsite_id::int as id, role from membership where site_id = $1 and person_id = $2 order by 1",
      personId,
    ),
    stars: await count("star where site_id = $1 and person_id = $2"),
    follows: await count("follower where site_id = $1 and person_id = $2"),
    shares: await count("page_share where site_id = $1 and principal_id = (5::bigint << 48) + $2"),
    reads: await count("page_reader where site_id = $1 and principal_id = (5::bigint << 48) + $2"),
    files: await count("file where site_id = $1 and uploader_id = $2"),
    entries: await count("widget_entry where site_id = $1 and author_id = $2"),
    told: await count("notification where site_id = $1 and person_id = $2"),
    toldOf: await count("notification where site_id = $1 and by_id = $2"),
    sessions: await count("session where site_id = $1 and person_id = $2"),
  };
}

describe("deleting a person", () => {
  it("says at its address who it is and what becomes of what they hold, and asks [ROUT-27] [CACT-29] [ROLE-11]", async () => {
    await furnish();
    for (const path of ["/settings/people/delete/", "/@board/settings/people/delete/"]) {
      const screen = await shown(world, world.olga, `${path}${world.ada.id}/`);
      expect(screen.names("heading", screen.part("main"))).toEqual(["Delete Ada Admiraal?"]);
      expect(main(screen)).toContain("Ada Admiraal can no longer sign in.");
      expect(main(screen)).toContain("Attic, Crew have no other administrator. A site owner can step in.");
      expect(main(screen)).toContain(
        "Stays 1 file they uploaded 1 page they made 1 entry on a page Is deleted Membership of 2 subsites",
      );
      expect(items(screen)).toEqual([
        "1 file they uploaded",
        "1 page they made",
        "1 entry on a page",
        "Membership of 2 subsites",
        "1 starred page",
        "1 followed page",
        "Access by name to 1 page",
        "2 notifications",
      ]);
      expect(screen.names("button", screen.part("main"))).toEqual(["Delete user"]);
      expect(screen.names("link", screen.part("main"))).toEqual(["People", "Cancel"]);
    }
    expect(await held(world.ada.id)).toMatchObject({ people: 1, stars: 1, shares: 1 });
  });

  it("is refused at its address to oneself and to whoever owns nothing, who do not learn who there is [CACT-21] (long)", async () => {
    const own = await shown(world, world.olga, `/settings/people/delete/${world.olga.id}/`);
    expect(own.text()).toContain("Sorry, you cannot delete yourself.");
    const web = await openTestWeb(world);
    const answers: unknown[] = [];
    for (const who of [world.ada, world.ed, world.vera, world.xavi, "visitor"] as const)
      for (const id of [world.olga.id, 99_999]) {
        const browser = await web.browser(who);
        const { status } = await browser.get(`/settings/people/delete/${id}/`, {
          accept: "application/json",
        });
        answers.push(status);
      }
    await web.close();
    expect(answers).toEqual([403, 403, 403, 403, 403, 403, 403, 403, 401, 401]);
  });

  it("is done by the button there, which leads back to the people that are left [ROUT-27]", async () => {
    const screen = await shown(world, world.olga, `/@board/settings/people/delete/${world.xavi.id}/`);
    await screen.click("button", "Delete user");
    expect(screen.address).toMatch(/\/people\/$/);
    const left = await ask<{ id: number }>("select id::int as id from person where site_id = $1");
    expect(left.map(({ id }) => id).includes(world.xavi.id)).toBe(false);
  });

  it("takes everything that is theirs alone and lets go of the rest, and is undone with an invitation [CACT-29] [ROLE-11] [ROUT-27] (long)", async () => {
    const { ada } = world;
    const { pageId } = await furnish();
    await mailsOf(world);
    const before = await held(ada.id);
    const screen = await shown(world, world.olga, `/settings/people/delete/${ada.id}/`);
    await screen.click("button", "Delete user");
    expect(screen.address).toBe("/people/");
    expect(main(screen)).not.toContain("Ada Admiraal");
    const none = { ...before, people: 0, found: 0, roles: [], stars: 0, follows: 0, shares: 0, reads: 0 };
    expect(await held(ada.id)).toEqual({
      ...none,
      files: 0,
      entries: 0,
      told: 0,
      toldOf: 0,
      sessions: 0,
    });
    expect(await ask("select id::int from page where site_id = $1 and id = $2", pageId)).toHaveLength(1);
    await screen.click("button", "Undo");
    expect(main(screen)).toContain("Ada Admiraal");
    expect(await held(ada.id)).toEqual({ ...before, told: 0, sessions: 0 });
    const mails = await mailsOf(world);
    expect(mails.map(({ to }) => to)).toEqual([ada.email]);
    const [row] = await ask("select role, password_hash from person where site_id = $1 and id = $2", ada.id);
    expect(row).toEqual({ role: "admin", password_hash: null });
    const kept = await ask<{ text: string }>(
      "select noted::text as text from undertaking_item where site_id = $1",
    );
    expect(kept.some(({ text }) => text?.includes("password"))).toBe(false);
    await screen.load("/settings/tasks/");
    expect(main(screen)).toContain("Delete Ada Admiraal Ada Admiraal is back");
  });

  it("of somebody who holds much goes on in the background, signs them out first, and is cancelled and taken back (long)", async () => {
    const { vera } = world;
    await mailsOf(world);
    const web = await openTestWeb(world);
    const veras = await web.browser(vera);
    await tell(vera.id, 6000);
    const before = await held(vera.id);
    const screen = await shown(world, world.olga, `/settings/people/delete/${vera.id}/`);
    await screen.click("button", "Delete user");
    expect(screen.address).toBe("/settings/tasks/");
    expect(main(screen)).toContain("Running Delete Vera Visser 0% done");
    expect(await held(vera.id)).toEqual(before);
    await screen.click("button", /^Cancel/);
    await mailsOf(world);
    await screen.load("/settings/tasks/");
    expect(main(screen)).toContain("Canceled after 0 of");
    expect((await veras.get("/people/", { accept: "application/json" })).status).toBe(200);
    const begun = await as(world, world.olga).call(removePerson, { id: vera.id });
    expect(begun).toMatchObject({ done: false });
    await firstItem(begun.success ? begun.task : 0);
    expect((await veras.get("/people/", { accept: "application/json" })).status).toBe(401);
    expect(await held(vera.id)).toEqual({ ...before, sessions: 0 });
    await mailsOf(world);
    await web.close();
    await screen.load("/settings/tasks/");
    expect(main(screen)).toContain("Delete Vera Visser Vera Visser deleted");
    expect(await held(vera.id)).toMatchObject({ people: 0, roles: [], told: 0, reads: 0 });
    await screen.click("button", /^Undo/);
    await mailsOf(world);
    expect(await held(vera.id)).toEqual({ ...before, told: 0, sessions: 0 });
  });

  it("stops where whoever began it may not any more (long)", async () => {
    const { vera, olga } = world;
    await tell(vera.id, 6000);
    await as(world, olga).call(removePerson, { id: vera.id });
    await ask("update person set role = 'admin' where site_id = $1 and id = $2", olga.id);
    await mailsOf(world);
    const screen = await shown(world, olga, "/settings/tasks/");
    expect(main(screen)).toContain("Stopped after 0 of 33 Sorry, only site owners can do this.");
    expect(await held(vera.id)).toMatchObject({ people: 1, told: 6000 });
  });

  it("is not undone over somebody who has their address by now: nobody is put back, and it says why (long)", async () => {
    const { vera, olga } = world;
    const screen = await shown(world, olga, `/settings/people/delete/${vera.id}/`);
    await screen.click("button", "Delete user");
    await ask("update person set email = $2 where site_id = $1 and id = $3", vera.email, world.xavi.id);
    await screen.click("button", "Undo");
    expect(screen.text()).toContain(`${vera.email} is already a member.`);
    expect(await held(vera.id)).toMatchObject({ people: 0, roles: [] });
  });
});
