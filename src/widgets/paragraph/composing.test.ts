import fc from "fast-check";
import { TextSelection } from "prosemirror-state";
import { expect, it } from "vitest";
import { tries } from "#testing/properties.ts";
import { expectSame, meet, perform, seeded, step, writer } from "#testing/writers/two-editors.ts";
import { linesIn } from "../kit/rich-text.ts";

it("while letters are composed others' changes wait, and then all of it is there, in the same order for both (long)", () => {
  fc.assert(
    fc.property(
      fc.array(step, { maxLength: 6 }),
      fc.array(fc.tuple(fc.string({ unit: "grapheme-ascii", minLength: 1, maxLength: 3 }), fc.boolean()), {
        minLength: 1,
        maxLength: 8,
      }),
      fc.nat(20),
      fc.array(step, { maxLength: 3 }),
      (steps, composed, place, late) => {
        const seed = seeded();
        const [one, other] = [writer(1, seed), writer(2, seed)];
        const caret = TextSelection.near(one.editor.state.doc.resolve(place));
        one.editor.dispatch(one.editor.state.tr.setSelection(caret));
        const from = one.editor.state.selection.from;
        let shown = "";
        one.editor.compose(
          () => {
            for (const [at, [letters, isHeard]] of composed.entries()) {
              const each = steps[at];
              if (each && each.act !== "undo") perform(other, each);
              // An input method replaces what it composes, from the same place on.
              const { tr } = one.editor.state;
              one.editor.dispatch(tr.insertText(letters, from, from + shown.length));
              shown = letters;
              if (isHeard) meet(one, other);
              expect(one.editor.state.doc.textBetween(from, from + shown.length)).toBe(shown);
            }
          },
          () => {
            for (const each of late) if (each.act !== "undo") perform(other, each);
            if (late.length > 0) meet(one, other);
          },
        );
        expectSame(one);
        // Nobody can have written among letters of which nobody had heard.
        const isWhole = one.text.toString().includes(shown);
        expect(isWhole || late.length > 0 || composed.some(([, isHeard]) => isHeard)).toBe(true);
        meet(one, other);
        expectSame(one);
        expectSame(other);
        expect(linesIn(one.text)).toEqual(linesIn(other.text));
      },
    ),
    { numRuns: tries(120) },
  );
});
