import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as Y from "yjs";
import { tries } from "#testing/properties.ts";
import { type WritableField, bindField } from "./field-binding.ts";
import { difference } from "./text-difference.ts";

/** A text field without a browser. */
function field(): WritableField & { readonly put: (words: string, start: number, end?: number) => void } {
  const made = {
    value: "",
    selectionStart: 0,
    selectionEnd: 0,
    selectionDirection: "none" as const,
    setSelectionRange(start: number, end: number) {
      made.selectionStart = start;
      made.selectionEnd = end;
    },
    matches: () => true,
    put(words: string, start: number, end = start) {
      made.value = made.value.slice(0, start) + words + made.value.slice(end);
      made.setSelectionRange(start + words.length, start + words.length);
    },
  };
  return made;
}

function writer(options: { most?: number; lines?: boolean } = {}) {
  const draft = new Y.Doc();
  const text = draft.getText("t");
  const box = field();
  const refused: string[] = [];
  const bind = () =>
    bindField(box, {
      text,
      change: (work) => draft.transact(work, "own"),
      most: options.most ?? 1000,
      lines: options.lines ?? true,
      onTooLong: () => refused.push("too long"),
    });
  return { draft, text, box, refused, bind };
}

function meet(one: Y.Doc, other: Y.Doc) {
  Y.applyUpdate(one, Y.encodeStateAsUpdate(other, Y.encodeStateVector(one)));
  Y.applyUpdate(other, Y.encodeStateAsUpdate(one, Y.encodeStateVector(other)));
}

describe("the smallest difference between two texts", () => {
  it("knows by the caret which of several equal letters is new", () => {
    expect(difference("aa", "aaa", 1)).toEqual({ at: 0, removed: 0, inserted: "a" });
    expect(difference("aa", "aaa", 3)).toEqual({ at: 2, removed: 0, inserted: "a" });
    expect(difference("aaa", "aa", 1)).toEqual({ at: 1, removed: 1, inserted: "" });
  });

  it("never cuts a letter of two units", () => {
    expect(difference("a😀b", "a😁b")).toEqual({ at: 1, removed: 2, inserted: "😁" });
  });

  it("turns the one into the other, whatever they are", () => {
    const words = fc.string({ unit: fc.constantFrom("a", "b", "😀", "😁", "\n") });
    fc.assert(
      fc.property(words, words, fc.nat(20), (before, after, caret) => {
        const step = difference(before, after, Math.min(caret, after.length));
        const made = step
          ? before.slice(0, step.at) + step.inserted + before.slice(step.at + step.removed)
          : before;
        expect(made).toBe(after);
        expect(step?.inserted.isWellFormed() ?? true).toBe(true);
      }),
    );
  });
});

describe("a field bound to a text of the draft", () => {
  it("keeps the caret at its words while another person types before them", () => {
    const { text, box, bind } = writer();
    text.insert(0, "slow down");
    bind();
    box.setSelectionRange(5, 9);
    text.insert(0, "please ");
    expect(box.value).toBe("please slow down");
    expect([box.selectionStart, box.selectionEnd]).toEqual([12, 16]);
  });

  it("lets others' words wait while letters are composed, and loses neither", () => {
    const { text, box, bind } = writer();
    text.insert(0, "fog ");
    const binding = bind();
    binding.beginComposing();
    box.put("霧", 4);
    binding.typed();
    text.insert(0, "thick ");
    expect(box.value).toBe("fog 霧");
    binding.endComposing();
    expect(text.toString()).toBe("thick fog 霧");
    expect(box.value).toBe("thick fog 霧");
    expect(box.selectionStart).toBe("thick fog 霧".length);
  });

  it("takes nothing beyond the limit and says so", () => {
    const { text, box, refused, bind } = writer({ most: 5 });
    const binding = bind();
    box.put("12345", 0);
    binding.typed();
    box.put("6", 5);
    binding.typed();
    expect([box.value, text.toString(), refused]).toEqual(["12345", "12345", ["too long"]]);
  });

  it("makes one line of several where only one is wanted", () => {
    const { text, box, bind } = writer({ lines: false });
    const binding = bind();
    box.put("one\ntwo", 0);
    binding.typed();
    expect([text.toString(), box.value]).toEqual(["one two", "one two"]);
  });

  it("reads line breaks of other systems and puts them right with the first letter", () => {
    const { text, box, bind } = writer();
    text.insert(0, "a\r\nb\rc");
    const binding = bind();
    expect(box.value).toBe("a\nb\nc");
    text.insert(0, "x");
    expect(box.value).toBe("xa\nb\nc");
    box.put("!", 6);
    binding.typed();
    expect(text.toString()).toBe("xa\nb\nc!");
  });

  it("two people who type at once see one text in the end, with every word (long)", () => {
    const act = fc.record({
      who: fc.boolean(),
      at: fc.nat(30),
      remove: fc.nat(3),
      meets: fc.boolean(),
      composing: fc.constantFrom("begin", "end", "no", "no"),
    });
    fc.assert(
      fc.property(fc.array(act, { maxLength: 40 }), (acts) => {
        const [one, other] = [writer(), writer()];
        const bindings = [one.bind(), other.bind()] as const;
        const typed: string[] = [];
        acts.forEach(({ who, at, remove, meets, composing }, turn) => {
          const [{ box }, binding] = who ? [one, bindings[0]] : [other, bindings[1]];
          if (composing === "begin") binding.beginComposing();
          const start = Math.min(at, box.value.length);
          const gone = box.value.slice(start, start + remove);
          // Words that somebody takes away may go; all others have to stay.
          const word = String.fromCharCode(0x4e00 + turn);
          box.put(word, start, start + gone.length);
          binding.typed();
          typed.push(word);
          for (const letter of gone) if (typed.includes(letter)) typed.splice(typed.indexOf(letter), 1);
          if (composing === "end") binding.endComposing();
          if (meets) meet(one.draft, other.draft);
        });
        for (const binding of bindings) binding.endComposing();
        meet(one.draft, other.draft);
        expect(one.text.toString()).toBe(other.text.toString());
        expect(one.box.value).toBe(one.text.toString());
        expect(other.box.value).toBe(other.text.toString());
        for (const word of typed) expect(one.box.value).toContain(word);
      }),
      { numRuns: tries(300) },
    );
  });
});
