import type { Easel } from "./easel.ts";
import { lightOf, wave, weather } from "./weather.ts";
import type { Scene } from "./weather.ts";

const skins = ["#f0c9a8", "#dca47e", "#b57b53", "#8a5a3c", "#f4d6bd"];

const hairs = ["#2c2320", "#6b4327", "#c58f4a", "#8f8f90", "#a4462b"];

const coats = ["#c9573d", "#2f6d8a", "#e0a541", "#5f9463", "#8a8d8f", "#7c5a86"];

function face(canvas: Easel, { x, y, size }: { x: number; y: number; size: number }, chance: () => number) {
  const pick = (list: readonly string[]) => list[Math.floor(chance() * list.length)] ?? "#888888";
  const [skin, hair, coat] = [pick(skins), pick(hairs), pick(coats)];
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
    canvas.disc(light.dark, x, y - 16, 36 + chance() * 18);
  }
}

/** People, tables and hills. */
export const landScenes = { portrait, team, table, hills } satisfies Record<string, Scene>;
