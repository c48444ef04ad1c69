import { afterAll, beforeAll, expect, it } from "vitest";
import { as } from "#testing/as.ts";
import { draftWriter, draftedPage, heading, note } from "#testing/draft-writer.ts";
import { type World, openWorld } from "#testing/world.ts";
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
    const save = async (source: string) => {
      const published = await as(world, world.ed).call(readPublished, { page_id });
      const data = JSON.stringify({ source, base_version: published.success ? published.version : 0 });
      return as(world, world.ed).call(saveWidget, { page_id, widget_id: "text0001", kind: "Markdown", data });
    };
    expect(await save(heavy)).toMatchObject({ status: 400, code: "draft-too-large" });
    expect(await save("light")).toMatchObject({ success: true });
  },
);
