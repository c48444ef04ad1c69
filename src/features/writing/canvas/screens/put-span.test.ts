import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { readSpan, type SpanClip } from "#documents/clip/read-clip.ts";
import { stacked } from "#documents/document.ts";
import { documentFrom, draftFrom } from "#documents/draft/draft-document.ts";
import { kindOf } from "#documents/draft/draft-widget.ts";
import { layoutOf } from "#documents/draft/layout.ts";
import { undoOf } from "#documents/draft/moves/undoing.ts";
import { parsedHtml } from "#testing/html/parsed-html.ts";
import { origin } from "#testing/html/pasted.ts";
import { some } from "#testing/properties.ts";
import { flowKinds, headingOf, textOf } from "#testing/writers/flow-kinds.ts";
import { examples } from "#widgets/examples.ts";
import { lettersOf } from "#widgets/kit/flow.ts";
import { schemas } from "#widgets/schemas.ts";
import type { StoredWidget } from "#widgets/widget.ts";
import type { DraftSession } from "../../tab/draft-session.ts";
import { readingOrder } from "../model/reading-order.ts";
import type { Canvas } from "./canvas.ts";
import { editsOn } from "./edits.ts";
import type { SpanNow } from "./span.ts";
import { copySpan } from "./span-clipboard.ts";

beforeEach(() => {
  vi.stubGlobal("location", { origin });
  vi.stubGlobal("document", { querySelectorAll: () => [] });
});
afterEach(() => vi.unstubAllGlobals());

const divider: StoredWidget = {
  kind: "Divider",
  version: schemas.Divider.version,
  content: examples.Divider.rich,
};
const line = (text: string, marks?: readonly object[]) => ({
  type: "paragraph",
  ...(text === "" ? {} : { content: [{ type: "text", text, ...(marks ? { marks } : {}) }] }),
});
const rich = (...blocks: readonly object[]): StoredWidget => ({
  kind: "Paragraph",
  version: 1,
  content: { text_style: "plain", doc: { type: "doc", content: blocks } },
});
const listOf = (type: "orderedList" | "bulletList", ...words: readonly string[]) => ({
  type,
  content: words.map((text) => ({ type: "listItem", content: [line(text)] })),
});

const plain = [textOf("ab", "", "cd"), headingOf("ef"), divider, textOf("gh", "ij"), textOf("kl")];
const listed = [
  rich(line("ab", [{ type: "bold" }]), listOf("orderedList", "cd", "ef")),
  headingOf("gh"),
  rich({ ...line("ij"), align: "center" }),
  rich(listOf("bulletList", "kl", "mn"), line("op")),
];

type Place = readonly [widget: number, letter: number];

/** A page of which something is cut out and put in again. */
function page(widgets: readonly StoredWidget[]) {
  const ids = widgets.map((_, at) => `w0000${at}`);
  const draft = draftFrom(stacked(widgets.map((widget, at) => ({ id: ids[at] ?? "", ...widget }))));
  const ownChange = {};
  const undo = undoOf(draft, ownChange, 500);
  const change = (work: () => void) => draft.transact(work, ownChange);
  const session = { draft, undo, ownChange, change } as unknown as DraftSession;
  const edits = editsOn(session, () => {});
  const canvas = {
    session,
    kindOf: (id: string) => kindOf(draft, id)?.kind,
    watch: {
      layout: { get: () => layoutOf(draft) },
      widget: (id: string) => documentFrom(draft).widgets[id],
    },
    sources: { mentions: { faceOf: () => null } },
  } as unknown as Canvas;
  const textAt = (number: number) => {
    const id = ids[number] ?? "";
    return { id, flow: flowKinds[kindOf(draft, id)?.kind === "Heading" ? "Heading" : "Paragraph"] };
  };
  return {
    edits,
    undo,
    letters: (number: number) => lettersOf(draft, textAt(number)),
    span: (from: Place, to: Place): SpanNow => ({
      first: { ...textAt(from[0]), letter: from[1] },
      last: { ...textAt(to[0]), letter: to[1] },
      between: ids.slice(from[0] + 1, to[0]),
    }),
    copy(now: SpanNow): SpanClip {
      const held: Record<string, string> = {};
      const data = { setData: (type: string, words: string) => (held[type] = words) };
      copySpan(canvas, data as unknown as DataTransfer, now);
      const { "text/html": html = "", "text/plain": text = "" } = held;
      const clip = readSpan({ html: parsedHtml(html), text }, { origin, holds: () => true });
      if (!clip) throw new Error("no selection over several texts is in the clipboard");
      return clip;
    },
    said: () =>
      readingOrder(layoutOf(draft)).map((id) => {
        const { kind, content } = documentFrom(draft).widgets[id] ?? {};
        return JSON.stringify({ kind, content });
      }),
  };
}

