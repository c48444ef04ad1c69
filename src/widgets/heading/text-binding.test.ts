import fc from "fast-check";
import { expect, it } from "vitest";
import * as Y from "yjs";
import { writeDifference } from "./text-binding.ts";

it("two people who type in one heading at once keep each other's letters", () => {
  const [one, other] = [new Y.Doc(), new Y.Doc()];
  writeDifference(one.getText("t"), "Why we slow down");
  Y.applyUpdate(other, Y.encodeStateAsUpdate(one));
  writeDifference(one.getText("t"), "Why we always slow down");
  writeDifference(other.getText("t"), "Why we slow down in fog");
  Y.applyUpdate(one, Y.encodeStateAsUpdate(other));
  expect(one.getText("t").toString()).toBe("Why we always slow down in fog");
});

it("whatever was there, the draft says what was typed", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), fc.string({ unit: "grapheme" }), (before, after) => {
      const text = new Y.Doc().getText("t");
      text.insert(0, before);
      writeDifference(text, after);
      expect(text.toString()).toBe(after);
    }),
  );
});

it("one emoji in another's place stays whole on its way to others", () => {
  const [one, other] = [new Y.Doc(), new Y.Doc()];
  writeDifference(one.getText("t"), "a\u{1f600}b");
  writeDifference(one.getText("t"), "a\u{1f601}b");
  writeDifference(one.getText("t"), "a\u{1f201}b");
  Y.applyUpdate(other, Y.encodeStateAsUpdate(one));
  expect(other.getText("t").toString()).toBe("a\u{1f201}b");
});
