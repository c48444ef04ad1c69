import type { KeptFile } from "#features/files/contract.ts";
import type { Document } from "#documents/document.ts";
import { setIcons } from "#kernel/icon-drawings.ts";
import { headingLevels } from "#widgets/heading/schema.ts";
import { image } from "#widgets/image/schema.ts";
import { schemas } from "#widgets/schemas.ts";
import type { WidgetKind } from "#widgets/widget.ts";
import { namedFile } from "./named-file.ts";
import { plainPiece } from "./plain-pieces.ts";
import { type PageIds, richText } from "./rich-text.ts";
import type { Piece } from "./written-page.ts";

/** What the pieces of a page speak of: other pages by their title, kept files by their name. */
export type Known = {
  readonly pageIds: PageIds;
  readonly fileOf: (name: string) => KeptFile | undefined;
  /** People by their keys; left out where nobody is there yet. */
  readonly personIds?: (key: string) => number | undefined;
};

type Made = { readonly kind: WidgetKind; readonly content: unknown };

/** The document of these pieces; the same pieces give the same document. What it shows of files has been kept before. */
export function composed(pieces: readonly Piece[], known: Known): Document {
  const rows: { columns: { width: number; widgets: string[] }[] }[] = [];
  const widgets: Document["widgets"] = {};
  let beside: (typeof rows)[number] | null = null;
  const repeated = titlesRepeated(pieces);
  for (const piece of pieces) {
    if (piece.is === "column") {
      if (piece.width === null) beside = null;
      else {
        if (!beside) rows.push((beside = { columns: [] }));
        beside.columns.push({ width: piece.width, widgets: [] });
      }
      continue;
    }
    const made = widgetOf(piece, { ...known, repeated });
    if (!made) continue;
    const id = `part${String(Object.keys(widgets).length + 1).padStart(4, "0")}`;
    widgets[id] = { kind: made.kind, version: schemas[made.kind].version, content: made.content };
    const column = beside?.columns.at(-1);
    if (column) column.widgets.push(id);
    else rows.push({ columns: [{ width: 12, widgets: [id] }] });
  }
  return { rows, widgets };
}

function widgetOf(
  piece: Exclude<Piece, { is: "column" }>,
  { pageIds, fileOf, personIds, repeated }: Known & Repeated,
): Made | null {
  switch (piece.is) {
    case "heading":
      return {
        kind: "Heading",
        content: { text: piece.text, level: headingLevels[piece.level] ?? "h1", anchor: "" },
      };
    case "text":
      return { kind: "Paragraph", content: { text_style: piece.style, doc: richText(piece.lines, pageIds) } };
    case "checklist":
      return {
        kind: "Checklist",
        content: { items: piece.items.map((text, at) => ({ id: String(at + 1), text })) },
      };
    case "table":
      return { kind: "Table", content: tableOf(piece.cells, repeated) };
    case "block": {
      const kind = blocks[piece.name];
      if (!kind) throw new Error(`no block is called ${piece.name}`);
      return { kind, content: kind === "Image" ? schemas.Image.empty() : {} };
    }
    case "announcement":
      return { kind: "Announcement", content: announcementOf(piece, { pageIds, fileOf }) };
    case "shortcuts":
      return { kind: "Shortcuts", content: { items: shortcutsTo(piece.items, pageIds) } };
    case "people":
      return cardsOf(piece, personIds);
    case "picture":
    case "gallery":
      return picturesWidget(piece, fileOf);
    case "files":
    case "file":
      return piece.is === "file" ? fileWidget(piece, fileOf(piece.name)) : filesWidget(piece, fileOf);
    default:
      return plainPiece(piece, pageIds);
  }
}

/** What comes as it is when somebody adds it. */
const blocks: Readonly<Record<string, WidgetKind>> = {
  greeting: "Greeting",
  starred: "StarredPages",
  "recently changed": "RecentlyChanged",
  "waiting for you": "WaitingForYou",
  "new people": "NewPeople",
  "people this week": "PeopleThisWeek",
  /** A place for one: readers see nothing of it until somebody has chosen which. */
  picture: "Image",
};

/** Without a button where its page is not there. */
function announcementOf(
  { title, text, button, picture: name }: Extract<Piece, { is: "announcement" }>,
  { pageIds, fileOf }: Known,
) {
  const page = pageIds(button[1]);
  const picture = pictureFactOf(fileOf(name));
  return {
    title,
    text,
    label: page === undefined ? "" : button[0],
    href: page === undefined ? "" : `page:${page}`,
    ...(picture && { picture }),
  };
}

