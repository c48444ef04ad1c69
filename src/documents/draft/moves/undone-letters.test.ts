import { expect, it } from "vitest";
import * as Y from "yjs";
import { stacked } from "#documents/document.ts";
import { headingOf, textOf } from "#testing/writers/flow-kinds.ts";
import { meeting } from "#testing/writers/meeting.ts";
import { seeded } from "#testing/writers/moving-writers.ts";
import { richPart } from "#widgets/kit/draft-parts.ts";
import { documentFrom, draftFrom } from "../draft-document.ts";

function headingsIn(draft: Y.Doc): string[] {
  return Object.values(documentFrom(draft).widgets).flatMap(({ kind, content }) =>
    kind === "Heading" ? [(content as { readonly text: string }).text] : [],
  );
}

it.each([
  { when: "before", hears: true },
  { when: "while", hears: false },
])(
  "a word that was typed $when a colleague made a heading of its line goes and comes by its writer's undo and redo",
  ({ hears }) => {
    const { people, server, meet } = meeting(seeded(), { first: "aaaaaa" });
    const [ann, ben] = people;
    const headings = () => headingsIn(server.draft);
    ann.go("aaaaaa", 12);
    ann.type("soon ");
    if (hears) meet();
    ben.go("aaaaaa", 3);
    ben.deed("turn");
    meet();
    meet();
    expect(headings()).toEqual(["The harbour soon opens at six. "]);
    ann.undo.undo();
    meet();
    expect(headings()).toEqual(["The harbour opens at six. "]);
    ann.undo.redo();
    meet();
    expect(headings()).toEqual(["The harbour soon opens at six. "]);
  },
);

it.each([
  { order: "together", isMerged: true },
  { order: "letter by letter", isMerged: false },
])(
  "words at both ends of a heading stay whole, sent $order, which a colleague makes a text of and takes that back",
  ({ isMerged }) => {
    const seed = Y.encodeStateAsUpdate(draftFrom(stacked([{ id: "w00000", ...headingOf("Two") }])));
    const { people, server, meet } = meeting(seed, { first: "w00000" });
    const [ann, ben] = people;
    ann.deed("turn");
    ann.undo.undo();
    for (const [letter, word] of [
      [0, "{1}"],
      [6, "{2}"],
      [0, "{3}"],
    ] as const) {
      ben.go("w00000", letter);
      for (const sign of word) ben.type(sign);
    }
    if (isMerged) ben.unsent.push(Y.mergeUpdates(ben.unsent.splice(0)));
    meet();
    expect(headingsIn(server.draft)).toEqual(["{3}{1}Two{2}"]);
  },
);

it("a heading of which the server has brought a word elsewhere is a line of its own again when it is taken back", () => {
  const lines = textOf("alpha one", "beta two");
  const seed = Y.encodeStateAsUpdate(draftFrom(stacked([{ id: "w00000", ...lines }])));
  const { people, server, meet } = meeting(seed, { first: "w00000" });
  const [ann, ben] = people;
  const type = (letter: number, word: string) => {
    ben.go("w00000", letter);
    for (const sign of word) ben.type(sign);
  };
  type("alpha one\nbeta".length, "{1}");
  meet();
  ann.go("w00000", "alpha one\nbeta".length);
  ann.deed("turn");
  // Letters that follow one another are words of one place for the server, which brings these together.
  type("alpha".length, "{2}");
  meet();
  ann.undo.undo();
  meet();
  const said = server.draft.getText(richPart("w00000", "doc")).toString();
  expect(said.replaceAll(/\{\d\}/g, "")).toBe("alpha one\nbeta two\n");
  expect(said.match(/\{\d\}/g)?.toSorted()).toEqual(["{1}", "{2}"]);
});
