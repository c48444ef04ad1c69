import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { textWriter } from "#testing/text-writer.ts";
import { undoTypingRule } from "../kit/typing-rule.ts";

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

it.each([
  ["2. fog", [{ list: "number", start: 2 }]],
  ["12) fog", [{ list: "number", start: 12 }]],
  ["999. fog", [{ list: "number", start: 999 }]],
  // These mean themselves.
  ["0. fog", [{}]],
  ["01. fog", [{}]],
  ["1000. fog", [{}]],
  ["2.5 fog", [{}]],
])("typed, %s stands as %o: a list counts from the number that begins it", (words, looks) => {
  const text = typed(words);
  expect([text.said(), text.looks()]).toEqual([["start" in (looks[0] ?? {}) ? "fog" : words], looks]);
});

it("one undo, or Backspace right behind it, makes a date of it, and it stays one", () => {
  for (const back of ["undo", "Backspace"]) {
    const text = typed("2. ");
    if (back === "undo") text.undo.undo();
    else text.press(undoTypingRule);
    expect([text.said(), text.looks()]).toEqual([["2. "], [{}]]);
    text.type("October");
    expect([text.said(), text.looks()]).toEqual([["2. October"], [{}]]);
  }
});

it("below a list the number that comes next goes on in it, and any other begins a list of its own", () => {
  const below = (signs: string) => {
    const text = textWriter("horn", "bell", "light");
    text.goTo(0);
    text.type("4. ");
    text.goTo(1);
    text.type("5. ");
    text.goTo(2);
    text.type(signs);
    return [text.said()[2], text.looks()];
  };
  const above = [{ list: "number", start: 4 }, { list: "number" }];
  expect(below("6. ")).toEqual(["light", [...above, { list: "number" }]]);
  expect(below("1. ")).toEqual(["light", [...above, { list: "number" }]]);
  expect(below("9. ")).toEqual(["light", [...above, { list: "number", apart: true, start: 9 }]]);
});

it("> at the start of an item makes a quote of it, as its button does, and Backspace gives the sign back", () => {
  const text = textWriter("horn", "bell");
  text.select(0, 1);
  text.turn("bullet");
  text.goTo(1);
  text.type("> ");
  expect([text.said(), text.looks()]).toEqual([
    ["horn", "bell"],
    [{ list: "bullet" }, { list: "bullet", style: "quote" }],
  ]);
  text.press(undoTypingRule);
  expect([text.said(), text.looks()]).toEqual([
    ["horn", "> bell"],
    [{ list: "bullet" }, { list: "bullet" }],
  ]);
  // Other signs mean themselves there.
  const signs = typed("- > - fog");
  expect([signs.said(), signs.looks()]).toEqual([["- fog"], [{ list: "bullet", style: "quote" }]]);
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
    ["23. ", ""],
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
