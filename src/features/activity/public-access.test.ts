import { afterAll, beforeAll, expect, it } from "vitest";
import { refreshReaders } from "#features/access/store.ts";
import { changePublicLink } from "#features/sharing/public-link/operations.ts";
import { savePublicity } from "#features/sharing/store.ts";
import { as, worldNow } from "#testing/as.ts";
import { tellMailListeners } from "#testing/outbox.ts";
import { madePage } from "#testing/pages/made-page.ts";
import { type World, actorOf, openWorld, within } from "#testing/world.ts";
import { readActivity } from "./screen.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

it("public access that changes is one line for several changes, for those who read the page (long)", async () => {
  const id = await madePage(world, "Told");
  const ed = actorOf(world, world.ed);
  for (const passwordHash of ["one", null])
    await within(world, ed, async (tx) => {
      await savePublicity({ id, isPublic: true }, tx);
      await changePublicLink(ed, { pageId: id, change: () => ({ passwordHash, ends: null }) }, worldNow, tx);
    });
  await tellMailListeners(world, async () => {}, worldNow);
  const linesOf = async (who: typeof world.vera) => {
    const answer = await as(world, who).call(readActivity, {});
    const lines = answer.success ? answer.lines.filter(({ title }) => title === "Told") : [];
    return lines.map(({ kind, person }) => [kind, person?.name]);
  };
  const changed = ["public-access", world.ed.name];
  expect((await linesOf(world.vera)).filter(([kind]) => kind === "public-access")).toEqual([changed]);
  await within(world, ed, async (tx) => {
    await tx.db.deleteFrom("page_share").where("page_id", "=", id).execute();
    await savePublicity({ id, isPublic: false }, tx);
    await refreshReaders(id, tx);
  });
  expect(await linesOf(world.vera)).toEqual([]);
});