/** Each pair of ends in two texts of a page. */
function allSpans(widgets: readonly StoredWidget[]) {
  const { letters } = page(widgets);
  const texts = widgets.flatMap(({ kind }, at) => (kind === "Divider" ? [] : [at]));
  const places = texts.flatMap((at) =>
    Array.from({ length: letters(at) + 1 }, (_, letter) => [at, letter] as const),
  );
  return places.flatMap((from) => places.filter((to) => to[0] > from[0]).map((to) => ({ from, to })));
}

/** What the page says when what is selected was cut out, put in there again, and both were taken back. */
function cutAndPut(
  widgets: readonly StoredWidget[],
  { from, to }: { readonly from: Place; readonly to: Place },
) {
  const { edits, undo, span, copy, said } = page(widgets);
  const [before, now] = [said(), span(from, to)];
  const clip = copy(now);
  edits.cut(now.first, now.last, now.between);
  const cut = said();
  const { end } = edits.putSpan({ ...now.first, to: now.first.letter }, clip);
  const put = said();
  undo.undo();
  const once = said();
  undo.undo();
  return {
    is: { from, to, letter: end?.letter, put, once, twice: said() },
    wanted: { from, to, letter: now.last.letter, put: before, once: cut, twice: before },
  };
}

it("what is cut out over several texts and put in at the same place stands as it stood", () => {
  const one = cutAndPut(listed, { from: [0, 4], to: [3, 4] });
  expect(one.is).toEqual(one.wanted);
  const other = cutAndPut(plain, { from: [1, 1], to: [3, 1] });
  expect(other.is).toEqual(other.wanted);
});

it("so it does wherever it begins and ends, and two undos lead back (long)", () => {
  for (const widgets of [plain, listed])
    for (const ends of some(allSpans(widgets), 12)) {
      const { is, wanted } = cutAndPut(widgets, ends);
      expect(is).toEqual(wanted);
    }
});

it("in another text its first line goes on in the line there, and what stood behind that goes on in its last", () => {
  const { edits, undo, span, copy, said } = page([
    textOf("abc", "de"),
    headingOf("fg"),
    textOf("hi"),
    textOf("jk"),
  ]);
  const before = said();
  const at = span([2, 1], [3, 0]).first;
  edits.putSpan({ ...at, to: 1 }, copy(span([0, 2], [1, 1])));
  const words = said().map((each) => wordsOf(each));
  expect(words).toEqual(["abc\nde", "fg", "hc\nde", "fi", "jk"]);
  undo.undo();
  expect(said()).toEqual(before);
});

it("an empty text gives its place to a first part that stands otherwise", () => {
  const { edits, span, copy, said } = page([headingOf("ab"), textOf("cd"), textOf(""), textOf("ef")]);
  const at = span([2, 0], [3, 0]).first;
  edits.putSpan({ ...at, to: 0 }, copy(span([0, 1], [1, 1])));
  expect(said().map((each) => (JSON.parse(each) as { kind: string }).kind)).toEqual([
    "Heading",
    "Paragraph",
    "Heading",
    "Paragraph",
    "Paragraph",
  ]);
  expect(said().map((each) => wordsOf(each))).toEqual(["ab", "cd", "b", "c", "ef"]);
});

/** The words of a widget. */
function wordsOf(said: string): string {
  const { kind, content } = JSON.parse(said) as StoredWidget;
  return schemas[kind].plainText(content as never);
}
