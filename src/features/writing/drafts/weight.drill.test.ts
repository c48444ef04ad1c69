import { afterAll, beforeAll, expect, it } from "vitest";
import * as Y from "yjs";
import { run } from "#database/transaction.ts";
import { as } from "#testing/as.ts";
import { draftWriter, draftedPage, heading, note } from "#testing/draft-writer.ts";
import { type World, actorOf, openWorld, within } from "#testing/world.ts";
import { readPublished, saveWidget } from "../contract.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

/** Three million bytes, as much as a text may have; a page may weigh eight. */
const heavy = "€".repeat(996_000);

it.each(["in a draft", "where there is none"])(
  "saving a widget that makes the page too heavy is refused, %s",
  async (where) => {
    const others = { title01: heading("Fog"), one00001: note(heavy), two00001: note(heavy) };
    const page_id = await draftedPage(world, { ...others, text0001: note("") });
    if (where === "in a draft") await draftWriter(world, { who: world.ed, page_id });
    expect(await save(page_id, heavy)).toMatchObject({ status: 400, code: "draft-too-large" });
    expect(await save(page_id, "light")).toMatchObject({ success: true });
  },
);

it("saving one widget leaves nothing behind of what it replaced, however often the same text is saved", async () => {
  const page_id = await draftedPage(world, { title01: heading("Fog"), text0001: note("") });
  await draftWriter(world, { who: world.ed, page_id });
  for (const letter of ["a", "b", "c", "d"])
    expect(await save(page_id, letter.repeat(300_000))).toMatchObject({ success: true });
  const ada = await draftWriter(world, { who: world.ada, page_id });
  expect(Y.encodeStateAsUpdate(ada.draft).length).toBeLessThan(310_000);
  const [weight] = await within(world, actorOf(world, world.ed), (tx) =>
    run<{ bytes: number }>(
      tx,
      `select octet_length(state) + coalesce((select sum(octet_length(update)) from page_draft_change change
         where change.site_id = $1 and change.page_id = $2), 0)::int as bytes
       from page_draft where site_id = $1 and page_id = $2 and closed is null`,
      [tx.siteId, page_id],
    ),
  );
  expect(weight?.bytes).toBeLessThan(310_000);
});

async function save(page_id: number, source: string) {
  const published = await as(world, world.ed).call(readPublished, { page_id });
  const data = JSON.stringify({ source, base_version: published.success ? published.version : 0 });
  return as(world, world.ed).call(saveWidget, { page_id, widget_id: "text0001", kind: "Markdown", data });
}
