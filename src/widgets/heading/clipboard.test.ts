import { EditorState, TextSelection } from "prosemirror-state";
import { afterEach, expect, it, vi } from "vitest";
import { origin, tag, taking } from "#testing/html/pasted.ts";
import { markedLineSchema } from "../kit/line-binding.ts";
import { widgetsFromMarkdown, widgetsFromPlain } from "../paragraph/pasted-markdown.ts";
import { headingClipboard } from "./clipboard.ts";
import { pasting } from "./pasting.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

const taken = (...inside: Parameters<typeof tag>[2][]) =>
  headingClipboard.takesElement?.(tag("h2", { style: "font-weight:600" }, ...inside), origin)?.[0]?.content;
const said = { level: "h1", anchor: "" };

it("a pasted heading keeps the marks and links of its words", () => {
  expect(
    taken(" Fog ", tag("em", {}, "on"), tag("br", {}), tag("a", { href: `${origin}/page/12/` }, "Wadden")),
  ).toEqual({
    ...said,
    text: "Fog on Wadden",
    marks: [
      { from: 4, to: 6, marks: [{ type: "italic" }] },
      { from: 7, to: 13, marks: [{ type: "link", attrs: { href: "page:12" } }] },
    ],
  });
  expect(taken(tag("a", { href: "javascript:alert(1)" }, "Fog"))).toEqual({ ...said, text: "Fog" });
});

it("how a pasted heading looks as a whole says nothing", () => {
  expect(taken("Fog")).toEqual({ ...said, text: "Fog" });
  expect(taken(tag("strong", {}, "Fog ", tag("em", {}, "on")))).toEqual({
    ...said,
    text: "Fog on",
    marks: [{ from: 4, to: 6, marks: [{ type: "italic" }] }],
  });
});

it("Markdown has the marks of a heading", () => {
  const [widget] = widgetsFromMarkdown("## Fog **on** the", taking);
  expect(widget?.content).toEqual({
    ...said,
    text: "Fog on the",
    marks: [{ from: 4, to: 6, marks: [{ type: "bold" }] }],
  });
});

it("plain words that are pasted at the start of a heading begin there; elsewhere one blank stays before them", () => {
  vi.stubGlobal("location", { origin });
  const clipboardData = { getData: () => "  on  sea" } as unknown as DataTransfer;
  const page = () => ({ readPasted: () => widgetsFromPlain("  on  sea", taking) });
  const { handlePaste } = pasting({ page } as never).props;
  const pastedInto = (words: string) => {
    const doc = markedLineSchema.node("doc", null, words === "" ? [] : [markedLineSchema.text(words)]);
    const view = {
      state: EditorState.create({ doc }),
      dispatch: (tr: { doc: typeof doc }) => (view.said = tr.doc.textContent),
      said: "",
    };
    view.state = view.state.apply(view.state.tr.setSelection(TextSelection.atEnd(view.state.doc)));
    handlePaste?.call({} as never, view as never, { clipboardData } as never, {} as never);
    return view.said;
  };
  expect([pastedInto(""), pastedInto("Fog")]).toEqual(["on sea", "Fog on sea"]);
});

it("words that are too long for the heading go behind it whole, as several texts do", () => {
  vi.stubGlobal("location", { origin });
  const inserted: unknown[] = [];
  const pasted = (words: string, into: string) => {
    const readPasted = () => widgetsFromPlain(words, taking);
    const page = () => ({ readPasted, insertAfter: (widgets: unknown[]) => inserted.push(...widgets) });
    const { handlePaste } = pasting({ page } as never).props;
    const doc = markedLineSchema.node("doc", null, [markedLineSchema.text(into)]);
    const state = EditorState.create({ doc });
    const said: string[] = [];
    const dispatch = (tr: { doc: typeof doc }) => said.push(tr.doc.textContent);
    const clipboardData = { getData: () => words } as unknown as DataTransfer;
    handlePaste?.call({} as never, { state, dispatch } as never, { clipboardData } as never, {} as never);
    return said;
  };
  expect(pasted("a".repeat(597), "Fog")).toEqual([`${"a".repeat(597)}Fog`]);
  expect([pasted("a".repeat(598), "Fog"), inserted.length]).toEqual([[], 1]);
  expect(JSON.stringify(inserted)).toContain("a".repeat(598));
});
