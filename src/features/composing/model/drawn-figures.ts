import type { Easel, Point } from "./easel.ts";
import type { Scene } from "./weather.ts";

const coasts: readonly (readonly Point[])[] = [
  [
    [0, 0],
    [330, 0],
    [300, 150],
    [390, 260],
    [330, 420],
    [420, 560],
    [360, 720],
    [250, 900],
    [0, 900],
  ],
  [
    [1600, 120],
    [1380, 180],
    [1300, 320],
    [1190, 430],
    [1230, 560],
    [1060, 690],
    [820, 760],
    [700, 900],
    [1600, 900],
  ],
  [
    [1020, 0],
    [1080, 130],
    [1220, 190],
    [1320, 90],
    [1330, 0],
  ],
];

const ports: readonly Point[] = [
  [390, 262],
  [418, 560],
  [1190, 430],
  [1062, 690],
  [1082, 132],
];

/** From which port to which. */
const allRoutes = [
  [0, 2],
  [1, 2],
  [1, 3],
  [4, 2],
  [0, 4],
] as const;

function map(canvas: Easel, how: string, chance: () => number) {
  canvas.sky("#cfe3ea", "#b9d5df");
  for (const coast of coasts) {
    canvas.shape("#e8e0c8", coast);
    canvas.line("#bfae84", coast, 5);
  }
  const oneRoute = () => [[Math.floor(chance() * 2), 2 + Math.floor(chance() * 3)] as const];
  for (const [from, to] of how === "all" ? allRoutes : oneRoute())
    dashes(canvas, ports[from] ?? [0, 0], ports[to] ?? [0, 0]);
  for (const [x, y] of ports) {
    canvas.disc("#fbfaf6", x, y, 22);
    canvas.disc("#d2573c", x, y, 14);
  }
}

function dashes(canvas: Easel, from: Point, to: Point) {
  const at = (share: number): Point => [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share - Math.sin(share * Math.PI) * 60,
  ];
  for (let dash = 0; dash < 18; dash++) canvas.line("#24455c", [at(dash / 18), at((dash + 0.6) / 18)], 8);
}

function paper(canvas: Easel) {
  canvas.sky("#fbfaf6", "#f3f0e8");
  for (let line = 0; line < 6; line++) canvas.box("#d9d4c6", 140, 150 + line * 120, 1340, 3);
  canvas.box("#6c6a63", 140, 750, 1340, 6);
}

function bars(canvas: Easel, _how: string, chance: () => number) {
  paper(canvas);
  for (let bar = 0; bar < 12; bar++) {
    const high = 260 + Math.sin((bar / 11) * Math.PI) * 220 + chance() * 100;
    canvas.box(bar === 11 ? "#d2573c" : "#2f6d8a", 180 + bar * 108, 750 - high, 68, high);
  }
}

function curve(canvas: Easel, _how: string, chance: () => number) {
  paper(canvas);
  const rise = (slope: number): Point[] =>
    Array.from({ length: 13 }, (_, at): Point => [160 + at * 105, 640 - at * slope - chance() * 70]);
  const upper = rise(26);
  canvas.shape("#2f6d8a", [...upper, [1420, 750], [160, 750]], 0.16);
  canvas.line("#2f6d8a", upper, 10);
  canvas.line("#d2573c", rise(9), 10);
}

/** Maps and charts, without words: what they say stands in their captions. */
export const drawnFigures = { map, bars, curve } satisfies Record<string, Scene>;
