import { afterAll, beforeAll, expect, it } from "vitest";
import type * as Y from "yjs";
import { as } from "#testing/as.ts";
import { draftWriter, draftedPage } from "#testing/draft-writer.ts";
import { type World, openWorld } from "#testing/world.ts";
import { richPart } from "#widgets/kit/draft-parts.ts";
import { addWidget } from "#documents/draft/arranging.ts";
import { readPageById } from "#features/pages/contract.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

it("the draft keeps words that were under way into a line that another person joins to the line before", async () => {
  const page = await draftedPage(world);
  const ed = await draftWriter(world, { who: world.ed, page_id: page });
  const lines = ["Fog on the Wadden. ", "It is slow to lift."].map((text) => ({
    type: "paragraph",
    content: [{ type: "text", text }],
  }));
  const content = { text_style: "plain", doc: { type: "doc", content: lines } };
  const widget = { kind: "Paragraph", version: 1, content } as const;
  await ed.save(() =>
    addWidget(ed.draft, { id: "lines0001", widget, place: { where: "last" } }, () => "place0"),
  );
  const ada = await draftWriter(world, { who: world.ada, page_id: page });
  const texts = ({ draft }: { draft: Y.Doc }) =>
    draft
      .getXmlFragment(richPart("lines0001", "doc"))
      .toArray()
      .map((line) => (line as Y.XmlElement).get(0) as Y.XmlText);
  await ada.save(() => {
    texts(ada)[0]?.insert(19, "It is slow to lift.");
    ada.draft.getXmlFragment(richPart("lines0001", "doc")).delete(1, 1);
  });
  const words = ed.change(() => texts(ed)[1]?.insert(5, " very"));
  expect(await ed.send(words)).toMatchObject({ success: true, seq: 3 });
  const joined = "Fog on the Wadden. It is very slow to lift.";
  expect(texts({ draft: await ada.read() }).map(String)).toEqual([joined]);
  await ed.send(words);
  expect(texts({ draft: await ada.read() }).map(String)).toEqual([joined]);
  await ed.publish(4);
  const shown = await as(world, world.vera).call(readPageById, { page_id: page });
  expect(shown).toMatchObject({ html: expect.stringContaining(joined) });
});
