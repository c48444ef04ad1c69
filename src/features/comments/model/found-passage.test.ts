import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { tries } from "#testing/properties.ts";
import { type BlockText, type Passage, foundPassage } from "./found-passage.ts";

const text =
  "Fog comes without warning. Slow down to six knots at the east gate, and sound the horn. In thick fog you wait at the west gate.";
const block = (id: string, words: string): BlockText => ({ id, text: words });
/** A passage of the text, with what stands around it. */
function passageOf(quote: string, whole = text): Passage {
  const at = whole.indexOf(quote);
  const after = whole.slice(at + quote.length, at + quote.length + 40);
  return { widget: "text0001", quote, before: whole.slice(Math.max(0, at - 40), at), after };
}
const foundIn = (passage: Passage, blocks: readonly BlockText[]) => {
  const found = foundPassage(passage, blocks);
  const there = blocks.find(({ id }) => id === found?.block);
  return found && there ? [found.block, there.text.slice(found.start, found.end)] : null;
};
const inText = (quote: string, now: string) => foundIn(passageOf(quote), [block("text0001", now)]);

describe("a passage is found again", () => {
  it("where it stands, of several the one between the same words", () => {
    expect(inText("six knots", text)).toEqual(["text0001", "six knots"]);
    const found = foundPassage(passageOf("gate", text), [block("text0001", text)]);
    expect(found?.start).toBe(text.indexOf("gate"));
    const last = { ...passageOf("gate"), before: "wait at the west ", after: "." };
    expect(foundPassage(last, [block("text0001", text)])?.start).toBe(text.lastIndexOf("gate"));
  });

  it("where words came before it, were taken away, or stand in other lines", () => {
    expect(inText("sound the horn", `New. ${text}`)).toEqual(["text0001", "sound the horn"]);
    expect(inText("sound the horn", "So sound  the\nhorn.")).toEqual(["text0001", "sound  the\nhorn"]);
  });

  it("when a word in it changed, came, or went", () => {
    expect(inText("at the east gate", text.replace("east", "north"))).toEqual([
      "text0001",
      "at the north gate",
    ]);
    expect(inText("at the east gate", text.replace("east", "new east"))).toEqual([
      "text0001",
      "at the new east gate",
    ]);
    expect(inText("at the east gate", text.replace("east ", ""))).toEqual(["text0001", "at the gate"]);
    expect(inText("six", text.replace("six", "four"))).toEqual(["text0001", "four"]);
    expect(inText("six knots", text.replace("six knots", "8 km"))).toEqual(["text0001", "8 km"]);
  });

  it("in another block, whole or with a word changed", () => {
    const moved = (words: string) => [block("text0001", "Fog."), block("other001", words)];
    const passage = passageOf("and sound the horn");
    expect(foundIn(passage, moved("Then go on and sound the horn, twice."))).toEqual([
      "other001",
      "and sound the horn",
    ]);
    expect(foundIn(passage, moved("Then go on and sound a horn, twice."))).toEqual([
      "other001",
      "and sound a horn",
    ]);
  });

  it("in writing without spaces", () => {
    const whole = "霧は突然やって来ます。東門で汽笛を鳴らします。";
    const now = [block("text0001", "霧は突然やって来ます。西門で汽笛を鳴らします。")];
    expect(foundIn(passageOf("東門で汽笛", whole), now)).toEqual(["text0001", "西門で汽笛"]);
  });

  it("nowhere when it was removed, though single words of it stand elsewhere", () => {
    expect(inText("and sound the horn", text.replace(", and sound the horn", ""))).toBeNull();
    expect(inText("six", text.replace("six ", ""))).toBeNull();
    expect(inText("at the east gate", "At ten we eat.")).toBeNull();
    expect(
      foundIn(passageOf("gate"), [block("text0001", "Fog."), block("other001", "A gate elsewhere.")]),
    ).toBeNull();
    expect(foundIn(passageOf("six"), [])).toBeNull();
  });
});

/** Words that are said once each, so that it is known where a passage must be. */
const word = (number: number) => `word${number}`;
type Edit = { readonly at: number; readonly how: "put" | "take" | "change" };

const edits = fc.array(
  fc.record({ at: fc.nat({ max: 59 }), how: fc.constantFrom("put", "take", "change" as const) }),
  { maxLength: 12 },
);

/** The words of a document after edits outside of the passage, and one change in it. */
function edited(quote: readonly number[], all: readonly Edit[], changed: number | null): string[] {
  const [first = 0] = quote;
  return Array.from({ length: 60 }, (_, at) => at).flatMap((at) => {
    const isQuoted = quote.includes(at);
    const own = isQuoted ? (changed === at ? ["another"] : [word(at)]) : null;
    const edit = all.find((each) => each.at === at);
    if (own) return edit?.how === "put" && at === first ? ["new", ...own] : own;
    if (!edit) return [word(at)];
    return { put: [`new${at}`, word(at)], take: [], change: [`other${at}`] }[edit.how];
  });
}

it("after any edits around it, and one in it, it is found whole; in a block that moved, too", () => {
  fc.assert(
    fc.property(
      fc.nat({ max: 40 }),
      fc.integer({ min: 4, max: 15 }),
      edits,
      fc.option(fc.nat()),
      fc.boolean(),
      (from, length, all, change, isMoved) => {
        const quote = Array.from({ length }, (_, at) => from + at);
        // Which of its inner words is another one.
        const changed = change === null ? null : from + 1 + (change % (length - 2));
        const whole = Array.from({ length: 60 }, (_, at) => word(at)).join(" ");
        const passage = passageOf(quote.map(word).join(" "), whole);
        const now = edited(quote, all, changed);
        const expected = quote.map((at) => (at === changed ? "another" : word(at))).join(" ");
        const id = isMoved ? "moved001" : "text0001";
        const blocks = [block("first001", "nothing of it"), block(id, now.join(" "))];
        expect(foundIn(passage, blocks)).toEqual([id, expected]);
        const without = now.filter((each) => !expected.split(" ").includes(each));
        expect(foundIn(passage, [block(id, without.join(" "))])).toBeNull();
      },
    ),
    { numRuns: tries(200) },
  );
});
