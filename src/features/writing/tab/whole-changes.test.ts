import { TextSelection } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import { expect, it } from "vitest";
import * as Y from "yjs";
import { rehearsal } from "#testing/draft-rehearsal.ts";
import { actsOf, caretAt, headingIn, part, placeOf, seeded } from "#testing/writers/moving-writers.ts";
import { type Writer, writer } from "#testing/writers/relayed-writers.ts";
import { textPart } from "#widgets/kit/draft-parts.ts";
import { markCaret, takeMark } from "#widgets/kit/moved-caret.ts";
import { wholeChanges } from "./whole-changes.ts";

const said = textPart("aaaaaa", "text");

/** Two signs are typed at the beginning of a line, and it becomes a heading without them: three changes. */
function headingTyped(who: Writer): Uint8Array[] {
  const { editor, draft, own, unsent } = who;
  const start = placeOf(who, "Fog");
  caretAt(who, start);
  for (const sign of "# ") editor.dispatch(editor.state.tr.insertText(sign));
  draft.transact(() => {
    editor.dispatch(editor.state.tr.delete(start, start + 2));
    actsOf(who).turnLine(editor as unknown as EditorView, "h1");
  }, own);
  return unsent.splice(0);
}

const cuts = [[1, 1, 1], [1, 2], [2, 1], [3]];

/** All orders in which so many may come. */
function orders<Each>(all: readonly Each[]): Each[][] {
  if (all.length === 0) return [[]];
  return all.flatMap((one) => orders(all.filter((each) => each !== one)).map((rest) => [one, ...rest]));
}

it.each(cuts.flatMap((cut) => orders(cut.map((_, at) => at)).map((order) => [cut, order])))(
  "a selection in a line goes along with it into the heading that is typed of it, in parts of %j that come as %j (long)",
  (cut, order) => {
    const seed = seeded();
    const [reader, other] = [writer("A", seed, part), writer("B", seed, part)];
    const { editor, draft } = reader;
    const start = placeOf(reader, "Fog");
    editor.dispatch(editor.state.tr.setSelection(TextSelection.create(editor.state.doc, start + 3, start)));
    const changes = headingTyped(other);
    expect(changes).toHaveLength(3);
    const parts = cut.map((count) => Y.mergeUpdates(changes.splice(0, count)));
    const hear = wholeChanges(draft, (update) => Y.applyUpdate(draft, update, "others"));
    for (const at of order) hear(parts[at] as Uint8Array);
    const heading = headingIn(draft);
    const [caret] = reader.followed;
    if (caret) markCaret(draft, heading, caret, reader.began[0]);
    expect(takeMark(draft, heading)).toEqual({ letter: 0, anchor: 3 });
  },
);

it("of a change that comes before the one it builds on nothing is shown until that is read", async () => {
  const stage = rehearsal();
  const [ann, ben] = [await stage.open(), await stage.open()];
  ann.type("fog");
  await stage.pass(1000);
  ann.isDeaf = true;
  ben.type("!");
  await stage.pass(1000);
  ann.isDeaf = false;
  const { session } = ben;
  session.change(() => session.draft.getText(said).delete(0, 4));
  session.change(() => session.draft.getText(said).insert(0, "sun"));
  const seen = new Set<string>();
  ann.session.draft.on("afterTransaction", () => seen.add(String(ann.session.draft.getText(said))));
  await stage.pass(2000);
  expect([...seen]).toEqual(["sun"]);
});
