import { type Easel, type Painting, type Point, easel, field } from "./easel.ts";

/** Light of a day: sky above and below, sea or ground behind and in front, the sun, what stands dark before it. */
const lights = {
  dawn: ["#f6cf9b", "#fbeed8", "#8fb3bd", "#3f7186", "#fff4d8", "#22384a"],
  day: ["#9cc9e4", "#e3f1f6", "#7fb0c4", "#2f6d8a", "#fffbe8", "#1f3b52"],
  dusk: ["#5d5f8f", "#f0a987", "#8b7f9b", "#3b4467", "#ffd9a8", "#1f2338"],
  grey: ["#b9c4cb", "#e1e6e8", "#9fb0b8", "#5c7480", "#f2f4f4", "#2c3d47"],
  meadow: ["#bfe0ea", "#f4f3dc", "#b5cf9a", "#5f9463", "#fff3c4", "#2d5140"],
} as const;
export type Light = keyof typeof lights;

/** Every picture that content can ask for, as `kind` or `kind:how`; the same name is the same picture. */
const scenes: Readonly<Record<string, (canvas: Easel, how: string, chance: () => number) => void>> = {
  ferry,
  harbour,
  terminal,
  bridge,
  lighthouse,
  map,
  bars,
  curve,
  portrait,
  table,
  hills,
  team,
  lifeboat,
};

/** A picture by its name, `ferry:dusk` or `portrait:Femke`; null when nobody has said how to paint it. */
export function painted(name: string, scale?: number): Painting | null {
  const [kind = "", how = ""] = name.split(":");
  const scene = scenes[kind];
  if (!scene) return null;
  const canvas = easel(scale);
  scene(canvas, how, chanceFrom(name));
  return canvas.painting;
}

/** Numbers between 0 and 1 that look like chance and are the same each time. */
function chanceFrom(word: string): () => number {
  let state = 2166136261;
  for (const letter of word) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16777619);
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    return ((state >>> 8) & 0xffff) / 0x10000;
  };
}

function lightOf(how: string) {
  const name = Object.keys(lights).find((each) => how.startsWith(each)) as Light | undefined;
  const [above, below, far, near, sun, dark] = lights[name ?? "day"];
  return { above, below, far, near, sun, dark };
}

function wave(top: number, height: number, phase: number): Point[] {
  const crest = Array.from(
    { length: 41 },
    (_, at): Point => [
      at * 40,
      top + Math.sin(at / 3 + phase) * height + Math.sin(at / 7 + phase * 2) * height,
    ],
  );
  return [...crest, [field.width, field.height], [0, field.height]];
}

function weather(canvas: Easel, how: string, chance: () => number) {
  const light = lightOf(how);
  canvas.sky(light.above, light.below, 0, 600);
  canvas.disc(light.sun, 300 + chance() * 1000, 180 + chance() * 160, 70, 0.9);
  for (let cloud = 0; cloud < 4; cloud++) {
    const [x, y] = [chance() * 1500, 90 + chance() * 260];
    for (let puff = 0; puff < 4; puff++)
      canvas.disc(light.below, x + puff * 55, y + chance() * 18, 34 + chance() * 22);
  }
  return light;
}

function sea(canvas: Easel, how: string, chance: () => number) {
  const light = weather(canvas, how, chance);
  canvas.shape(light.far, wave(560, 4, chance() * 6));
  canvas.shape(light.near, wave(650, 8, chance() * 6), 0.75);
  return light;
}

function ship(
  canvas: Easel,
  { x, y, size, hull, band }: { x: number; y: number; size: number; hull: string; band: string },
) {
  const at = (dx: number, dy: number): Point => [x + dx * size, y + dy * size];
  const block = (colour: string, dx: number, dy: number, wide: number, high: number) =>
    canvas.box(colour, x + dx * size, y + dy * size, wide * size, high * size);
  canvas.shape(hull, [at(0, 0), at(100, 0), at(112, -6), at(104, 14), at(6, 14)]);
  block(band, 2, 2, 100, 2.4);
  block("#fbfaf6", 8, -12, 82, 12);
  block("#fbfaf6", 16, -21, 60, 9);
  block("#fbfaf6", 62, -29, 20, 8);
  block(band, 30, -33, 8, 12);
  block("#2a2f38", 30, -35, 8, 2.4);
  for (let window = 0; window < 19; window++) block("#5b7f93", 11 + window * 4.1, -9, 2.4, 3);
  for (let window = 0; window < 14; window++) block("#5b7f93", 18.5 + window * 4.1, -18, 2.4, 3);
  block("#39566a", 63, -27, 18, 3);
}

