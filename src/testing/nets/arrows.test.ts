import { afterAll, beforeAll, expect, it } from "vitest";
import { type Planted, plant } from "./planted.ts";

/** Each rule with a file that breaks it. The imports go through `#`, as ours do. */
const violations = [
  ["sites-knows-nothing-higher", "src/features/sites/store.ts", "#features/pages/store.ts"],
  ["people-knows-nothing-higher", "src/features/people/rules.ts", "#features/folders/rules.ts"],
  ["folders-knows-nothing-higher", "src/features/folders/store.ts", "#features/pages/store.ts"],
  ["reading-knows-nothing-higher", "src/features/reading/handlers.ts", "#features/search/store.ts"],
  ["menu-knows-nothing-higher", "src/features/menu/rules.ts", "#features/sharing/rules.ts"],
  ["stores-that-search-uses", "src/features/search/handlers.ts", "#features/access/store.ts"],
  ["every-room-has-a-floor", "src/features/parking/rules.ts", "#features/parking/wording.ts"],
  ["documents-know-no-room", "src/documents/wrong.ts", "#features/pages/wording.ts"],
  ["widgets-know-no-room", "src/widgets/table/editor.tsx", "#features/pages/wording.ts"],
  ["doors-between-features", "src/features/pages/listeners.ts", "#features/folders/handlers.ts"],
  ["only-stores-touch-the-database", "src/features/pages/mail.ts", "#database/transaction.ts"],
  ["handlers-know-only-the-transaction", "src/features/people/handlers.ts", "#database/connection.ts"],
  ["core-is-pure", "src/features/pages/rules.ts", "./store.ts"],
  ["core-is-pure", "src/features/pages/contract.ts", "#database/transaction.ts"],
  ["core-is-pure", "src/widgets/heading/schema.ts", "react"],
  ["core-without-node", "src/features/folders/rules.ts", "node:fs"],
  ["kernel-imports-nothing-of-ours", "src/kernel/wrong.ts", "#features/pages/wording.ts"],
  ["widgets-know-no-widget", "src/widgets/table/view.tsx", "#widgets/heading/schema.ts"],
  ["server-stays-out-of-the-browser", "src/server/wrong.ts", "#ui/button.tsx"],
  ["server-stays-out-of-the-browser", "src/features/reading/operations.ts", "./screens/page-screen.tsx"],
  ["browser-stays-out-of-the-server", "src/features/reading/screens/page-screen.tsx", "../store.ts"],
  ["one-language-in-the-browser", "src/app/root.tsx", "#languages/say-in.ts"],
  ["ui-knows-no-product", "src/ui/button.tsx", "#features/pages/wording.ts"],
  ["saml-knows-no-product", "src/saml/xml.ts", "#features/pages/wording.ts"],
  ["client-knows-no-screen", "src/client/wrong.ts", "#ui/button.tsx"],
  ["only-main-and-tests-import-tests", "src/kernel/tested.ts", "#testing/world.ts"],
  ["everything-resolves", "src/kernel/lost.ts", "#kernel/nowhere.ts"],
  ["no-circles", "src/kernel/egg.ts", "./hen.ts"],
] as const;

/** What the planted files lead to. */
const ground = [
  "src/features/pages/store.ts",
  "src/features/pages/wording.ts",
  "src/features/parking/wording.ts",
  "src/features/reading/store.ts",
  "src/features/access/store.ts",
  "src/features/folders/store.ts",
  "src/features/sharing/rules.ts",
  "src/features/folders/rules.ts",
  "src/features/folders/handlers.ts",
  "src/features/search/store.ts",
  "src/features/audit/store.ts",
  "src/database/transaction.ts",
  "src/database/connection.ts",
  "src/languages/say-in.ts",
  "src/testing/world.ts",
];

let house: Planted;
let output: string;
beforeAll(async () => {
  const files: Record<string, string> = Object.fromEntries(
    ground.map((file) => [file, "export const it = 1;\n"]),
  );
  for (const [, file, target] of violations)
    files[file] = `${files[file] ?? ""}import "${target}";\nexport {};\n`;
  house = await plant({ ...files, "src/kernel/hen.ts": 'import "./egg.ts";\n' });
  output = (await house.run("dependency-cruiser/bin/dependency-cruise.mjs", ...cruise)).output;
});
afterAll(() => house.remove());

const cruise = ["src", "--config", ".dependency-cruiser.cjs", "--output-type", "err"];

it.each(violations)("the net of arrows catches %s in %s", (rule, file) => {
  expect(output.split("\n")).toContainEqual(expect.stringContaining(`error ${rule}: ${file} `));
});

it("every rule has a violation here, and says where the code belongs", async () => {
  const { href } = new URL("../../../.dependency-cruiser.cjs", import.meta.url);
  const { default: rules } = (await import(href)) as {
    default: { forbidden: { name: string; comment?: string }[] };
  };
  // Each room has the same two rules, made from the list of floors.
  const family = (name: string) =>
    name.replace(/^.+-(knows-nothing-higher)$/, "$1").replace(/^(stores-that)-.+$/, "$1");
  const shown = new Set(violations.map(([rule]) => family(rule)));
  expect(rules.forbidden.filter(({ name }) => !shown.has(family(name)))).toEqual([]);
  expect(rules.forbidden.filter(({ comment }) => (comment ?? "").length < 40)).toEqual([]);
});

it("the net of arrows sees every file, not none of them", () => {
  const seen = Number(/\((\d+) modules|(\d+) modules/.exec(output)?.[2] ?? 0);
  expect(seen).toBeGreaterThanOrEqual(new Set([...ground, ...violations.map(([, file]) => file)]).size);
});
