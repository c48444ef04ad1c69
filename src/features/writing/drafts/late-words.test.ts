import { afterAll, beforeAll, expect, it } from "vitest";
import { run } from "#database/transaction.ts";
import { textPart, titlePart } from "#widgets/kit/draft-parts.ts";
import { addWidget } from "#documents/draft/arranging.ts";
import { as } from "#testing/as.ts";
import { base64, draftWriter, draftedPage, note } from "#testing/draft-writer.ts";
import { type World, type WorldPerson, actorOf, openWorld, within } from "#testing/world.ts";
import { addLateChange } from "../contract.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

type Writer = Awaited<ReturnType<typeof draftWriter>>;

const writer = (who: WorldPerson, page_id: number) => draftWriter(world, { who, page_id });
const text = ({ draft }: Writer, id = "text0001") => draft.getText(textPart(id, "source")).toString();

/** Ed writes; the server is replaced by a newer release while he does; and then somebody opens the page. */
async function overUpgrade(unsent: (tab: Writer) => void) {
  const page = await draftedPage(world, { text0001: note("first"), text0002: note("second") });
  const ed = await writer(world.ed, page);
  await ed.type("stored ");
  await within(world, actorOf(world, world.ed), (tx) =>
    run(tx, "update page_draft set schema = '1 Heading0' where site_id = $1 and page_id = $2", [
      tx.siteId,
      page,
    ]),
  );
  const update = ed.change(() => unsent(ed));
  expect(await ed.send(update)).toMatchObject({ code: "draft-over" });
  const next = await writer(world.ada, page);
  expect(next.epoch).toBe(ed.epoch + 1);
  const late = { page_id: page, epoch: ed.epoch, update: base64(update), client: "tab of Ed" };
  return { page, ed, ada: next, add: () => as(world, world.ed).call(addLateChange, late) };
}

const typing =
  (words: string, id = "text0001") =>
  ({ draft }: Writer) =>
    draft.getText(textPart(id, "source")).insert(0, words);

it("what was typed while a newer release took over is in the draft in its form, once, beside the words of others (long)", async () => {
  const { page, ed, ada, add } = await overUpgrade((tab) => {
    typing("late ")(tab);
    tab.draft.getText(titlePart).insert(0, "Late ");
  });
  await ada.type("Ada's ", "text0002");
  expect(await add()).toMatchObject({ success: true });
  expect(await add()).toMatchObject({ success: true });
  const read = await writer(world.ed, page);
  expect(read.epoch).toBe(ada.epoch);
  expect([text(read), text(read, "text0002")]).toEqual(["late stored first", "Ada's second"]);
  expect(read.draft.getText(titlePart).toString()).toMatch(/^Late Page/);
  expect((await ada.read()).getText(textPart("text0001", "source")).toString()).toBe("late stored first");
  // A second tab of before, which had the first one's words in no form.
  const again = ed.change(() => typing("later ")(ed));
  const call = { page_id: page, epoch: ed.epoch, update: base64(again), client: "tab of Ed" };
  expect(await as(world, world.ed).call(addLateChange, call)).toMatchObject({ success: true });
  expect(text(await writer(world.ada, page))).toBe("later late stored first");
});

it("what was typed into a text that somebody has changed since stays with its writer, to copy from (long)", async () => {
  const { page, ada, add } = await overUpgrade(typing("late "));
  await ada.type("Ada's ");
  expect(await add()).toMatchObject({ code: "draft-over" });
  expect(text(await writer(world.ed, page))).toBe("Ada's stored first");
});

it("a block that was added meanwhile stays with its writer, whole (long)", async () => {
  const { page, add } = await overUpgrade((tab) => {
    typing("late ")(tab);
    const added = { id: "text0003", widget: note("third"), place: { where: "last" } } as const;
    addWidget(tab.draft, added, () => "r9");
  });
  expect(await add()).toMatchObject({ code: "draft-over" });
  expect(text(await writer(world.ed, page))).toBe("stored first");
});
