import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Tx, run } from "#database/transaction.ts";
import { createFolder } from "#features/folders/contract.ts";
import { createPage } from "#features/creating/contract.ts";
import { principal } from "#kernel/actor.ts";
import { pageCreated, pageFirstPublished, pagesImported } from "#features/pages/events.ts";
import { personAdded } from "#features/people/events.ts";
import { saveProperties } from "#features/properties/contract.ts";
import { as } from "#testing/as.ts";
import { draftWriter } from "#testing/draft-writer.ts";
import { tellMailListeners } from "#testing/outbox.ts";
import { madePage } from "#testing/pages/made-page.ts";
import { type World, type WorldPerson, actorOf, openWorld, within } from "#testing/world.ts";
import { activityJobs } from "./jobs.ts";
import { readActivity } from "./screen.ts";
import { removeOld } from "./store.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());
/** What earlier tests announced is heard before a test begins, and none of it is left. */
beforeEach(async () => {
  await heard();
  await system("delete from activity where site_id = $1", []);
});

const [minute, hour] = [60_000, 3_600_000];
const noon = Date.parse("2026-11-21T12:00:00Z");
const at = (after: number) => new Date(noon + after);

/** What is heard tells of moments of its own but for titles and people: those are of the moment at which it is heard. */
const heardAt = (moment: Date) => tellMailListeners(world, async () => {}, moment);
const heard = () => heardAt(at(0));

function system(text: string, values: readonly unknown[]) {
  return within(world, actorOf(world, world.olga), (tx: Tx) => run(tx, text, [world.siteId, ...values]));
}

/** A page of Ed's that everybody reads from the moment it is made. */
async function page(title: string, now = at(0)): Promise<number> {
  const pageId = await madePage(world, title, { at: now });
  await within(world, actorOf(world, world.ed), async (tx) => tx.announce(pageCreated({ pageId, title })));
  return pageId;
}

async function edit(who: WorldPerson, page_id: number, now: Date): Promise<void> {
  const writer = await draftWriter(world, { who, page_id, now });
  const saved = await writer.type("More. ");
  if (!saved.success) throw new Error(saved.code);
  expect(await writer.publish(saved.seq)).toMatchObject({ success: true });
}

async function feed(who: WorldPerson, sent: { person?: number; before?: string } = {}) {
  const answer = await as(world, who).call(readActivity, sent);
  if (!answer.success) throw new Error(answer.code);
  return answer;
}
const told = async (who: WorldPerson, sent = {}) =>
  (await feed(who, sent)).lines.map(({ kind, title, times, was, person }) =>
    [kind, title, times || null, was, person?.name ?? null].filter((each) => each !== null),
  );

