/**
 * A page as its author writes it down: a title line `=== Title`, facts of the form `name: value`, an empty line, and the
 * text. Pages come many in one text; what the facts mean is for whoever places the pages.
 */
export type WrittenPage = {
  readonly title: string;
  readonly facts: Readonly<Record<string, string>>;
  readonly pieces: readonly Piece[];
};

/** What a text is made of, in the order of reading. */
export type Piece =
  | { readonly is: "heading"; readonly level: number; readonly text: string }
  | { readonly is: "text"; readonly style: "plain" | "note" | "quote"; readonly lines: readonly string[] }
  | { readonly is: "markdown"; readonly source: string }
  | { readonly is: "code"; readonly code: string; readonly language: string }
  /** Stands between two lines of `$$`. */
  | { readonly is: "formula"; readonly source: string }
  | { readonly is: "divider" }
  | { readonly is: "checklist"; readonly items: readonly string[] }
  | { readonly is: "table"; readonly cells: readonly (readonly string[])[] }
  | { readonly is: "picture"; readonly name: string; readonly words: readonly string[] }
  /** A block that shows what the site holds, by its name in `composed.ts`. */
  | { readonly is: "block"; readonly name: string }
  /** `button` says where it leads: a name and the title of the page. */
  | {
      readonly is: "announcement";
      readonly title: string;
      readonly text: string;
      readonly button: readonly [name: string, title: string, icon: string];
      /** The name of its file; nothing where there is none. */
      readonly picture: string;
    }
  /** Each with its name, the title of the page to which it leads, and the name of its icon. */
  | {
      readonly is: "shortcuts";
      readonly items: readonly (readonly [name: string, title: string, icon: string])[];
    }
  /** Parts to open, or to switch between, each with its title and its text. */
  | { readonly is: "accordion" | "tabs"; readonly items: readonly (readonly [title: string, text: string])[] }
  /** A list of files below a title, each as "file > what it is called". */
  | { readonly is: "files"; readonly name: string; readonly words: readonly string[] }
  /** Pictures in a layout, each as "file > what it shows > caption". */
  | { readonly is: "gallery"; readonly name: string; readonly words: readonly string[] }
  /** Cards of people, by their keys, below a title. */
  | { readonly is: "people"; readonly name: string; readonly words: readonly string[] }
  /** A button ("Name > Title of the page"), a coloured box, a place on the map, or a countdown, with what it says or its moment. */
  | {
      readonly is: "button" | "box" | "map" | "countdown";
      readonly name: string;
      readonly words: readonly string[];
    }
  | { readonly is: "file"; readonly name: string; readonly words: readonly string[] }
  /** What follows stands in a column of so many twelfths, beside its neighbours; null ends the row. */
  | { readonly is: "column"; readonly width: number | null };

/** Reads the pages of a text. A piece ends at an empty line; `~~~` stands around Markdown that is kept as it is. */
export function writtenPages(text: string): WrittenPage[] {
  const parts = text.split(/^=== /m).slice(1);
  return parts.map((part) => {
    const [title = "", ...lines] = part.split("\n");
    const end = lines.indexOf("");
    const facts = Object.fromEntries(lines.slice(0, Math.max(0, end)).map(factOf));
    return { title: title.trim(), facts, pieces: piecesOf(lines.slice(end + 1).join("\n")) };
  });
}

function factOf(line: string): [string, string] {
  const at = line.indexOf(":");
  return [line.slice(0, at).trim(), line.slice(at + 1).trim()];
}

export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  for (const [at, part] of text.split(/^~~~$/m).entries()) {
    if (at % 2 === 1) pieces.push({ is: "markdown", source: part.trim() });
    else
      for (const chunk of part.replace(/^#{1,4} .+$/gm, "$&\n").split(/\n{2,}/))
        if (chunk.trim() !== "") pieces.push(pieceOf(chunk.trim()));
  }
  return joined(pieces);
}

/** Code stands between two fences, and has no empty line in it. */
const inParts = /^\[(accordion|tabs): ([^\]]+)\]$/;
const fenced = /^```([\w+#.-]{0,30})\n([\s\S]*?)\n```$/;

/** Stands before each item of a checklist. */
const openItem = "- [ ] ";

