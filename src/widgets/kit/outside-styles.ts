import { fontFamilies, fontFamilyOf } from "./font-families.ts";
import type { StyleName, StyleValue } from "./letter-styles.ts";

/**
 * How other programs are told of sizes and colours. These are said by no program of itself, so what comes back with them was sent by us: a
 * foreign text does not bring its own sizes and greys along (decision 0144).
 */
const points: Readonly<Record<string, string>> = { 1: "7.5pt", 2: "9.5pt", 4: "14.5pt", 6: "21.5pt" };
/** The roles of the light theme, as `ui/tokens.css` has them: paper is white. */
export const outsideColours: Readonly<Record<string, string>> = {
  accent: "#364ab5",
  muted: "#5f5a54",
  good: "#136239",
  warn: "#7d4a07",
  danger: "#ac2724",
};

/** LibreOffice leaves out the words of a `mark`; Word marks by a declaration of its own, and shades by the other. */
export const outsideHighlight = "background-color:#fff2a8;mso-highlight:yellow";

/** A declaration for a `style` attribute in double quotes. */
export function outsideStyle(name: StyleName, value: StyleValue): string {
  const family = name === "font" ? fontFamilyOf(String(value)) : null;
  if (family) return `font-family:'${family.name}',${family.generic}`;
  return name === "size" ? `font-size:${points[value] ?? ""}` : `color:${outsideColours[value] ?? ""}`;
}

/** What an element says of its words; null takes a style away that those around it have. */
export type SaidStyles = { readonly [name in StyleName]?: StyleValue | null };

const families = new Map(fontFamilies.map(({ id, name }) => [name.toLowerCase(), id]));
const sizes = new Map(Object.entries(points).map(([step, size]) => [size, Number(step)]));
const colours = new Map(Object.entries(outsideColours).map(([role, colour]) => [colour, role]));

const declared = (style: string, property: string) =>
  new RegExp(`(?<![\\w-])${property}:\\s*([^;]+)`, "i").exec(style)?.[1]?.trim();

/** Browsers write down how a page looks, whoever meant it so; only this says so. */
const isComputed = (style: string) => style.includes("-webkit-text-stroke-width");

export function saidStyles(style: string, attribute: (name: string) => string): SaidStyles {
  if (isComputed(style)) return {};
  const font = declared(style, "font-family") ?? attribute("face");
  const size = declared(style, "font-size");
  const colour = declared(style, "color") ?? attribute("color");
  return {
    ...(font ? { font: families.get(firstName(font)) ?? null } : {}),
    ...(size ? { size: sizes.get(size.toLowerCase().replace(/\s/g, "")) ?? null } : {}),
    ...(colour ? { colour: colours.get(asHex(colour)) ?? null } : {}),
  };
}

/** Of a list of families the one that is meant. */
const firstName = (families: string) =>
  (families.split(",")[0] ?? "")
    .replace(/["']|&quot;/g, "")
    .trim()
    .toLowerCase();

function asHex(colour: string): string {
  const [, ...parts] = /^rgba?\(\s*(\d{1,3})[,\s]+(\d{1,3})[,\s]+(\d{1,3})/i.exec(colour) ?? [];
  if (parts.length < 3) return colour.toLowerCase();
  return `#${parts.map((part) => Number(part).toString(16).padStart(2, "0")).join("")}`;
}

/** Whether words stand before a bright colour: greys are chips of code and papers, which say nothing of the words. */
export function isHighlighted(style: string): boolean {
  if (isComputed(style)) return false;
  const colour = declared(style, "background-color") ?? declared(style, "background") ?? "";
  const named = brightNames[colour.toLowerCase()];
  const hex = /^#(..)(..)(..)$/.exec(named ?? fullHex(asHex(colour)));
  const parts = (hex?.slice(1) ?? []).map((part) => Number.parseInt(part, 16));
  return parts.length > 0 && Math.max(...parts) - Math.min(...parts) >= brightest;
}

/** So far apart are the parts of a colour that is no grey. */
const brightest = 64;

/** As Word names the colours of its marker. */
const brightNames: Readonly<Record<string, string>> = {
  yellow: "#ffff00",
  lime: "#00ff00",
  aqua: "#00ffff",
  cyan: "#00ffff",
  fuchsia: "#ff00ff",
  magenta: "#ff00ff",
  red: "#ff0000",
  blue: "#0000ff",
  green: "#008000",
  teal: "#008080",
  olive: "#808000",
  navy: "#000080",
  purple: "#800080",
  maroon: "#800000",
};

const fullHex = (colour: string) => colour.replace(/^#(.)(.)(.)$/, "#$1$1$2$2$3$3");