describe("what happened to a page", () => {
  it("is one line for its publication, and one for each burst of edits of one person (long)", async () => {
    const id = await page("Fog");
    await edit(world.ed, id, at(10 * minute));
    await edit(world.ed, id, at(3 * hour));
    await edit(world.ed, id, at(4 * hour));
    await edit(world.ada, id, at(5 * hour));
    await edit(world.ed, id, at(9 * hour));
    await heard();
    expect(await told(world.vera)).toEqual([
      ["edited", "Fog", 1, "Ed Elzinga"],
      ["edited", "Fog", 1, "Ada Admiraal"],
      ["edited", "Fog", 2, "Ed Elzinga"],
      ["published", "Fog", 1, "Ed Elzinga"],
    ]);
    const [, , twice] = (await feed(world.vera)).lines;
    expect([twice?.began, twice?.happened]).toEqual([noon + 3 * hour, noon + 4 * hour]);
  });

  it("stays one line when it is told twice (long)", async () => {
    const id = await page("Tides");
    await edit(world.ed, id, at(3 * hour));
    await heard();
    const before = await told(world.vera);
    expect(before).toHaveLength(2);
    await system("delete from listener_position where listener = 'activity' and $1 > 0", []);
    await heard();
    expect((await told(world.vera)).filter(([, title]) => title === "Tides")).toEqual(before);
  });

  it("says that it was moved into another folder, alone or as part of what the same person did there, and nothing where it stayed (long)", async () => {
    const id = await page("Moorings", at(-5 * hour));
    await heardAt(at(-5 * hour));
    await as(world, world.olga).call(createFolder, {
      parent_id: world.mainFolderId,
      new_name: "Harbours",
    });
    const move = async (settings: object) =>
      expect(
        await as(world, world.ed).call(saveProperties, {
          page_id: id,
          settings: { title: "Moorings", ...settings },
        }),
      ).toMatchObject({ success: true });
    await move({ category: "Main" });
    await heardAt(at(0));
    expect((await told(world.vera)).map(([kind]) => kind)).toEqual(["folder-made", "published"]);
    await move({ category: "Main/Harbours" });
    await heardAt(at(0));
    expect((await told(world.vera))[0]).toEqual(["moved", "Moorings", "Ed Elzinga"]);
    expect((await feed(world.vera)).lines[0]?.folder).toBe("Harbours");
    await move({ category: "Main", title: "Moorings and quays" });
    await heardAt(at(hour));
    expect((await told(world.vera))[0]).toEqual(["renamed", "Moorings and quays", "Moorings", "Ed Elzinga"]);
    await edit(world.ed, id, at(hour));
    await heardAt(at(hour));
    expect((await told(world.vera)).map(([kind]) => kind)).toEqual(["edited", "folder-made", "published"]);
  });

  it("says the title before, as part of an edit or alone, and says nothing of drafts that nobody saw (long)", async () => {
    const id = await page("Ferries", at(-5 * hour));
    await heardAt(at(-5 * hour));
    const rename = (title: string) =>
      as(world, world.ed).call(saveProperties, { page_id: id, settings: { title } });
    await rename("Ferries and tides");
    await heardAt(at(0));
    expect(await told(world.vera)).toEqual([
      ["renamed", "Ferries and tides", "Ferries", "Ed Elzinga"],
      ["published", "Ferries and tides", "Ed Elzinga"],
    ]);
    await edit(world.ed, id, at(hour));
    await heardAt(at(hour));
    expect((await told(world.vera))[0]).toEqual(["edited", "Ferries and tides", 1, "Ferries", "Ed Elzinga"]);
    await system("update page set unpublished = true where site_id = $1 and id = $2", [id]);
    await system("delete from activity where site_id = $1", []);
    await rename("Hidden");
    await edit(world.ed, id, at(hour));
    await system("update page set unpublished = true where site_id = $1 and id = $2", [id]);
    await heardAt(at(hour));
    expect(await told(world.olga)).toEqual([]);
  });

  it("is told by today's rights, and gone with them (long)", async () => {
    const [open, closed] = [await page("Open"), await page("Closed")];
    await heard();
    expect(new Set((await told(world.vera)).map(([, title]) => title))).toEqual(new Set(["Closed", "Open"]));
    await system("delete from page_reader where site_id = $1 and page_id = $2 and principal_id = $3", [
      closed,
      principal("everybody"),
    ]);
    expect((await told(world.vera)).map(([, title]) => title)).toEqual(["Open"]);
    expect(await told(world.olga)).toHaveLength(2);
    await system("update page set trashed = now() where site_id = $1 and id = $2", [open]);
    expect(await told(world.vera)).toEqual([]);
    await system("delete from page where site_id = $1 and id = $2", [closed]);
    expect(await told(world.olga)).toEqual([]);
  });
});

it("a page that is made with its text is published, and one that is only begun is not told of (long)", async () => {
  const make = (settings: object) =>
    as(world, world.ed).call(createPage, { settings: JSON.stringify(settings) });
  expect(await make({ title: "With words", markdown: "Words." })).toMatchObject({ success: true });
  expect(await make({ title: "Begun" })).toMatchObject({ success: true });
  await heard();
  expect(await told(world.ed)).toEqual([["published", "With words", "Ed Elzinga"]]);
});

describe("for whom", () => {
  it("externals are told of their own pages alone, and of nobody by name (long)", async () => {
    const shares = [{ principalId: principal("person", world.xavi.id), mayEdit: false }];
    const shared = await madePage(world, "Shared", { shares });
    await page("Inside");
    await within(world, actorOf(world, world.olga), async (tx) => {
      tx.announce(pageFirstPublished({ pageId: shared, title: "Shared" }));
      tx.announce(pagesImported({ folderId: world.mainFolderId, made: 3, updated: 0, by: world.ed.id }));
    });
    await heard();
    expect(await told(world.xavi)).toEqual([["published", "Shared"]]);
    expect(await told(world.olga)).toHaveLength(3);
    expect(await as(world, world.xavi).call(readActivity, { person: world.ed.id })).toMatchObject({
      code: "not-for-externals",
    });
  });

  it("visitors and guests are told to sign in (long)", async () => {
    const pageId = await page("Open");
    for (const who of ["visitor", { guestOf: pageId }] as const)
      expect(await as(world, who).call(readActivity, {})).toMatchObject({ code: "signed-out" });
  });

  it("shows what one person did, and nobody who is not there (long)", async () => {
    const id = await page("Fog");
    await edit(world.ada, id, at(hour));
    await heard();
    expect(await told(world.vera, { person: world.ada.id })).toEqual([["edited", "Fog", 1, "Ada Admiraal"]]);
    expect(await feed(world.vera, { person: world.ada.id })).toMatchObject({
      title: "Activity of Ada Admiraal",
    });
    for (const person of [999_999, world.other.nora.id])
      expect(await as(world, world.vera).call(readActivity, { person })).toMatchObject({
        code: "person-not-found",
      });
  });
});

