import { afterAll, beforeAll, expect, it } from "vitest";
import { as } from "#testing/as.ts";
import { draftWriter, draftedPage } from "#testing/draft-writer.ts";
import { type World, type WorldPerson, openWorld } from "#testing/world.ts";
import { textPart } from "#widgets/kit/draft-parts.ts";
import { settleDraft } from "../contract.ts";
import { readPageById } from "#features/pages/contract.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const writer = (who: WorldPerson, page_id: number) => draftWriter(world, { who, page_id });

async function isUnpublished(page_id: number): Promise<boolean> {
  const shown = await as(world, world.ed).call(readPageById, { page_id });
  if (!shown.success) throw new Error(shown.code);
  return shown.page.hasDraft;
}

it("a draft has no unpublished changes any more when all that was written is taken back, by whomever (long)", async () => {
  const page = await draftedPage(world);
  const [ed, ada] = [await writer(world.ed, page), await writer(world.ada, page)];
  const settle = () => as(world, world.ed).call(settleDraft, { page_id: page, epoch: ed.epoch });
  await ed.type("x");
  await ada.type("y");
  expect(await settle()).toMatchObject({ same: false });
  await ed.save(() => ed.draft.getText(textPart("text0001", "source")).delete(0, 1));
  expect(await settle()).toMatchObject({ same: false });
  expect(await isUnpublished(page)).toBe(true);
  expect(await writer(world.ed, page)).toMatchObject({ unpublished: true });
  await ada.save(() => ada.draft.getText(textPart("text0001", "source")).delete(0, 1));
  expect(await settle()).toMatchObject({ same: true });
  expect(await isUnpublished(page)).toBe(false);
  expect(await writer(world.ed, page)).toMatchObject({ unpublished: false, epoch: ed.epoch });
  await ed.type("z");
  expect(await isUnpublished(page)).toBe(true);
});
