import { EditorState, TextSelection, type Transaction } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import { expect, it } from "vitest";
import * as Y from "yjs";
import { actsOf, caretAt, part, seeded } from "#testing/writers/moving-writers.ts";
import { type Writer, hear, meet, relay, send, writer } from "#testing/writers/relayed-writers.ts";
import { freshWidget } from "#testing/writers/writer.ts";
import { richPart, textPart } from "#widgets/kit/draft-parts.ts";
import { lineBinding } from "#widgets/kit/line-binding.ts";
import { moveBehind } from "#widgets/heading/heading-acts.ts";
import { type MovedCaret, markCaret, takeMark } from "#widgets/kit/moved-caret.ts";
import { moveLetters, movedPlace } from "#widgets/kit/moved-letters.ts";
import { ownChange } from "#widgets/kit/shared-text.ts";
import { textWidget } from "#widgets/kit/text-widget.ts";
import { pageOfWriter } from "#testing/writers/page-of-writer.ts";
import { backAtStart } from "#widgets/paragraph/line-keys.ts";
import { toggleList, toggleStyle } from "#widgets/paragraph/lists.ts";
import { richSchema } from "#widgets/paragraph/rich-schema.ts";
import { documentFrom } from "../draft-document.ts";
import { undoOf } from "./undoing.ts";

/** What a second person's change of the line makes of words that the first was just typing into it. */
function underWay(typeAt: string, change: (who: Writer) => void): readonly string[] {
  const results: string[] = [];
  for (const typedFirst of [true, false]) {
    const seed = seeded();
    const server = relay(seed);
    const [typist, other] = [writer("A", seed, part), writer("B", seed, part)];
    const place = typeAt === "" ? placeOf(typist, "to lift. ") + "to lift. ".length : placeOf(typist, typeAt);
    typist.editor.dispatch(typist.editor.state.tr.insertText("NOW ", place));
    change(other);
    for (const who of typedFirst ? [typist, other] : [other, typist]) send(who, server);
    // Nobody had told them yet.
    const at = placeOf(typist, "NOW ") + "NOW ".length;
    typist.editor.dispatch(typist.editor.state.tr.insertText("AND THEN ", at));
    const document = meet([typist, other], server);
    results.push(document.match(/"(?:text|source)":"[^"]*NOW[^"]*"/)?.[0] ?? document);
  }
  return results;
}

function placeOf({ editor }: Writer, words: string): number {
  let place = -1;
  editor.state.doc.descendants((node, at) => {
    if (node.isText && node.text?.includes(words)) place = at + node.text.indexOf(words);
  });
  return place;
}

const caretOf = ({ editor }: Writer) => editor.state.selection.head;

/** An editor of a heading, with the caret at its end, and where that went with its letters. */
function lineIn({ draft, own }: Writer, id: string) {
  const followed: MovedCaret[] = [];
  const binding = lineBinding(
    draft.getText(textPart(id, "text")),
    (work) => draft.transact(work, own),
    (caret) => followed.push(caret),
  );
  const { doc } = EditorState.create({ doc: binding.read() });
  const editor = {
    state: EditorState.create({ doc, selection: TextSelection.create(doc, doc.content.size) }),
    composing: false,
    hasFocus: () => true,
    dispatch(tr: Transaction) {
      const { state, transactions } = editor.state.applyTransaction(tr);
      editor.state = state;
      const own = ownChange(transactions);
      if (own) binding.write(own);
    },
  };
  binding.bind(editor);
  return Object.assign(editor, { followed });
}

/** Enter in a heading: what stands behind goes on in a text below. Gives that text's id. */
function breakHeading({ draft, own, name }: Writer, id: string, at: number): string {
  const page = pageOfWriter(draft, id, { own, makeId: () => `${name}below` });
  const text = draft.getText(textPart(id, "text"));
  page.change(() => {
    const [made = ""] = page.insertAfter([textWidget(text.toString().slice(at))]);
    moveBehind(draft, text, { at, made });
  });
  return `${name}below`;
}

