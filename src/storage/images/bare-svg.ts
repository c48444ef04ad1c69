/**
 * What a drawing may be made of. Nothing here fetches, runs, links or styles by a sheet, and nothing draws copies, of which copies of copies
 * keep a browser busy for minutes.
 */
const elements = new Set([
  ..."svg g defs title desc path rect circle ellipse line polyline polygon text tspan".split(" "),
  ..."linearGradient radialGradient stop clipPath".split(" "),
]);

const attributes = new Set([
  ..."id viewBox preserveAspectRatio width height x y x1 y1 x2 y2 cx cy r rx ry fx fy d points dx dy".split(
    " ",
  ),
  ..."offset transform gradientTransform gradientUnits spreadMethod clipPathUnits pathLength href xlink:href".split(
    " ",
  ),
  ..."fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin".split(
    " ",
  ),
  ..."stroke-miterlimit stroke-dasharray stroke-dashoffset opacity color stop-color stop-opacity".split(" "),
  ..."clip-path clip-rule display visibility font-family font-size font-weight font-style text-anchor".split(
    " ",
  ),
]);

const namespaces = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';
const partsMost = 5000;
const deepest = 60;

export type BareSvg = { readonly source: string; readonly width: number; readonly height: number };

type State = { readonly open: string[]; readonly written: string[]; parts: number };

const attribute = `\\s+[\\w:.-]+\\s*=\\s*(?:"[^"<]*"|'[^'<]*')`;
const aside = String.raw`<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>|<\?[\s\S]*?\?>|<!DOCTYPE svg[^[>]*>`;
const token = new RegExp(
  String.raw`${aside}|<\/([\w:.-]+)\s*>|<([\w:.-]+)((?:${attribute})*)\s*(\/?)>|([^<]+)`,
  "y",
);

/**
 * A drawing written anew from those of its parts that only draw. Null for what is no well-formed SVG, brings entities of its own, or is too
 * much to draw. What is not known is left out with all that is in it.
 */
export function bareSvg(source: string): BareSvg | null {
  const body = source.replace(/^\uFEFF/, "").trim();
  const state: State = { open: [], written: [], parts: 0 };
  for (let at = 0; at < body.length; ) {
    token.lastIndex = at;
    const found = token.exec(body);
    if (!found || !took(found, state)) return null;
    at += found[0].length;
  }
  return state.open.length === 0 && state.parts > 0 ? sized(state.written.join("")) : null;
}

/** Takes one token in; false where the drawing is broken or too much. */
function took([, closed, opened, given, end, text]: RegExpExecArray, state: State): boolean {
  if (closed !== undefined) return tookEnd(closed, state);
  if (opened !== undefined) return tookStart(opened, { given: given ?? "", isEmpty: end === "/" }, state);
  if (text === undefined || text.trim() === "") return true;
  if (state.open.length === 0) return false;
  const isSaid = /^(?:text|tspan|title|desc)$/.test(state.open.at(-1) ?? "");
  if (isSaid && isKept(state)) state.written.push(plain(text));
  return true;
}

function tookStart(
  name: string,
  { given, isEmpty }: { given: string; isEmpty: boolean },
  state: State,
): boolean {
  const isRoot = state.open.length === 0;
  // One root alone.
  if (isRoot && (state.parts > 0 || name !== "svg")) return false;
  state.parts += 1;
  if (state.parts > partsMost || state.open.length > deepest) return false;
  state.open.push(name);
  if (isKept(state)) {
    const root = isRoot ? ` ${namespaces}` : "";
    // A clip that is clipped by clips is worked out once for each way through them.
    const isClip = state.open.includes("clipPath");
    state.written.push(`<${name}${root}${attributesIn(given, isClip)}${isEmpty ? "/" : ""}>`);
  }
  if (isEmpty) state.open.pop();
  return true;
}

function tookEnd(name: string, state: State): boolean {
  const isLast = state.open.at(-1) === name;
  if (isLast && isKept(state)) state.written.push(`</${name}>`);
  state.open.pop();
  return isLast;
}

/** All around it is kept as well. */
function isKept({ open }: State): boolean {
  return open.every((name) => elements.has(name));
}

function attributesIn(given: string, isClip: boolean): string {
  const written: string[] = [];
  for (const [, name = "", double, single] of given.matchAll(/([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)) {
    const value = double ?? single ?? "";
    const isKnown = attributes.has(name) && !(isClip && name === "clip-path");
    if (isKnown && isHarmless(name, value))
      written.push(` ${name}="${plain(value).replaceAll('"', "&quot;")}"`);
  }
  return written.join("");
}

/** References lead into the drawing itself; no signs are written as numbers, so that what is looked at is what is read. */
function isHarmless(name: string, value: string): boolean {
  if (/[\\&]/.test(value)) return false;
  if (name.endsWith("href")) return /^#[\w.-]+$/.test(value.trim());
  if (/url\s*\(/i.test(value)) return /^\s*url\(\s*#[\w.-]+\s*\)\s*$/.test(value);
  return !/javascript:|data:/i.test(value);
}

function plain(text: string): string {
  return text.replace(/&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-fA-F]+);)/g, "&amp;").replaceAll(">", "&gt;");
}

/** As large as it says it is, and square where it says nothing. */
function sized(source: string): BareSvg {
  const [root = ""] = /^<svg[^>]*>/.exec(source) ?? [];
  const box = / viewBox="([^"]*)"/.exec(root)?.[1] ?? "";
  const [, , width, height] = box
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const side = (name: string) => Number(new RegExp(` ${name}="([\\d.]+)(?:px)?"`).exec(root)?.[1]);
  return { source, width: sane(side("width"), width), height: sane(side("height"), height) };
}

function sane(...sides: (number | undefined)[]): number {
  const side = sides.find((each) => each !== undefined && each >= 1 && each <= 100_000);
  return Math.round(side ?? 512);
}
