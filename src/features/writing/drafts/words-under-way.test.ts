import { TextSelection } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import { afterAll, beforeAll, expect, it } from "vitest";
import { as } from "#testing/as.ts";
import { draftWriter, draftedPage } from "#testing/draft-writer.ts";
import { type World, openWorld } from "#testing/world.ts";
import { pageOfWriter } from "#testing/writers/page-of-writer.ts";
import { windowlessEditor } from "#testing/writers/windowless-editor.ts";
import { richPart } from "#widgets/kit/draft-parts.ts";
import { textActs } from "#widgets/paragraph/text-acts.ts";
import { addWidget } from "#documents/draft/arranging.ts";
import { documentFrom } from "#documents/draft/draft-document.ts";
import { readPageById } from "#features/pages/contract.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

it("the draft keeps words that were under way into a line of which another person makes a heading (long)", async () => {
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
  await ada.save(() => {
    const { editor, own } = windowlessEditor(ada.draft, richPart("lines0001", "doc"));
    let made = 0;
    const tools = pageOfWriter(ada.draft, "lines0001", { own, makeId: () => `fresh00${++made}` });
    editor.dispatch(editor.state.tr.setSelection(TextSelection.atEnd(editor.state.doc)));
    const acts = textActs({ id: "lines0001", draft: ada.draft, page: tools, refuse: () => {} });
    acts.turnLine(editor as unknown as EditorView, "h2");
  });
  const text = ed.draft.getText(richPart("lines0001", "doc"));
  const words = ed.change(() => text.insert(text.toString().indexOf(" slow"), " very", {}));
  expect(await ed.send(words)).toMatchObject({ success: true, seq: 3 });
  const said = async () => JSON.stringify(documentFrom(await ada.read()).widgets);
  const heading = '"text":"It is very slow to lift."';
  expect(await said()).toContain(heading);
  expect((await said()).match(/very/g)).toHaveLength(1);
  await ed.send(words);
  expect((await said()).match(/very/g)).toHaveLength(1);
  await ed.publish(4);
  const shown = await as(world, world.vera).call(readPageById, { page_id: page });
  expect(shown).toMatchObject({ html: expect.stringContaining("It is very slow to lift.") });
});
