import * as z from "zod/mini";
import { defineCall } from "#kernel/call.ts";
import { defineScreen } from "#kernel/screen.ts";
import { Theme } from "./contract.ts";

export const readTheme = defineCall({
  name: "read-theme",
  method: "GET",
  path: "/settings/theme/",
  access: "read",
  input: {},
  output: { title: z.string(), theme: Theme },
  refusals: ["signed-out", "owners-only"],
});

export const themeScreen = defineScreen({
  name: "theme",
  addresses: ["/settings/theme/"],
  call: readTheme,
  frame: "site",
});
