import type { Document } from "#documents/document.ts";
import { schemas } from "#widgets/schemas.ts";
import type { WidgetSchema } from "#widgets/widget.ts";
import type { Picture } from "./picture.ts";

const inner = { start: 16, end: 144, top: 18, bottom: 124 } as const;
const gap = 8;
/** Letters that a line of the whole width stands for. */
const lettersOfLine = 90;

/** A piece of a page: how it is drawn from a place on, and how much room it took. */
type Draw = (at: { readonly x: number; readonly y: number; readonly width: number }) => {
  readonly picture: Picture;
  readonly height: number;
};

/** The beginning of a page, as much as the box holds: its title, then its rows with their columns. */
export function pictureOf(document: Document): Picture {
  const drawn: Picture = [["title", inner.start, inner.top, 64, 6]];
  let y = inner.top + 16;
  for (const { columns } of document.rows) {
    if (y > inner.bottom) break;
    const twelfth = (inner.end - inner.start - gap * (columns.length - 1)) / 12;
    let x: number = inner.start;
    let tallest = 0;
    for (const column of columns) {
      const width = Math.round(twelfth * column.width);
      const { picture, height } = drawnColumn(document, column.widgets, { x, y, width });
      drawn.push(...picture);
      tallest = Math.max(tallest, height);
      x += width + gap;
    }
    y += tallest;
  }
  return drawn.filter(([, , top, , height]) => top + height <= inner.bottom + 4);
}

function drawnColumn(
  document: Document,
  ids: readonly string[],
  at: { readonly x: number; readonly y: number; readonly width: number },
): ReturnType<Draw> {
  const picture: Picture = [];
  let height = 0;
  for (const id of ids) {
    const widget = document.widgets[id];
    if (!widget || at.y + height > inner.bottom) continue;
    const drawn = drawingOf(widget)({ ...at, y: at.y + height });
    picture.push(...drawn.picture);
    height += drawn.height;
  }
  return { picture, height };
}

function drawingOf({ kind, content }: Document["widgets"][string]): Draw {
  switch (kind) {
    case "Heading":
      return ({ x, y, width }) => ({
        picture: [["title", x, y + 2, Math.round(width * 0.4), 5]],
        height: 13,
      });
    case "Image":
      return ({ x, y, width }) => ({ picture: [["picture", x, y, width, 34]], height: 42 });
    case "Checklist":
      return listDrawing(rowsIn(content, "items"));
    case "Table":
      return tableDrawing(content);
    case "CodeSnippet":
      return ({ x, y, width }) => ({ picture: [["code", x, y, width, 24]], height: 32 });
    case "Divider":
      return ({ x, y, width }) => ({ picture: [["rule", x, y + 2, width, 1]], height: 9 });
    case "Paragraph":
    case "Markdown":
      return textDrawing(content, lettersIn(kind, content));
    default:
      return ({ x, y, width }) => ({ picture: [["box", x, y, width, 22]], height: 30 });
  }
}

function lettersIn(kind: "Paragraph" | "Markdown", content: unknown): number {
  const schema: WidgetSchema<unknown> = schemas[kind];
  return schema.plainText(content).length;
}

/** As many lines as it has words for, six at most, the last one shorter; a note stands in a box. */
function textDrawing(content: unknown, letters: number): Draw {
  const isNote = (content as { text_style?: unknown }).text_style === "note";
  return ({ x, y, width }) => {
    if (isNote) return { picture: [["note", x, y, width, 16]], height: 24 };
    const perLine = Math.max(12, (lettersOfLine * width) / 128);
    const lines = Math.min(6, Math.max(1, Math.ceil(letters / perLine)));
    const picture = Array.from({ length: lines }, (_, at): Picture[number] => {
      const share = at === lines - 1 ? 0.62 : at % 2 === 0 ? 1 : 0.93;
      return ["line", x, y + at * 8, Math.round(width * share), 3];
    });
    return { picture, height: lines * 8 + 4 };
  };
}

function listDrawing(items: number): Draw {
  return ({ x, y, width }) => {
    const shown = Math.min(5, Math.max(1, items));
    const picture = Array.from({ length: shown }, (_, at): Picture => {
      const share = [0.8, 0.62, 0.9, 0.55, 0.7][at] ?? 0.7;
      return [
        ["tick", x, y + at * 13, 8, 8],
        ["line", x + 13, y + at * 13 + 3, Math.round((width - 13) * share), 3],
      ];
    });
    return { picture: picture.flat(), height: shown * 13 + 4 };
  };
}

function tableDrawing(content: unknown): Draw {
  const hasHead = (content as { header?: unknown }).header === true;
  const columns = Math.min(5, Math.max(1, rowsIn(content, "columns")));
  const lines = Math.min(4, Math.max(1, rowsIn(content, "rows")));
  return ({ x, y, width }) => {
    const cell = Math.floor((width - 2 * (columns - 1)) / columns);
    const picture = Array.from({ length: lines + (hasHead ? 1 : 0) }, (_, line) =>
      Array.from({ length: columns }, (_unused, column): Picture[number] => [
        hasHead && line === 0 ? "head" : "cell",
        x + column * (cell + 2),
        y + line * 8,
        cell,
        6,
      ]),
    );
    return { picture: picture.flat(), height: picture.length * 8 + 6 };
  };
}

function rowsIn(content: unknown, field: string): number {
  const list = (content as Readonly<Record<string, unknown>>)[field];
  return Array.isArray(list) ? list.length : 0;
}
