import { afterAll, beforeAll, expect, it } from "vitest";
import { type Planted, plant } from "./planted.ts";
import { shapeFaults } from "./shape.ts";

/** Files that are out of shape for a reason. This list only shrinks. */
const exceptions: readonly string[] = [
  // The page on which every piece of the ui folder is looked at during development; it never ships.
  "src/app/development/",
  // The cursor of a drag, over whatever it passes: no layer stands above every piece.
  'src/features/writing/canvas/screens/canvas.css: "cursor: grabbing !important;"',
];

let ours: readonly string[];
beforeAll(() => {
  ours = shapeFaults(process.cwd());
});

it("the house is in shape: names, lengths, and sentences where they belong", () => {
  expect(ours.filter((fault) => !exceptions.some((file) => fault.startsWith(file)))).toEqual([]);
});

it("no file tells a day or a time but as its reader has chosen [USET-13]", () => {
  expect(ours.filter((fault) => fault.includes("as their reader has chosen"))).toEqual([]);
});

it("every exception is still needed", () => {
  const unneeded = exceptions.filter((file) => !ours.some((fault) => fault.startsWith(file)));
  expect(unneeded).toEqual([]);
});

let house: Planted;
let planted: readonly string[];
beforeAll(async () => {
  house = await plant({
    "src/features/pages/page-service.ts": "export {};\n",
    "src/features/pages/things.ts": "export {};\n",
    "src/features/pages/starring/store.ts": "export const read = (tx) => tx.db;\n",
    "src/features/pages/browsing/search-store.ts": "export {};\n",
    "src/features/pages/browsing/store.ts": "export const read = (tx) => tx.db && tx.announce();\n",
    "src/features/pages/starring/operations.ts":
      "export const star = (tx: Tx) => tx.db.insertInto('star');\n",
    "src/features/pages/trash/handlers.ts":
      "const { db, siteId } = tx;\nexport const empty = db.deleteFrom(siteId);\n",
    "src/widgets/poll/server.ts": "export const read = ({ tx }) => tx.db.selectFrom('vote');\n",
    "src/features/pages/trash/handlers.test.ts": "export const read = (tx) => tx.db.selectFrom('page');\n",
    "src/features/reading/screens/star-button.tsx":
      "export const star = (say: (key: string) => string) => <b>{say('star')} 5</b>;\n",
    "src/features/reading/screens/spoken.tsx": "export const spoken = <b>Save now</b>;\n",
    "src/ui/labelled.tsx": 'export const labelled = <b aria-label="Close it" />;\n',
    "src/ui/sided.css": ".ui-sided {\n  padding: 1px 2px 1px 3px;\n}\n",
    "src/ui/even.css": ".ui-even {\n  padding: 1px 2px 4px 2px;\n  border-radius: 1px 2px 3px 4px;\n}\n",
    "src/ui/even.tsx": 'export const even = <b className="ui-even ui-sided" />;\n',
    "src/features/sharing/screens/foreign.css": ".sharing-line .ui-even {\n  color: red;\n}\n",
    "src/features/sharing/screens/line.tsx":
      "export const line = (of: string) => <b className={of === 'line' ? `sharing-line sharing-kind-${of}` : 'sharing-lien'} />;\n",
    "src/features/sharing/guests/parts/guests.css":
      ".guests,\n.guests-line:not(:hover) > a,\n[dir] .guests-kind-b {\n  color: red;\n}\n",
    "src/features/sharing/guests/parts/guests.tsx":
      "export const guests = (of: string) => <b className={`guests guests-line guests-kind-${of}`} />;\n",
    "src/features/writing/parts/lists.css": "p,\n.writing:is(p, b) {\n  color: red;\n}\n",
    "src/features/writing/parts/moving.css":
      ".writing {\n  animation: shake 1s;\n}\n@keyframes shake {\n  to {\n    scale: 1;\n  }\n}\n",
    "src/features/search/parts/loud.css": "@media print {\n  .search {\n    color: red !important;\n  }\n}\n",
    "src/features/search/parts/left.css": ".search-left {\n  color: red;\n}\n",
    "src/features/people/search/parts/more.css": ".search-more {\n  color: red;\n}\n",
    "src/features/search/screens/wide-screen.tsx":
      'import { Sheet } from "../parts/sheet.tsx";\nexport function WideScreen() {\n  return <Sheet />;\n}\n',
    "src/features/search/parts/sheet.tsx": "export function Sheet() {\n  return <section />;\n}\n",
    "src/features/search/parts/titled.tsx": "export const titled = (title: string) => <h1>{title}</h1>;\n",
    "src/features/search/parts/dated.tsx":
      "export const dated = (at: number) => <b>{new Intl.DateTimeFormat('en').format(at)}</b>;\n",
    "src/features/search/parts/timed.tsx":
      "export const timed = (at: number, locale: Locale) => <b>{formatTime(at, { ...locale, hour12: false })}</b>;\n",
    "src/features/search/parts/english.tsx":
      "export const english = (at: number) => <b>{formatTime(at, englishLocale)}</b>;\n",
    "src/features/people/screens/good-screen.tsx":
      'import { Screen } from "#ui/screen.tsx";\nexport function GoodScreen() {\n  return <Screen />;\n}\n',
    "src/ui/CamelCase.ts": "export {};\n",
    "src/kernel/index.ts": "export {};\n",
    "src/features/reading/handlers.ts": "export const actor = mintActor({});\n",
    "src/kernel/long.ts": "export {};\n".repeat(301),
    "src/features/pages/wording.ts": "export {};\n".repeat(301),
  });
  planted = shapeFaults(house.folder);
});
afterAll(() => house.remove());

