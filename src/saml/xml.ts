import { RefusedAnswer } from "./refused-answer.ts";

/** An element as it was written; its text is what stands directly in it. */
export type Element = {
  readonly namespace: string;
  readonly name: string;
  /** Those without a prefix, and not those that declare namespaces. */
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly Element[];
  readonly text: string;
  /** Where it stands in the text that was read. */
  readonly from: number;
  readonly to: number;
  /** The prefixes that are declared where it stands. */
  readonly scope: Scope;
};

type Scope = ReadonlyMap<string, string>;
type Open = {
  -readonly [Field in keyof Element]: Element[Field] extends readonly Element[] ? Element[] : Element[Field];
} & {
  readonly written: string;
};

/** The most that is read: of letters, of elements, and of elements inside of each other. */
export type Bounds = {
  readonly letters: number;
  readonly elements: number;
  readonly depth: number;
  /** Comments are skipped; otherwise they are refused, as is all else that begins with `<!` or `<?`. */
  readonly withComments?: boolean;
};

const name = "[A-Za-z_][\\w.-]*(?::[A-Za-z_][\\w.-]*)?";
/** Blanks as XML has them: JavaScript knows others, which the reader below the library does not. */
const blank = "[ \\t\\r\\n]";
const equals = `${blank}*=${blank}*`;
const opening = new RegExp(
  `<(${name})((?:${blank}+${name}${equals}(?:"[^"<]*"|'[^'<]*'))*)${blank}*(/?)>`,
  "y",
);
const closing = new RegExp(`</(${name})${blank}*>`, "y");
const words = /[^<]+/y;
const attribute = new RegExp(`(${name})${equals}(?:"([^"]*)"|'([^']*)')`, "g");
/** Of one element, and prefixes declared where it stands: the library goes through all of them for each. */
const attributesMost = 32;
const prefixesMost = 32;
const declaration = /^\uFEFF?(?:<\?xml(?:\s[^?<>]*)?\?>)?\s*/;
const xmlSpace = "http://www.w3.org/XML/1998/namespace";

/**
 * The root of a text in the part of XML that messages of this protocol are written in. There are no document types, so there is nothing that expands or that is
 * fetched; no comments, so no value falls into two; and bounds on all that costs work. Everything else is refused (decision 0172).
 */
export function readXml(text: string, bounds: Bounds): Element {
  if (text.length > bounds.letters) throw new RefusedAnswer("too long");
  const reader = { text, bounds, at: declaration.exec(text)?.[0].length ?? 0, elements: 0 };
  const root = readTree(reader);
  skipBetween(reader);
  if (reader.at !== text.length) throw new RefusedAnswer("more than one root");
  return root;
}

type Reader = { readonly text: string; readonly bounds: Bounds; at: number; elements: number };

function readTree(reader: Reader): Element {
  skipBetween(reader);
  const open: Open[] = [];
  for (;;) {
    const inside = open.at(-1);
    const start = take(reader, opening);
    if (start) {
      const element = elementOf(reader, start, inside);
      inside?.children.push(element);
      if (start[3] === "") open.push(element);
      else if (!inside) return element;
      if (open.length > reader.bounds.depth) throw new RefusedAnswer("too deep");
      continue;
    }
    const end = inside && take(reader, closing);
    if (end) {
      if (end[1] !== inside.written) throw new RefusedAnswer("not well-formed");
      inside.to = reader.at;
      open.pop();
      if (open.length === 0) return inside;
      continue;
    }
    const said = inside && take(reader, words);
    if (said) inside.text += plain(said[0]);
    else if (!skipComment(reader)) throw new RefusedAnswer("not well-formed");
  }
}

function take(reader: Reader, what: RegExp): RegExpExecArray | null {
  what.lastIndex = reader.at;
  const found = what.exec(reader.text);
  if (found) reader.at = what.lastIndex;
  return found;
}

function skipBetween(reader: Reader): void {
  do take(reader, /[ \t\r\n]+/y);
  while (skipComment(reader));
}

function skipComment(reader: Reader): boolean {
  if (reader.bounds.withComments !== true || !reader.text.startsWith("<!--", reader.at)) return false;
  const end = reader.text.indexOf("-->", reader.at + 4);
  if (end === -1) throw new RefusedAnswer("not well-formed");
  reader.at = end + 3;
  return true;
}

function elementOf(reader: Reader, start: RegExpExecArray, inside: Open | undefined): Open {
  if (++reader.elements > reader.bounds.elements) throw new RefusedAnswer("too many elements");
  const [whole, written = "", inner = ""] = start;
  const given = attributesIn(inner);
  const scope = scopeWith(given, inside?.scope ?? new Map([["xml", xmlSpace]]));
  const [prefix, local] = written.includes(":") ? written.split(":") : ["", written];
  const namespace = scope.get(prefix ?? "") ?? "";
  if (prefix !== "" && namespace === "") throw new RefusedAnswer("prefix without a namespace");
  return {
    written,
    namespace,
    name: local ?? "",
    attributes: new Map([...given].filter(([key]) => !key.includes(":") && key !== "xmlns")),
    children: [],
    text: "",
    from: reader.at - whole.length,
    to: reader.at,
    scope,
  };
}

function attributesIn(inner: string): Map<string, string> {
  const given = new Map<string, string>();
  for (const [, key = "", double, single] of inner.matchAll(attribute)) {
    if (given.has(key)) throw new RefusedAnswer("attribute given twice");
    if (given.size >= attributesMost) throw new RefusedAnswer("too many attributes");
    given.set(key, plain(double ?? single ?? ""));
  }
  return given;
}

function scopeWith(given: ReadonlyMap<string, string>, outer: Scope): Scope {
  const declared = [...given].filter(([key]) => key === "xmlns" || key.startsWith("xmlns:"));
  if (declared.length === 0) return outer;
  const scope = new Map([...outer, ...declared.map(([key, value]) => [key.slice(6), value] as const)]);
  if (scope.size > prefixesMost) throw new RefusedAnswer("too many prefixes");
  return scope;
}

const named = new Map([
  ["lt", "<"],
  ["gt", ">"],
  ["amp", "&"],
  ["quot", '"'],
  ["apos", "'"],
]);

function plain(written: string): string {
  if (!written.includes("&")) return written;
  return written.replaceAll(/&(?:#(\d{1,7})|#x([0-9A-Fa-f]{1,6})|(\w+))?;?/g, (whole, decimal, hex, word) => {
    const letter = whole.endsWith(";")
      ? word
        ? named.get(String(word))
        : letterOf(decimal, hex)
      : undefined;
    if (letter === undefined) throw new RefusedAnswer("unknown entity");
    return letter;
  });
}

function letterOf(decimal: string | undefined, hex: string | undefined): string | undefined {
  const code = decimal === undefined ? Number.parseInt(hex ?? "", 16) : Number(decimal);
  const isLetter =
    code === 9 || code === 10 || code === 13 || (code >= 32 && code < 0xd8_00) || code > 0xdf_ff;
  return isLetter && code <= 0x10_ff_ff ? String.fromCodePoint(code) : undefined;
}
