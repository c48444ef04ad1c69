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
  const pixels = new Pixels(scale);
  const shape: Easel["shape"] = (colour, points, opacity = 1) => {
    const rgb = parts(colour);
    const ys = points.map(([, y]) => y);
    for (const y of pixels.lines(Math.min(...ys), Math.max(...ys))) {
      const cuts = crossings(points, (y + 0.5) / scale);
      for (let at = 0; at + 1 < cuts.length; at += 2)
        pixels.span(rgb, y, [(cuts[at] ?? 0) * scale, (cuts[at + 1] ?? 0) * scale], opacity);
    }
  };
  return {
    painting: pixels.painting,
    sky(from, to, top = 0, bottom = field.height) {
      const [above, below] = [parts(from), parts(to)];
      const lines = pixels.lines(top, bottom);
      for (const [at, y] of lines.entries()) {
        const share = at / Math.max(1, lines.length - 1);
        const colour = above.map((part, which) => part + ((below[which] ?? 0) - part) * share);
        pixels.span(colour, y, [0, pixels.painting.width], 1);
      }
    },
    shape,
    box: (colour, x, y, wide, high, opacity) => shape(colour, boxAround(x, y, wide, high), opacity),
    disc: (colour, x, y, radius, opacity) => shape(colour, circle([x, y], radius), opacity),
    line(colour, points, thickness) {
      for (const [at, to] of points.slice(1).entries())
        shape(colour, stroke(points[at] ?? to, to, thickness));
    },
  };
}

/** The painting itself, `scale` times as large as the field. */
class Pixels {
  readonly painting: Painting;
  readonly #scale: number;

  constructor(scale: number) {
    const width = Math.round(field.width * scale);
    const height = Math.round(field.height * scale);
    this.#scale = scale;
    this.painting = { width, height, data: new Uint8Array(width * height * 3) };
  }

  /** The lines of pixels from one place of the field down to another. */
  lines(top: number, bottom: number): number[] {
    const first = Math.max(0, Math.floor(top * this.#scale));
    const last = Math.min(this.painting.height, Math.ceil(bottom * this.#scale));
    return Array.from({ length: Math.max(0, last - first) }, (_, at) => first + at);
  }

  span(colour: readonly number[], y: number, [from, to]: readonly [number, number], opacity: number): void {
    const { width, data } = this.painting;
    const [start, end] = [Math.max(0, Math.round(from)), Math.min(width, Math.round(to))];
    if (start >= end) return;
    const [first, last] = [(y * width + start) * 3, (y * width + end) * 3];
    if (opacity === 1) cover(data, colour, first, last);
    else blend(data, colour, { first, last, opacity });
  }
}

/** A picture is some millions of pixels: the first is written, and what is there copied behind itself until all are. */
function cover(data: Uint8Array, colour: readonly number[], first: number, last: number): void {
  data.set(colour, first);
  for (let done = 3; first + done < last; done *= 2)
    data.copyWithin(first + done, first, Math.min(first + done, last - done));
}

function blend(
  data: Uint8Array,
  [red = 0, green = 0, blue = 0]: readonly number[],
  { first, last, opacity }: { first: number; last: number; opacity: number },
): void {
  for (let at = first; at < last; at += 3) {
    data[at] = mixed(data[at], red, opacity);
    data[at + 1] = mixed(data[at + 1], green, opacity);
    data[at + 2] = mixed(data[at + 2], blue, opacity);
  }
}

const mixed = (under = 0, part: number, opacity: number) => under + (part - under) * opacity;

function boxAround(x: number, y: number, wide: number, high: number): Point[] {
  return [
    [x, y],
    [x + wide, y],
    [x + wide, y + high],
    [x, y + high],
  ];
}

function circle([x, y]: Point, radius: number): Point[] {
  return Array.from({ length: 48 }, (_, at): Point => {
    const angle = (at / 48) * 2 * Math.PI;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });
}

/** A straight line as the shape that its thickness gives it. */
function stroke([fromX, fromY]: Point, [x, y]: Point, thickness: number): Point[] {
  const length = Math.hypot(x - fromX, y - fromY) || 1;
  const sideX = ((fromY - y) / length) * (thickness / 2);
  const sideY = ((x - fromX) / length) * (thickness / 2);
  return [
    [fromX + sideX, fromY + sideY],
    [x + sideX, y + sideY],
    [x - sideX, y - sideY],
    [fromX - sideX, fromY - sideY],
  ];
}

/** Where a line of pixels enters and leaves a shape, from the left. */
function crossings(points: readonly Point[], y: number): number[] {
  const cuts: number[] = [];
  let before = points.at(-1);
  for (const point of points) {
    if (before && before[1] <= y !== point[1] <= y) cuts.push(cutAt(before, point, y));
    before = point;
  }
  return cuts.sort((one, other) => one - other);
}

function cutAt([x, top]: Point, [nextX, nextY]: Point, y: number): number {
  return x + ((y - top) / (nextY - top)) * (nextX - x);
}

function parts(colour: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
}
