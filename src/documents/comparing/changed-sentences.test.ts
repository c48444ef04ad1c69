import { expect, it } from "vitest";
import type { BlockChange } from "./compare.ts";
import { changedSentences } from "./changed-sentences.ts";
import { wordChanges } from "./word-changes.ts";

function told(before: string, after: string, limits = { most: 4, letters: 300 }): string[] {
  const block: BlockChange = {
    id: "a",
    kind: "Paragraph",
    how: "changed",
    isMoved: false,
    pieces: wordChanges(before, after),
    pictures: { removed: [], added: [] },
  };
  const marks = { same: ["", ""], removed: ["[-", "-]"], added: ["[+", "+]"] } as const;
  return changedSentences([block], limits).shown.map((sentence) =>
    sentence.map(({ how, text }) => marks[how][0] + text + marks[how][1]).join(""),
  );
}

it.each([
  [
    "a word",
    "It rains. We sail at 12.30 now. Good.",
    "It rains. We sail at 13.30 now. Good.",
    ["We sail at [-12-][+13+].30 now."],
  ],
  ["a sentence more", "It rains.", "It rains. Stay in port.", ["[+Stay in port.+]"]],
  ["a sentence less", "It rains. Stay in port.", "It rains.", ["[-Stay in port.-]"]],
  ["lines of a list", "One\nTwo\nThree", "One\n2\nThree", ["[-Two-][+2+]"]],
  ["nothing", "It rains.", "It rains.", []],
  ["words without blanks", "今日は雨。港にいる。", "今日は雪。港にいる。", ["今日は[-雨-][+雪+]。"]],
])("tells of %s", (_, before, after, sentences) => {
  expect(told(before, after)).toEqual(sentences);
});

it("shows the first sentences of many, and of a long one what is around its change", () => {
  const many = (word: string) => Array.from({ length: 9 }, (_, at) => `Number ${at} is ${word}.`).join(" ");
  expect(told(many("old"), many("new"), { most: 2, letters: 300 })).toHaveLength(2);
  const long = `${"so ".repeat(100)}it is`;
  const [sentence = ""] = told(`${long} red.`, `${long} blue.`, { most: 1, letters: 60 });
  expect(sentence).toMatch(/^….{0,30}it is \[-red-\]\[\+blue\+\]\.$/);
});

it("reads a hundred thousand signs in one go (long)", () => {
  const text = `${`${'"'.repeat(1000)}! `.repeat(100)}`;
  const started = process.cpuUsage();
  expect(told(text, `${text} x`).length).toBeLessThanOrEqual(4);
  const { user, system } = process.cpuUsage(started);
  expect((user + system) / 1000).toBeLessThan(2000);
});
