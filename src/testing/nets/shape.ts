import { readFileSync, readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { Visitor, parseSync } from "vite";
import { classNameFaults } from "./class-names.ts";
import { frameFaults } from "./screen-frame.ts";
import { definedIn, prefixFaults, sheetFaults } from "./style-sheets.ts";

/** The names that a feature's files may have. What finds no place under them is a noun that has no name yet. */
const vocabulary = new Set(
  "contract rules events wording store operations handlers screen room scope listeners jobs live feeds cli mail".split(
    " ",
  ),
);
/** Folders of a feature whose files are named after what they hold; every other folder is a noun of its own. */
const freeFolders = /\/(screens|parts|model|commands|clients|content|tab)\//;
const emptyWords = /^(index|utils?|helpers?|misc|common|shared|.*-(utils?|helpers?|manager|service))$/;
/** Where an actor may be proven: at the border, for jobs, and in tests. */
const mayMint = /^src\/(kernel\/actor|server\/web\/session)\.ts$|^src\/(jobs|testing)\/|\.test\.tsx?$/;
const stop = 300;
const exemptFromStop = /(\/wording|\/tables|\/specified-calls|\/migrations\/[^/]+)\.ts$/;
const spokenAttributes = new Set(["aria-label", "alt", "title", "placeholder", "label", "aria-description"]);

/** Where days and times are told without a reader. */
const tellsByItself =
  /\bnew Intl\.DateTimeFormat\(|\.toLocale(?:Date|Time)String\(|\bdateStyle\b|\bhour12: (?:true|false)|\bdateOrder: "[dmy]{3}"(?! \|)/;

/** What is out of shape below `root`, one sentence a fault: `path: what to do instead`. */
export function shapeFaults(root: string): string[] {
  const files = readdirSync(join(root, "src"), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(root.length + 1)
        .replaceAll("\\", "/"),
    );
  return [...files.flatMap((file) => fileFaults(root, file)), ...classFaults(root, files)];
}

function fileFaults(root: string, file: string): string[] {
  return [
    ...nameFaults(file),
    ...vocabularyFaults(file),
    ...(isStore(file) ? storeFaults(file, readFileSync(join(root, file), "utf8")) : []),
    ...(holdsNoSql.test(file) ? sqlFaults(file, readFileSync(join(root, file), "utf8")) : []),
    ...(file.endsWith(".css") ? sideFaults(file, readFileSync(join(root, file), "utf8")) : []),
    ...(/\.tsx?$/.test(file) ? textFaults(file, readFileSync(join(root, file), "utf8")) : []),
  ];
}

/** What style sheets and components say about each other (decision 0035). */
function classFaults(root: string, files: readonly string[]): string[] {
  const texts = (wanted: (file: string) => boolean) =>
    new Map(files.filter(wanted).map((file) => [file, readFileSync(join(root, file), "utf8")]));
  const sheets = texts((file) => file.endsWith(".css"));
  const sources = texts(
    (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && !file.startsWith("src/testing/"),
  );
  return [
    ...prefixFaults([...sheets.keys()]),
    ...[...sheets].flatMap(([file, text]) => sheetFaults(file, text)),
    ...classNameFaults(sources, definedIn(sheets)),
    ...frameFaults(sources),
  ];
}

function nameFaults(file: string): string[] {
  const name = stem(file);
  if (emptyWords.test(name))
    return [`${file}: this name says nothing; name the file after the one idea in it`];
  const isPlain = /^[a-z0-9]+(-[a-z0-9]+)*$/.test(name);
  return isPlain ? [] : [`${file}: file names are kebab-case`];
}

function vocabularyFaults(file: string): string[] {
  if (!file.startsWith("src/features/") || freeFolders.test(file) || /\.test\.tsx?$/.test(file)) return [];
  const name = stem(file);
  if (vocabulary.has(name)) return [];
  if (/^[a-z-]+-(store|operations)$/.test(name)) return [];
  return [
    `${file}: a feature's files are called ${[...vocabulary].join(", ")} (a second store or operations says of what: search-store); pure parts stand in model/, pieces of screens in screens/ or parts/, and a noun in a folder of its own`,
  ];
}

function isStore(file: string): boolean {
  return file.startsWith("src/features/") && file.endsWith("store.ts");
}

/** A store holds SQL, and neither asks rules nor announces: that is the work of handlers and operations. */
function storeFaults(file: string, text: string): string[] {
  const hasQueries = /\brun(<[\s\S]*?>)?\(|\btx\.db\b/.test(text);
  const decides = /\b(demand|found)\(|\bannounce\(/.exec(text);
  return [
    ...(hasQueries
      ? []
      : [`${file}: a store holds SQL; what works with a transaction without any is called operations`]),
    ...(decides
      ? [
          `${file}: a store holds SQL and nothing else; ${decides[0]}) belongs into operations.ts or handlers.ts`,
        ]
      : []),
  ];
}

/** Of rooms and widgets everything but the stores and the tests. */
const holdsNoSql = /^src\/(features|widgets)\/(?!.*store\.ts$)(?!.*\.test\.tsx?$).*\.tsx?$/;

/** Whoever is handed a transaction could ask it for anything: nobody but a store does. */
function sqlFaults(file: string, text: string): string[] {
  const asks = /\btx\s*\.\s*db\b|\{[^{}]*\bdb\b[^{}]*\}\s*(?:=|:)\s*(?:tx|Tx)\b/.test(text);
  return asks ? [`${file}: SQL stands in stores; ask one, or make one of what works with tx.db`] : [];
}

function textFaults(file: string, text: string): string[] {
  const lines = text.split("\n").length - 1;
  const long = lines > stop && !exemptFromStop.test(file);
  const mints = text.includes("mintActor(") && !mayMint.test(file);
  return [
    ...(mints
      ? [
          `${file}: actors are minted in server/web/session.ts, for jobs and in tests; pass on the one you were given`,
        ]
      : []),
    ...(long
      ? [`${file}: ${lines} lines; at ${stop} a noun is hiding in it: find it, do not cut the file in half`]
      : []),
    ...(file.endsWith(".tsx") && !file.endsWith(".test.tsx") ? sentenceFaults(file, text) : []),
    ...dayFaults(file, text),
  ];
}

/** The order of a date, the clock and the zone are the reader's to choose, wherever a time stands (USET-13). */
function dayFaults(file: string, text: string): string[] {
  if (/^src\/(kernel|testing)\/|\.test\.tsx?$/.test(file)) return [];
  const isTold = tellsByItself.test(text) || (file.endsWith(".tsx") && text.includes("englishLocale"));
  return isTold
    ? [`${file}: days and times are told by kernel/time-words.ts, as their reader has chosen`]
    : [];
}

/** Sentences that stand in JSX, between tags or in an attribute that people hear or see. */
function sentenceFaults(file: string, text: string): string[] {
  const faults: string[] = [];
  const tell = (at: number, said: string): void => {
    if (!hasWord(said)) return;
    const line = text.slice(0, at).split("\n").length;
    faults.push(
      `${file}: line ${line} says "${said.trim()}"; sentences stand in wording.ts and are said with say(...)`,
    );
  };
  new Visitor({
    JSXText: ({ start, value }) => tell(start + (/\S/.exec(value)?.index ?? 0), value),
    JSXAttribute: ({ start, name, value }) => {
      const isSpoken = name.type === "JSXIdentifier" && spokenAttributes.has(name.name);
      if (isSpoken && value?.type === "Literal" && typeof value.value === "string") tell(start, value.value);
    },
  }).visit(parseSync(file, text).program);
  return faults;
}

const sided = /^\s*(?:(?:margin|padding|border)-(?:left|right)|text-align:\s*(?:left|right)|float)\b/;
const fourValues = /^\s*(?:margin|padding|inset):\s*\S+\s+(\S+)\s+\S+\s+(\S+);/;

/**
 * Rules with a left and a right of their own: half of the world reads from the other side. What stands under `html[dir="…"]` says
 * for which side it is meant.
 */
function sideFaults(file: string, text: string): string[] {
  let selector = "";
  return text.split("\n").flatMap((line, at) => {
    if (line.endsWith("{")) selector = line;
    const [, right, left] = fourValues.exec(line) ?? [];
    if (selector.includes("html[dir=") || (!sided.test(line) && right === left)) return [];
    return [
      `${file}: line ${at + 1} tells left from right; use the logical properties (margin-inline: start end)`,
    ];
  });
}

function hasWord(text: string): boolean {
  return /\p{L}{2,}/u.test(text);
}

function stem(file: string): string {
  return basename(file)
    .replace(/\.[a-z]{2}\.json$/, "")
    .replace(/(\.drill)?(\.test|\.d)?\.[a-z0-9]+$/, "");
}
