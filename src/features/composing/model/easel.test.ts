import { expect, it } from "vitest";
import { easel } from "./easel.ts";

/** The painting's colours at these places of the field. */
function coloursAt(canvas: ReturnType<typeof easel>, ...places: readonly (readonly [number, number])[]) {
  const { width, data } = canvas.painting;
  return places.map(([x, y]) => Array.from(data.subarray((y * width + x) * 3, (y * width + x) * 3 + 3)));
}

it("a box covers what is inside it, from its first pixel to its last, and nothing around it", () => {
  const canvas = easel(1);
  canvas.box("#102030", 10, 5, 7, 2);
  const colour = [16, 32, 48];
  const none = [0, 0, 0];
  expect(coloursAt(canvas, [10, 5], [13, 6], [16, 6])).toEqual([colour, colour, colour]);
  expect(coloursAt(canvas, [9, 5], [17, 5], [10, 4], [10, 7])).toEqual([none, none, none, none]);
});

it("what is half transparent is mixed with what is there", () => {
  const canvas = easel(1);
  canvas.sky("#406080", "#406080");
  canvas.box("#8000c0", 20, 20, 5, 5, 0.5);
  expect(coloursAt(canvas, [20, 20], [24, 24], [25, 24])).toEqual([
    [96, 48, 160],
    [96, 48, 160],
    [64, 96, 128],
  ]);
});

it("a shape is filled between each second of its edges", () => {
  const canvas = easel(1);
  canvas.shape("#ff0000", [
    [0, 0],
    [60, 0],
    [60, 30],
    [40, 30],
    [40, 10],
    [20, 10],
    [20, 30],
    [0, 30],
  ]);
  const painted = coloursAt(canvas, [10, 20], [30, 20], [50, 20], [30, 5]).map(([red]) => red);
  expect(painted).toEqual([255, 0, 255, 255]);
});
