import * as z from "zod/mini";
import { defineCall } from "#kernel/call.ts";
import { Flag, text } from "#kernel/fields.ts";
import { defineScreen } from "#kernel/screen.ts";

export const readTwoStep = defineCall({
  name: "read-two-step",
  method: "GET",
  path: "/accounts/two-step/",
  access: "read",
  input: { next: z.optional(text(2000)), recovery: z.optional(Flag) },
  output: {
    title: z.string(),
    next: z.string(),
    /** `over` where nobody has proved the first step here, or it is too long ago. */
    way: z.enum(["code", "recovery", "set-up", "over"]),
    /** What is set up, in `set-up` alone. */
    key: z.nullable(z.object({ secret: z.string(), address: z.string() })),
  },
  refusals: [],
});

export const twoStepScreen = defineScreen({
  name: "two-step",
  addresses: ["/accounts/two-step/"],
  call: readTwoStep,
  query: ["next", "recovery"],
  frame: "bare",
});
