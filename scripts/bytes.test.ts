import { expect, it } from "vitest";
import { weighReading } from "./bytes.mjs";

const manifest = {
  "src/app/entry-browser.tsx": { file: "entry.js", imports: ["_react.js"], css: ["entry.css"] },
  "src/features/reading/screens/page-screen.tsx": { file: "page.js", imports: ["_react.js"] },
  "src/app/entry-visitor.ts": { file: "visitor.js" },
  "_react.js": { file: "react.js" },
  "src/ui/dialog.tsx": { file: "dialog.js", imports: ["_react.js"] },
};

function read(files: Record<string, string | number>) {
  return (file: string) => {
    const content = files[file] ?? "";
    return typeof content === "number" ? Buffer.alloc(content) : Buffer.from(content);
  };
}

it("weighs what is loaded before anything happens, each file once", () => {
  const { weights, faults } = weighReading(
    manifest,
    read({
      "entry.js.br": 10,
      "page.js.br": 20,
      "react.js.br": 300,
      "dialog.js.br": 4000,
      "visitor.js.br": 5,
      "entry.css.br": 7,
    }),
  );
  expect([weights, faults]).toEqual([{ "signed in": 330, visitor: 5, styles: 7 }, []]);
});

it("weighs the view of each living kind beside what brings it to life, and catches one that is too heavy", () => {
  const living = {
    ...manifest,
    "src/app/living-visitor.tsx": { file: "living.js", imports: ["_react.js"] },
    "src/widgets/poll/view.tsx": {
      file: "poll.js",
      imports: ["_react.js", "_bars.js"],
      isDynamicEntry: true,
    },
    "src/widgets/table/view.tsx": { file: "table.js" },
    "_bars.js": { file: "bars.js" },
  };
  const light = weighReading(living, read({ "react.js.br": 60_000, "poll.js.br": 7000, "bars.js.br": 5000 }));
  expect(light.weights["src/widgets/poll/view.tsx"]).toBe(12_000);
  expect(light.weights).not.toHaveProperty(["src/widgets/table/view.tsx"]);
  expect(light.faults).toEqual([]);
  const heavy = weighReading(living, read({ "poll.js.br": 7001, "bars.js.br": 5000 }));
  expect(heavy.faults).toEqual(["src/widgets/poll/view.tsx: 12001 bytes, the most is 12000"]);
});

it("catches a library of dialogs that has crept into reading, wherever it hides", () => {
  const inReading = weighReading(manifest, read({ "react.js": 'className:"react-aria-Button"' }));
  expect(inReading.faults).toEqual([expect.stringContaining("signed in: react.js")]);
  const inDialog = weighReading(manifest, read({ "dialog.js": 'className:"react-aria-Button"' }));
  expect(inDialog.faults).toEqual([]);
});

it.each([
  ["signed in", "page.js.br", 130_001],
  ["visitor", "visitor.js.br", 15_001],
  ["styles", "entry.css.br", 60_001],
])("catches %s becoming too heavy", (what, file, bytes) => {
  const { faults } = weighReading(manifest, read({ [file]: bytes }));
  expect(faults).toEqual([expect.stringMatching(new RegExp(`^${what}: ${bytes} bytes`))]);
});