function ferry(canvas: Easel, how: string, chance: () => number) {
  const light = sea(canvas, how, chance);
  ship(canvas, {
    x: 330 + chance() * 200,
    y: 640,
    size: 7.2 + chance() * 1.6,
    hull: light.dark,
    band: "#d2573c",
  });
  canvas.shape(light.near, wave(722, 9, chance() * 6));
  for (let foam = 0; foam < 26; foam++)
    canvas.box("#ffffff", chance() * 1600, 730 + chance() * 150, 30 + chance() * 60, 3, 0.35);
}

function quay(canvas: Easel, dark: string) {
  canvas.box("#8a8d8f", 0, 770, 1600, 130);
  canvas.box("#a9acad", 0, 770, 1600, 16);
  for (let bollard = 0; bollard < 8; bollard++) canvas.box(dark, 90 + bollard * 200, 742, 26, 30);
}

function crane(canvas: Easel, x: number, height: number, colour: string) {
  const top = 770 - height;
  canvas.line(
    colour,
    [
      [x, 770],
      [x, top],
    ],
    16,
  );
  canvas.line(
    colour,
    [
      [x + 90, 770],
      [x + 90, top],
    ],
    16,
  );
  canvas.line(
    colour,
    [
      [x - 210, top],
      [x + 190, top],
    ],
    18,
  );
  canvas.line(
    colour,
    [
      [x + 45, top - 90],
      [x - 200, top],
    ],
    6,
  );
  canvas.line(
    colour,
    [
      [x + 45, top - 90],
      [x + 180, top],
    ],
    6,
  );
  canvas.line(
    colour,
    [
      [x + 45, top - 90],
      [x + 45, top],
    ],
    10,
  );
  canvas.line(
    "#30373d",
    [
      [x - 150, top],
      [x - 150, top + 120],
    ],
    4,
  );
}

const crates = ["#c9573d", "#2f6d8a", "#e0a541", "#5f9463", "#8a8d8f", "#7c5a86"];

function stack(
  canvas: Easel,
  { x, columns, high }: { x: number; columns: number; high: number },
  chance: () => number,
) {
  for (let column = 0; column < columns; column++)
    for (let level = 0; level < 1 + Math.floor(chance() * high); level++) {
      const [left, top] = [x + column * 128, 770 - (level + 1) * 56];
      canvas.box(crates[Math.floor(chance() * crates.length)] ?? "#c9573d", left, top, 122, 52);
      for (let rib = 1; rib < 6; rib++) canvas.box("#000000", left + rib * 20, top, 3, 52, 0.12);
    }
}

function harbour(canvas: Easel, how: string, chance: () => number) {
  const light = sea(canvas, how, chance);
  ship(canvas, { x: 60 + chance() * 120, y: 700, size: 6, hull: light.dark, band: "#2f6d8a" });
  quay(canvas, light.dark);
  crane(canvas, 1020, 420, "#d2573c");
  crane(canvas, 1380, 360, "#c7943b");
  stack(canvas, { x: 860, columns: 5, high: 3 }, chance);
}

function terminal(canvas: Easel, how: string, chance: () => number) {
  const light = weather(canvas, how, chance);
  canvas.box(light.far, 0, 560, 1600, 340);
  canvas.shape("#e9e6df", [
    [140, 430],
    [800, 300],
    [1460, 430],
    [1460, 780],
    [140, 780],
  ]);
  canvas.shape(light.dark, [
    [100, 440],
    [800, 290],
    [1500, 440],
    [1500, 410],
    [800, 260],
    [100, 410],
  ]);
  for (let bay = 0; bay < 7; bay++) {
    canvas.box("#5b6f7b", 200 + bay * 176, 560, 130, 220);
    for (let slat = 1; slat < 8; slat++) canvas.box("#ffffff", 200 + bay * 176, 560 + slat * 27, 130, 3, 0.2);
  }
  canvas.box("#7d8488", 0, 780, 1600, 120);
  for (let mark = 0; mark < 9; mark++) canvas.box("#f3efe2", 60 + mark * 180, 836, 90, 8);
  for (const x of [260 + chance() * 120, 900 + chance() * 240]) lorry(canvas, x);
}

