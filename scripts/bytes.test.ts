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