it.each([
  ["src/features/pages/page-service.ts", "this name says nothing"],
  ["src/features/pages/things.ts", "a feature's files are called"],
  ["src/features/pages/browsing/search-store.ts", "a store holds SQL; what works"],
  ["src/features/pages/browsing/store.ts", "announce() belongs into"],
  ["src/features/pages/starring/operations.ts", "SQL stands in stores"],
  ["src/features/pages/trash/handlers.ts", "SQL stands in stores"],
  ["src/widgets/poll/server.ts", "SQL stands in stores"],
  ["src/features/reading/screens/spoken.tsx", 'line 1 says "Save now"'],
  ["src/ui/labelled.tsx", 'line 1 says "Close it"'],
  ["src/ui/sided.css", "line 2 tells left from right"],
  ["src/features/sharing/screens/foreign.css", '".ui-even" does not begin with "sharing-"'],
  ["src/features/sharing/screens/line.tsx", 'the class "sharing-kind-" is styled nowhere'],
  ["src/features/writing/parts/lists.css", '"p" would style every room'],
  ["src/features/writing/parts/moving.css", 'the keyframes "shake" begin with "writing-"'],
  ["src/features/search/parts/loud.css", '"color: red !important;"'],
  ["src/features/search/parts/left.css", 'no element has the class "search-left"'],
  ["src/features/people/search/parts/more.css", 'has classes that begin with "search-" too'],
  ["src/features/search/parts/sheet.tsx", "<section> stands outermost in a screen"],
  ["src/features/search/parts/titled.tsx", "has an h1 of its own"],
  ["src/features/search/parts/dated.tsx", "told by kernel/time-words.ts"],
  ["src/features/search/parts/english.tsx", "told by kernel/time-words.ts"],
  ["src/features/search/parts/timed.tsx", "told by kernel/time-words.ts"],
  ["src/ui/CamelCase.ts", "kebab-case"],
  ["src/kernel/index.ts", "this name says nothing"],
  ["src/kernel/long.ts", "301 lines"],
  ["src/features/reading/handlers.ts", "actors are minted"],
])("the net of shape catches %s", (file, fault) => {
  expect(planted).toContainEqual(expect.stringContaining(`${file}: `));
  expect(planted.find((each) => each.startsWith(file))).toContain(fault);
});

it("a class that is misspelt is told beside the one that is not", () => {
  const told = planted.filter((fault) => fault.includes("sharing/screens/line.tsx"));
  expect(told).toEqual([
    expect.stringContaining('"sharing-kind-"'),
    expect.stringContaining('"sharing-lien"'),
  ]);
});

it("the net of shape lets good files through", () => {
  const good = [
    "src/features/pages/starring/store.ts",
    "src/features/pages/trash/handlers.test.ts",
    "star-button.tsx",
    "src/ui/even.css",
    "src/ui/even.tsx",
    "src/features/sharing/guests/parts/guests.css",
    "src/features/sharing/guests/parts/guests.tsx",
    "src/features/people/screens/good-screen.tsx",
    "src/features/pages/wording.ts",
  ];
  expect(planted.filter((fault) => good.some((file) => fault.includes(`${file}: `)))).toEqual([]);
});
