import { afterAll, beforeAll, expect, it } from "vitest";
import { type Planted, plant } from "./planted.ts";
import { usedByTestsAlone } from "./tests-alone.ts";

/** Where, and what tests do with it that the product does in another way. This list only shrinks. */
const exceptions: Readonly<Record<string, string>> = {
  "src/documents/document.ts stacked": "a page of widgets below each other, which the product only reads",
  "src/jobs/queue.ts runJob": "does at once what the queue does by the clock",
  "src/realtime/protocol.ts readSaid": "reads what a server says; browsers read it without the shape",
};

it("tests prove what the product does: nothing is there for them alone", () => {
  expect(usedByTestsAlone(process.cwd()).toSorted()).toEqual(Object.keys(exceptions));
});

let house: Planted;
beforeAll(async () => {
  house = await plant({
    "src/kernel/dates.ts":
      "export const vanityDate = 1;\nexport function zoneFrom() {}\nexport const shown = 1;\n",
    "src/kernel/dates.test.ts": 'import { shown, vanityDate, zoneFrom } from "./dates.ts";\n',
    "src/ui/date.ts": 'import { shown } from "#kernel/dates.ts";\nexport const unused = shown;\n',
    "src/testing/dates.ts": "export const ofTests = 1;\n",
  });
});
afterAll(() => house.remove());

it("a function that only tests call is told", () => {
  expect(usedByTestsAlone(house.folder)).toEqual([
    "src/kernel/dates.ts vanityDate",
    "src/kernel/dates.ts zoneFrom",
  ]);
});
