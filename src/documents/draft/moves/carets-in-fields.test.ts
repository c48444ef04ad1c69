import type { EditorView } from "prosemirror-view";
import { expect, it } from "vitest";
import { actsOf, caretAt, part, placeOf, seeded } from "#testing/writers/moving-writers.ts";
import { hear, meet, relay, send, writer } from "#testing/writers/relayed-writers.ts";
import { textPart } from "#widgets/kit/draft-parts.ts";
import { bindField } from "#widgets/kit/field-binding.ts";
import { markCaret, takePlace } from "#widgets/kit/moved-caret.ts";
import { documentFrom } from "../draft-document.ts";

/** A text field without a browser, with its caret behind so many letters. */
function fieldAt(letter: number) {
  const field = {
    value: "",
    selectionStart: letter,
    selectionEnd: letter,
    selectionDirection: "none" as const,
    matches: () => true,
    setSelectionRange: (start: number, end: number) =>
      void Object.assign(field, { selectionStart: start, selectionEnd: end }),
  };
  return field;
}

it.each(["task", "code"] as const)(
  "who types in the middle of a line finds all letters together in the %s that is made of it, and the caret behind them",
  (into) => {
    const seed = seeded();
    const server = relay(seed);
    const [typist, other] = [writer("A", seed, part), writer("B", seed, part)];
    const type = (letters: string) => typist.editor.dispatch(typist.editor.state.tr.insertText(letters));
    caretAt(typist, placeOf(typist, "Fog") + "Fog".length);
    type("be");
    caretAt(other, placeOf(other, "Fog"));
    actsOf(other).turnLine(other.editor as unknown as EditorView, into);
    send(other, server);
    // Nobody had told them yet.
    type("for");
    hear(typist, server);
    const [caret] = typist.followed;
    const [made = ""] = Object.keys(documentFrom(typist.draft).widgets).filter((id) => id.startsWith("Bid"));
    if (caret) markCaret(typist.draft, made, caret);
    const place = takePlace(typist.draft, made);
    const text = typist.draft.getText(textPart(made, place?.path ?? ""));
    const field = fieldAt(place?.letter ?? 0);
    bindField(field, { text, change: (work) => work(), most: 1000, lines: false });
    meet([typist, other], server);
    expect(field.value).toBe("Fogbefor on the Wadden is slow to lift. ");
    expect([field.selectionStart, field.selectionEnd]).toEqual(["Fogbefor".length, "Fogbefor".length]);
  },
);
