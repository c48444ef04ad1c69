import { expect, it } from "vitest";
import * as Y from "yjs";
import { stacked } from "#documents/document.ts";
import { textOf } from "#testing/writers/flow-kinds.ts";
import { meeting } from "#testing/writers/meeting.ts";
import { richPart } from "#widgets/kit/draft-parts.ts";
import { draftFrom } from "../draft-document.ts";
import { endStep } from "./joined-steps.ts";

const lines = ["one.", "two.", "three."];
const seed = Y.encodeStateAsUpdate(draftFrom(stacked([{ id: "w00000", ...textOf(...lines) }])));

/** All ways in which two hear of each other, or not, at four moments. */
const hearings = Array.from({ length: 16 }, (_, way) => [8, 4, 2, 1].map((bit) => (way & bit) > 0));

/** One joins two lines and takes that back, while a colleague types where they meet all the time. */
function afterUndo(at: number, heard: readonly boolean[], numbers: readonly number[]): string[] {
  const { people, server, meet } = meeting(seed, { first: "w00000", numbers });
  const [ann, ben] = people;
  ann.go("w00000", "one.\ntwo.\nthree.".length);
  ben.go("w00000", at);
  ben.type("A");
  if (heard[0]) meet();
  ben.type("B");
  ann.deed("back");
  endStep(ann.undo);
  if (heard[1]) meet();
  ben.type("C");
  if (heard[2]) meet();
  ben.type("D");
  ann.undo.undo();
  if (heard[3]) meet();
  ben.type("E");
  meet();
  return server.draft.getText(richPart("w00000", "doc")).toString().split("\n").slice(0, -1);
}

/** What was said in each story: who heard what, whose number is the lower one, and the lines. */
const storiesAt = (at: number) =>
  hearings.flatMap((heard) =>
    [
      [1, 2],
      [2, 1],
    ].map((order) => {
      const numbers = order.map((number) => 2 ** 31 + number);
      return { heard, order: order.join(""), said: afterUndo(at, heard, numbers).join("|") };
    }),
  );

it("where two lines are joined and that is taken back, a colleague's word at the end of the upper line stays whole there (long)", () => {
  expect(storiesAt("one.\ntwo.".length).filter(({ said }) => said !== "one.|two.ABCDE|three.")).toEqual([]);
});

it("where two lines are joined and that is taken back, a colleague's word at the start of the lower line stays whole (long)", () => {
  const all = storiesAt("one.\ntwo.\n".length);
  expect(all.filter(({ said }) => !said.includes("ABCDE"))).toEqual([]);
  // Of a word of which nothing was heard yet, the numbers of the tabs settle to which line it belongs.
  const heard = all.filter((story) => story.heard.slice(0, 3).includes(true));
  expect(heard.filter(({ said }) => said !== "one.|two.|ABCDEthree.")).toEqual([]);
});
