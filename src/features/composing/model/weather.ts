import { type Easel, type Point, field } from "./easel.ts";

/** Light of a day: sky above and below, sea or ground behind and in front, the sun, what stands dark before it. */
const lights = {
  dawn: ["#f6cf9b", "#fbeed8", "#8fb3bd", "#3f7186", "#fff4d8", "#22384a"],
  day: ["#9cc9e4", "#e3f1f6", "#7fb0c4", "#2f6d8a", "#fffbe8", "#1f3b52"],
  dusk: ["#5d5f8f", "#f0a987", "#8b7f9b", "#3b4467", "#ffd9a8", "#1f2338"],
  grey: ["#b9c4cb", "#e1e6e8", "#9fb0b8", "#5c7480", "#f2f4f4", "#2c3d47"],
  meadow: ["#bfe0ea", "#f4f3dc", "#b5cf9a", "#5f9463", "#fff3c4", "#2d5140"],
} as const;

/** How a scene is to be painted, and numbers that look like chance for what varies in it. */
export type Scene = (canvas: Easel, how: string, chance: () => number) => void;

/** The light that a word like `dusk` begins with; else that of the day. */
export function lightOf(how: string) {
  const name = Object.keys(lights).find((each) => how.startsWith(each)) as keyof typeof lights | undefined;
  const [above, below, far, near, sun, dark] = lights[name ?? "day"];
  return { above, below, far, near, sun, dark };
}

/** The line of waves or hills at a height, and everything below it. */
export function wave(top: number, height: number, phase: number): Point[] {
  const crest = Array.from(
    { length: 41 },
    (_, at): Point => [
      at * 40,
      top + Math.sin(at / 3 + phase) * height + Math.sin(at / 7 + phase * 2) * height,
    ],
  );
  return [...crest, [field.width, field.height], [0, field.height]];
}

/** A sky with its sun and clouds. */
export function weather(canvas: Easel, how: string, chance: () => number) {
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

/** A sky above a sea. */
export function sea(canvas: Easel, how: string, chance: () => number) {
  const light = weather(canvas, how, chance);
  canvas.shape(light.far, wave(560, 4, chance() * 6));
  canvas.shape(light.near, wave(650, 8, chance() * 6), 0.75);
  return light;
}
