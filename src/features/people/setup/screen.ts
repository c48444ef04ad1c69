import * as z from "zod/mini";
import { defineCall } from "#kernel/call.ts";
import { text } from "#kernel/fields.ts";
import { defineScreen } from "#kernel/screen.ts";

export const readSetUp = defineCall({
  name: "read-set-up",
  method: "GET",
  path: "/-/setup/{token}/",
  access: "read",
  beforeSite: true,
  input: { token: text(100) },
  output: { title: z.string(), token: z.string() },
  refusals: ["setup-link-used"],
});

export const setUpScreen = defineScreen({
  name: "set-up",
  addresses: ["/-/setup/{token}/"],
  call: readSetUp,
  frame: "bare",
});
