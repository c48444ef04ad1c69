import type { Document } from "#documents/document.ts";
import { schemas } from "#widgets/schemas.ts";
import type { Picture, Sign } from "./picture.ts";

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
  const drawn: Picture = [drawnSign("title", inner.start, inner.top, 64, 6)];
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
  return drawn.filter(({ y: top, height }) => top + height <= inner.bottom + 4);
}

function drawnSign(sign: Sign, x: number, y: number, width: number, height: number): Picture[number] {
  return { sign, x, y, width, height };
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
  const outline = schemas[kind].outline?.(content) ?? { is: "sign", sign: "box" };
  switch (outline.is) {
    case "sign":
      return signDrawing(outline.sign);
    case "lines":
      return textDrawing(outline.letters);
    case "items":
      return listDrawing(outline.count);
    case "table":
      return tableDrawing(outline);
  }
}

/** How high each sign is, how high the room that it takes, and which share of the width it has. */
const sizes = {
  title: [5, 13, 0.4],
  picture: [34, 42, 1],
  code: [24, 32, 1],
  rule: [1, 9, 1],
  note: [16, 24, 1],
  box: [22, 30, 1],
} as const;

function signDrawing(sign: keyof typeof sizes): Draw {
  const [height, room, share] = sizes[sign];
  const below = sign === "title" || sign === "rule" ? 2 : 0;
  return ({ x, y, width }) => ({
    picture: [drawnSign(sign, x, y + below, Math.round(width * share), height)],
    height: room,
  });
}

/** As many lines as it has words for, six at most, each paragraph ending before the edge. */
function textDrawing(letters: readonly number[]): Draw {
  return ({ x, y, width }) => {
    const perLine = Math.max(12, (lettersOfLine * width) / 128);
    const shares = letters.flatMap((count) => {
      const full = Math.min(6, Math.floor(count / perLine));
      return [...Array.from({ length: full }, () => 1), Math.max(0.25, (count % perLine) / perLine)];
    });
    const shown = shares.slice(0, 6);
    const picture = shown.map((share, at) => drawnSign("line", x, y + at * 8, Math.round(width * share), 3));
    return { picture, height: Math.max(1, shown.length) * 8 + 4 };
  };
}

function listDrawing(items: number): Draw {
  return ({ x, y, width }) => {
    const shown = Math.min(5, Math.max(1, items));
    const picture = Array.from({ length: shown }, (_, at): Picture => {
      const share = [0.8, 0.62, 0.9, 0.55, 0.7][at] ?? 0.7;
      return [
        drawnSign("tick", x, y + at * 13, 8, 8),
        drawnSign("line", x + 13, y + at * 13 + 3, Math.round((width - 13) * share), 3),
      ];
    });
    return { picture: picture.flat(), height: shown * 13 + 4 };
  };
}

function tableDrawing(table: { columns: number; rows: number; hasHead: boolean }): Draw {
  const columns = Math.min(5, Math.max(1, table.columns));
  const lines = Math.min(4, Math.max(1, table.rows)) + (table.hasHead ? 1 : 0);
  return ({ x, y, width }) => {
    const cell = Math.floor((width - 2 * (columns - 1)) / columns);
    const picture = Array.from({ length: lines }, (_, line) =>
      Array.from({ length: columns }, (_unused, column) =>
        drawnSign(
          table.hasHead && line === 0 ? "head" : "cell",
          x + column * (cell + 2),
          y + line * 8,
          cell,
          6,
        ),
      ),
    );
    return { picture: picture.flat(), height: lines * 8 + 6 };
  };
}
