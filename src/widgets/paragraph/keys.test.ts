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

it("Ctrl and a backslash take all marks away but links, from what is selected alone", () => {
  const text = after("Ctrl+b", "Ctrl+Shift+h");
  text.select(0);
  text.key("Ctrl+b");
  text.select(1);
  text.key("Ctrl+\\");
  expect(text.marked()).toEqual(["bold(above)", "Slow down"]);
});
