/** What the body of a page may be made of, by element; anything else is a hole. */
const attributes: Readonly<Record<string, readonly string[]>> = {
  a: [
    "href",
    "target",
    "rel",
    "title",
    "download",
    "aria-label",
    "data-copied",
    "data-mention",
    "data-mention-of",
  ],
  p: ["align"],
  h1: ["align"],
  h2: ["align"],
  h3: ["align"],
  h4: ["align"],
  section: ["data-was"],
  span: ["data-mention", "data-mention-of", "style"],
  img: ["src", "srcset", "sizes", "alt", "title", "width", "height", "loading", "decoding", "style"],
  ol: ["start", "style"],
  table: ["border", "cellspacing", "cellpadding"],
  th: ["scope", "aria-sort", "data-align"],
  td: ["data-align"],
  iframe: ["src", "title", "loading", "allowfullscreen", "style"],
  video: ["src", "poster", "controls", "playsinline", "preload"],
  track: ["kind", "src", "srclang", "label"],
  input: ["type", "checked", "disabled", "aria-label"],
  svg: [
    "xmlns",
    "width",
    "height",
    "viewbox",
    "fill",
    "stroke",
    "stroke-width",
    "stroke-linecap",
    "stroke-linejoin",
  ],
  button: ["type", "data-copied"],
  details: ["open", "name"],
  path: ["d"],
  rect: ["x", "y", "rx", "ry", "width", "height"],
  circle: ["cx", "cy", "r", "fill"],
  line: ["x1", "x2", "y1", "y2"],
  polyline: ["points"],
};
const bare =
  "div p span h1 h2 h3 h4 h5 h6 ul ol li strong em b i u s del mark code pre br hr blockquote aside table thead tbody tr td th colgroup col figure figcaption a img input svg path rect circle line polyline section small details summary iframe video track button";
/** Formulas; what they are made of leads nowhere and stands nowhere else than in its own frame. */
const mathMl =
  "math semantics mrow mi mn mo ms mtext mspace mfrac msqrt mroot mstyle merror mpadded mphantom msub msup msubsup munder mover munderover mmultiscripts mprescripts none mtable mtr mtd";
const ofMathMl = new Set(mathMl.split(" "));
const mathAttributes =
  /^(?:display|mathvariant|displaystyle|scriptlevel|mathbackground|mathcolor|mathsize|form|fence|separator|lspace|rspace|stretchy|symmetric|maxsize|minsize|largeop|movablelimits|width|height|depth|voffset|linethickness|columnalign|rowspacing|columnspacing|accent|notation|style)$/;
const mathStyle =
  /^(?:(?:border|color|display|font|height|justify-content|margin-left|math-depth|padding|text-align|white-space|width)[a-z-]*:[\w\s.%#,+-]*(?:;|$))*$/;
/** How other programs are told of a font, a size or a colour. */
const letterStyle =
  /^(?:font-family:'[A-Za-z0-9 ]+',(?:serif|sans-serif|monospace|cursive)|font-size:\d{1,2}\.5pt|color:#[0-9a-f]{6}|background-color:#fff2a8;mso-highlight:yellow)$/;
const elements = new Set([...bare.split(" "), ...ofMathMl]);
const everywhere = /^(?:class|id|dir|role|tabindex|aria-label|aria-hidden|focusable|data-widget|data-hole)$/;

// The product writes its HTML in one way only: whatever this does not read to the end is not of its making.
const piece = /([^<>]+)|<!-- -->|<(\/?)([a-z][a-z0-9]*)((?: [a-zA-Z][a-zA-Z0-9-]*(?:="[^"<>]*")?)*) ?\/?>/y;

/** What is wrong with finished HTML of a page: elements, attributes and addresses outside the closed list. */
export function holesIn(html: string): string[] {
  const holes: string[] = [];
  piece.lastIndex = 0;
  while (piece.lastIndex < html.length) {
    const at = piece.lastIndex;
    const match = piece.exec(html);
    if (!match) return [...holes, `not read: ${html.slice(at, at + 80)}`];
    const [, , closes, element, sent] = match;
    if (element === undefined) continue;
    if (!elements.has(element)) holes.push(`<${element}>`);
    if (closes === "") holes.push(...holesInAttributes(element, sent ?? ""));
  }
  return holes;
}

function holesInAttributes(element: string, sent: string): string[] {
  return [...sent.matchAll(/ ([a-zA-Z][a-zA-Z0-9-]*)(?:="([^"]*)")?/g)].flatMap(
    ([, written = "", value = ""]) => {
      const name = written.toLowerCase();
      if (!everywhere.test(name) && !isOf(element, name)) return [`<${element} ${name}>`];
      return isHarmless(element, { name, value: decoded(value) }) ? [] : [`<${element} ${name}="${value}">`];
    },
  );
}

function isOf(element: string, name: string): boolean {
  return ofMathMl.has(element) ? mathAttributes.test(name) : (attributes[element]?.includes(name) ?? false);
}

function isHarmless(element: string, { name, value }: { name: string; value: string }): boolean {
  if (name === "class") return /^[a-zA-Z0-9 _+#.-]*$/.test(value);
  if (name === "id") return /^(?:[\p{L}\p{M}\p{N}_-]+|block:[A-Za-z0-9]+)$/u.test(value);
  if (name === "align") return /^(?:left|center|right)$/.test(value);
  if (name === "target") return value === "_blank";
  if (name === "type") return value === (element === "button" ? "button" : "checkbox");
  if (name === "style" && ofMathMl.has(element)) return mathStyle.test(value);
  if (name === "style" && element === "img") return /^object-position:\d{1,3}% \d{1,3}%$/.test(value);
  if (name === "style" && element === "span") return letterStyle.test(value);
  if (name === "style" && element === "ol") return /^padding-inline:\d(?:\.\d)?em$/.test(value);
  if (name === "style") return /^block-size:\d{1,4}px$/.test(value);
  // What is framed is a file of the site, or what the site itself frames (decision 0129); what is played is a file.
  if (name === "poster" || (name === "src" && element !== "img"))
    return (element === "iframe" ? /^\/-\/(?:file|frame)\// : /^\/-\/file\//).test(value);
  if (name === "srcset")
    return value
      .split(", ")
      .every((each) => leadsTo(each.split(" ")[0] ?? "").startsWith("https://site.example/-/file/"));
  if (name !== "href" && name !== "src") return true;
  const target = leadsTo(value);
  return element === "a"
    ? /^(?:https?|mailto):/.test(target) || target === "nowhere"
    : target.startsWith("https://site.example/");
}

/** Where a browser would go. */
function leadsTo(address: string): string {
  return URL.canParse(address, "https://site.example/p/")
    ? new URL(address, "https://site.example/p/").href
    : "nowhere";
}

function decoded(value: string): string {
  const signs: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'", "#39": "'" };
  return value.replace(/&(amp|lt|gt|quot|#x27|#39);/g, (_, name: string) => signs[name] ?? "");
}
