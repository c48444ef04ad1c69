import { describe, expect, it } from "vitest";
import * as Y from "yjs";
import { heading, note } from "#testing/draft-writer.ts";
import { schemas } from "#widgets/schemas.ts";
import { stacked } from "../document.ts";
import { addWidget } from "./arranging.ts";
import { documentFrom, draftFrom } from "./draft-document.ts";
import { placeKey } from "./draft-widget.ts";
import { takeIncoming } from "./incoming.ts";
import { richPart, textPart, valuesPart } from "#widgets/kit/draft-parts.ts";
import { noteMove } from "#widgets/kit/moved-letters.ts";
import { linesIn } from "#widgets/kit/rich-text.ts";
import { updateOf } from "#testing/growth/raw-update.ts";
import { FoundRoots } from "./found-roots.ts";
import { emptyDraft, typeRoots } from "./roots.ts";
import { readSent } from "./sent-update.ts";

const paragraph = { kind: "Paragraph", version: 1, content: schemas.Paragraph.empty() } as const;
const start = Y.encodeStateAsUpdate(
  draftFrom(
    stacked([
      { id: "title01", ...heading("Fog") },
      { id: "text0001", ...note("first") },
      { id: "para0001", ...paragraph },
    ]),
  ),
);

function copy(): Y.Doc {
  const draft = emptyDraft();
  Y.applyUpdate(draft, start);
  typeRoots(draft, [...draft.share.keys()]);
  return draft;
}

/** What the server says to a browser that does this to its copy. */
function sent(work: (draft: Y.Doc) => void) {
  const draft = new Y.Doc();
  Y.applyUpdate(draft, start);
  const before = Y.encodeStateVector(draft);
  draft.transact(() => work(draft));
  return takeIncoming(copy(), Y.encodeStateAsUpdate(draft, before));
}
const refused = { taken: false, code: "draft-not-understood" };
const set = (id: string, key: string, value: unknown) => (draft: Y.Doc) =>
  void draft.getMap(valuesPart(id)).set(key, value);
const rich = richPart("para0001", "doc");

describe("what honest browsers send is taken", () => {
  const honest: Record<string, (draft: Y.Doc) => void> = {
    "typed words": (draft) => draft.getText(textPart("text0001", "source")).insert(0, "é 🌫 \u0000 "),
    "deleted words": (draft) => draft.getText(textPart("text0001", "source")).delete(0, 3),
    "marks in a heading": (draft) =>
      draft.getText(textPart("title01", "text")).format(0, 3, { bold: true, link: { href: "/pages/1/" } }),
    "a choice": set("title01", "level", "h3"),
    "rich text with marks": (draft) =>
      draft.getText(rich).applyDelta([
        { insert: "bold", attributes: { bold: true, link: { href: "https://a.nl" } } },
        { insert: "\n", attributes: { list: "bullet", level: 2, style: "quote", align: "center" } },
        { insert: "\n", attributes: { align: "end" } },
      ]),
    "a line that is put back to the start": (draft) => {
      draft.getText(rich).format(0, 1, { align: "center" });
      draft.getText(rich).format(0, 1, { align: null });
    },
    "letters that were moved": (draft) => {
      const source = draft.getText(textPart("text0001", "source"));
      draft.getText(rich).insert(0, "first");
      noteMove(draft, {
        from: source,
        to: { name: rich, text: draft.getText(rich) },
        range: { from: 0, to: 5 },
        kept: [{ at: 0, length: 5, toAt: 0 }],
      });
      source.delete(0, 5);
    },
    "a mention": (draft) => draft.getText(rich).insert(0, "\ufffc", { mention: { of: "person", id: 4 } }),
    "words of the title": (draft) => draft.getText("title").insert(0, "Tides"),
    "a new widget": (draft) => {
      let ids = 0;
      const added = { id: "fresh001", widget: heading("New"), place: { where: "last" } as const };
      addWidget(draft, added, () => `id${++ids}made`);
    },
  };
  it.each(Object.entries(honest))("%s", (_, work) => {
    expect(sent(work)).toMatchObject({ taken: true, update: expect.any(Uint8Array) });
  });
});