/** Those whose page is there. */
function shortcutsTo(items: readonly (readonly [string, string, string])[], pageIds: PageIds) {
  return items.flatMap(([name, title, wanted], at) => {
    const page = pageIds(title);
    const icon = setIcons.findIndex(([each]) => each === wanted);
    const sign = icon < 0 ? {} : { icon };
    return page === undefined ? [] : [{ id: String(at + 1), name, href: `page:${page}`, ...sign }];
  });
}

type Repeated = {
  /** What the columns of several tables are called, as one text. */
  readonly repeated: ReadonlySet<string>;
};

const titlesOf = ([titles = []]: readonly (readonly string[])[]) => titles.join("|");

function titlesRepeated(pieces: readonly Piece[]): ReadonlySet<string> {
  const all = pieces.flatMap((piece) => (piece.is === "table" ? [titlesOf(piece.cells)] : []));
  return new Set(all.filter((titles, at) => all.indexOf(titles) !== at));
}

const twelfths = 12;

/** The first line names the columns, unless it is empty. Tables with the same columns are read together: theirs are as wide. */
function tableOf(cells: readonly (readonly string[])[], repeated: ReadonlySet<string>) {
  const [titles = [], ...lines] = cells;
  const share = Math.floor(twelfths / titles.length);
  const rest = twelfths - share * titles.length;
  const widthAt = (at: number) => (share < 1 ? null : share + (at < rest ? 1 : 0));
  const isRepeated = repeated.has(titlesOf(cells));
  const columns = titles.map((title, at) => ({
    id: `c${at}`,
    title,
    width: isRepeated ? widthAt(at) : null,
  }));
  const rows = lines.map((line, at) => ({
    id: `r${at}`,
    cells: Object.fromEntries(line.slice(0, columns.length).map((cell, column) => [`c${column}`, cell])),
  }));
  return { header: titles.some((title) => title !== ""), columns, rows, sort: null };
}

function picturesWidget(
  piece: Extract<Piece, { readonly is: "picture" | "gallery" }>,
  fileOf: Known["fileOf"],
): Made | null {
  return piece.is === "gallery" ? galleryOf(piece, fileOf) : pictureOf(piece, fileOf(piece.name));
}

/** Its words: for those who cannot see it, the line below, and how wide it stands. */
function pictureOf(
  { words }: { readonly words: readonly string[] },
  file: KeptFile | undefined,
): Made | null {
  const kept = pictureFactOf(file);
  if (!kept) return null;
  const [alt = "", caption = "", wanted = "text"] = words;
  const width = wanted === "page" || wanted === "full" ? wanted : "text";
  return { kind: "Image", content: { ...image.empty(), file: kept, alt, caption, width } };
}

/** Those that are there. */
function galleryOf(
  { name, words }: { readonly name: string; readonly words: readonly string[] },
  fileOf: Known["fileOf"],
): Made | null {
  const [first, ...others] = words.flatMap((written, at) => {
    const [wanted = "", alt = "", caption = ""] = written.split(">").map((part) => part.trim());
    const file = pictureFactOf(fileOf(wanted));
    return file ? [{ id: String(at), file, alt, caption, point: null, isDecorative: false }] : [];
  });
  if (!first) return null;
  const { id: _, ...told } = first;
  const layout = name === "carousel" ? name : "grid";
  return { kind: "Image", content: { ...image.empty(), ...told, layout, others } };
}

function pictureFactOf(file: KeptFile | undefined) {
  if (!file || file.width === null || file.height === null) return null;
  const { id, name, size, type, width, height } = file;
  return { id, name, size, type, width, height };
}

function fileWidget(
  { words }: { readonly words: readonly string[] },
  file: KeptFile | undefined,
): Made | null {
  if (!file) return null;
  const { id, name, size, type } = file;
  return { kind: "Attachment", content: { file: { id, name, size, type }, title: words[0] ?? "" } };
}

/** Those that are there. Nobody knows when they were added. */
function filesWidget(
  { name: title, words }: { readonly name: string; readonly words: readonly string[] },
  fileOf: Known["fileOf"],
): Made | null {
  const items = words.flatMap((written, at) => {
    const [wanted, name] = namedFile(written);
    const file = fileOf(wanted);
    if (!file) return [];
    const { id, size, type } = file;
    return [{ id: String(at + 1), file: { id, name: file.name, size, type }, added: 0, name }];
  });
  return items.length === 0 ? null : { kind: "FileList", content: { title, items } };
}

/** Those who are there. */
function cardsOf(
  { name: title, words }: { readonly name: string; readonly words: readonly string[] },
  personIds: Known["personIds"],
): Made {
  const people = words.flatMap((key) => personIds?.(key) ?? []);
  return { kind: "PeopleCards", content: { title, from: "chosen", people, group: null } };
}
