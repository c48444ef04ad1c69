import { basename, dirname } from "node:path";

/** A class, and the style sheet that defines it. */
export type Defined = ReadonlyMap<string, string>;

/** Where everything may be spoken about: the ground that all rooms stand on. */
const ground = /^src\/ui\/(base|tokens|fonts)\.css$/;
/** Folders that only sort the files of a room. */
const sorting = /^(screens|parts)$/;

/** What the classes of a style sheet begin with: the name of the folder whose it is; `screens` and `parts` do not count. */
export function prefixOf(file: string): string {
  const folders = dirname(file)
    .split("/")
    .filter((folder) => !sorting.test(folder));
  return folders.at(-1) ?? "";
}

/** The classes that these style sheets define, by path and text. */
export function definedIn(sheets: ReadonlyMap<string, string>): Defined {
  const defined = new Map<string, string>();
  for (const [file, text] of sheets)
    for (const selector of selectorsOf(text))
      for (const name of classesOf(selector)) if (isOwn(name, prefixOf(file))) defined.set(name, file);
  return defined;
}

/** What a style sheet says that is not its business, one sentence a fault. */
export function sheetFaults(file: string, text: string): string[] {
  if (ground.test(file)) return [];
  const prefix = prefixOf(file);
  return [
    ...new Set([
      ...selectorsOf(text).flatMap((selector) => selectorFaults(file, selector, prefix)),
      ...keyframeFaults(file, text, prefix),
      ...importantFaults(file, text),
    ]),
  ];
}

/** Folders of the same name would have the same prefix, and style each other. */
export function prefixFaults(files: readonly string[]): string[] {
  const homes = new Map<string, string>();
  return files.flatMap((file) => {
    const home = dirname(file)
      .split("/")
      .filter((folder) => !sorting.test(folder))
      .join("/");
    const first = homes.get(basename(home)) ?? home;
    homes.set(basename(home), first);
    return first === home
      ? []
      : [
          `${file}: ${first} has classes that begin with "${basename(home)}-" too; one of the folders needs another name`,
        ];
  });
}

function selectorFaults(file: string, selector: string, prefix: string): string[] {
  const classes = classesOf(selector);
  const foreign = classes.filter((name) => !isOwn(name, prefix));
  if (classes.length === 0)
    return [`${file}: "${selector}" would style every room; begin with a class of this one, "${prefix}-..."`];
  return foreign.map(
    (name) =>
      `${file}: ".${name}" does not begin with "${prefix}-"; a file styles its own classes only. What a room wants of a piece that is not its own it says through a prop, a custom property that the piece reads, or an element of its own around it`,
  );
}

function keyframeFaults(file: string, text: string, prefix: string): string[] {
  return [...text.matchAll(/@keyframes\s+([\w-]+)/g)].flatMap(([, name = ""]) =>
    isOwn(name, prefix) ? [] : [`${file}: the keyframes "${name}" begin with "${prefix}-", like classes`],
  );
}

function importantFaults(file: string, text: string): string[] {
  return withoutComments(text)
    .split("\n")
    .filter((line) => line.includes("!important"))
    .map(
      (line) =>
        `${file}: "${line.trim()}": layers say which rule wins, not !important (scripts/build-layers.mjs)`,
    );
}

function isOwn(name: string, prefix: string): boolean {
  return name === prefix || name.startsWith(`${prefix}-`);
}

/** The selectors of a style sheet, each for itself, those inside at-rules too. */
function selectorsOf(text: string): string[] {
  const plain = withoutComments(text).replace(/@keyframes[^{]+\{(?:[^{}]|\{[^{}]*\})*\}/g, "");
  const heads = [...plain.matchAll(/([^{};]+)\{/g)].map(([, head = ""]) => head.trim().replace(/\s+/g, " "));
  return heads.filter((head) => !head.startsWith("@")).flatMap(eachOf);
}

/** Parts between commas that stand in no brackets. */
function eachOf(list: string): string[] {
  let depth = 0;
  const parts = [""];
  for (const letter of list) {
    if ("([".includes(letter)) depth += 1;
    if (")]".includes(letter)) depth -= 1;
    if (letter === "," && depth === 0) parts.push("");
    else parts.push(`${parts.pop()}${letter}`);
  }
  return parts.map((part) => part.trim());
}

function classesOf(selector: string): string[] {
  return [...selector.replace(/"[^"]*"/g, "").matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name = ""]) => name);
}

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, "").replace(/url\([^)]*\)/g, "");
}
