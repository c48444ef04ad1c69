import { existsSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { expect, it } from "vitest";
import { reachOfScreens } from "#testing/nets/sheet-reach.ts";
import { sheetOf } from "../../scripts/build-sheets.mjs";
import { stylesOnce } from "./body-styles.ts";

it("a body carries the styles of a kind once, before the first that shows something, in one line", () => {
  const styles = {
    Button: [".button {\n  /* Why. */\n  gap: 8px;\n}\n", ".kit { }"],
    Shape: [".kit { }"],
    Table: [],
  };
  const withStyles = stylesOnce((kind: keyof typeof styles) => styles[kind]);
  expect(withStyles("Button", "")).toBe("");
  expect(withStyles("Table", "<table>")).toBe("<table>");
  expect(withStyles("Button", "<p>")).toBe("<style>.button { gap: 8px; }</style><style>.kit { }</style><p>");
  expect(withStyles("Button", "<p>")).toBe("<p>");
  expect(withStyles("Shape", "<div>")).toBe("<div>");
  const byForm = stylesOnce((_, html) => (html.includes("<ul>") ? [".list {}"] : []));
  expect([byForm("Table", "<p>"), byForm("Table", "<ul>")]).toEqual(["<p>", "<style>.list {}</style><ul>"]);
});

/** The style sheets that bodies carry: those of still kinds, and those that living kinds bring themselves (decision 0130). */
function carriedSheets(): string[] {
  const inlined = (file: string) =>
    [...readFileSync(file, "utf8").matchAll(/"(\..+\.css)\?inline"/g)].map(([, sheet = ""]) =>
      posix.join(posix.dirname(file), sheet),
    );
  const living = [...readFileSync("src/widgets/holes.ts", "utf8").matchAll(/import\("\.\/(.+)"\)/g)];
  return ["src/widgets/own-styles.ts", ...living.map(([, view]) => `src/widgets/${view}`)].flatMap(inlined);
}

it("a style sheet that bodies carry is built into none that a page links", () => {
  const carried = carriedSheets();
  expect(carried).toContain("src/widgets/countdown/view.css");
  expect(carried).toContain("src/widgets/button/view.css");
  expect(carried.filter((file) => sheetOf(file) !== "kinds")).toEqual([]);
});

/** Both draw them with the piece that puts a sheet into the document once; an editor may draw the view. */
function drawsOwnStyle(file: string): boolean {
  const text = readFileSync(file, "utf8");
  return /^import (\w+) from "\.\/view\.css\?inline";$[^]*<OwnStyle css=\{\1\} \/>/m.test(text);
}

it("a living kind whose styles no page links draws them with its view and with its editor", () => {
  const views = [...readFileSync("src/widgets/holes.ts", "utf8").matchAll(/import\("\.\/(.+)\/view.tsx"\)/g)];
  const kinds = views
    .map(([, folder]) => `src/widgets/${folder}`)
    .filter((folder) => existsSync(`${folder}/view.css`) && sheetOf(`${folder}/view.css`) === "kinds");
  expect(kinds).toContain("src/widgets/countdown");
  const faults = kinds.flatMap((folder) => {
    const [view, editor] = [`${folder}/view.tsx`, `${folder}/editor.tsx`];
    const drawsView = /from "\.\/view\.tsx"/.test(readFileSync(editor, "utf8"));
    return [view, ...(drawsView ? [] : [editor])].filter((file) => !drawsOwnStyle(file));
  });
  expect(faults, "see docs/decisions/0130-styles-of-living-kinds.md").toEqual([]);
});

it("the style sheets that bodies carry are those of readers that no page links (long)", () => {
  const { readers } = reachOfScreens(process.cwd());
  expect([...readers].filter((file) => sheetOf(file) === "kinds").toSorted()).toEqual(
    carriedSheets().toSorted(),
  );
});
