import { expect, it } from "vitest";
import {
  gatherCommon,
  gatherDays,
  gatherLiving,
  gatherReading,
  gatherShapes,
  gatherShared,
  gatherStart,
  reachedFrom,
} from "./build-chunks.mjs";

const modules: Record<string, { now?: string[]; later?: string[] }> = {
  "app/entry-visitor.ts": { now: ["ui/pictures.ts"], later: ["app/living-visitor.tsx"] },
  "app/living-visitor.tsx": { now: ["ui/pictures.ts", "ui/kept.tsx"] },
  "ui/kept.tsx": { now: ["node_modules/framework"] },
  "widgets/holes.ts": { later: ["widgets/checklist/view.tsx"] },
  "widgets/checklist/view.tsx": { now: ["ui/kept.tsx", "ui/date.ts", "ui/tick.tsx", "node_modules/schemas"] },
  "app/entry-browser.tsx": { now: ["app/root.tsx", "ui/kept.tsx", "ui/date.ts"], later: ["ui/search.tsx"] },
  "app/root.tsx": { now: ["ui/button.tsx", "node_modules/schemas"] },
  "features/people/screens/people-screen.tsx": {
    now: ["ui/date.ts", "ui/button.tsx", "ui/letters.ts", "ui/face.tsx"],
    later: ["ui/invite.tsx"],
  },
  "features/pages/browsing/screens/browse-screen.tsx": {
    now: ["ui/tree.tsx", "ui/letters.ts", "ui/title.tsx", "features/pages/filing/moving.tsx"],
  },
  "features/sessions/screens/sign-in-screen.tsx": { now: ["ui/password.tsx"] },
  "features/reading/screens/page-screen.tsx": {
    now: ["ui/lead.tsx", "ui/title.tsx", "ui/pictures.ts"],
    later: ["ui/editor.tsx"],
  },
};
const getModuleInfo = (id: string) => {
  const { now = [], later = [] } = modules[id.replace(/^\/house\/src\//, "")] ?? {};
  const at = (path: string) => `/house/src/${path}`;
  return { importedIds: now.map(at), dynamicallyImportedIds: later.map(at) };
};
const paths = [
  ...new Set(Object.entries(modules).flatMap(([path, { now = [], later = [] }]) => [path, ...now, ...later])),
];
const taken = ({ name }: ReturnType<typeof gatherStart>) =>
  paths.filter((path) => name(`/house/src/${path}`, { getModuleInfo }) !== null).sort();

it("gathers what brings widgets to life, but for what every visitor loads", () => {
  expect(taken(gatherLiving("/house/"))).toEqual(["node_modules/framework", "ui/kept.tsx"]);
});

it("gathers what a member's first screen imports at once, with what a page shares with lists, but for what visitors load", () => {
  expect(taken(gatherStart("/house/"))).toEqual([
    "app/entry-browser.tsx",
    "app/root.tsx",
    "ui/button.tsx",
    "ui/title.tsx",
  ]);
});

it("gathers apart what a page alone imports", () => {
  expect(taken(gatherReading("/house/"))).toEqual(["ui/lead.tsx"]);
});

it("gathers apart what of it kinds of widgets load for visitors, but for packages", () => {
  expect(taken(gatherCommon("/house/"))).toEqual(["ui/date.ts"]);
});

it("gathers small modules of every day's screens, which others load too, those of lists of pages and of people apart from what several have", () => {
  const groups = gatherDays("/house/").map((group) => ({ ...group, taken: taken(group) }));
  expect(groups.map(({ debugName, taken: modules }) => [debugName, modules])).toEqual([
    ["everyday", ["ui/letters.ts"]],
    ["browsing", ["features/pages/filing/moving.tsx", "ui/tree.tsx"]],
    ["directory", ["ui/face.tsx"]],
    ["daily", ["ui/password.tsx"]],
  ]);
  for (const group of groups) expect(group).toMatchObject({ minShareCount: 2, maxModuleSize: 6000 });
});

it("gathers of what screens share nothing that visitors load, nor what lists of pages alone draw", () => {
  const visitors = ["app/living", "entry-visitor", "checklist", "holes", "pictures", "kept", "date", "tick"];
  const theirs = (path: string) =>
    path.includes("node_modules") ||
    path.startsWith("features/pages/") ||
    visitors.some((name) => path.includes(name));
  expect(taken(gatherShared("/house/"))).toEqual(paths.filter((path) => !theirs(path)).sort());
});

it("keeps what only dialogs and settings share apart from what screens of every day ask for at once", () => {
  const group = ({ name }: ReturnType<typeof gatherShared>, path: string) =>
    name(`/house/src/${path}`, { getModuleInfo });
  const shared = gatherShared("/house/");
  expect(group(shared, "ui/password.tsx")).toBe("fields");
  expect(["ui/letters.ts", "ui/tree.tsx", "ui/button.tsx"].map((path) => group(shared, path))).toEqual([
    "shared",
    "shared",
    "shared",
  ]);
  expect(["ui/invite.tsx", "ui/editor.tsx", "ui/search.tsx"].map((path) => group(shared, path))).toEqual([
    "seldom",
    "seldom",
    "seldom",
  ]);
});

it("keeps what brings the style sheet of settings apart from the rest that dialogs share", () => {
  const house: Record<string, string[]> = {
    "/house/src/ui/sheet.tsx": ["/house/src/features/sites/parts/settings-sheet.tsx"],
    "/house/src/features/sites/parts/settings-sheet.tsx": [
      "/house/src/features/sites/parts/settings-sheet.css",
    ],
    "/house/src/ui/plain.tsx": [],
  };
  const graph = {
    getModuleInfo: (id: string) => ({ importedIds: house[id] ?? [], dynamicallyImportedIds: [] }),
  };
  const { name } = gatherShared("/house/");
  expect(["sheet", "plain"].map((each) => name(`/house/src/ui/${each}.tsx`, graph))).toEqual([
    "settings",
    "seldom",
  ]);
});

it("keeps what checks values against shapes in a file that no other group takes", () => {
  const all = [
    "/house/node_modules/zod/v4/mini/index.js",
    "/house/src/kernel/fields.ts",
    "/house/src/kernel/ids.ts",
  ];
  expect(all.map((id) => gatherShapes.test.test(id))).toEqual([true, true, true]);
  const graph = { getModuleInfo: () => ({ importedIds: all, dynamicallyImportedIds: [] }) };
  const groups = [gatherStart, gatherReading, gatherShared].map((gather) => gather("/house/"));
  expect(groups.flatMap(({ name }) => all.map((id) => name(id, graph)))).toEqual(Array(9).fill(null));
});

it("follows what imports itself in a circle, and stops at what it does not know", () => {
  const circle: Record<string, string> = { a: "b", b: "a" };
  const infoOf = (id: string) =>
    circle[id] ? { importedIds: [circle[id]], dynamicallyImportedIds: ["unknown"] } : null;
  expect([...reachedFrom(["a"], infoOf)]).toEqual(["a", "b", "unknown"]);
});
