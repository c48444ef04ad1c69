import { expect, it } from "vitest";
import { growthFaults } from "./growth.ts";
import { fieldParsers, parsers } from "./parsers.tsx";

it.each([...parsers, ...fieldParsers])(
  "long hostile texts cost time in proportion to their length: %s",
  (_, read) => {
    // What reads twenty thousand letters in less is no matter: who reads each again for every other takes ten times that.
    expect(growthFaults(read, { letters: 5000, quickly: 30 })).toEqual([]);
  },
  300_000,
);

/** Looks at each blank again for every other. It counts its steps: by the clock, what others do on the machine decides. */
function readAgain(text: string, step: () => void) {
  if (!text.startsWith("# a  ")) return;
  for (let from = 3; text[from] === " "; from++) for (let at = from; text[at] === " "; at++) step();
}

it("a reader that looks at each letter again for every other is found", () => {
  let steps = 0;
  const step = () => void steps++;
  const cost = (work: () => void) => {
    steps = 0;
    work();
    return steps / 1000;
  };
  const faults = growthFaults((text) => readAgain(text, step), { letters: 500, quickly: 10 }, cost);
  expect(faults).toEqual([expect.stringContaining("blanks inside a line")]);
});
