import { expect, it } from "vitest";
import * as Y from "yjs";
import { stacked } from "#documents/document.ts";
import { draftFrom } from "#documents/draft/draft-document.ts";
import { headingOf, textOf } from "#testing/writers/flow-kinds.ts";
import { meeting } from "#testing/writers/meeting.ts";
import type { Deed } from "#testing/writers/roaming-writer.ts";
import { type Move } from "#widgets/kit/move-index.ts";
import { movesPart } from "#widgets/kit/draft-parts.ts";

const [heading, text] = ["w00000", "w00001"];

/** Two tabs of a page and the server between them; the first of them has done something, and both have heard of it. */
function after(deed: Deed, at: { readonly id: string; readonly letter: number }) {
  const widgets = [
    { id: heading, ...headingOf("one two") },
    { id: text, ...textOf("three", "four", "five") },
  ];
  const { server, people, meet } = meeting(Y.encodeStateAsUpdate(draftFrom(stacked(widgets))), {
    first: heading,
  });
  const [one, two] = people;
  const records = () => server.draft.getMap<Move>(movesPart).size;
  one.go(at.id, at.letter);
  one.deed(deed);
  return { one, two, meet, records };
}

it("what is typed at the end of a heading that a colleague has broken stays there, at the price of one record", () => {
  const { two, meet, records } = after("enter", { id: heading, letter: 3 });
  meet();
  two.go(heading, 3);
  for (const letter of " new") two.type(letter);
  const before = records() + 1;
  expect(meet()).toContain('"one new"');
  for (const letter of " too") two.type(letter);
  expect(meet()).toContain('"one new too"');
  expect(records()).toBe(before);
});

it("what is typed at the end of a line behind which a colleague has made a heading stays there (long)", () => {
  for (const [made, letter] of [
    [12, 10],
    [8, 5],
  ] as const) {
    const { two, meet } = after("turn", { id: text, letter: made });
    meet();
    two.go(text, letter);
    for (const sign of " new") two.type(sign);
    expect(meet()).toMatch(/"(three|four) new"/);
  }
});

it("a word of which the beginning was under way goes along as a whole, though its writer hears of the move within it", () => {
  const { one, two, meet } = after("enter", { id: heading, letter: 3 });
  two.go(heading, 3);
  two.type(" ne");
  // The news of the move come before the server has had the beginning of the word.
  two.hear(Y.mergeUpdates(one.unsent));
  two.type("w");
  expect(meet()).toMatch(/" new two"|" two new"|"one new"/);
});
