import { expect, it } from "vitest";
import * as Y from "yjs";
import { stacked } from "#documents/document.ts";
import { textOf } from "#testing/writers/flow-kinds.ts";
import { meeting } from "#testing/writers/meeting.ts";
import { richPart } from "#widgets/kit/draft-parts.ts";
import { draftFrom } from "../draft-document.ts";
import { endStep } from "./joined-steps.ts";

/** Three lines in one text, or the last in a text of its own. */
const pages = {
  one: [["one.", "two.", "three."]],
  two: [["one.", "two."], ["three."]],
};

/** All ways in which two hear of each other, or not, at four moments. */
const hearings = Array.from({ length: 16 }, (_, way) => [8, 4, 2, 1].map((bit) => (way & bit) > 0));

type Story = {
  readonly texts: readonly (readonly string[])[];
  /** Where the colleague types in the first text. */
  readonly at: string;
  readonly heard: readonly boolean[];
  readonly numbers: readonly number[];
};

/** One joins the last line to the one before and takes that back, while a colleague types where they meet all the time. */
function afterUndo({ texts, at, heard, numbers }: Story): string {
  const ids = texts.map((_, nth) => `w0000${nth}`);
  const widgets = texts.map((lines, nth) => ({ id: ids[nth] ?? "", ...textOf(...lines) }));
  const seed = Y.encodeStateAsUpdate(draftFrom(stacked(widgets)));
  const { people, server, meet } = meeting(seed, { first: "w00000", numbers });
  const [ann, ben] = people;
  ann.go(ids.at(-1) ?? "", texts.at(-1)?.join("\n").length ?? 0);
  ben.go("w00000", at.length);
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
  return ids.map((id) => server.draft.getText(richPart(id, "doc")).toString()).join("# ");
}

/** What was said in each story: who heard what, whose number is the lower one, and the lines. */
const stories = ({ texts, at }: Pick<Story, "texts" | "at">) =>
  hearings.flatMap((heard) =>
    [
      [1, 2],
      [2, 1],
    ].map((order) => {
      const numbers = order.map((number) => 2 ** 31 + number);
      return { heard, order: order.join(""), said: afterUndo({ texts, at, heard, numbers }) };
    }),
  );

it("where two lines are joined and that is taken back, a colleague's word at the end of the upper one stays whole there (long)", () => {
  const all = stories({ texts: pages.one, at: "one.\ntwo." });
  expect(all.filter(({ said }) => said !== "one.\ntwo.ABCDE\nthree.\n")).toEqual([]);
});

it("where two texts are joined and that is taken back, a colleague's word at the end of the upper one stays whole there (long)", () => {
  const all = stories({ texts: pages.two, at: "one.\ntwo." });
  expect(all.filter(({ said }) => said !== "one.\ntwo.ABCDE\n# three.\n")).toEqual([]);
});

it("where two lines are joined and that is taken back, a colleague's word at the start of the lower one stays whole (long)", () => {
  const all = stories({ texts: pages.one, at: "one.\ntwo.\n" });
  expect(all.filter(({ said }) => !said.includes("ABCDE"))).toEqual([]);
  // Of a word of which nothing was heard yet, the numbers of the tabs settle to which line it belongs.
  const heard = all.filter((story) => story.heard.slice(0, 3).includes(true));
  expect(heard.filter(({ said }) => said !== "one.\ntwo.\nABCDEthree.\n")).toEqual([]);
});