function lorry(canvas: Easel, x: number) {
  canvas.box("#fbfaf6", x, 690, 260, 110);
  canvas.box("#d2573c", x, 770, 260, 14);
  canvas.box("#2f6d8a", x + 268, 720, 86, 80);
  canvas.box("#cfe3ec", x + 300, 730, 48, 34);
  for (const wheel of [50, 110, 310]) canvas.disc("#22282d", x + wheel, 806, 24);
}

function bridge(canvas: Easel, how: string, chance: () => number) {
  sea(canvas, how, chance);
  for (const x of [0, 300, 640, 980, 1320])
    canvas.line(
      "#22303b",
      [
        [x, 0],
        [x + 20, 600],
      ],
      26,
    );
  canvas.box("#22303b", 0, 0, 1600, 60);
  canvas.shape("#30414e", [
    [0, 900],
    [0, 640],
    [1600, 600],
    [1600, 900],
  ]);
  for (let screen = 0; screen < 5; screen++) {
    const x = 110 + screen * 300;
    canvas.box("#10212c", x, 690 - screen * 6, 230, 140);
    canvas.disc("#1f6b5a", x + 70, 760 - screen * 6, 50, 0.8);
    canvas.line(
      "#7fe0b5",
      [
        [x + 70, 760 - screen * 6],
        [x + 70 + 44 * chance(), 720 - screen * 6],
      ],
      4,
    );
    for (let row = 0; row < 4; row++)
      canvas.box("#e0a541", x + 140, 712 + row * 26 - screen * 6, 20 + chance() * 60, 8);
  }
}

function lighthouse(canvas: Easel, how: string, chance: () => number) {
  const light = sea(canvas, how, chance);
  canvas.shape(light.dark, [
    [880, 700],
    [1060, 610],
    [1360, 600],
    [1600, 660],
    [1600, 900],
    [820, 900],
  ]);
  for (let band = 0; band < 5; band++) {
    const [upper, lower] = [52 + band * 8, 60 + band * 8];
    const top = 230 + band * 76;
    canvas.shape(band % 2 ? "#fbfaf6" : "#d2573c", [
      [1210 - upper, top],
      [1210 + upper, top],
      [1210 + lower, top + 76],
      [1210 - lower, top + 76],
    ]);
  }
  canvas.box("#fff1b8", 1170, 180, 80, 50);
  canvas.shape(light.dark, [
    [1160, 180],
    [1260, 180],
    [1210, 130],
  ]);
  canvas.shape(
    "#fff7d6",
    [
      [1170, 205],
      [0, 90],
      [0, 330],
    ],
    0.28,
  );
}

