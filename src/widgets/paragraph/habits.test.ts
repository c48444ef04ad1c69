import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { textWriter } from "#testing/text-writer.ts";
import { undoTypingRule } from "../kit/typing-rules.ts";

// A link is stored by where the site is.
beforeAll(() => void vi.stubGlobal("location", { origin: "https://noordervaart.example" }));
afterAll(() => void vi.unstubAllGlobals());

/** What becomes of letters typed into an empty text: its lines with their marks, and how they stand. */
function typed(words: string, ...lines: readonly string[]) {
  const text = textWriter(...lines, "");
  text.goTo(lines.length);
  text.type(words);
  return text;
}

it.each([
  ["a **fog** ", "a bold(fog) "],
  ["a __fog__ ", "a bold(fog) "],
  ["a *fog* ", "a italic(fog) "],
  ["a _fog_ ", "a italic(fog) "],
  ["a ~~fog~~ ", "a strike(fog) "],
  ["a ==fog== ", "a highlight(fog) "],
  ["a `fog` ", "a code(fog) "],
  ["(**thick fog**)", "(bold(thick fog))"],
  ["**a _fog_ b**", "bold(a )italic(bold(fog))bold( b)"],
  ["`a **fog** b`", "code(a **fog** b)"],
  ["[fog](https://example.org/x) ", "link[https://example.org/x](fog) "],
  ["[us](mailto:us@example.org)", "link[mailto:us@example.org](us)"],
  // These mean themselves.
  ["2 * 3 * 4", "2 * 3 * 4"],
  ["2*3*4", "2*3*4"],
  ["a_snake_case_name", "a_snake_case_name"],
  ["if a == b == c", "if a == b == c"],
  ["~~~", "~~~"],
  ["[fog](javascript:alert(1))", "[fog](javascript:alert(1))"],
  ["[fog](fog)", "[fog](fog)"],
])("typed, %s is %s", (words, shown) => {
  const { marked } = typed(words);
  expect(marked()).toEqual([shown]);
});

it.each([
  ["- fog", [{ list: "bullet" }]],
  ["* fog", [{ list: "bullet" }]],
  ["1. fog", [{ list: "number" }]],
  ["1) fog", [{ list: "number" }]],
  ["> fog", [{ style: "quote" }]],
])("typed, %s stands as %o", (words, looks) => {
  const text = typed(words);
  expect([text.said(), text.looks()]).toEqual([["fog"], looks]);
});

it("another number goes on in the list above, and is a number elsewhere", () => {
  const text = typed("2. bell", "horn");
  expect([text.said(), text.looks()]).toEqual([
    ["horn", "2. bell"],
    [{}, {}],
  ]);
  text.goTo(0);
  text.type("1. ");
  text.goTo(1);
  for (let letters = 3; letters > 0; letters--) text.erase();
  text.type("2. ");
  expect([text.said(), text.looks()]).toEqual([
    ["horn", "bell"],
    [{ list: "number" }, { list: "number" }],
  ]);
});

it.each([
  ["# ", "h0"],
  ["## ", "h1"],
  ["### ", "h2"],
  ["#### ", "h3"],
] as const)("typed at the start of a line, %s makes it a heading of its level %s", (signs, level) => {
  const text = textWriter("above", "Fog");
  text.goTo(1);
  text.type(signs);
  expect([text.done, text.made().map(({ content }) => content)]).toEqual([
    ["after Heading"],
    [{ text: "Fog", level, anchor: "" }],
  ]);
  text.undo.undo();
  expect(text.said()).toEqual(["above", `${signs}Fog`]);
});

it.each([
  ["[] ", "Checklist", { items: [{ id: "1", text: "Test the  horn" }] }],
  ["[ ] ", "Checklist", { items: [{ id: "1", text: "Test the  horn" }] }],
  ["[x] ", "Checklist", { items: [{ id: "1", text: "Test the  horn" }] }],
  ["```", "CodeSnippet", { code: "Test the  horn", language: "" }],
] as const)(
  "typed at the start of a line, %s makes it a widget with its words, known to be the same letters",
  (signs, kind, content) => {
    const text = textWriter("above", "Test the  horn");
    text.goTo(1);
    text.type(signs);
    expect([text.said(), text.made()]).toEqual([["above"], [{ kind, version: 1, content }]]);
    expect(text.moved()[0]).toBeGreaterThanOrEqual("Test the horn".length);
    text.undo.undo();
    expect(text.said()).toEqual(["above", `${signs}Test the  horn`]);
  },
);

it("a ticked task says that its tick did not come along; a task can be made of an item of a list", () => {
  const text = typed("- [x] ");
  expect(text.done).toEqual(["instead Checklist", "unticked"]);
});

it.each([
  [["above", "below"], 1, [["above"], ["after below", "after Divider", "into another"]]],
  [["above"], 1, [["above"], ["after Divider, empty"]]],
  [["below"], 0, [["below"], ["before Divider", "into itself"]]],
  [[], 0, [[], ["after empty", "instead Divider", "into another"]]],
] as const)(
  "--- in an empty line among %j puts a line there, and writing goes on below",
  (lines, at, expected) => {
    const all = [...lines.slice(0, at), "", ...lines.slice(at)];
    const text = textWriter(...all);
    text.goTo(at);
    text.type("---");
    const [said, done] = expected;
    expect([text.said().filter((line) => line !== ""), text.done]).toEqual([said, done]);
  },
);

it("--- before words means itself", () => {
  const text = textWriter("words");
  text.goTo(0);
  text.type("---");
  expect(text.said()).toEqual(["---words"]);
});

it("one undo gives the signs back as they were typed, and the next takes the words", () => {
  for (const [words, shown] of [
    ["so **fog**", "so bold(fog)"],
    ["[fog](https://example.org)", "link[https://example.org](fog)"],
    ["- ", ""],
  ] as const) {
    const text = typed(words);
    expect(text.marked()).toEqual([shown]);
    text.undo.undo();
    expect([text.marked(), text.looks()]).toEqual([[words], [{}]]);
    text.type("!");
    expect(text.said()).toEqual([`${words}!`]);
  }
});

it("Backspace right behind it gives the signs back too, and is an ordinary one afterwards", () => {
  const text = typed("**fog**");
  expect(text.press(undoTypingRule)).toBe(true);
  expect(text.marked()).toEqual(["**fog**"]);
  expect(text.press(undoTypingRule)).toBe(false);
  const other = typed("- a");
  expect(other.press(undoTypingRule)).toBe(false);
});

it("what stands in code means itself", () => {
  const text = typed("`code` ");
  text.goTo(0, 3);
  text.type("*a*");
  expect(text.marked()).toEqual(["code(cod*a*e) "]);
});
