import { expect, it } from "vitest";
import { textWriter } from "#testing/text-writer.ts";
import { schemas } from "../schemas.ts";
import type { StoredWidget } from "../widget.ts";

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

it("the first item of a list keeps its number in a quote", () => {
  const numbered = listFrom7();
  numbered.type("> ");
  expect(numbered.looks()).toEqual([
    { list: "number", start: 7, style: "quote" },
    { list: "number", start: 8 },
    { list: "number" },
  ]);
});

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

const divider: StoredWidget = { kind: "Divider", version: 1, content: {} };
const picture: StoredWidget = {
  kind: "Image",
  version: schemas.Image.version,
  content: schemas.Image.empty(),
};

/** Puts a block where the caret is, from the list that a slash opens; the list that stands below it then. */
function blockAt(text: ReturnType<typeof listFrom7>, block: StoredWidget) {
  text.type("/");
  text.list()?.put?.(block);
  return text.made().find(({ kind }) => kind === "Paragraph")?.content;
}

it("where an empty item gives way to a block, the items below count on, and undo gives it back", () => {
  for (const block of [divider, picture]) {
    const text = listFrom7();
    text.goTo(1);
    text.key("Enter");
    const whole = [{ list: "number", start: 7 }, ...Array.from({ length: 3 }, () => ({ list: "number" }))];
    expect(text.looks()).toEqual(whole);
    text.goTo(1);
    const below = blockAt(text, block);
    expect([text.said(), text.looks()]).toEqual([["horn"], whole.slice(0, 1)]);
    expect(below).toMatchObject({ doc: { content: [{ type: "orderedList", start: 8, content: [{}, {}] }] } });
    text.undo.undo();
    expect(text.looks()).toEqual(whole);
  }
  // The first item of a list was none, so its number is that of the next.
  const first = listFrom7();
  first.key("Enter");
  first.goTo(0);
  blockAt(first, divider);
  expect(first.looks()).toEqual([{ list: "number", start: 7 }, { list: "number" }, { list: "number" }]);
});

it("where a block comes between two items, those below keep their numbers", () => {
  for (const block of [divider, picture]) {
    const text = listFrom7();
    text.goTo(1, 4);
    text.type(" ");
    expect(blockAt(text, block)).toMatchObject({ doc: { content: [{ type: "orderedList", start: 9 }] } });
    expect(text.said()).toEqual(["horn", "bell "]);
  }
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
