import type { Easel, Point } from "./easel.ts";
import { sea, wave, weather } from "./weather.ts";
import type { Scene } from "./weather.ts";

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

/** Posts, arm and cables of a crane, from and to, with x from its foot and y from its top; then its thickness. */
const beams = [
  [0, "foot", 0, 0, 16],
  [90, "foot", 90, 0, 16],
  [-210, 0, 190, 0, 18],
  [45, -90, -200, 0, 6],
  [45, -90, 180, 0, 6],
  [45, -90, 45, 0, 10],
] as const;

function crane(canvas: Easel, x: number, height: number, colour: string) {
  const top = 770 - height;
  const cable = "#30373d";
  const draw = (paint: string, from: Point, to: Point, thickness: number) =>
    canvas.line(paint, [from, to], thickness);
  for (const [fromX, fromY, toX, toY, thickness] of beams) {
    const from = fromY === "foot" ? 770 : top + fromY;
    draw(colour, [x + fromX, from], [x + toX, top + toY], thickness);
  }
  draw(cable, [x - 150, top], [x - 150, top + 120], 4);
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

/** Ships, quays and what stands on them. */
export const harbourScenes = { ferry, harbour, terminal, bridge, lighthouse, lifeboat } satisfies Record<
  string,
  Scene
>;
