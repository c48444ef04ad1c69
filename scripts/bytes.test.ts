import { expect, it } from "vitest";
import { weighReading, weighSheets } from "./bytes.mjs";

const manifest = {
  "src/app/entry-browser.tsx": { file: "entry.js", imports: ["_react.js"], css: ["entry.css"] },
  "src/features/reading/screens/page-screen.tsx": { file: "page.js", imports: ["_react.js"] },
  "src/features/reading/homepage/screens/home-screen.tsx": { file: "home.js", imports: ["_react.js"] },
  "src/client/near-links.ts": { file: "near.js", imports: ["_react.js"] },
  "src/app/entry-visitor.ts": { file: "visitor.js" },
  "src/features/writing/parts/edit-page.tsx": { file: "edit.js", css: ["entry.css", "editing.css"] },
  "src/features/writing/canvas/parts/edit-canvas.tsx": { file: "canvas.js", css: ["editing.css"] },
  "_react.js": { file: "react.js" },
  "src/ui/dialog.tsx": { file: "dialog.js", imports: ["_react.js"] },
};

function read(files: Record<string, string | number>) {
  return (file: string) => {
    const content = files[file] ?? "";
    return typeof content === "number" ? Buffer.alloc(content) : Buffer.from(content);
  };
}

it("weighs what is loaded while nobody does anything but read, each file once", () => {
  const { weights, faults } = weighReading(
    manifest,
    read({
      "entry.js.br": 10,
      "page.js.br": 20,
      "home.js.br": 40,
      "near.js.br": 90_000,
      "react.js.br": 300,
      "dialog.js.br": 4000,
      "visitor.js.br": 5,
      "entry.css.br": 7,
      "editing.css.br": 60,
    }),
  );
  expect([weights, faults]).toEqual([
    { "signed in": 330, home: 350, visitor: 5, styles: 7, "styles of edit mode": 60 },
    [],
  ]);
});

it("weighs what lists and the way in ask for, and catches what is too heavy", () => {
  const people = "src/features/people/screens/people-screen.tsx";
  const listed = { ...manifest, [people]: { file: "people.js", imports: ["_react.js"] } };
  const weigh = (bytes: number) =>
    weighReading(listed, read({ "people.js.br": bytes, "react.js.br": 90_000 }));
  expect([weigh(18_500).weights[people], weigh(18_500).faults]).toEqual([108_500, []]);
  expect(weigh(18_501).faults).toEqual([`${people}: 108501 bytes, the most is 108500`]);
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
  expect(inReading.faults).toEqual([
    expect.stringContaining("signed in: react.js"),
    expect.stringContaining("home: react.js"),
  ]);
  const inDialog = weighReading(manifest, read({ "dialog.js": 'className:"react-aria-Button"' }));
  expect(inDialog.faults).toEqual([]);
});

it.each([
  ["signed in", "page.js.br", 130_001],
  ["home", "home.js.br", 125_001],
  ["visitor", "visitor.js.br", 15_001],
  ["styles", "entry.css.br", 20_001],
  ["styles of edit mode", "editing.css.br", 8001],
])("catches %s becoming too heavy", (what, file, bytes) => {
  const { faults } = weighReading(manifest, read({ [file]: bytes }));
  expect(faults).toEqual([expect.stringMatching(new RegExp(`^${what}: ${bytes} bytes`))]);
});

const order = "@layer tokens,reset,ui,app;@layer rooms{}@layer kit,widgets;";

it("catches what only edit mode shows in the style sheet that readers get", () => {
  const sheets = {
    "src/widgets/checklist/view.css": ".checklist-item { color: red }",
    "src/widgets/checklist/editor.css": ".checklist-item > .checklist-handle { color: red }",
  };
  const apart = read({
    "entry.css": `${order}.checklist-item{color:red}`,
    "editing.css": `${order}.checklist-handle{}`,
  });
  expect(weighSheets(manifest, apart, sheets)).toEqual([]);
  const together = read({
    "entry.css": `${order}.checklist-item,.checklist-item>.checklist-handle{color:red}`,
    "editing.css": order,
  });
  expect(weighSheets(manifest, together, sheets)).toEqual([
    expect.stringContaining('entry.css: has "checklist-handle"'),
  ]);
});

it("catches a reader's screen that links the style sheet of edit mode, by way of what it imports", () => {
  const people = {
    ...manifest,
    "src/features/people/screens/people-screen.tsx": { file: "people.js", imports: ["_presence.js"] },
    "_presence.js": { file: "presence.js", css: ["entry.css", "editing.css"] },
    "src/app/development/gallery-screen.tsx": { file: "gallery.js", css: ["editing.css"] },
    "src/features/theme/screens/theme-screen.tsx": { file: "theme.js", css: ["setting-up-a1.css"] },
  };
  expect(
    weighSheets(people, read({ "entry.css": order, "editing.css": order, "setting-up-a1.css": order }), {}),
  ).toEqual([
    expect.stringContaining("src/features/people/screens/people-screen.tsx: links editing.css besides"),
  ]);
});

it("catches a style sheet that would bring the layers into another order when it comes first", () => {
  const turned = read({
    "entry.css": order,
    "editing.css": "@layer widgets{}@layer tokens,reset,ui,app,rooms,kit;",
  });
  expect(weighSheets(manifest, turned, {})).toEqual([
    expect.stringContaining("editing.css: does not say all layers in their order"),
  ]);
});
