import { expect, it } from "vitest";
import * as Y from "yjs";
import { stacked } from "#documents/document.ts";
import { textOf } from "#testing/writers/flow-kinds.ts";
import { meeting } from "#testing/writers/meeting.ts";
import { richPart } from "#widgets/kit/draft-parts.ts";
import { linesIn } from "#widgets/kit/rich-text.ts";
import { draftFrom } from "../draft-document.ts";
import { endStep } from "./joined-steps.ts";

const seed = Y.encodeStateAsUpdate(
  draftFrom(stacked([{ id: "w00000", ...textOf("one.", "two.", "three.") }])),
);

/** All ways in which two hear of each other, or not, at four moments. */
const hearings = Array.from({ length: 16 }, (_, way) => [8, 4, 2, 1].map((bit) => (way & bit) > 0));

type Story = {
  readonly does: "list" | "quote";
  /** Whether they hear of each other at each moment. */
  readonly heard: readonly boolean[];
  readonly numbers: readonly number[];
  /** Where the colleague types: so many letters before the end of "two.". */
  readonly back: number;
};

/** One gives a line a look and takes that back, while a colleague types in it all the time. */
function afterUndo({ does, heard, numbers, back }: Story) {
  const { people, server, meet } = meeting(seed, { first: "w00000", numbers });
  const [ann, ben] = people;
  ann.go("w00000", "one.\ntwo.".length);
  ben.go("w00000", "one.\ntwo.".length - back);
  ben.type("A");
  if (heard[0]) meet();
  ben.type("B");
  ann.deed(does);
  endStep(ann.undo);
  if (heard[1]) meet();
  ben.type("C");
  if (heard[2]) meet();
  ben.type("D");
  ann.undo.undo();
  if (heard[3]) meet();
  ben.type("E");
  meet();
  return linesIn(server.draft.getText(richPart("w00000", "doc")));
}

it.each<Pick<Story, "does" | "back"> & { readonly where: string }>([
  { where: "at the end of a list", does: "list", back: 0 },
  { where: "at the end of a quote", does: "quote", back: 0 },
  { where: "within a list", does: "list", back: 1 },
  { where: "at the start of a list", does: "list", back: 4 },
])(
  "a look that is taken back goes from its line, and no other gets it, where a colleague types $where (long)",
  (deed) => {
    const wanted = "two.".slice(0, 4 - deed.back) + "ABCDE" + "two.".slice(4 - deed.back);
    for (const heard of hearings)
      for (const numbers of [
        [2 ** 31 + 1, 2 ** 31 + 2],
        [2 ** 31 + 2, 2 ** 31 + 1],
      ]) {
        const said = afterUndo({ ...deed, heard, numbers }).map(({ look, runs }) => [
          look,
          runs.map(({ text }) => text).join(""),
        ]);
        expect([heard, numbers, said]).toEqual([
          heard,
          numbers,
          [
            [{}, "one."],
            [{}, wanted],
            [{}, "three."],
          ],
        ]);
      }
  },
);
