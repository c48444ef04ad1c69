import { afterAll, beforeAll, expect, it } from "vitest";
import { longFunctionFaults } from "./long-functions.ts";
import { allowedLongFunctions } from "./allowed-long-functions.ts";
import { type Planted, plant } from "./planted.ts";

it("no function is over 40 lines but those of a list that only shrinks", () => {
  expect(longFunctionFaults(process.cwd(), allowedLongFunctions)).toEqual([]);
});

const body = (lines: number, indent = "  ") => `${indent}step();\n`.repeat(lines - 2);

let house: Planted;
beforeAll(async () => {
  house = await plant({
    "src/kernel/even.ts": `export function even() {\n${body(40)}}\n`,
    "src/kernel/declared.ts": `export function declared() {\n${body(41)}}\n`,
    "src/kernel/parameters.ts": `export function parameters({\n  one,\n}: Given) {\n${body(39)}}\n`,
    "src/kernel/arrow.ts": `export const arrow = () => {\n${body(41)}};\n`,
    "src/kernel/method.ts": `export class Each {\n  method() {\n${body(41, "    ")}  }\n}\n`,
    "src/kernel/mapped.ts": `const mapped = [\n  1,\n].map((each) => {\n${body(41)}});\n`,
    "src/kernel/member.ts": `export const member = {\n  run() {\n${body(41, "    ")}  },\n};\n`,
    "src/ui/screen.tsx": `export function Screen() {\n  useEffect(() => {\n${body(41)}  });\n}\n`,
    "src/kernel/listed.ts": `export function listed() {\n${body(50)}}\n`,
    "src/kernel/grown.ts": `export function grown() {\n${body(51)}}\n`,
    "src/kernel/shrunk.ts": `export function shrunk() {\n${body(49)}}\n`,
    "src/kernel/story.test.ts": `it("tells", () => {\n${body(90)}});\n`,
    "src/database/migrations/first.ts": `export function up() {\n${body(90)}}\n`,
    "bench/main.ts": `function measure() {\n${body(60)}}\n`,
  });
});
afterAll(() => house.remove());

const listed = {
  "src/kernel/listed.ts#listed": 50,
  "src/kernel/grown.ts#grown": 50,
  "src/kernel/shrunk.ts#shrunk": 50,
  "src/kernel/gone.ts#gone": 50,
};

it.each([
  ["src/kernel/declared.ts#declared", "41 lines; at 40 find the noun"],
  ["src/kernel/parameters.ts#parameters", "41 lines; at 40 find the noun"],
  ["src/kernel/arrow.ts#arrow", "41 lines; at 40 find the noun"],
  ["src/kernel/method.ts#method", "41 lines; at 40 find the noun"],
  ["src/kernel/mapped.ts#in [\n  1,\n].map", "41 lines; at 40 find the noun"],
  ["src/kernel/member.ts#run", "41 lines; at 40 find the noun"],
  ["src/ui/screen.tsx#Screen", "43 lines; at 40 find the noun"],
  ["src/ui/screen.tsx#in useEffect", "41 lines; at 40 find the noun"],
  ["bench/main.ts#measure", "60 lines; at 40 find the noun"],
  ["src/kernel/grown.ts#grown", "51 lines; it was 50"],
  ["src/kernel/shrunk.ts#shrunk", "49 lines; say so in the list"],
  ["src/kernel/gone.ts#gone", "strike it from the list"],
])("the net of long functions catches %s", (name, fault) => {
  const faults = longFunctionFaults(house.folder, listed);
  expect(faults.filter((each) => each.startsWith(`${name}: `))).toEqual([expect.stringContaining(fault)]);
});

it("the net of long functions lets short ones, listed ones, tests and migrations through", () => {
  expect(longFunctionFaults(house.folder, listed)).toHaveLength(12);
});
