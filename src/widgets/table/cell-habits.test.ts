import { AllSelection, EditorState, type Transaction } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { pressKeys, typeInto } from "#testing/typed-keys.ts";
import { type CellTools, cellHabits } from "./cell-editor.ts";
import { cellSchema, titleSchema } from "./cell-schema.ts";

beforeAll(() => void vi.stubGlobal("location", { origin: "https://noordervaart.example" }));
afterAll(() => void vi.unstubAllGlobals());

/** An empty cell without a window, or the title of a column. */
function cell(schema: typeof cellSchema | typeof titleSchema = cellSchema) {
  const steps: string[] = [];
  const emojiCalled = (name: string) => (name === "wave" ? "👋" : null);
  const tools = { page: { endStep: () => steps.push("end"), emojiCalled } } as unknown as CellTools;
  const plugins = cellHabits(schema, () => tools);
  const view = {
    state: EditorState.create({ doc: schema.node("doc"), plugins }),
    composing: false,
    isDestroyed: false,
    dispatch: (tr: Transaction) => void (view.state = view.state.apply(tr)),
  };
  return { view: view as unknown as EditorView, plugins, steps };
}

const shown = ({ state }: EditorView) =>
  state.doc.children.map(({ text, marks }) =>
    marks.reduce((said, { type }) => `${type.name}(${said})`, text),
  );

it.each([
  ["a **b**", ["a ", "bold(b)"]],
  ["a _b_", ["a ", "italic(b)"]],
  ["a ~~b~~", ["a ", "strike(b)"]],
  ["a ==b==", ["a ", "highlight(b)"]],
  ["a `b`", ["a ", "code(b)"]],
  ["a [b](https://example.org)", ["a ", "link(b)"]],
  ["- b", ["- b"]],
  ["# b", ["# b"]],
])("typed in a cell, %s is %j, as a step of its own", (typed, expected) => {
  const { view, plugins, steps } = cell();
  typeInto(view, plugins, typed);
  expect(shown(view)).toEqual(expected);
  expect(steps.length).toBe(expected.length > 1 ? 2 : 0);
});

it("Backspace right behind gives the signs back, and keys of word processors mark words", () => {
  const { view, plugins } = cell();
  typeInto(view, plugins, "**b**");
  pressKeys(view, plugins, "Backspace");
  expect(shown(view)).toEqual(["**b**"]);
  const marked = (keys: string) => {
    pressKeys(view, plugins, "Ctrl+a");
    pressKeys(view, plugins, keys);
    return shown(view).join("");
  };
  expect(marked("Ctrl+Shift+h")).toBe("highlight(**b**)");
  expect(marked("Alt+Shift+5")).toBe("highlight(strike(**b**))");
  expect(marked("Ctrl+\\")).toBe("**b**");
});

it("in an empty cell that Tab has come to, a key of marks is for the letters that are typed next", () => {
  const { view, plugins } = cell();
  pressKeys(view, plugins, "Ctrl+a");
  expect(view.state.selection).toBeInstanceOf(AllSelection);
  pressKeys(view, plugins, "Ctrl+b");
  typeInto(view, plugins, "7 m");
  pressKeys(view, plugins, "Ctrl+b");
  typeInto(view, plugins, " deep");
  expect(shown(view)).toEqual(["bold(7 m)", " deep"]);
  pressKeys(view, plugins, "Ctrl+a");
  pressKeys(view, plugins, "Delete");
  pressKeys(view, plugins, "Ctrl+a");
  pressKeys(view, plugins, "Ctrl+i");
  pressKeys(view, plugins, "Ctrl+i");
  typeInto(view, plugins, "plain");
  expect(shown(view)).toEqual(["plain"]);
});

it.each([
  ["a cell", cellSchema],
  ["the title of a column", titleSchema],
])(
  "the name of an emoji between two colons is that emoji in %s, and Backspace gives the name back",
  (_, schema) => {
    const { view, plugins, steps } = cell(schema);
    typeInto(view, plugins, "hi :wave:");
    expect(shown(view)).toEqual(["hi 👋"]);
    expect(steps).toHaveLength(2);
    pressKeys(view, plugins, "Backspace");
    expect(shown(view)).toEqual(["hi :wave:"]);
    typeInto(view, plugins, " :no:");
    expect(shown(view)).toEqual(["hi :wave: :no:"]);
  },
);

it("in the title of a column all signs mean themselves", () => {
  const { view, plugins } = cell(titleSchema);
  typeInto(view, plugins, "**b** `c` [d](https://example.org)");
  expect(shown(view)).toEqual(["**b** `c` [d](https://example.org)"]);
  expect(pressKeys(view, plugins, "Ctrl+b")).toBe(false);
});
