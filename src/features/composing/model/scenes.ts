import { drawnFigures } from "./drawn-figures.ts";
import { type Painting, easel } from "./easel.ts";
import { harbourScenes } from "./harbour-scenes.ts";
import { landScenes } from "./land-scenes.ts";
import type { Scene } from "./weather.ts";

/** Every picture that content can ask for, as `kind` or `kind:how`; the same name is the same picture. */
const scenes: Readonly<Record<string, Scene>> = { ...harbourScenes, ...drawnFigures, ...landScenes };

/** A picture by its name, `ferry:dusk` or `portrait:Femke`; null when nobody has said how to paint it. */
export function painted(name: string, scale?: number): Painting | null {
  const [kind = "", how = ""] = name.split(":");
  const scene = scenes[kind];
  if (!scene) return null;
  const canvas = easel(scale);
  scene(canvas, how, chanceFrom(name));
  return how.endsWith("wide") ? banner(canvas.painting) : canvas.painting;
}

/** The middle of a picture, for the top of a page. */
function banner({ width, height, data }: Painting): Painting {
  const [first, last] = [Math.round(height * 0.18), Math.round(height * 0.84)];
  return { width, height: last - first, data: data.slice(first * width * 3, last * width * 3) };
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