function map(canvas: Easel, how: string, chance: () => number) {
  canvas.sky("#cfe3ea", "#b9d5df");
  const coast = (points: readonly Point[]) => {
    canvas.shape("#e8e0c8", points);
    canvas.line("#bfae84", points, 5);
  };
  coast([
    [0, 0],
    [330, 0],
    [300, 150],
    [390, 260],
    [330, 420],
    [420, 560],
    [360, 720],
    [250, 900],
    [0, 900],
  ]);
  coast([
    [1600, 120],
    [1380, 180],
    [1300, 320],
    [1190, 430],
    [1230, 560],
    [1060, 690],
    [820, 760],
    [700, 900],
    [1600, 900],
  ]);
  coast([
    [1020, 0],
    [1080, 130],
    [1220, 190],
    [1320, 90],
    [1330, 0],
  ]);
  const ports: Point[] = [
    [390, 262],
    [418, 560],
    [1190, 430],
    [1062, 690],
    [1082, 132],
  ];
  const routes =
    how === "all"
      ? [
          [0, 2],
          [1, 2],
          [1, 3],
          [4, 2],
          [0, 4],
        ]
      : [[Math.floor(chance() * 2), 2 + Math.floor(chance() * 3)]];
  for (const [from = 0, to = 0] of routes) dashes(canvas, ports[from] ?? [0, 0], ports[to] ?? [0, 0]);
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

const skins = ["#f0c9a8", "#dca47e", "#b57b53", "#8a5a3c", "#f4d6bd"];
const hairs = ["#2c2320", "#6b4327", "#c58f4a", "#8f8f90", "#a4462b"];

function face(canvas: Easel, { x, y, size }: { x: number; y: number; size: number }, chance: () => number) {
  const pick = (list: readonly string[]) => list[Math.floor(chance() * list.length)] ?? "#888888";
  const [skin, hair, coat] = [pick(skins), pick(hairs), pick(crates)];
  const bald = chance() < 0.15;
  const long = chance() < 0.45;
  if (long) canvas.box(hair, x - size * 0.62, y - size * 0.2, size * 1.24, size * 1.2);
  canvas.disc(coat, x, y + size * 2.1, size * 1.35);
  canvas.box(skin, x - size * 0.24, y + size * 0.5, size * 0.48, size * 0.6);
  if (!bald) canvas.disc(hair, x, y - size * 0.16, size * 0.76);
  canvas.disc(skin, x, y + size * 0.08, size * 0.66);
  if (!bald)
    canvas.shape(hair, [
      [x - size * 0.66, y - size * 0.1],
      [x - size * 0.3, y - size * 0.72],
      [x + size * 0.5, y - size * 0.66],
      [x + size * 0.66, y - size * 0.1],
      [x + size * 0.1, y - size * 0.36],
    ]);
  for (const side of [-1, 1]) canvas.disc("#2b2b2e", x + side * size * 0.25, y + size * 0.08, size * 0.06);
  canvas.shape("#8c4a3c", [
    [x - size * 0.22, y + size * 0.34],
    [x, y + size * 0.4],
    [x + size * 0.22, y + size * 0.34],
    [x, y + size * 0.48],
  ]);
}

function portrait(canvas: Easel, _how: string, chance: () => number) {
  const back = ["#cfe0e6", "#e9ddc4", "#d9e3cf", "#e6d3cd"][Math.floor(chance() * 4)] ?? "#cfe0e6";
  canvas.sky(back, "#fbfaf6");
  face(canvas, { x: 800, y: 380, size: 250 }, chance);
}

function team(canvas: Easel, how: string, chance: () => number) {
  const light = lightOf(how);
  canvas.sky(light.above, light.below);
  canvas.disc(light.far, 800, 1150, 700);
  for (let person = 0; person < 6; person++)
    face(canvas, { x: 200 + person * 240, y: 480 + (person % 2) * 50, size: 112 }, chance);
  canvas.box(light.near, 0, 838, 1600, 62);
}

function table(canvas: Easel, _how: string, chance: () => number) {
  canvas.sky("#c99d6b", "#b5824f");
  for (let board = 1; board < 6; board++) canvas.box("#8f6238", 0, board * 150, 1600, 4);
  for (const x of [340, 800, 1260]) {
    canvas.disc("#8f6238", x + 8, 462, 200, 0.5);
    canvas.disc("#fbfaf6", x, 450, 200);
    canvas.disc("#eef0ec", x, 450, 140);
    for (let bite = 0; bite < 14; bite++)
      canvas.disc(
        ["#c9573d", "#5f9463", "#e0a541", "#f1dfae"][Math.floor(chance() * 4)] ?? "#c9573d",
        x - 80 + chance() * 160,
        380 + chance() * 140,
        18 + chance() * 26,
      );
    canvas.box("#dfe3e4", x + 216, 340, 10, 230);
  }
}

function hills(canvas: Easel, how: string, chance: () => number) {
  const light = weather(canvas, how || "meadow", chance);
  canvas.shape(light.far, wave(520, 26, chance() * 6));
  canvas.shape(light.near, wave(640, 30, chance() * 6), 0.7);
  canvas.shape(light.near, wave(740, 18, chance() * 6));
  for (let tree = 0; tree < 9; tree++) {
    const [x, y] = [chance() * 1600, 650 + chance() * 150];
    canvas.box("#5d4630", x - 5, y, 10, 46);
    canvas.disc(light.dark, x, y - 16, 36 + chance() * 18, 0.9);
  }
}

function lifeboat(canvas: Easel, how: string, chance: () => number) {
  const light = sea(canvas, how, chance);
  canvas.shape("#e8752c", [
    [420, 610],
    [1180, 610],
    [1090, 730],
    [520, 730],
  ]);
  canvas.shape("#f08a45", [
    [560, 610],
    [620, 510],
    [980, 510],
    [1040, 610],
  ]);
  for (let window = 0; window < 4; window++) canvas.box("#39566a", 640 + window * 88, 536, 56, 34);
  canvas.box("#fbfaf6", 440, 640, 720, 12);
  canvas.shape(light.near, wave(706, 12, chance() * 6));
}
