import { compileMessage } from "@lingui/message-utils/compileMessage";

/** Words that the product does not say; what stands behind an arrow is what it says instead. */
const unsaid: Readonly<Record<string, readonly [RegExp, instead: string][]>> = {
  en: [
    [/\bwhoever\b/i, "anyone with"],
    [/\b(some|any|no|every)body\b/i, "someone, anyone, no one, everyone"],
    [/\banew\b/i, "again"],
    [/\bmeanwhile\b/i, "now"],
    [/\bstands?\b(?! out)/i, "is"],
    [/\bits words\b/i, "its text"],
    [/\blet into\b/i, "invited to"],
    [/\bbelong together\b/i, "wrong, or don't match"],
    [/\b(go|goes|going) on\b/i, "keep, or continue"],
    [/\blook into\b/i, "check"],
    [/\bmails\b/i, "emails"],
    [/\b(please|sorry)\b/i, "what to do, without asking nicely"],
    [/\b(cannot|(do|does|did|is|are|was|were|has|have) not)\b/i, "the contraction: can't, isn't"],
    [/!/, "a full stop"],
  ],
  nl: [
    [/\b(u|uw)\b/i, "je"],
    [/\b(haar|hem)\b/i, "die, or the thing by its name"],
    [/\b(sorry|oeps)\b/i, "what to do"],
    [/\balstublieft\b|\balsjeblieft\b/i, "what to do"],
    [/\bniet bij elkaar\b/i, "verkeerd"],
    [/\bnog eens\b/i, "opnieuw"],
    [/\b(wie|degene) (dan )?ook\b/i, "iedereen met"],
    [/\bintussen\b/i, "nu"],
    [/\bweg(ge)?ha(al|alt|len|ald)\b/i, "verwijderen"],
    [/!/, "a full stop"],
  ],
};

/** Words that a label is not made longer by: articles, prepositions, and the short ones around a verb. */
const small = new Set(
  "a an the of to in on at by for with from and or as it is your this that not be can has yet".split(" "),
);

const most = { label: 4, hint: 12, message: 20 } as const;
type Form = keyof typeof most;

/**
 * How a sentence is used, as its key and its end say: a key that ends in Help or Hint is a hint below something; what ends
 * like a sentence is a message; everything else is a label or a short notice. Names of things to search by are neither.
 */
export function formOf(id: string, text: string): Form | null {
  const key = id.slice(id.indexOf(".") + 1);
  if (/(Names|Keywords)$/.test(key)) return null;
  if (/(^h|H)(elp|int)$/.test(key)) return "hint";
  return /[.?:…]["”]?$/.test(longest(text).trim()) ? "message" : "label";
}

/** What is wrong with a sentence of ours in a language; only English is counted, others follow its meaning. */
export function faultsOf(id: string, text: string, language: string): string[] {
  const key = id.slice(id.indexOf(".") + 1);
  if (/(Names|Keywords)$/.test(key)) return [];
  const unwanted = unsaidIn(text, language).map((said) => `${id} says ${said}`);
  return language === "en" ? [...unwanted, ...tooLong(id, text)] : unwanted;
}

/** The words in a text that the product does not say, each with what it says instead. */
export function unsaidIn(text: string, language: string): string[] {
  const said = whole(compileMessage(text));
  return (unsaid[language] ?? []).flatMap(([word, instead]) => {
    const found = word.exec(said)?.[0];
    return found === undefined ? [] : [`"${found}" (say: ${instead})`];
  });
}

function tooLong(id: string, text: string): string[] {
  const form = formOf(id, text);
  if (form === null) return [];
  const words = longest(text).match(/[\w'’-]*\w/g) ?? [];
  const counted = form === "label" ? words.filter((word) => !small.has(word.toLowerCase())) : words;
  return counted.length > most[form]
    ? [`${id} is a ${form} of ${counted.length} words, at most ${most[form]}`]
    : [];
}

/** The text without its names and numbers, each plural in its longest form. */
function longest(text: string): string {
  return said(compileMessage(text));
}

/** The text with every form of its plurals, one behind the other. */
function whole(compiled: unknown): string {
  if (typeof compiled === "string") return compiled;
  if (!Array.isArray(compiled)) return "";
  return compiled
    .map((piece: unknown) => (typeof piece === "string" ? piece : formsIn(piece).map(whole).join(" ")))
    .join("");
}

function formsIn(piece: unknown): unknown[] {
  const forms: unknown = Array.isArray(piece) ? piece[2] : null;
  return typeof forms === "object" && forms !== null ? Object.values(forms) : [" "];
}

function said(compiled: unknown): string {
  if (typeof compiled === "string") return compiled;
  if (!Array.isArray(compiled)) return "";
  return compiled
    .map((piece: unknown) => (typeof piece === "string" ? hashless(piece) : chosen(piece)))
    .join("");
}

function hashless(piece: string): string {
  return piece === "#" ? " " : piece;
}

function chosen(piece: unknown): string {
  return formsIn(piece)
    .map(said)
    .reduce((long, each) => (each.length > long.length ? each : long), " ");
}