describe("what an honest browser cannot have sent is refused", () => {
  const plain = (depth: number): unknown => (depth === 0 ? 1 : [plain(depth - 1)]);
  const hostile: Record<string, (draft: Y.Doc) => void> = {
    "an unknown part": (draft) => void draft.getMap("secrets").set("a", 1),
    "a part named after the prototype": (draft) => draft.getText("t:title01/__proto__").insert(0, "x"),
    "a value named after the prototype": set("title01", "__proto__", { level: "h9" }),
    "a value with another prototype inside": set("title01", "level", JSON.parse('{"__proto__": {"a": 1}}')),
    "a text where values stand": (draft) => draft.getText(valuesPart("title01")).insert(0, "x"),
    "values where a text stands": (draft) => void draft.getMap(textPart("title01", "text")).set("a", 1),
    "a list where values stand": (draft) => draft.getArray(valuesPart("title01")).push([1]),
    "a shared type as a value": set("title01", "level", new Y.Map()),
    "bytes as a value": set("title01", "level", new Uint8Array(4)),
    "a document in the document": set("title01", "level", new Y.Doc()),
    "an embed in a text": (draft) => draft.getText(textPart("text0001", "source")).insertEmbed(0, { a: 1 }),
    "an embed in the title": (draft) => draft.getText("title").insertEmbed(0, { a: 1 }),
    "a mention of nobody": (draft) =>
      draft.getText(rich).insert(0, "\ufffc", { mention: { of: "person", id: "4" } }),
    "a mention in a heading": (draft) =>
      draft.getText(textPart("title01", "text")).insert(0, "\ufffc", { mention: { of: "person", id: 4 } }),
    "a look of lines in a heading": (draft) =>
      draft.getText(textPart("title01", "text")).format(0, 1, { list: "bullet" }),
    "an unknown mark in a heading": (draft) =>
      draft.getText(textPart("title01", "text")).format(0, 1, { onclick: "x" }),
    "a mark in the title": (draft) => draft.getText("title").insert(0, "x", { bold: true }),
    "values where the title stands": (draft) => void draft.getMap("title").set("a", 1),
    "a line that stands nowhere": (draft) => draft.getText(rich).format(0, 1, { align: "justify" }),
    "a line that stands somewhere by its style": (draft) =>
      draft.getText(rich).format(0, 1, { align: { center: true } }),
    "a list that counts from no number": (draft) => draft.getText(rich).format(0, 1, { start: "1" }),
    "a list that counts from nowhere": (draft) => draft.getText(rich).format(0, 1, { start: 1e9 }),
    "an unknown kind": set("title01", ".kind", { kind: "Script", version: 1 }),
    "a kind from the future": set("title01", ".kind", { kind: "Heading", version: 9 }),
    "a kind that is an object's own": set("title01", ".kind", { kind: "Heading", version: "constructor" }),
    "content that fits no shape": set("title01", "level", "h9"),
    "a setting that the kind does not have": set("para0001", "onclick", "x"),
    "half of a character": set("title01", "anchor", "\ud800"),
    "a NUL in a value": set("title01", "anchor", "a\u0000"),
    "no number": set("title01", "level", Number.NaN),
    "a deep value": set("title01", "level", plain(50)),
    "a broken place": set("title01", placeKey, { column: "c0x0", order: "0" }),
    "a removal that saw nothing": set("title01", ".removed", { all: true }),
    "a width of a hundred": (draft) => void draft.getMap("widths").set("c0x0", 100),
    "an element in rich text": (draft) =>
      draft.getText(rich).insertEmbed(0, new Y.XmlElement("paragraph") as never),
    "rich text as a tree": (draft) =>
      draft.getXmlFragment("r:para0001/doc").insert(0, [new Y.XmlElement("paragraph")]),
    "an embed in rich text": (draft) => draft.getText(rich).insertEmbed(0, { a: 1 }),
    "a mark that no letter has": (draft) => draft.getText(rich).insert(0, "x", { onclick: "x" }),
    "an attribute of a rich text": (draft) => draft.getText(rich).setAttribute("style", "x"),
    "a move to nowhere": (draft) =>
      void draft.getMap("moves").set("m1", { to: "rows", letters: [], seen: [] }),
    "a move of half letters": (draft) =>
      void draft.getMap("moves").set("m1", { to: rich, letters: [1, 0, 0.5, 1, 0], seen: [] }),
    "a move of more letters than a text has (long)": (draft) =>
      void draft.getMap("moves").set("m1", { to: rich, letters: [1, 0, 1_000_001, 1, 0], seen: [] }),
    "a move that says more": (draft) =>
      void draft.getMap("moves").set("m1", { to: rich, letters: [], seen: [], words: "x" }),
  };
  it.each(Object.entries(hostile))("%s", (_, work) => {
    expect(sent(work)).toEqual(refused);
    expect(({} as Record<string, unknown>)["level"]).toBeUndefined();
  });

  it("garbage, cut short, or of another protocol", () => {
    const whole = Y.encodeStateAsUpdate(copy());
    for (const bytes of [[], [1, 2, 3, 4], [255, 255, 255, 255, 255, 255, 255, 255, 255, 1], [0]])
      expect(takeIncoming(copy(), new Uint8Array(bytes))).toEqual(refused);
    for (let length = 1; length < whole.length; length += 13)
      expect(takeIncoming(new Y.Doc(), whole.slice(0, length))).toEqual(refused);
    const marked = copy();
    marked.getText(rich).insert(0, "x", { bold: true });
    expect(takeIncoming(copy(), Y.encodeStateAsUpdateV2(marked)).taken).toBe(false);
  });

  it("what leans on a change that never came", () => {
    const draft = copy();
    const text = draft.getText(textPart("text0001", "source"));
    text.insert(0, "lost ");
    const before = Y.encodeStateVector(draft);
    text.insert(5, "then ");
    expect(takeIncoming(copy(), Y.encodeStateAsUpdate(draft, before))).toEqual(refused);
  });
});

