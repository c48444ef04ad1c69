/** Texts of about so many letters that make a reader look at each letter again for every other, if anything does. */
export function hostileTexts(letters: number): Readonly<Record<string, string>> {
  const repeated = Object.fromEntries(pieces.map((piece) => [JSON.stringify(piece), filled(piece, letters)]));
  return {
    ...repeated,
    "blanks inside a line": `# a${" ".repeat(letters)}b`,
    "no-break spaces in a heading": `# a${"\u00a0".repeat(letters)}b`,
    "signs inside a line": `# a ${"#".repeat(letters)} b`,
    "empty lines before a word": `a${"\n".repeat(letters)}b`,
    "a word that is no address": `${"a".repeat(letters)} b`,
    "at signs before a word": `a ${"@".repeat(letters)} b`,
    "dots of a host": `a@${".".repeat(letters)} b`,
    "a definition with blanks": `[a]:${" ".repeat(letters)}<`,
    "runs of backticks, each longer": runs(letters),
    "brackets in brackets": "[".repeat(letters / 2) + "]".repeat(letters / 2),
    "names that count already": filled("# a-1\n# a\n", letters),
    "tables in one text": filled("a|b\n-|-\nc|d\n\n", letters),
    "short rows of a wide table": wideTables(letters),
    "a definition that is repeated": `[a]: /${"x".repeat(letters / 2)}\n\n${filled("[a]", letters / 2)}`,
    "quotes in quotes": filled(`${">".repeat(60)}a\n${"b\n".repeat(40)}`, letters),
    "lists in lists": filled(`${"- ".repeat(40)}a\n`, letters),
  };
}

const pieces = [
  "# a\n",
  "- [ ] a\n",
  "- ",
  "> ",
  "1. a\n",
  "> a\n",
  "[a]{#x}",
  "[a](",
  "[a](/",
  "](",
  "](b) ",
  "[[a]] ",
  "![[a|",
  "[[a#",
  "![",
  "[",
  "`",
  "`a``",
  "*a _b ",
  "~~a",
  "<",
  "<!--",
  "<a ",
  '<a href="x" ',
  "<img ",
  '<a id="x"></a>\n',
  "<div ",
  "a@b.co ",
  "a@",
  "@",
  "http://a.b/",
  "https://a.b ",
  "www.a.",
  "mailto:",
  "/-/file/1/",
  "&#",
  "&amp;",
  "\\",
  "{#",
  '"',
  "'",
  '"a" ',
  "-",
  "_",
  ".",
  ",",
  ";",
  "\t",
  "a\tb\n",
  '"a\t',
  " ",
  "\u00a0",
  "\n",
  " \n",
  "\r",
  "a",
  "A1",
  "\u0301\u0323",
  "東",
  "ก",
  "\uff76\uff9e",
  "😀",
  "%2e/",
  "=",
  "|",
] as const;

function filled(piece: string, letters: number): string {
  return piece.repeat(Math.ceil(letters / piece.length));
}

function runs(letters: number): string {
  let text = "";
  for (let length = 1; text.length < letters; length++) text += `${"`".repeat(length)}a`;
  return text;
}

function wideTables(letters: number): string {
  const wide = Math.max(2, Math.round(letters / 20));
  return `${"a|".repeat(wide)}a\n${"-|".repeat(wide)}-\n${filled("a\n", letters)}`;
}
