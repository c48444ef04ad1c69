import { attributeOf, type HtmlNode, isUnread, tagOf, textBelow } from "../kit/html-node.ts";
import type { StoredWidget } from "../widget.ts";

/** What a table widget holds at most (its schema has the last word). */
const columnsMost = 50;
const rowsMost = 5000;
const titleMost = 200;
const cellMost = 20_000;

type Row = { readonly cells: readonly string[]; readonly isHeader: boolean };

/** The tables that hold a table's cells; none for one that only arranges text, as mail programs write them. */
export function tablesFrom(table: HtmlNode): StoredWidget[] {
  const rows = rowsOf(table);
  const width = Math.max(0, ...rows.map(({ cells }) => cells.length));
  if (width < 2) return [];
  const [first, ...rest] = rows;
  const header = first?.isHeader ? first.cells : null;
  const body = header ? rest : rows;
  const parts = Array.from({ length: Math.max(1, Math.ceil(body.length / rowsMost)) }, (_, part) =>
    body.slice(part * rowsMost, (part + 1) * rowsMost),
  );
  return parts.map((part) => tableWidget(header, part, width));
}

function tableWidget(header: readonly string[] | null, rows: readonly Row[], width: number): StoredWidget {
  const columns = Array.from({ length: width }, (_, at) => ({
    id: `c${at + 1}`,
    title: (header?.[at] ?? "").slice(0, titleMost).toWellFormed(),
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
  return { kind: "Table", version: 1, content };
}

/** Cells over several columns leave the others empty; those over several rows leave a place free below. */
function rowsOf(table: HtmlNode): Row[] {
  const covered: number[] = [];
  return rowNodes(table).map((row) => {
    const cells: string[] = [];
    const own = childrenOf(row).filter((cell) => ["td", "th"].includes(tagOf(cell)));
    const skipCovered = () => {
      for (; (covered[cells.length] ?? 0) > 0; cells.push(""))
        covered[cells.length] = (covered[cells.length] ?? 0) - 1;
    };
    for (const cell of own) {
      skipCovered();
      if (cells.length >= columnsMost) break;
      const below = span(cell, "rowspan") - 1;
      const wide = Math.min(span(cell, "colspan"), columnsMost - cells.length);
      for (let at = 0; at < wide; at++) {
        covered[cells.length] = below;
        cells.push(at === 0 ? cellText(cell) : "");
      }
    }
    skipCovered();
    return { cells, isHeader: own.length > 0 && own.every((cell) => tagOf(cell) === "th") };
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

function cellText(cell: HtmlNode): string {
  return textBelow(cell)
    .toWellFormed()
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, "")
    .replace(/[^\S\n]+/g, " ")
    .replace(/ ?\n[ \n]*/g, "\n")
    .trim()
    .slice(0, cellMost)
    .toWellFormed();
}