type Held = "picture" | "gallery" | "file" | "files" | "button" | "box" | "map" | "countdown" | "people";

function pieceOf(chunk: string): Piece {
  const heading = /^(#{1,4}) (.+)$/.exec(chunk);
  if (heading) return { is: "heading", level: (heading[1] ?? "").length - 1, text: heading[2] ?? "" };
  const column = /^:: ?(\d*)$/.exec(chunk);
  if (column) return { is: "column", width: column[1] ? Number(column[1]) : null };
  const held =
    /^\[(picture|gallery|files?|button|box|map|countdown|people): ([^;\]]+)((?:;[^;\]]*)*)\]$/.exec(chunk);
  if (held)
    return {
      is: held[1] as Held,
      name: (held[2] ?? "").trim(),
      words: (held[3] ?? "")
        .split(";")
        .slice(1)
        .map((word) => word.trim()),
    };
  const block = /^\[block: ([a-z ]+)\]$/.exec(chunk);
  if (block) return { is: "block", name: block[1] ?? "" };
  const announced = /^\[announcement: ([^;\]]+);([^;\]]+);([^;\]]+)(?:;([^;\]]+))?\]$/.exec(chunk);
  if (announced) {
    const [, title = "", text = "", button = "", picture = ""] = announced.map((words: string | undefined) =>
      words?.trim(),
    );
    return { is: "announcement", title, text, button: shortcutOf(button), picture };
  }
  const shortcuts = /^\[shortcuts: ([^\]]+)\]$/.exec(chunk);
  if (shortcuts) return { is: "shortcuts", items: (shortcuts[1] ?? "").split(";").map(shortcutOf) };
  const parts = inParts.exec(chunk);
  if (parts) return { is: parts[1] as "accordion" | "tabs", items: (parts[2] ?? "").split(";").map(partOf) };
  if (chunk === "---") return { is: "divider" };
  const typed = typedPiece(chunk);
  if (typed) return typed;
  if (chunk.startsWith("|")) return { is: "table", cells: chunk.split("\n").map(cellsOf) };
  const lines = chunk.split("\n");
  if (lines.every((line) => line.startsWith(openItem)))
    return { is: "checklist", items: lines.map((line) => line.slice(openItem.length)) };
  if (chunk.startsWith("! ")) return { is: "text", style: "note", lines: lines.map(unmarked) };
  if (chunk.startsWith("> ")) return { is: "text", style: "quote", lines: lines.map(unmarked) };
  return { is: "text", style: "plain", lines };
}

/** Code or a formula, kept letter by letter. */
function typedPiece(chunk: string): Piece | null {
  const code = fenced.exec(chunk);
  if (code) return { is: "code", language: code[1] ?? "", code: code[2] ?? "" };
  const formula = /^\$\$\n([\s\S]*?)\n\$\$$/.exec(chunk);
  return formula ? { is: "formula", source: formula[1] ?? "" } : null;
}

/** "Name > Title of the page @icon", or the title alone for both, or without an icon. */
export function shortcutOf(written: string): readonly [string, string, string] {
  const [words = "", icon = ""] = written.split("@").map((part) => part.trim());
  const [name = "", title = name] = words.split(">").map((part) => part.trim());
  return [name, title, icon];
}

/** "Title > Text". */
function partOf(written: string): readonly [string, string] {
  const [title = "", text = ""] = written.split(" > ").map((part) => part.trim());
  return [title, text];
}

function cellsOf(line: string): string[] {
  return line
    .replace(/^\||\|$/g, "")
    .split("|")
    .map((cell) => cell.trim());
}

function unmarked(line: string): string {
  return line.replace(/^[!>] ?/, "");
}

/** Plain texts that follow each other are one, with an empty line between them. */
function joined(pieces: readonly Piece[]): Piece[] {
  const result: Piece[] = [];
  for (const piece of pieces) {
    const before = result.at(-1);
    const joins =
      piece.is === "text" && before?.is === "text" && piece.style === "plain" && before.style === "plain";
    if (joins) result[result.length - 1] = { ...before, lines: [...before.lines, "", ...piece.lines] };
    else result.push(piece);
  }
  return result;
}
