import { expect, it } from "vitest";
import * as Y from "yjs";
import { putEmoji } from "./emoji-in-field.ts";
import { bindField } from "./field-binding.ts";

/** What stands in a field, and where its caret does, when these words have been typed before "|", with names at hand or still loading. */
async function typed(words: string, areLoading: boolean) {
  const text = new Y.Doc().getText("words");
  const [before = "", behind = ""] = words.split("|");
  text.insert(0, before + behind);
  const field = {
    value: before + behind,
    selectionStart: before.length,
    selectionEnd: before.length,
    selectionDirection: "none" as const,
    matches: () => true,
    setSelectionRange: (start: number, end: number) =>
      void Object.assign(field, { selectionStart: start, selectionEnd: end }),
  };
  const bound = bindField(field, { text, change: (work) => work(), most: 100, lines: false });
  const steps: string[] = [];
  const called = (name: string) => (name === "wave" ? "\u{1f44b}" : null);
  await putEmoji(field, () => bound, {
    endStep: () => void steps.push(text.toString()),
    emojiCalled: (name) => (areLoading ? Promise.resolve(called(name)) : called(name)),
  });
  expect(text.toString()).toBe(field.value);
  return [`${field.value.slice(0, field.selectionEnd)}|${field.value.slice(field.selectionEnd)}`, steps];
}

it.each([
  ["Hi :wave:| all", "Hi \u{1f44b}| all"],
  [":wave:|", "\u{1f44b}|"],
  ["Hi :nobody:| all", null],
  ["at 10:wave:|", null],
  ["Hi :wave: |", null],
])(
  "in a field, typed as far as the caret, %s becomes %s, as a step of undo by itself",
  async (words, made) => {
    for (const areLoading of [false, true])
      expect(await typed(words, areLoading)).toEqual(
        made === null ? [words, []] : [made, [words.replace("|", ""), made.replace("|", "")]],
      );
  },
);
