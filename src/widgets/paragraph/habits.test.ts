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
  const numbered = listFrom7();
  numbered.type("> ");
  expect(numbered.looks()).toEqual([
    { list: "number", start: 7, style: "quote" },
    { list: "number", start: 8 },
    { list: "number" },
  ]);
  // Other signs mean themselves there.
  const signs = typed("- > - fog");
  expect([signs.said(), signs.looks()]).toEqual([["- fog"], [{ list: "bullet", style: "quote" }]]);
});

/** A list of three lines that counts from seven, below other lines. */
function listFrom7(...above: readonly string[]) {
  const text = textWriter(...above, "horn", "bell", "light");
  for (const at of [0, 1, 2]) {
    text.goTo(above.length + at);
    text.type(`${7 + at}. `);
  }
  text.goTo(above.length);
  return text;
}

it("a list counts on from its number when its first lines become something else, and undo gives it back", () => {
  const heading = listFrom7();
  heading.key("Ctrl+Alt+2");
  expect([heading.done, heading.said(), heading.looks()]).toEqual([
    ["before Heading"],
    ["bell", "light"],
    [{ list: "number", start: 8 }, { list: "number" }],
  ]);
  heading.undo.undo();
  expect(heading.looks()).toEqual([{ list: "number", start: 7 }, { list: "number" }, { list: "number" }]);
  const below = listFrom7("above");
  below.key("Ctrl+Alt+2");
  expect(below.made()[0]?.content).toMatchObject({ doc: { content: [{ type: "orderedList", start: 8 }] } });
  const quoted = listFrom7();
  quoted.select(0, 1);
  quoted.turn("quote");
  expect(quoted.looks()[2]).toEqual({ list: "number", start: 9 });
});

it("below an item that leaves the middle of a list the items count on, and undo gives it back", () => {
  const middle = (act: (text: ReturnType<typeof listFrom7>) => void) => {
    const text = listFrom7();
    text.goTo(1);
    act(text);
    return text;
  };
  const whole = [{ list: "number", start: 7 }, { list: "number" }, { list: "number" }];
  // What is no item any more is not counted.
  for (const act of [
    (text: ReturnType<typeof listFrom7>) => text.turn("text"),
    (text: ReturnType<typeof listFrom7>) => text.key("Backspace"),
    (text: ReturnType<typeof listFrom7>) => text.key("Ctrl+Shift+7"),
  ]) {
    const plain = middle(act);
    expect(plain.looks()).toEqual([whole[0], {}, { list: "number", start: 8 }]);
    plain.undo.undo();
    expect(plain.looks()).toEqual(whole);
  }
  // An item that is quoted is still one.
  const quoted = middle((text) => text.type("> "));
  expect(quoted.looks()).toEqual([
    whole[0],
    { list: "number", start: 8, style: "quote" },
    { list: "number", start: 9 },
  ]);
  quoted.undo.undo();
  expect(quoted.looks()).toEqual(whole);
  const heading = middle((text) => text.key("Ctrl+Alt+2"));
  expect(heading.looks()).toEqual([whole[0]]);
  expect(heading.made()[0]?.content).toMatchObject({ doc: { content: [{ type: "orderedList", start: 8 }] } });
  heading.undo.undo();
  expect(heading.looks()).toEqual(whole);
  // A list that nobody gave a number, and an item that only goes deeper.
  const plain = textWriter("horn", "bell", "light");
  plain.select(0, 2);
  plain.turn("number");
  plain.goTo(1);
  plain.key("Tab");
  expect(plain.looks()).toEqual([{ list: "number" }, { list: "number", level: 2 }, { list: "number" }]);
  plain.key("Shift+Tab");
  plain.key("Ctrl+Shift+7");
  expect(plain.looks()).toEqual([{ list: "number" }, {}, { list: "number", start: 2 }]);
});

it("what stands below an item that comes out of a list in a list is a list of its own", () => {
  const text = textWriter("horn", "bell", "light", "buoy");
  text.select(0, 3);
  text.turn("number");
  text.select(1, 3);
  text.key("Tab");
  text.goTo(2);
  text.key("Shift+Tab");
  const deep = { list: "number", level: 2 };
  expect(text.looks()).toEqual([{ list: "number" }, deep, { list: "number" }, deep]);
});

it("a list still counts from its number when its first line goes on in the line above, as Google Docs has it", () => {
  const joined = listFrom7("above ");
  joined.goTo(0, 6);
  expect([joined.key("Delete"), joined.said(), joined.looks()]).toEqual([
    true,
    ["above horn", "bell", "light"],
    [{}, { list: "number", start: 7 }, { list: "number" }],
  ]);
  const cut = listFrom7("above");
  cut.select(0, 2);
  expect([cut.key("Delete"), cut.said(), cut.looks()]).toEqual([
    true,
    ["", "light"],
    [{}, { list: "number", start: 7 }],
  ]);
  const both = listFrom7();
  both.select(0, 1);
  both.turn("text");
  expect(both.looks()).toEqual([{}, {}, { list: "number", start: 7 }]);
});

it("the number stays with the list when its first line leaves it, and goes with the list", () => {
  const list = listFrom7;
  const left = list();
  left.type("x");
  left.goTo(0);
  expect(left.key("Backspace")).toBe(true);
  expect(left.looks()).toEqual([{}, { list: "number", start: 7 }, { list: "number" }]);
  left.undo.undo();
  expect(left.looks()).toEqual([{ list: "number", start: 7 }, { list: "number" }, { list: "number" }]);
  const cut = list();
  cut.goTo(0, 2);
  expect([cut.key("Enter"), cut.said(), cut.looks().slice(0, 2)]).toEqual([
    true,
    ["ho", "rn", "bell", "light"],
    [{ list: "number", start: 7 }, { list: "number" }],
  ]);
  const turned = list();
  turned.key("Ctrl+Shift+8");
  expect(turned.looks()).toEqual([{ list: "bullet" }, { list: "bullet" }, { list: "bullet" }]);
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
