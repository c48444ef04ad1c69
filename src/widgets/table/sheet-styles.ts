const rule = /\.([A-Za-z][\w-]{0,40})\s*\{([^{}]{0,2000})\}/g;

/** Of a class, what says how words look. */
const spoken = /(?:font-weight|font-style|text-decoration[a-z-]*)\s*:[^;]{1,60}/gi;

/** What is beyond is left; those of spreadsheets have some hundred short rules. */
const sheetMost = 500_000;

/** What the classes of a style sheet say of marks. */
export function classStyles(sheet: string): ReadonlyMap<string, string> {
  const classes = new Map<string, string>();
  for (const [, name = "", said = ""] of sheet.slice(0, sheetMost).matchAll(rule)) {
    const words = said.match(spoken)?.join(";");
    if (words) classes.set(name, words);
  }
  return classes;
}

/**
 * Excel says in a style sheet which cells are bold, Google Sheets in the cells themselves: what a class says of an element is
 * written into it, before what it says of itself.
 */
export function withSheetStyles(read: Document): void {
  const sheets = Array.from(read.querySelectorAll("style"), ({ textContent }) => textContent);
  const classes = classStyles(sheets.join("\n"));
  if (classes.size === 0) return;
  for (const element of read.body.querySelectorAll("td[class], th[class], font[class], span[class]")) {
    const own = [...element.classList].flatMap((name) => classes.get(name) ?? []);
    if (own.length > 0)
      element.setAttribute("style", [...own, element.getAttribute("style") ?? ""].join(";"));
  }
}
