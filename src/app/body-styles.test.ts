import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
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
});

it("the kinds whose styles bodies carry are those whose style sheets no page links", () => {
  const listed = readFileSync("src/widgets/own-styles.ts", "utf8").matchAll(/"\.\/(.+)\/view\.css\?inline"/g);
  const folders = [...listed].map(([, folder = ""]) => folder);
  expect(folders).toContain("button");
  for (const folder of folders) expect(sheetOf(`src/widgets/${folder}/view.css`)).toBe("kinds");
  const rule = /withTheirKind =.*\(\?:(.*)\)/.exec(readFileSync("scripts/build-sheets.mjs", "utf8"))?.[1];
  expect(rule?.split("|").toSorted()).toEqual(folders.toSorted());
});
