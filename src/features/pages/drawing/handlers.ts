import { handle } from "#calls/handle.ts";
import { readFaces } from "./contract.ts";
import { facesOf } from "./operations.ts";

export const drawingHandlers = [
  handle(readFaces, async ({ input, actor, tx }) => ({
    faces: await facesOf(actor, input.ids.split(".").map(Number), tx),
  })),
];
