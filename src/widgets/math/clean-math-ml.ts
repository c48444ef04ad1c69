/** MathML Core, without what leads somewhere or runs something. */
const elements = new Set(
  "math semantics mrow mi mn mo ms mtext mspace mfrac msqrt mroot mstyle merror mpadded mphantom msub msup msubsup munder mover munderover mmultiscripts mprescripts none mtable mtr mtd".split(
    " ",
  ),
);
const attributes = new Set(
  "display class dir mathvariant displaystyle scriptlevel mathbackground mathcolor mathsize form fence separator lspace rspace stretchy symmetric maxsize minsize largeop movablelimits width height depth voffset linethickness rowspan columnspan columnalign rowspacing columnspacing accent accentunder notation style".split(
    " ",
  ),
);
const tag = /<(\/?)([a-zA-Z][\w-]*)((?:[^>"']|"[^"]*"|'[^']*')*)>/g;
const attribute = /([\w-]+)=(?:"([^"]*)"|'([^']*)')/g;

/**
 * What a library has drawn, as far as it is MathML that we know: other elements lose their tags and other attributes go, names and
 * addresses among them. A second gate behind the library's own.
 */
export function cleanMathMl(drawn: string): string {
  return drawn.replace(tag, (_, end: string, name: string, rest: string) => {
    if (!elements.has(name)) return "";
    return end === "/" ? `</${name}>` : `<${name}${attributesIn(rest)}>`;
  });
}

function attributesIn(rest: string): string {
  const kept: string[] = [];
  for (const [, name = "", double, single] of rest.matchAll(attribute)) {
    const said = double ?? single ?? "";
    const value = name === "style" ? styleIn(said) : said;
    if (attributes.has(name) && plain.test(value) && (value !== "" || name !== "style"))
      kept.push(` ${name}="${value}"`);
  }
  return kept.join("");
}

/** Lengths, words and colours. */
const plain = /^[\w\s:;.%#,()+-]*$/;
/** What a part of a formula looks like; nothing that places it elsewhere on the page. */
const property =
  /^(?:border(?:-(?:top|bottom|left|right))?|color|display|font-(?:family|style|weight)|height|justify-content|margin-left|math-depth|padding(?:-(?:top|bottom|left|right))?|text-align|white-space|width):(?!.*(?:url|var|expression)\()/;

function styleIn(style: string): string {
  const declarations = style.split(";").map((each) => each.trim());
  return declarations.filter((each) => property.test(each)).join(";");
}
