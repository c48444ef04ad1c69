/** Pixels without gaps: red, green, blue, line by line. */
export type Painting = { readonly width: number; readonly height: number; readonly data: Uint8Array };
export type Point = readonly [x: number, y: number];

/** Where pictures are painted in code: on a field of 1600 by 900, whatever the pixels; colours are `#rrggbb`. */
export type Easel = {
  /** From the colour above to the one below. */
  readonly sky: (from: string, to: string, top?: number, bottom?: number) => void;
  readonly shape: (colour: string, points: readonly Point[], opacity?: number) => void;
  readonly box: (
    colour: string,
    x: number,
    y: number,
    width: number,
    height: number,
    opacity?: number,
  ) => void;
  readonly disc: (colour: string, x: number, y: number, radius: number, opacity?: number) => void;
  readonly line: (colour: string, points: readonly Point[], thickness: number) => void;
  readonly painting: Painting;
};

export const field = { width: 1600, height: 900 } as const;

/** The same strokes give the same pixels. Painted larger than it is shown, so that edges come out smooth. */
export function easel(scale = 1.2): Easel {
  const width = Math.round(field.width * scale);
  const height = Math.round(field.height * scale);
  const data = new Uint8Array(width * height * 3);
  const span = (colour: readonly number[], y: number, from: number, to: number, opacity: number) => {
    const [start, end] = [Math.max(0, Math.round(from)), Math.min(width, Math.round(to))];
    for (let x = start, at = (y * width + start) * 3; x < end; x++, at += 3)
      for (let part = 0; part < 3; part++) {
        const under = data[at + part] ?? 0;
        data[at + part] = under + ((colour[part] ?? 0) - under) * opacity;
      }
  };
  const lines = (top: number, bottom: number) =>
    [Math.max(0, Math.floor(top * scale)), Math.min(height, Math.ceil(bottom * scale))] as const;
  const shape: Easel["shape"] = (colour, points, opacity = 1) => {
    const rgb = parts(colour);
    const ys = points.map(([, y]) => y);
    const [first, last] = lines(Math.min(...ys), Math.max(...ys));
    for (let y = first; y < last; y++) {
      const cuts = crossings(points, (y + 0.5) / scale);
      for (let at = 0; at + 1 < cuts.length; at += 2)
        span(rgb, y, (cuts[at] ?? 0) * scale, (cuts[at + 1] ?? 0) * scale, opacity);
    }
  };
  return {
    painting: { width, height, data },
    sky(from, to, top = 0, bottom = field.height) {
      const [above, below] = [parts(from), parts(to)];
      const [first, last] = lines(top, bottom);
      for (let y = first; y < last; y++) {
        const share = (y - first) / Math.max(1, last - first - 1);
        span(
          above.map((part, at) => part + ((below[at] ?? 0) - part) * share),
          y,
          0,
          width,
          1,
        );
      }
    },
    shape,
    box: (colour, x, y, wide, high, opacity) =>
      shape(
        colour,
        [
          [x, y],
          [x + wide, y],
          [x + wide, y + high],
          [x, y + high],
        ],
        opacity,
      ),
    disc(colour, x, y, radius, opacity = 1) {
      const corners = Array.from({ length: 48 }, (_, at): Point => {
        const angle = (at / 48) * 2 * Math.PI;
        return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
      });
      shape(colour, corners, opacity);
    },
    line(colour, points, thickness) {
      for (const [at, [x, y]] of points.slice(1).entries()) {
        const [fromX, fromY] = points[at] ?? [x, y];
        const length = Math.hypot(x - fromX, y - fromY) || 1;
        const [sideX, sideY] = [
          ((fromY - y) / length) * (thickness / 2),
          ((x - fromX) / length) * (thickness / 2),
        ];
        shape(colour, [
          [fromX + sideX, fromY + sideY],
          [x + sideX, y + sideY],
          [x - sideX, y - sideY],
          [fromX - sideX, fromY - sideY],
        ]);
      }
    },
  };
}

/** Where a line of pixels enters and leaves a shape, from the left. */
function crossings(points: readonly Point[], y: number): number[] {
  const cuts: number[] = [];
  for (const [at, [x, top]] of points.entries()) {
    const [nextX, nextY] = points[(at + 1) % points.length] ?? [x, top];
    if (top <= y !== nextY <= y) cuts.push(x + ((y - top) / (nextY - top)) * (nextX - x));
  }
  return cuts.sort((one, other) => one - other);
}

function parts(colour: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
}
