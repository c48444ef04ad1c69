import { describe, expect, it } from "vitest";
import { type Typed, mentioning, retyped, sentWords, writtenFrom } from "./mentioned.ts";

const people = [
  { id: 5, name: "Jan de Vries" },
  { id: 9, name: "Jan de Vries" },
  { id: 1, name: "Ann" },
];
const begun = (words: string) => writtenFrom(words, people, "Former member");
/** After letters in the text were replaced, with the caret behind what was put in their place. */
function edited(written: Typed, from: string, to: string): Typed {
  const at = written.typed.indexOf(from);
  const typed = written.typed.slice(0, at) + to + written.typed.slice(at + from.length);
  return retyped(written, typed, at + to.length);
}

describe("words that are edited", () => {
  it.each([
    "@[9] has @[5] asked, @[9]",
    "@[1] and @Annemarie, not @Ann",
    "@[404] is gone, @[1] is not",
    "nobody",
    "@[1]@[9]",
  ])("mention whom they mentioned: %s", (words) => {
    expect(sentWords(begun(words))).toBe(words);
    const more = edited(begun(`so ${words}`), "so", "And so,");
    expect(sentWords(more)).toBe(`And so, ${words}`);
    expect(sentWords(retyped(more, `${more.typed}!`, more.typed.length + 1))).toBe(`And so, ${words}!`);
  });

  it("are read with names, and with a word for whoever is gone", () => {
    expect(begun("@[9] or @[404]").typed).toBe("@Jan de Vries or @Former member");
  });

  it("mention the other of two with one name when the first is taken out", () => {
    const written = begun("@[5] @[9]");
    expect(sentWords(retyped(written, "@Jan de Vries", 0))).toBe("@[9]");
    expect(sentWords(retyped(written, "@Jan de Vries", 13))).toBe("@[5]");
  });

  it("mention nobody whose name is changed, and them again when it is put back", () => {
    const changed = edited(begun("@[1], look"), "@Ann", "@An");
    expect(sentWords(changed)).toBe("@An, look");
    expect(sentWords(edited(changed, "@An", "@Anna"))).toBe("@Anna, look");
    expect(sentWords(edited(changed, "@An", "@Ann"))).toBe("@[1], look");
  });

  it("mention whoever is chosen where they are chosen", () => {
    const before = begun("@[5] or @ja");
    const typed = "@Jan de Vries or @Jan de Vries ";
    const chosen = mentioning(before, { id: 9, name: "Jan de Vries" }, { typed, caret: typed.length });
    expect(sentWords(chosen)).toBe("@[5] or @[9] ");
    expect(sentWords(edited(chosen, "@Jan de Vries or ", ""))).toBe("@[9] ");
  });

  it.each([
    ["the same again", { id: 1, name: "Ann" }, "@[1] "],
    ["somebody else of that name", { id: 2, name: "Ann" }, "@[2] "],
    ["somebody whose name is longer", { id: 7, name: "Annemarie" }, "@[7] "],
  ])("mention once whoever is chosen in place of another: %s", (_, person, sent) => {
    const { name } = person;
    const ann = { id: 1, name: "Ann" };
    const blank = mentioning({ typed: "@An", picked: [] }, ann, { typed: "@Ann ", caret: 5 });
    const before = retyped(blank, "@Ann", 4);
    const chosen = mentioning(before, person, { typed: `@${name} `, caret: name.length + 2 });
    expect(sentWords(chosen)).toBe(sent);
  });
});
