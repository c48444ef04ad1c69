import { expect, it } from "vitest";
import { type TextWriter, textWriter } from "#testing/text-writer.ts";

/** A text of two lines with the second selected, after these keys. */
function after(...keys: readonly string[]): TextWriter {
  const text = textWriter("above", "Slow down");
  text.select(1);
  for (const each of keys) expect([each, text.key(each)]).toEqual([each, true]);
  return text;
}

it.each([
  ["Ctrl+Shift+7", { list: "number" }],
  ["Ctrl+Shift+8", { list: "bullet" }],
  ["Ctrl+Alt+0", {}],
])("%s makes the line stand as %o", (keys, look) => {
  expect(after(keys).looks()[1]).toEqual(look);
});

it.each(["Ctrl+Shift+7", "Ctrl+Shift+8"])(
  "%s is a step of undo by itself, right among typed words",
  (keys) => {
    const text = textWriter("");
    text.goTo(0);
    text.type("Slow");
    text.key(keys);
    text.type(" down");
    const seen = [1, 2, 3].map(() => {
      text.undo.undo();
      return [text.said()[0], text.looks()[0]?.list !== undefined];
    });
    expect(seen).toEqual([
      ["Slow", true],
      ["Slow", false],
      ["", false],
    ]);
  },
);

it.each([
  ["Slow down", "Ctrl+Shift+l", {}],
  ["Slow down", "Ctrl+Shift+e", { align: "center" }],
  ["Slow down", "Ctrl+Shift+r", { align: "end" }],
  ["1. \u05d4\u05d0\u05d8", "Ctrl+Shift+l", { align: "end" }],
  ["1. \u05d4\u05d0\u05d8", "Ctrl+Shift+e", { align: "center" }],
  ["1. \u05d4\u05d0\u05d8", "Ctrl+Shift+r", {}],
])("%s goes to its side with %s, by the direction in which it reads: %o", (words, keys, look) => {
  const text = textWriter("above", words, "below");
  text.select(1);
  text.key("Ctrl+Shift+e");
  text.key(keys);
  expect([text.said(), text.looks()]).toEqual([
    ["above", words, "below"],
    [{}, look, {}],
  ]);
  text.undo.undo();
  const isCenter = keys.endsWith("e");
  expect([text.said()[1], text.looks()[1]]).toEqual([words, isCenter ? {} : { align: "center" }]);
});

it("a line keeps its side when it is cut, listed, quoted and made a heading, and its letters", () => {
  const text = textWriter("Slow down");
  text.select(0);
  text.key("Ctrl+Shift+e");
  text.goTo(0, 4);
  for (const each of ["Enter", "Ctrl+Shift+8", "Ctrl+Shift+8"]) text.key(each);
  expect([text.said(), text.looks()]).toEqual([
    ["Slow", " down"],
    [{ align: "center" }, { align: "center" }],
  ]);
  text.select(0, 1);
  text.key("Ctrl+Alt+2");
  expect(text.made().map(({ content }) => content)).toMatchObject([
    { text: " down", align: "center" },
    { text: "Slow", align: "center" },
  ]);
});

it.each([
  ["Ctrl+Alt+1", "Heading", { level: "h0" }],
  ["Ctrl+Alt+2", "Heading", { level: "h1" }],
  ["Ctrl+Alt+3", "Heading", { level: "h2" }],
  ["Ctrl+Alt+4", "Heading", { level: "h3" }],
  ["Ctrl+Alt+6", "Heading", { level: "h3" }],
  ["Ctrl+Shift+9", "Checklist", { items: [{ id: "1", text: "Slow down" }] }],
])("%s makes the line a %s", (keys, kind, content) => {
  const [made] = after(keys).made();
  expect(made).toMatchObject({ kind, content });
});

it.each([
  ["Ctrl+b", "bold"],
  ["Ctrl+i", "italic"],
  ["Ctrl+u", "underline"],
  ["Ctrl+Shift+x", "strike"],
  ["Alt+Shift+5", "strike"],
  ["Ctrl+Shift+h", "highlight"],
  ["Ctrl+e", "code"],
])("%s marks what is selected as %s, and takes it away again", (keys, mark) => {
  expect(after(keys).marked()[1]).toBe(`${mark}(Slow down)`);
  expect(after(keys, keys).marked()[1]).toBe("Slow down");
});

it("Ctrl and Shift with a full stop and a comma make what is selected larger and smaller", () => {
  expect(after("Ctrl+Shift+.").marked()[1]).toBe("size[4](Slow down)");
  expect(after("Ctrl+Shift+.", "Ctrl+Shift+,").marked()[1]).toBe("Slow down");
});

it("Ctrl and a backslash take all marks away but links, from what is selected alone", () => {
  const text = after("Ctrl+b", "Ctrl+Shift+h");
  text.select(0);
  text.key("Ctrl+b");
  text.select(1);
  text.key("Ctrl+\\");
  expect(text.marked()).toEqual(["bold(above)", "Slow down"]);
});

const task = (...texts: readonly string[]) => ({
  items: texts.map((text, at) => ({ id: `${at + 1}`, text })),
});
const heading = (text: string) => ({ text, level: "h1", anchor: "" });

it.each([
  ["task", [["Checklist", task("Sound  the horn", "Slow down")]]],
  ["h1", ["Sound  the horn", "Slow down"].map((text) => ["Heading", heading(text)])],
  ["code", [["CodeSnippet", { code: "Sound  the horn\n \nSlow down", language: "" }]]],
] as const)(
  "several lines become a %s together, with the letters that they had, as one step of undo",
  (into, made) => {
    const lines = ["above", "Sound  the horn", " ", "Slow down", "below"];
    const text = textWriter(...lines);
    text.select(1, 3);
    text.turn(into);
    expect([
      text.said(),
      text
        .made()
        .slice(1)
        .map(({ kind, content }) => [kind, content]),
    ]).toEqual([["above"], made]);
    expect(text.made()[0]?.content).toMatchObject({ doc: { content: [{ content: [{ text: "below" }] }] } });
    // The last that is noted is the first line that goes.
    const [known] = text.moved();
    expect(known).toBe(into === "code" ? 27 : 15);
    text.undo.undo();
    expect(text.said()).toEqual(lines);
  },
);

it("all lines of a text become its place's; too long a line among them is refused before anything changes (long)", () => {
  const text = textWriter("Sound the horn", "Slow down");
  text.select(0, 1);
  text.turn("h2");
  expect(text.done).toEqual(["after Heading", "instead Heading"]);
  const long = textWriter("Sound the horn", "x".repeat(601));
  long.select(0, 1);
  long.turn("h2");
  expect([long.done, long.said().length]).toEqual([["refused h2"], 2]);
  long.turn("task");
  expect(long.done.at(-1)).toBe("instead Checklist");
  const many = textWriter(...Array.from({ length: 501 }, (_, at) => `task ${at}`));
  many.select(0, 500);
  many.turn("task");
  expect(many.done).toEqual(["refused task"]);
});
