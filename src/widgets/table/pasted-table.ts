import { apartAreas } from "../kit/cell-areas.ts";
import { type CellWords, cellMost, fitting, plainWords } from "../kit/cell-words.ts";
import { attributeOf, type HtmlNode, isUnread, tagOf, textBelow } from "../kit/html-node.ts";
import { pastedCell } from "../kit/pasted-cell.ts";
import type { PastedWidget } from "../kit/clipboard.ts";
import type { StoredWidget } from "../widget.ts";
import { columnsMost, rowsMost, titleMost } from "./limits.ts";

type Span = { readonly start: number; readonly rows: number; readonly columns: number };
type Row = {
  readonly cells: readonly CellWords[];
  readonly spans: readonly Span[];
  readonly isHeader: boolean;
  /** Words of it have no room in a table. */
  readonly isCut: boolean;
};

/** The tables that hold a table's cells; none for one that only arranges text, as mail programs write them. */
export function tablesFrom(table: HtmlNode, origin: string): PastedWidget[] {
  const rows = rowsOf(table, origin);
  const width = Math.max(0, ...rows.map(({ cells }) => cells.length));
  if (width < 2) return [];
  const [first, ...rest] = rows;
  const header = first?.isHeader ? first : null;
  const body = header ? rest : rows;
  const parts = Array.from({ length: Math.max(1, Math.ceil(body.length / rowsMost)) }, (_, part) =>
    body.slice(part * rowsMost, (part + 1) * rowsMost),
  );
  const isCut = rows.some((row) => row.isCut);
  return parts.map((part) => ({ ...tableWidget(header, part, width), ...(isCut && { isCut }) }));
}

function tableWidget(header: Row | null, rows: readonly Row[], width: number): StoredWidget {
  const columns = Array.from({ length: width }, (_, at) => ({
    id: `c${at + 1}`,
    title: plainWords(header?.cells[at] ?? "")
      .replaceAll("\n", " ")
      .slice(0, titleMost)
      .toWellFormed(),
    width: null,
  }));
  const content = {
    header: header !== null,
    columns,
    rows: rows.map(({ cells }, at) => ({
      id: `r${at + 1}`,
      cells: Object.fromEntries(
        cells.map((text, place) => [`c${place + 1}`, text]).filter(([, text]) => text),
      ),
    })),
    sort: null,
  };
  const merges = mergesOf(header, rows, width);
  return { kind: "Table", version: 2, content: merges.length > 0 ? { ...content, merges } : content };
}

/** What was merged, as far as it reaches in this table; titles are merged with each other only. */
function mergesOf(header: Row | null, rows: readonly Row[], width: number) {
  const titles = (header?.spans ?? []).map((each) => ({ ...each, top: 0, rows: 1 }));
  const cells = rows.flatMap(({ spans }, top) =>
    spans.map((each) => ({ ...each, top, rows: Math.min(each.rows, rows.length - top) })),
  );
  const size = { columns: width };
  const apart = [
    ...apartAreas(titles, { ...size, rows: 1 }).map((each) => ({ ...each, top: -1 })),
    ...apartAreas(cells, { ...size, rows: rows.length }),
  ];
  return apart.map((each) => ({
    row: each.top < 0 ? "" : `r${each.top + 1}`,
    column: `c${each.start + 1}`,
    rows: each.rows,
    columns: each.columns,
  }));
}

/** Cells over several columns or rows leave the others empty, and are merged again. */
function rowsOf(table: HtmlNode, origin: string): Row[] {
  const covered: number[] = [];
  return rowNodes(table).map((row) => {
    const cells: CellWords[] = [];
    const spans: Span[] = [];
    const own = childrenOf(row).filter((cell) => ["td", "th"].includes(tagOf(cell)));
    const skipCovered = () => {
      for (; (covered[cells.length] ?? 0) > 0; cells.push(""))
        covered[cells.length] = (covered[cells.length] ?? 0) - 1;
    };
    let isCut = false;
    for (const cell of own) {
      skipCovered();
      if (cells.length >= columnsMost) {
        isCut ||= textBelow(cell).trim() !== "";
        continue;
      }
      const words = pastedCell(cell, origin);
      isCut ||= plainWords(words).length > cellMost;
      const below = span(cell, "rowspan") - 1;
      const wide = Math.min(span(cell, "colspan"), columnsMost - cells.length);
      if (below > 0 || wide > 1) spans.push({ start: cells.length, rows: below + 1, columns: wide });
      for (let at = 0; at < wide; at++) {
        covered[cells.length] = below;
        cells.push(at === 0 ? fitting(words) : "");
      }
    }
    skipCovered();
    return { cells, spans, isHeader: own.length > 0 && own.every((cell) => tagOf(cell) === "th"), isCut };
  });
}

/** Rows of this table alone; a table in a cell gives its words to the cell. */
function rowNodes(parent: HtmlNode): HtmlNode[] {
  return childrenOf(parent).flatMap((child) => {
    if (tagOf(child) === "tr") return [child];
    return ["thead", "tbody", "tfoot"].includes(tagOf(child)) ? rowNodes(child) : [];
  });
}

function childrenOf(node: HtmlNode): HtmlNode[] {
  return Array.from(node.childNodes).filter((child) => !isUnread(child));
}

function span(cell: HtmlNode, name: "rowspan" | "colspan"): number {
  const said = Number.parseInt(attributeOf(cell, name), 10);
  return said >= 1 && said <= 1000 ? said : 1;
}
