import * as z from "zod/mini";
import { defineCall } from "#kernel/call.ts";
import { defineScreen } from "#kernel/screen.ts";
import { Making } from "./contract.ts";
import { startingPoints } from "./model/starting-points.ts";

/** Where an owner chooses what the site begins with. */
export const readStart = defineCall({
  name: "read-start",
  method: "GET",
  path: "/-/start/",
  access: "read",
  input: {},
  output: {
    title: z.string(),
    /** What comes with each: the titles of its pages, the home page first. */
    /** The choice is made, and the site is on its way. */
    making: Making,
    points: z.array(z.object({ point: z.enum(startingPoints), pages: z.array(z.string()) })),
  },
  refusals: ["signed-out", "owners-only", "site-has-begun"],
});

export const startScreen = defineScreen({
  name: "start",
  addresses: ["/-/start/"],
  call: readStart,
  frame: "site",
});