it("an import is one line with its folder, however many pages it brought, and told twice stays one (long)", async () => {
  await within(world, actorOf(world, world.olga), async (tx) =>
    tx.announce(pagesImported({ folderId: world.mainFolderId, made: 240, updated: 2, by: world.ed.id })),
  );
  await heard();
  await system("delete from listener_position where listener = 'activity' and $1 > 0", []);
  await heard();
  const imports = (await feed(world.vera)).lines.filter(({ pages }) => pages === 242);
  expect(imports).toMatchObject([{ kind: "imported", person: { name: "Ed Elzinga" } }]);
});

it("who can sign in has come, once (long)", async () => {
  await system("update person set password_hash = 'x' where site_id = $1 and id = $2", [world.vera.id]);
  for (let time = 0; time < 2; time++)
    await within(world, actorOf(world, world.olga), async (tx) =>
      tx.announce(personAdded({ personId: world.vera.id, role: "member" })),
    );
  await heard();
  expect(await told(world.ed)).toEqual([["joined", "Vera Visser"]]);
  expect(await told(world.xavi)).toEqual([]);
});

it("goes on behind the last line of fifty, and lets nothing out or come twice (long)", async () => {
  const id = await page("Fog", at(-90 * 24 * hour));
  await heard();
  await system("delete from activity where site_id = $1", []);
  await system(
    `insert into activity (site_id, subsite_id, kind, page_id, began, happened)
     select $1, 0, 'edited', $2, moment, moment from (select $3::timestamptz - least(n, 60) * interval '1 minute' as moment from generate_series(1, 120) n) moments`,
    [id, at(0)],
  );
  const seen: number[] = [];
  let { lines, older } = await feed(world.vera);
  expect(lines).toHaveLength(50);
  for (let more = 0; more < 5 && older; more++) {
    seen.push(...lines.map((line) => line.id));
    ({ lines, older } = await feed(world.vera, {
      before: new URLSearchParams(older.slice(older.indexOf("?"))).get("before") ?? "",
    }));
  }
  seen.push(...lines.map((line) => line.id));
  expect([seen.length, new Set(seen).size, older]).toEqual([120, 120, null]);
});

it("looks at two thousand lines at once, and lets whoever may read none of them ask for older ones (long)", async () => {
  const [open, closed] = [await page("Open"), await madePage(world, "Closed", { shares: [] })];
  await heard();
  await system("delete from activity where site_id = $1", []);
  await system(
    `insert into activity (site_id, subsite_id, kind, page_id, began, happened)
     select $1, 0, 'edited', case when n <= 2500 then $2::bigint else $3 end, moment, moment
     from (select n, $4::timestamptz - n * interval '1 minute' as moment from generate_series(1, 2501) n) moments`,
    [closed, open, at(0)],
  );
  const first = await feed(world.vera);
  expect(first.lines).toEqual([]);
  const before = new URLSearchParams(first.older?.slice("/feed/?".length)).get("before") ?? "";
  const next = await feed(world.vera, { before });
  expect(next.lines.map(({ title }) => title)).toEqual(["Open"]);
  expect(next.older).toBeNull();
});

it("lines of more than 400 days go (long)", async () => {
  const id = await page("Fog");
  await heard();
  const line = (days: number) =>
    system(
      `insert into activity (site_id, subsite_id, kind, page_id, began, happened) select $1, 0, 'edited', $2, moment, moment
       from (select $3::timestamptz - make_interval(days => $4) as moment) moments`,
      [id, at(0), days],
    );
  await line(399);
  await line(401);
  const [job] = activityJobs;
  const went: number[] = [];
  await job?.work({
    now: at(0),
    eachSite: async (step: (tx: Tx) => Promise<void>) =>
      within(world, actorOf(world, world.olga), (tx) => step(tx)),
  } as never);
  went.push(await within(world, actorOf(world, world.olga), (tx) => removeOld(at(0), 0, tx)));
  expect((await feed(world.olga)).lines.map(({ kind }) => kind)).toEqual(["published", "edited"]);
  expect(went).toEqual([0]);
});
