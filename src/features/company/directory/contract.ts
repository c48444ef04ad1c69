import * as z from "zod/mini";
import { defineCall } from "#kernel/call.ts";

/** A new token for the directory of the company, in place of the one before. It is said this once. */
export const makeDirectoryToken = defineCall({
  name: "make-directory-token",
  method: "POST",
  path: "/-/company/directory/token/",
  access: "write",
  oneselfOnly: true,
  input: {},
  output: { token: z.string() },
  refusals: ["signed-out", "owners-only"],
});

/** Ends what the directory may do. People and groups stay, and groups are filled by hand again. */
export const disconnectDirectory = defineCall({
  name: "disconnect-directory",
  method: "POST",
  path: "/-/company/directory/remove/",
  access: "write",
  oneselfOnly: true,
  input: {},
  output: {},
  refusals: ["signed-out", "owners-only", "directory-missing"],
});
