import { afterAll, beforeAll, expect, it } from "vitest";
import { type Planted, plant } from "./planted.ts";
import { shapeFaults } from "./shape.ts";

/** Files that are out of shape for a reason. This list only shrinks. */
const exceptions: readonly string[] = [
  // The page on which every piece of the ui folder is looked at during development; it never ships.
  "src/app/development/",
];

it("the house is in shape: names, lengths, and sentences where they belong", () => {
  const faults = shapeFaults(process.cwd());
  expect(faults.filter((fault) => !exceptions.some((file) => fault.startsWith(file)))).toEqual([]);
});

it("every exception is still needed", () => {
  const faults = shapeFaults(process.cwd());
  const unneeded = exceptions.filter((file) => !faults.some((fault) => fault.startsWith(file)));
  expect(unneeded).toEqual([]);
});

let house: Planted;
beforeAll(async () => {
  house = await plant({
    "src/features/pages/page-service.ts": "export {};\n",
    "src/features/pages/things.ts": "export {};\n",
    "src/features/pages/starring/store.ts": "export const read = (tx) => tx.db;\n",
    "src/features/pages/browsing/search-store.ts": "export {};\n",
    "src/features/pages/browsing/store.ts": "export const read = (tx) => tx.db && tx.announce();\n",
    "src/features/reading/screens/star-button.tsx":
      "export const star = (say: (key: string) => string) => <b>{say('star')} 5</b>;\n",
    "src/features/reading/screens/spoken.tsx": "export const spoken = <b>Save now</b>;\n",
    "src/ui/labelled.tsx": 'export const labelled = <b aria-label="Close it" />;\n',
    "src/ui/sided.css": ".sided {\n  padding: 1px 2px 1px 3px;\n}\n",
    "src/ui/even.css": ".even {\n  padding: 1px 2px 4px 2px;\n  border-radius: 1px 2px 3px 4px;\n}\n",
    "src/ui/CamelCase.ts": "export {};\n",
    "src/kernel/index.ts": "export {};\n",
    "src/features/reading/handlers.ts": "export const actor = mintActor({});\n",
    "src/kernel/long.ts": "export {};\n".repeat(301),
    "src/features/pages/wording.ts": "export {};\n".repeat(301),
  });
});
afterAll(() => house.remove());

it.each([
  ["src/features/pages/page-service.ts", "this name says nothing"],
  ["src/features/pages/things.ts", "a feature's files are called"],
  ["src/features/pages/browsing/search-store.ts", "a store holds SQL; what works"],
  ["src/features/pages/browsing/store.ts", "announce() belongs into"],
  ["src/features/reading/screens/spoken.tsx", 'line 1 says "Save now"'],
  ["src/ui/labelled.tsx", 'line 1 says "Close it"'],
  ["src/ui/sided.css", "line 2 tells left from right"],
  ["src/ui/CamelCase.ts", "kebab-case"],
  ["src/kernel/index.ts", "this name says nothing"],
  ["src/kernel/long.ts", "301 lines"],
  ["src/features/reading/handlers.ts", "actors are minted"],
])("the net of shape catches %s", (file, fault) => {
  expect(shapeFaults(house.folder)).toContainEqual(expect.stringContaining(`${file}: `));
  expect(shapeFaults(house.folder).find((each) => each.startsWith(file))).toContain(fault);
});

it("the net of shape lets good files through", () => {
  const good = [
    "src/features/pages/starring/store.ts",
    "star-button.tsx",
    "src/ui/even.css",
    "src/features/pages/wording.ts",
  ];
  expect(
    shapeFaults(house.folder).filter((fault) => good.some((file) => fault.includes(`${file}: `))),
  ).toEqual([]);
});