function headingIn(draft: Y.Doc): string {
  const [id = ""] =
    Object.entries(documentFrom(draft).widgets).find(([, { kind }]) => kind === "Heading") ?? [];
  return id;
}

const twice = (said: string) => [said, said];

it("words under way stay in their line when another person joins it to the line before, or lists and quotes it", () => {
  const joined = underWay("is slow", (who) => {
    caretAt(who, placeOf(who, "Fog"));
    backAtStart(who.editor.state, who.editor.dispatch);
  });
  expect(joined).toEqual(
    twice('"text":"The harbour opens at six. Fog on the Wadden NOW AND THEN is slow to lift. "'),
  );
  const listed = underWay("is slow", (who) => {
    caretAt(who, placeOf(who, "Fog"));
    toggleList("bullet")(who.editor.state, who.editor.dispatch);
    toggleStyle("note")(who.editor.state, who.editor.dispatch);
  });
  expect(listed).toEqual(twice('"text":"Fog on the Wadden NOW AND THEN is slow to lift. "'));
});

for (const [where, typeAt, said] of [
  ["in the middle of", "is slow", "Fog on the Wadden NOW AND THEN is slow to lift."],
  ["at the start of", "Fog", "NOW AND THEN Fog on the Wadden is slow to lift."],
  ["at the end of", "", "Fog on the Wadden is slow to lift.NOW AND THEN "],
] as const)
  it(`words under way ${where} a line stand in the heading that another person makes of it`, () => {
    const made = underWay(typeAt, (who) => {
      caretAt(who, placeOf(who, "Wadden"));
      actsOf(who).turnLine(who.editor as unknown as EditorView, "h1");
    });
    expect(made).toEqual(twice(`"text":"${said}"`));
  });

it("words under way into lines behind a new heading stand in the text that goes on there", () => {
  const behind = underWay("water", (who) => {
    caretAt(who, placeOf(who, "Fog"));
    actsOf(who).turnLine(who.editor as unknown as EditorView, "h1");
  });
  expect(behind).toEqual(twice('"text":"Slack NOW AND THEN water. "'));
});

it("words under way into a text that another person joins to the one before stand in that, and the emptied one stays away", () => {
  for (const typedFirst of [true, false]) {
    const seed = seeded();
    const server = relay(seed);
    const [typist, other] = [writer("A", seed, richPart("bbbbbb", "doc")), writer("B", seed, part)];
    typist.editor.dispatch(typist.editor.state.tr.insertText("NOW ", placeOf(typist, "it. ")));
    actsOf(other).joinNext();
    for (const who of typedFirst ? [typist, other] : [other, typist]) send(who, server);
    const document = meet([typist, other], server);
    expect(document).toContain('"text":"Hi. Behind NOW it. "');
    expect(document).not.toContain("bbbbbb");
  }
});

it("words under way into a text that one joins to the one before, which another has just cut, go along to where the cut lines stand", () => {
  for (const joinedFirst of [true, false]) {
    const seed = seeded();
    const server = relay(seed);
    const [joiner, cutter] = [writer("A", seed, part), writer("B", seed, part)];
    actsOf(joiner).joinNext();
    caretAt(cutter, placeOf(cutter, "Fog"));
    actsOf(cutter).putAtLine(cutter.editor as unknown as EditorView, freshWidget("Markdown"));
    const behind = cutter.draft.getText(richPart("bbbbbb", "doc"));
    behind.insert(behind.toString().indexOf("Last. ") + "Last. ".length, "NOW ");
    for (const who of joinedFirst ? [joiner, cutter] : [cutter, joiner]) send(who, server);
    const document = meet([joiner, cutter], server);
    expect(document).toContain('"text":"Last. NOW "');
    expect(document.match(/NOW/g)).toHaveLength(1);
  }
});

