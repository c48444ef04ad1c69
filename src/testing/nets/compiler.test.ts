import { afterAll, beforeAll, expect, it } from "vitest";
import { type Planted, plant } from "./planted.ts";

/** What each of the three programs must not know, in a file of its own. */
const violations = [
  ["core", "src/kernel/dom.ts", "document.title"],
  ["core", "src/features/pages/rules.ts", "process.env"],
  ["core", "src/features/pages/contract.ts", "setTimeout(() => {}, 1)"],
  ["core", "src/widgets/table/schema.ts", "window"],
  ["core", "src/documents/clock.ts", 'await fetch("/")'],
  ["server", "src/features/pages/store.ts", "window.location"],
  ["server", "src/server/main.ts", "document.title"],
  ["browser", "src/client/call.ts", "process.env"],
  ["browser", "src/features/reading/screens/page-screen.tsx", 'Buffer.from("")'],
] as const;

let house: Planted;
const outputs: Record<string, string> = {};
beforeAll(async () => {
  const files = violations.map(([, file, code]) => [file, `export const it = ${code};\n`] as const);
  house = await plant({
    ...Object.fromEntries(files),
    "src/features/pages/wording.ts": 'export const it = new URL("https://atrium.example/").pathname;\n',
  });
  for (const program of ["core", "server", "browser"]) {
    const { output } = await house.run("typescript-native/bin/tsc", "-p", `tsconfig.${program}.json`);
    outputs[program] = output;
  }
});
afterAll(() => house.remove());

it.each(violations)("the %s program refuses %s", (program, file) => {
  expect(outputs[program]).toContain(`${file}(1,`);
});

it("the pure core may take addresses apart", () => {
  expect(outputs["core"]).not.toContain("wording.ts");
});
