import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { deleteComment, restoreComment } from "#features/comments/contract.ts";
import { as } from "#testing/as.ts";
import { mailsOf } from "#testing/outbox.ts";
import { commentedPage } from "#testing/pages/commented-page.ts";
import { publishMore } from "#testing/pages/followed-page.ts";
import { shown } from "#testing/screens/shown.ts";
import { type World, type WorldPerson, openWorld } from "#testing/world.ts";
import { readActivity } from "./screen.ts";

let world: World;
let page: Awaited<ReturnType<typeof commentedPage>>;
beforeAll(async () => {
  world = await openWorld("a hash");
});
afterAll(() => world.close());
beforeEach(async () => {
  page = await commentedPage(world);
  await mailsOf(world);
  await page.query("delete from activity where site_id = $1");
});

const lines = async (who: WorldPerson) => {
  await mailsOf(world);
  const answer = await as(world, who).call(readActivity, {});
  if (!answer.success) throw new Error(answer.code);
  return answer.lines.map(({ kind, times, person }) => [kind, times, person?.name ?? null]);
};

it("shows page edits, comments and new pages that one may see, the newest first, by vanity date [PDIR-03] (long)", async () => {
  const [vera, ed, other] = [world.vera, world.ed, await commentedPage(world)];
  await page.begun(vera);
  await mailsOf(world);
  await page.query(
    `insert into activity (site_id, subsite_id, kind, page_id, person_id, began, happened, versions)
     values ($1, 0, 'edited', $2, $3, '2026-11-20T09:00Z', '2026-11-20T09:00Z', '{1}'),
            ($1, 0, 'published', $4, $3, '2026-11-02T08:00Z', '2026-11-02T08:00Z', '{}')`,
    page.id,
    ed.id,
    other.id,
  );
  const screen = await shown(world, world.ada, "/feed/");
  expect(screen.names("heading")).toEqual([
    "Activity",
    "Today 21 November",
    "Yesterday 20 November",
    "2 November",
    "People",
  ]);
  const rows = screen.parts("listitem", undefined, screen.part("main")).map((item) => screen.text(item));
  expect(rows).toEqual([
    expect.stringMatching(/Page \d+Commented by Vera/),
    expect.stringMatching(/Page \d+Edited by Ed Elzinga/),
    expect.stringMatching(/Page \d+Published by Ed Elzinga/),
  ]);
  await page.hideFromMembers();
  const less = await shown(world, vera, "/feed/");
  expect(less.text(less.part("main"))).not.toMatch(/Commented|Edited/);
  expect(less.text(less.part("main"))).toContain("Published by Ed Elzinga");
});

it("comments of one person on a page are one line, apart from their edits; deleted ones are not counted (long)", async () => {
  const { vera, ed } = world;
  const { thread, comment } = await page.begun(ed);
  await page.answer(ed, thread.id, "Anyone?");
  await publishMore(world, ed, page.id, new Date("2026-11-21T12:30:00Z"));
  expect(await lines(vera)).toEqual([
    ["edited", 1, "Ed Elzinga"],
    ["commented", 2, "Ed Elzinga"],
  ]);
  const of = { page_id: page.id, id: comment.id };
  await as(world, ed).call(deleteComment, of);
  expect((await lines(vera))[1]).toEqual(["commented", 1, "Ed Elzinga"]);
  await as(world, ed).call(restoreComment, of);
  expect((await lines(vera))[1]).toEqual(["commented", 2, "Ed Elzinga"]);
});

it("a line goes with its only comment, and people from outside are told of none (long)", async () => {
  const { vera, xavi } = world;
  await page.share(xavi);
  const { comment } = await page.begun(vera);
  expect([await lines(vera), await lines(xavi)]).toEqual([[["commented", 1, vera.name]], []]);
  await as(world, vera).call(deleteComment, { page_id: page.id, id: comment.id });
  expect(await lines(vera)).toEqual([]);
});