it("words that stand before a cut stay there, though the letter behind them went", () => {
  const seed = seeded();
  const server = relay(seed);
  const [typist, other] = [writer("A", seed, part), writer("B", seed, part)];
  typist.editor.dispatch(typist.editor.state.tr.insertText("NOW ", placeOf(typist, "is slow")));
  meet([typist, other], server);
  const at = placeOf(other, "is slow");
  other.editor.dispatch(other.editor.state.tr.setSelection(TextSelection.create(other.editor.state.doc, at)));
  actsOf(other).insertWidgets(other.editor as unknown as EditorView, [freshWidget("Markdown")]);
  const document = meet([typist, other], server);
  expect(document).toContain('"text":"Fog on the Wadden NOW "');
  expect(document).toContain('"text":"is slow to lift. "');
});

function typeMarked(typist: Writer): void {
  const { marks } = richSchema;
  const bold = richSchema.text("NOW ", [marks.bold.create(), marks.link.create({ href: "page:12" })]);
  const words = [bold, richSchema.text("and then ")];
  typist.editor.dispatch(typist.editor.state.tr.insert(placeOf(typist, "water"), words));
}

it("words under way keep the marks that were set for them, and only those", () => {
  const seed = seeded();
  const server = relay(seed);
  const [typist, other] = [writer("A", seed, part), writer("B", seed, part)];
  typeMarked(typist);
  caretAt(other, placeOf(other, "Fog"));
  actsOf(other).turnLine(other.editor as unknown as EditorView, "h1");
  for (const who of [other, typist]) send(who, server);
  const document = meet([typist, other], server);
  const [, bold, plain] = /\{[^{}]*"text":"NOW ","marks":(\[.*?\])\},(\{[^{}]*"and then [^}]*\})/.exec(
    document,
  ) ?? ["", "[]", ""];
  expect(JSON.parse(bold ?? "")).toEqual([{ type: "bold" }, { type: "link", attrs: { href: "page:12" } }]);
  expect(plain).not.toContain("marks");
});

it("what another person wrote into a heading goes back into the line when the heading is taken back", () => {
  const seed = seeded();
  const server = relay(seed);
  const [typist, other] = [writer("A", seed, part), writer("B", seed, part)];
  const undo = undoOf(other.draft, other.own, 1e9);
  caretAt(other, placeOf(other, "Fog"));
  actsOf(other).turnLine(other.editor as unknown as EditorView, "h1");
  meet([typist, other], server);
  const heading = headingIn(typist.draft);
  const said = typist.draft.getText(textPart(heading, "text"));
  said.insert(3, " AND MIST");
  said.insert(said.length, " SOON");
  undo.undo();
  const document = meet([typist, other], server);
  expect(document).not.toContain(heading);
  expect(document).toContain('"text":"Fog AND MIST on the Wadden is slow to lift. SOON "');
});

it("what another person wrote into a text that came with a heading stays on the page when the heading is taken back, and redo brings all back", () => {
  for (const isSeen of [true, false]) {
    const seed = seeded();
    const server = relay(seed);
    const [typist, other] = [writer("A", seed, part), writer("B", seed, part)];
    const undo = undoOf(other.draft, other.own, 1e9);
    const before = meet([typist, other], server);
    caretAt(other, placeOf(other, "Fog"));
    actsOf(other).turnLine(other.editor as unknown as EditorView, "h1");
    const heading = headingIn(other.draft);
    const words = (who: Writer) => who.draft.getText(textPart(heading, "text"));
    other.draft.transact(() => words(other).insert(words(other).length, " FRESH"), other.own);
    const made = meet([typist, other], server);
    words(typist).insert(words(typist).length, " SOON");
    if (isSeen) meet([typist, other], server);
    undo.undo();
    const kept = meet([typist, other], server);
    expect(kept).toContain("SOON");
    expect(kept).not.toContain("FRESH");
    expect(kept).toContain('"text":"Fog on the Wadden is slow to lift. "');
    undo.redo();
    const again = meet([typist, other], server);
    expect(again).toContain('"text":"Fog on the Wadden is slow to lift. FRESH SOON"');
    words(typist).delete(words(typist).toString().indexOf(" SOON"), 5);
    expect(meet([typist, other], server)).toBe(made);
    undo.undo();
    expect(meet([typist, other], server)).toBe(before);
  }
});

it("the caret goes with its letter when another person takes that into a heading, and stays when the line stays", () => {
  const seed = seeded();
  const server = relay(seed);
  const [typist, other] = [writer("A", seed, part), writer("B", seed, part)];
  for (const [words, count] of [
    ["opens", 0],
    ["slow", 1],
  ] as const) {
    const { doc } = typist.editor.state;
    typist.editor.dispatch(
      typist.editor.state.tr.setSelection(TextSelection.create(doc, placeOf(typist, words))),
    );
    if (count === 1) {
      caretAt(other, placeOf(other, "Fog"));
      actsOf(other).turnLine(other.editor as unknown as EditorView, "h1");
    } else other.editor.dispatch(other.editor.state.tr.insertText("x", 1));
    meet([typist, other], server);
    expect(typist.followed).toHaveLength(count);
  }
  const [caret] = typist.followed;
  const found = caret && Y.createAbsolutePositionFromRelativePosition(caret.place, typist.draft);
  expect(found?.type).toBe(typist.draft.getText(textPart(headingIn(typist.draft), "text")));
  expect(found?.index).toBe("Fog on the Wadden is ".length);
});

it("who types at the end of a line finds all letters together in the heading that is made of it, and the caret behind them", () => {
  for (const typedFirst of [true, false]) {
    const seed = seeded();
    const server = relay(seed);
    const [typist, other] = [writer("A", seed, part), writer("B", seed, part)];
    const type = (letters: string) =>
      typist.editor.dispatch(typist.editor.state.tr.insertText(letters, caretOf(typist)));
    caretAt(typist, placeOf(typist, "to lift. ") + "to lift. ".length);
    type("be");
    caretAt(other, placeOf(other, "Fog"));
    actsOf(other).turnLine(other.editor as unknown as EditorView, "h1");
    for (const who of typedFirst ? [typist, other] : [other, typist]) send(who, server);
    hear(other, server);
    const heading = headingIn(other.draft);
    const words = other.draft.getText(textPart(heading, "text"));
    words.insert(words.length, "+");
    send(other, server);
    // Nobody had told them yet.
    type("for");
    send(typist, server);
    type("e");
    hear(typist, server);
    for (const caret of typist.followed) markCaret(typist.draft, heading, caret);
    meet([typist, other], server);
    expect(String(words)).toBe("Fog on the Wadden is slow to lift.before+");
    const letter = "Fog on the Wadden is slow to lift.before".length;
    expect(takeMark(typist.draft, heading)).toEqual({ letter, anchor: letter });
  }
});

it("who types at the end of a heading goes along with its letters into the text that another person makes of them by Enter", () => {
  for (const typedFirst of [true, false]) {
    const seed = seeded();
    const server = relay(seed);
    const [typist, other] = [writer("A", seed, part), writer("B", seed, part)];
    caretAt(other, placeOf(other, "Fog"));
    actsOf(other).turnLine(other.editor as unknown as EditorView, "h1");
    meet([typist, other], server);
    const heading = headingIn(typist.draft);
    const editor = lineIn(typist, heading);
    const type = (letters: string) =>
      editor.dispatch(editor.state.tr.insertText(letters, editor.state.selection.head));
    type("be");
    const below = breakHeading(other, heading, "Fog".length);
    for (const who of typedFirst ? [typist, other] : [other, typist]) send(who, server);
    hear(typist, server);
    const [caret] = editor.followed;
    if (caret) markCaret(typist.draft, below, caret);
    meet([typist, other], server);
    const text = typist.draft.getText(richPart(below, "doc")).toString();
    expect(text).toBe(" on the Wadden is slow to lift.be\n");
    expect(takeMark(typist.draft, below)?.letter).toBe(text.indexOf("be") + "be".length);
  }
});

it("who stands behind the last letter of a heading stays there when another person takes away others of it", () => {
  const seed = seeded();
  const server = relay(seed);
  const [typist, other] = [writer("A", seed, part), writer("B", seed, part)];
  caretAt(other, placeOf(other, "Fog"));
  actsOf(other).turnLine(other.editor as unknown as EditorView, "h1");
  meet([typist, other], server);
  const heading = headingIn(typist.draft);
  const editor = lineIn(typist, heading);
  const words = other.draft.getText(textPart(heading, "text"));
  const target = other.draft.getText(part);
  other.draft.transact(() => {
    target.insert(0, "Fog");
    const kept = [{ at: 0, length: 3, toAt: 0 }];
    moveLetters(other.draft, words, { range: { from: 0, to: 3 }, name: part, kept });
  }, other.own);
  meet([typist, other], server);
  expect(editor.followed).toEqual([]);
});

it("the caret of who composes goes with its letter, past what others wrote before it and is not shown yet", () => {
  const seed = seeded();
  const server = relay(seed);
  const [typist, other] = [writer("A", seed, part), writer("B", seed, part)];
  caretAt(typist, placeOf(typist, "slow"));
  typist.editor.compose(() => {
    other.editor.dispatch(other.editor.state.tr.insertText("Thick ", placeOf(other, "Fog")));
    meet([typist, other], server);
    caretAt(other, placeOf(other, "Fog"));
    actsOf(other).turnLine(other.editor as unknown as EditorView, "h1");
    meet([typist, other], server);
    // A composition breaks off when the caret leaves its text.
    expect(typist.followed).toEqual([]);
  });
  const [caret] = typist.followed;
  const found = caret && Y.createAbsolutePositionFromRelativePosition(caret.place, typist.draft);
  expect(found?.index).toBe("Thick Fog on the Wadden is ".length);
});

it("letters that follow into a heading one already writes in stand before the caret", () => {
  const seed = seeded();
  const server = relay(seed);
  const [typist, other] = [writer("A", seed, part), writer("B", seed, part)];
  caretAt(other, placeOf(other, "Fog"));
  actsOf(other).turnLine(other.editor as unknown as EditorView, "h1");
  const end = placeOf(typist, "to lift. ") + "to lift. ".length;
  typist.editor.dispatch(typist.editor.state.tr.insertText("be", end));
  send(other, server);
  hear(typist, server);
  const heading = lineIn(typist, headingIn(typist.draft));
  meet([typist, other], server);
  expect(heading.state.doc.textContent).toBe("Fog on the Wadden is slow to lift.be");
  expect(heading.state.selection.head).toBe("Fog on the Wadden is slow to lift.be".length);
  // What another person writes there comes behind it.
  const words = other.draft.getText(textPart(headingIn(other.draft), "text"));
  words.insert(words.length, "+");
  meet([typist, other], server);
  expect(heading.state.doc.textContent).toBe("Fog on the Wadden is slow to lift.be+");
  expect(heading.state.selection.head).toBe("Fog on the Wadden is slow to lift.be".length);
});

it("places of letters are known where they went, also when they went twice", () => {
  const seed = seeded();
  const who = writer("A", seed, part);
  const text = who.draft.getText(part);
  const place = Y.createRelativePositionFromTypeIndex(text, text.toString().indexOf("slow"));
  caretAt(who, placeOf(who, "Fog"));
  actsOf(who).turnLine(who.editor as unknown as EditorView, "h1");
  const moved = movedPlace(who.draft, place);
  const found = moved && Y.createAbsolutePositionFromRelativePosition(moved, who.draft);
  expect(found?.type).toBe(who.draft.getText(textPart(headingIn(who.draft), "text")));
  expect(found?.index).toBe("Fog on the Wadden is ".length);
  expect(movedPlace(who.draft, Y.createRelativePositionFromTypeIndex(text, 3))).toBeNull();
});