it("a change that is sent once more brings nothing new", () => {
  const [draft, server] = [copy(), copy()];
  const before = Y.encodeStateVector(draft);
  draft.getText(textPart("text0001", "source")).insert(0, "once ");
  const update = Y.encodeStateAsUpdate(draft, before);
  expect(takeIncoming(server, update)).toMatchObject({ taken: true, update: expect.any(Uint8Array) });
  expect(takeIncoming(server, update)).toMatchObject({ taken: true, update: null });
  expect(documentFrom(server).widgets["text0001"]?.content).toEqual({ source: "once first" });
});

it("what two people mark at once is stored as each marked it, and nobody tidies it up", () => {
  const server = copy();
  server.getText(rich).insert(0, "fog horn\n");
  const before = Y.encodeStateAsUpdate(server);
  const stored = [1, 2].map((writer) => {
    const draft = emptyDraft();
    Y.applyUpdate(draft, before);
    const known = Y.encodeStateVector(draft);
    draft.getText(rich).format(0, 3, { bold: true });
    draft.getText(rich).insert(8, ` ${writer}`, {});
    const sent = Y.encodeStateAsUpdate(draft, known);
    const came = takeIncoming(server, sent);
    expect(came).toMatchObject({ taken: true, settled: null, named: [] });
    return came.taken ? came.update : null;
  });
  const fresh = emptyDraft();
  for (const update of [before, ...stored]) if (update) Y.applyUpdate(fresh, update);
  const said = linesIn(server.getText(rich));
  expect(said[0]?.runs[0]).toEqual({ text: "fog", marks: { bold: true } });
  expect(said[0]?.runs[1]?.text).toMatch(/^ horn [12] [12]$/);
  expect(linesIn(fresh.getText(rich))).toEqual(said);
  const marks = (draft: Y.Doc) => {
    let count = 0;
    for (let item = draft.getText(rich)._start; item; item = item.right)
      if (!item.deleted && item.content instanceof Y.ContentFormat) count++;
    return count;
  };
  expect([marks(server), marks(fresh)]).toEqual([4, 4]);
});

describe("what would take long is counted before it is merged", () => {
  const base = [{ at: { part: textPart("text0001", "source") }, words: "abcdef" }] as const;
  const takes = (update: Parameters<typeof updateOf>[0]) => takeIncoming(copy(), updateOf(update));
  const letters = (deleted: [number, number][]) => takes({ structs: { 1: base }, deleted: { 1: deleted } });
  const browsers = (count: number) =>
    takes({ structs: Object.fromEntries(Array.from({ length: count }, (_, at) => [at + 1, base])) });
  const marks = (count: number) => {
    const made = Array.from({ length: count }, (_, at) => ({
      at: at === 0 ? { part: rich } : { behind: [1, at - 1] as const },
      mark: `bold--${at}`,
      is: {},
    }));
    return readSent(updateOf({ structs: { 1: made } })) !== null;
  };

  it("letters that are deleted twice, or not in order", () => {
    expect(
      letters([
        [0, 2],
        [2, 1],
        [4, 2],
      ]).taken,
    ).toBe(true);
    expect(
      letters([
        [0, 2],
        [1, 2],
      ]),
    ).toEqual(refused);
    expect(
      letters([
        [4, 2],
        [0, 2],
      ]),
    ).toEqual(refused);
  });

  it("more browsers, and more marks, than one tab sends", () => {
    expect([browsers(200).taken, marks(50)]).toEqual([true, true]);
    expect([browsers(201), marks(51)]).toEqual([refused, false]);
  });
});

it("parts are found by name where the last one was found, and each of them is found", () => {
  const roots = new FoundRoots();
  const made = ["rows", "v:aaaaaa", "t:aaaaaa/x", "v:bbbbbb"].map((name) => {
    const root = new Y.Map<unknown>();
    roots.set(name, root as never);
    return [name, root] as const;
  });
  const steps = (wanted: unknown) => {
    let count = 0;
    for (const [name, root] of roots.entries()) {
      count++;
      if (root === wanted) return { name, count };
    }
    return null;
  };
  for (const [name, root] of [...made, ...made.toReversed()]) expect(steps(root)?.name).toBe(name);
  expect([steps(made[3]?.[1])?.name, steps(made[3]?.[1])?.count]).toEqual(["v:bbbbbb", 2]);
});
