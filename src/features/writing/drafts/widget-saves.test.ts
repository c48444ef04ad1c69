import { expect, it } from "vitest";
import * as Y from "yjs";
import { run } from "#database/transaction.ts";
import { as } from "#testing/as.ts";
import { draftWriter, draftedPage } from "#testing/draft-writer.ts";
import { actorOf, openWorld, within } from "#testing/world.ts";
import { readPublished, saveWidget } from "../contract.ts";

it("saving one widget leaves nothing behind of what it replaced, however often the same text is saved [WIDG-11]", async () => {
  const world = await openWorld();
  try {
    const page_id = await draftedPage(world);
    await draftWriter(world, { who: world.ed, page_id });
    for (const letter of ["a", "b", "c", "d"]) {
      const published = await as(world, world.ed).call(readPublished, { page_id });
      const base_version = published.success ? published.version : 0;
      const data = JSON.stringify({ source: letter.repeat(300_000), base_version });
      const saving = { page_id, widget_id: "text0001", kind: "Markdown", data } as const;
      expect(await as(world, world.ed).call(saveWidget, saving)).toMatchObject({ success: true });
    }
    const ada = await draftWriter(world, { who: world.ada, page_id });
    expect(Y.encodeStateAsUpdate(ada.draft).length).toBeLessThan(310_000);
    const [stored] = await within(world, actorOf(world, world.ed), (tx) =>
      run<{ bytes: number }>(
        tx,
        `select octet_length(state) + coalesce((select sum(octet_length(update)) from page_draft_change change
           where change.site_id = $1 and change.page_id = $2), 0)::int as bytes
         from page_draft where site_id = $1 and page_id = $2 and closed is null`,
        [tx.siteId, page_id],
      ),
    );
    expect(stored?.bytes).toBeLessThan(310_000);
  } finally {
    await world.close();
  }
});
