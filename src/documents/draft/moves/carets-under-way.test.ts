import { EditorState, TextSelection, type Transaction } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import { expect, it } from "vitest";
import * as Y from "yjs";
import { actsOf, caretAt, headingIn, part, placeOf, seeded } from "#testing/writers/moving-writers.ts";
import { type Writer, hear, meet, relay, send, writer } from "#testing/writers/relayed-writers.ts";
import { richPart, textPart } from "#widgets/kit/draft-parts.ts";
import { lettersAtCaret, placeByLetters } from "#widgets/kit/letters-at-caret.ts";
import { lineBinding } from "#widgets/kit/line-binding.ts";
import { moveBehind } from "#widgets/heading/heading-acts.ts";
import { type MovedCaret, markCaret, placeNow, takeMark } from "#widgets/kit/moved-caret.ts";
import { moveLetters, movedPlace } from "#widgets/kit/moved-letters.ts";
import { ownChange } from "#widgets/kit/shared-text.ts";
import { textWidget } from "#widgets/kit/text-widget.ts";
import { pageOfWriter } from "#testing/writers/page-of-writer.ts";

const caretOf = ({ editor }: Writer) => editor.state.selection.head;
const caretOfDraft = ({ binding, editor: { state } }: Writer) =>
  binding.placeAt(state.doc, state.selection.head);

/** An editor of a heading, with the caret at its end, and where that went with its letters. */
function lineIn({ draft, own }: Writer, id: string) {
  const followed: MovedCaret[] = [];
  const binding = lineBinding(draft.getText(textPart(id, "text")), (work) => draft.transact(work, own), {
    follow: (caret) => followed.push(caret),
  });
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

it("the caret and its selection go along where the mover typed into the line in the same change, and the tab had asked before where letters went", () => {
  const seed = seeded();
  const server = relay(seed);
  const [typist, other] = [writer("A", seed, part), writer("B", seed, part)];
  const fog = placeOf(typist, "Fog");
  const { state } = typist.editor;
  typist.editor.dispatch(state.tr.setSelection(TextSelection.create(state.doc, fog + "Fog".length, fog)));
  expect(movedPlace(typist.draft, caretOfDraft(typist))).toBeNull();
  other.editor.dispatch(other.editor.state.tr.insertText("#", placeOf(other, "Fog")));
  caretAt(other, placeOf(other, "Fog"));
  actsOf(other).turnLine(other.editor as unknown as EditorView, "h1");
  meet([typist, other], server);
  const heading = headingIn(typist.draft);
  const [[caret], [began]] = [typist.followed, typist.began];
  if (caret) markCaret(typist.draft, heading, caret, began);
  expect(takeMark(typist.draft, heading)).toEqual({ letter: "#".length, anchor: "#Fog".length });
});

it("the caret goes along with its line where the mover deleted the words on both sides of it in the same change (long)", () => {
  for (const [stands, gone, found] of [
    ["Fog on ".length, "the Wadden ", "Fog on "],
    ["Fog on ".length, "on the Wadden ", "Fog "],
    ["".length, "Fog on ", ""],
    ["Fog on the Wadden is slow to lift. ".length, "to lift. ", "Fog on the Wadden is slow "],
  ] as const) {
    const seed = seeded();
    const server = relay(seed);
    const [typist, other] = [writer("A", seed, part), writer("B", seed, part)];
    const fog = placeOf(typist, "Fog");
    caretAt(typist, fog + stands);
    const at = fog + "Fog on the Wadden is slow to lift. ".indexOf(gone);
    other.editor.dispatch(other.editor.state.tr.delete(at, at + gone.length));
    caretAt(other, fog + 1);
    actsOf(other).turnLine(other.editor as unknown as EditorView, "h1");
    meet([typist, other], server);
    const heading = headingIn(typist.draft);
    for (const caret of typist.followed) markCaret(typist.draft, heading, caret);
    expect(takeMark(typist.draft, heading)?.letter).toBe(found.length);
  }
});

it("a caret whose letter a colleague deleted goes with the letters beside it into another text, and stays where these stay (long)", () => {
  for (const [stands, gone, found] of [
    // Behind a word that goes: with what stood before it.
    ["Fog on".length, "on", "Fog "],
    // At the start of a line whose first word goes: with what stands behind it now.
    ["Fog".length, "Fog", ""],
    // In a line of which nothing is left but its end.
    ["Fog on the Wadden".length, "Fog on the Wadden is slow to lift. ", ""],
  ] as const) {
    const seed = seeded();
    const server = relay(seed);
    const [typist, other] = [writer("A", seed, part), writer("B", seed, part)];
    caretAt(typist, placeOf(typist, "Fog") + stands);
    const letters = lettersAtCaret(typist.draft, caretOfDraft(typist));
    const now = () => placeNow(typist.draft, placeByLetters(typist.draft, letters) as Y.RelativePosition);
    const { tr } = other.editor.state;
    const at = placeOf(other, "Fog") + "Fog on the Wadden is slow to lift. ".indexOf(gone);
    other.editor.dispatch(tr.delete(at, at + gone.length));
    meet([typist, other], server);
    expect(now()?.id).toBe("aaaaaa");
    caretAt(other, placeOf(other, "six. ") + "six. ".length + 2);
    actsOf(other).turnLine(other.editor as unknown as EditorView, "h1");
    meet([typist, other], server);
    expect(now()).toEqual({ id: headingIn(typist.draft), letter: found.length });
  }
});

it("who types at the end of a line finds all letters together in the heading that is made of it, and the caret behind them (long)", () => {
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
    expect(String(words)).toBe("Fog on the Wadden is slow to lift. before+");
    const letter = "Fog on the Wadden is slow to lift. before".length;
    expect(takeMark(typist.draft, heading)).toEqual({ letter, anchor: letter });
  }
});

it("who types at the end of a heading goes along with its letters into the text that another person makes of them by Enter (long)", () => {
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
    expect(text).toBe(" on the Wadden is slow to lift. be\n");
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
  expect(heading.state.doc.textContent).toBe("Fog on the Wadden is slow to lift. be");
  expect(heading.state.selection.head).toBe("Fog on the Wadden is slow to lift. be".length);
  // What another person writes there comes behind it.
  const words = other.draft.getText(textPart(headingIn(other.draft), "text"));
  words.insert(words.length, "+");
  meet([typist, other], server);
  expect(heading.state.doc.textContent).toBe("Fog on the Wadden is slow to lift. be+");
  expect(heading.state.selection.head).toBe("Fog on the Wadden is slow to lift. be".length);
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
