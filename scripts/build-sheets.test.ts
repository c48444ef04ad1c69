import { readFileSync, readdirSync } from "node:fs";
import { expect, it } from "vitest";
import { givenIn } from "#testing/nets/class-names.ts";
import { reachOfScreens } from "#testing/nets/sheet-reach.ts";
import { classesIn, classesOfEditing, gatherSheets, sheetOf } from "./build-sheets.mjs";

const { readers, editors } = reachOfScreens(process.cwd());
const sheets = readdirSync("src", { recursive: true, encoding: "utf8" })
  .map((file) => `src/${file.replaceAll("\\", "/")}`)
  .filter((file) => file.endsWith(".css"));

it.each([
  ["src/ui/base.css", "reading"],
  ["src/ui/popover-open.css", "reading"],
  ["src/app/shell/shell.css", "reading"],
  ["src/features/pages/parts/body.css", "reading"],
  ["src/widgets/checklist/view.css", "reading"],
  ["src/widgets/kit/prose.css", "reading"],
  ["src/widgets/kit/block-frame.css", "reading"],
  // Who reads a page and may edit it sees who else edits it.
  ["src/features/writing/presence/parts/editing-now.css", "reading"],
  ["src/features/writing/presence/screens/people-here.css", "editing"],
  ["src/features/writing/screens/edit-bar.css", "editing"],
  ["src/features/writing/canvas/screens/canvas-lift.css", "editing"],
  ["src/widgets/kit/text-bar.css", "editing"],
  ["src/widgets/kit/bound-text.css", "editing"],
  ["src/features/theme/screens/theme.css", "setting-up"],
  ["src/features/importing/screens/import.css", "setting-up"],
  ["src/features/menu/parts/menu-editor.css", "setting-up"],
  ["src/features/undertakings/screens/undertakings.css", "setting-up"],
  ["src/features/sites/kept-mail/screens/kept-mail.css", "setting-up"],
  ["src/features/sites/parts/settings-sheet.css", "setting-up"],
  ["src/features/files/sending/parts/uploads-panel.css", "reading"],
  ["src/features/menu/parts/shortcuts-dialog.css", "setting-up"],
  ["src/features/menu/parts/menu-bar.css", "reading"],
  ["src/features/starting/parts/sample-note.css", "reading"],
  // Kinds that few pages hold: bodies carry what readers need of them.
  ["src/features/comments/parts/comments.css", "comments"],
  ["src/widgets/button/view.css", "kinds"],
  ["src/widgets/button/editor.css", "kinds"],
  ["src/app/development/gallery.css", "development"],
])("%s goes into the style sheet called %s", (file, sheet) => {
  expect(sheetOf(file)).toBe(sheet);
});

it("scripts, and style sheets of packages, are left where they are", () => {
  const { name } = gatherSheets("/house/");
  expect(name("/house/src/ui/base.css")).toBe("reading");
  expect(name("/house/src/ui/base.css?direct")).toBe("reading");
  expect(name("/house/src/features/writing/screens/edit-bar.tsx")).toBeNull();
  expect(name("/house/node_modules/some/sheet.css")).toBeNull();
});

it("knows the classes that only edit mode's style sheets speak of", () => {
  const sheets = {
    "src/widgets/table/view.css": ".table-cell { margin: .5em url(a.woff2) }",
    "src/widgets/table/editor.css":
      "/* .no-class */ .table-cell:hover .table-handle, html:has(.table-lift) {}",
  };
  expect(classesOfEditing(sheets)).toEqual(["table-handle", "table-lift"]);
  expect(classesIn("@layer kit{.kit-a>.kit-b:is(.kit-c,p){inset:0 .5px}}")).toEqual(
    new Set(["kit-a", "kit-b", "kit-c"]),
  );
});

it("readers' screens need nothing of edit mode's style sheet, and give no class of it (long)", () => {
  const needed = [...readers].filter((file) => sheetOf(file) === "editing");
  expect(needed).toEqual([]);
  const written = Object.fromEntries(sheets.map((file) => [file, readFileSync(file, "utf8")]));
  const editing = new Set(classesOfEditing(written));
  const given = [...readers]
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => givenIn(file, readFileSync(file, "utf8")).map((name) => ({ file, name })))
    .filter(({ name }) => editing.has(name));
  expect(given).toEqual([]);
});

it("what only edit mode needs of rooms and widgets is not sent to readers", () => {
  const rooms = sheets.filter((file) => /^src\/(features|widgets)\//.test(file));
  const forNobody = rooms.filter((file) => !readers.has(file) && !editors.has(file));
  const onlyEditing = rooms.filter((file) => editors.has(file) && !readers.has(file));
  expect(forNobody).toEqual([]);
  expect(onlyEditing.filter((file) => !["editing", "kinds"].includes(sheetOf(file) ?? ""))).toEqual([]);
  expect(onlyEditing).toContain("src/widgets/table/editor.css");
});
