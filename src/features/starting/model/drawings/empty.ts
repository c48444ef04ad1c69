import type { Drawing } from "./shape.ts";

export const emptyDrawing: Drawing = {
  hue: 85,
  shapes: [
    {
      d: "M91 22h138a9 9 0 0 1 9 9v172a9 9 0 0 1 -9 9h-138a9 9 0 0 1 -9 -9v-172a9 9 0 0 1 9 -9z",
      fill: "paper",
    },
    { d: "M102 40h62a4 4 0 0 1 4 4v1a4 4 0 0 1 -4 4h-62a4 4 0 0 1 -4 -4v-1a4 4 0 0 1 4 -4z", fill: "mid" },
    {
      d: "M105 64h110a7 7 0 0 1 7 7v56a7 7 0 0 1 -7 7h-110a7 7 0 0 1 -7 -7v-56a7 7 0 0 1 7 -7z",
      line: "mid",
      thick: 2,
      dashed: "5 5",
    },
    { d: "M160 88v22M149 99h22", line: "strong", thick: 4 },
    { d: "M206 116l7 24 6-9 11-2z", fill: "strong", line: "paper", thick: 2.5 },
  ],
};
