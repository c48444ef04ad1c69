import { existsSync, readFileSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { EditorState, TextSelection } from "prosemirror-state";
import { expect, it } from "vitest";
import * as z from "zod/mini";
import { contrast, type Hex, hexOf } from "#kernel/colour.ts";
import { ownStylesOf } from "../own-styles.ts";
import { docFrom } from "../paragraph/rich-doc.ts";
import { ParagraphView } from "../paragraph/view.tsx";
import { clearFormatting } from "./clear-formatting.ts";
import { fontFamilies } from "./font-families.ts";
import { fontPackages, fontRelease, fontSheet } from "./font-files.ts";
import { type Inline, Mark } from "./inline.ts";
import { letterColours, sizeSteps, styleNames } from "./letter-styles.ts";
import { outsideColours } from "./outside-styles.ts";
import { isMark } from "./rich-text.ts";
import { setStyle, stepSize, stylesNow } from "./set-style.ts";

const manifest = JSON.parse(readFileSync("package.json", "utf8")) as { dependencies: Record<string, string> };

it("the choice of fonts is a fixed list of thirty families, each under an open licence and served by us [TEXT-04] [TEXT-07]", () => {
  expect(fontFamilies).toHaveLength(30);
  expect(new Set(fontFamilies.map(({ id }) => id)).size).toBe(30);
  const names = fontFamilies.map(({ name }) => name);
  expect(names.join(", ")).toBe(
    "Arimo, Atkinson Hyperlegible Next, Bitter, Carlito, Caveat, Cousine, DM Sans, EB Garamond, Gelasio, IBM Plex Sans, Inter, JetBrains Mono, Lato, Lexend, Literata, Lora, Merriweather, Montserrat, Noto Sans, Noto Serif, Nunito, Open Sans, Oswald, Playfair Display, Raleway, Roboto, Source Sans 3, Source Serif 4, Tinos, Work Sans",
  );
  for (const holder of new Set(fontPackages.values())) {
    const { license } = JSON.parse(readFileSync(`node_modules/${holder}/package.json`, "utf8")) as {
      license: string;
    };
    expect([holder, license]).toEqual([holder, "OFL-1.1"]);
    expect([holder, manifest.dependencies[holder]?.startsWith(`${fontRelease}.`)]).toEqual([holder, true]);
  }
  for (const [name, holder] of fontPackages)
    expect([name, existsSync(`node_modules/${holder}/files/${name}`)]).toEqual([name, true]);
  for (const { id, name, ownFace } of fontFamilies)
    expect(fontSheet(id, "optional")).toContain(
      `.kit-font-${id}{font-family:${ownFace ? `"${name} Variable"` : `"${name}"`},`,
    );
  for (const { id } of fontFamilies)
    expect(fontSheet(id, "optional")).not.toMatch(/https?:|url\("(?!\/-\/font\/)/);
});

it("sizes are the steps 1, 2, 3, 4 and 6: 5 is left out, nothing is above 6, and 3 says nothing [TEXT-05] [TEXT-08]", () => {
  expect(sizeSteps).toEqual([1, 2, 3, 4, 6]);
  const steps = [0, 1, 2, 3, 4, 5, 6, 7, 2.5, "4"];
  const stored = steps.filter((step) => z.safeParse(Mark, { type: "size", attrs: { step } }).success);
  expect(stored).toEqual([1, 2, 4, 6]);
  expect(steps.filter((step) => isMark("size", { step }))).toEqual([1, 2, 4, 6]);
});

it("no mark is taken that nobody can have chosen [TEXT-04]", () => {
  for (const value of [
    true,
    "lora",
    { family: "comic-sans" },
    { family: 'x";}*{color:red' },
    { family: "lora", role: "good" },
    { family: ["lora"] },
    ["lora"],
    { __proto__: { family: "lora" } },
  ]) {
    expect([value, isMark("font", value)]).toEqual([value, false]);
    expect(z.safeParse(Mark, { type: "font", attrs: value }).success).toBe(false);
  }
  for (const name of styleNames) expect(isMark(name, null)).toBe(true);
  expect(isMark("colour", { role: "constructor" })).toBe(false);
});

const html = (content: Inline[]) =>
  renderToStaticMarkup(
    <ParagraphView
      content={{ text_style: "plain", doc: { type: "doc", content: [{ type: "paragraph", content }] } }}
    />,
  );
const marked = (...marks: Mark[]) => html([{ type: "text", text: "Fog", marks }]);
const lora: Mark = { type: "font", attrs: { family: "lora" } };

it("a page is sent the styles of the fonts, sizes and colours that it shows, once each, and no others", () => {
  expect(ownStylesOf("Paragraph", marked({ type: "bold" }))).toEqual([]);
  // The words of people do not count.
  const said = 'class="kit-font-lora" class="kit-size-4"';
  expect(ownStylesOf("Paragraph", html([{ type: "text", text: said }]))).toEqual([]);
  const shown = marked(lora);
  expect(shown).toContain('<span class="kit-font-lora">Fog</span>');
  expect(ownStylesOf("Heading", shown + shown)).toEqual([fontSheet("lora", "optional")]);
  expect(ownStylesOf("Table", marked({ type: "size", attrs: { step: 6 } }))).toHaveLength(1);
  // Inter and the serif are there on every page.
  expect(fontSheet("inter", "optional")).not.toContain("@font-face");
  for (const { id } of fontFamilies) expect(fontSheet(id, "optional").length).toBeLessThan(5000);
});

it("each colour can be read on every ground of a page, in light and in dark, and goes out as it is on paper", () => {
  const tokens = readFileSync("src/ui/tokens.css", "utf8");
  const said = (name: string): [string, string] => {
    const [, light = "", dark = ""] =
      new RegExp(
        `--${name}: light-dark\\((var\\([^)]*\\)|oklch\\([^)]*\\)), (var\\([^)]*\\)|oklch\\([^)]*\\))\\)`,
      ).exec(tokens) ?? [];
    return [light, dark];
  };
  const hex = (value: string): Hex => {
    const sand = /var\(--([a-z0-9-]+)\)/.exec(value)?.[1];
    const written = sand ? (new RegExp(`--${sand}: (oklch\\([^)]*\\))`).exec(tokens)?.[1] ?? "") : value;
    const [l = 0, c = 0, h = 0] = written.match(/[\d.]+/g)?.map(Number) ?? [];
    return hexOf({ l, c, h });
  };
  const grounds = ["surface", "surface-sunken", "canvas", "warn-soft", "found"].map(said);
  // Accents are adjusted to their grounds (accent-roles.test.ts).
  for (const [role, token] of [
    ["muted", "text-muted"],
    ["good", "good"],
    ["warn", "warn"],
    ["danger", "danger"],
  ] as const) {
    const [light, dark] = said(token).map(hex) as [Hex, Hex];
    expect([role, outsideColours[role]]).toEqual([role, light]);
    for (const [ground, darkGround] of grounds) {
      expect([role, ground, contrast(light, hex(ground)) >= 4.5]).toEqual([role, ground, true]);
      expect([role, darkGround, contrast(dark, hex(darkGround)) >= 4.5]).toEqual([role, darkGround, true]);
    }
  }
  expect(Object.keys(outsideColours)).toEqual([...letterColours]);
});

it("words are given a font, another one and none, what is typed next too, and clearing takes it away [TEXT-05] [TEXT-08]", () => {
  const line = { look: {}, runs: [{ text: "Slow in fog", marks: {} }] };
  let state = EditorState.create({ doc: docFrom([line]) });
  const dispatch = (tr: typeof state.tr) => {
    state = state.apply(tr);
  };
  const select = (from: number, to: number) =>
    dispatch(state.tr.setSelection(TextSelection.create(state.doc, from, to)));
  select(1, 5);
  setStyle("font", "lora")(state, dispatch);
  setStyle("font", "lato")(state, dispatch);
  setStyle("size", 6)(state, dispatch);
  expect(stylesNow(state)).toEqual({ font: "lato", size: 6, colour: null });
  select(1, 8);
  expect(stylesNow(state)).toEqual({ font: undefined, size: undefined, colour: null });
  setStyle("size", null)(state, dispatch);
  expect(stylesNow(state).size).toBeNull();
  select(1, 5);
  clearFormatting(state, dispatch);
  expect(stylesNow(state).font).toBeNull();
  const sizes = [1, 1, 1, -1, -1, -1, -1, -1].map((by) => {
    stepSize(by as 1 | -1)(state, dispatch);
    return stylesNow(state).size;
  });
  expect(sizes).toEqual([4, 6, 6, 4, null, 2, 1, 1]);
  select(8, 8);
  setStyle("colour", "good")(state, dispatch);
  expect(stylesNow(state).colour).toBe("good");
  dispatch(state.tr.insertText("!", 8));
  select(8, 9);
  expect(stylesNow(state).colour).toBe("good");
});
