import * as z from "zod/mini";
import { defineCall } from "#kernel/call.ts";
import { Id } from "#kernel/ids.ts";
import { defineScreen } from "#kernel/screen.ts";
import { ImportProgress, ImportReport, importStates, importTroubles } from "./contract.ts";

/** Where somebody chooses what to import, with the imports of before. */
export const readImports = defineCall({
  name: "read-imports",
  method: "GET",
  path: "/settings/import/",
  access: "read",
  input: {},
  output: {
    title: z.string(),
    imports: z.array(
      z.object({
        id: z.int(),
        name: z.string(),
        person: z.nullable(z.string()),
        state: z.enum(importStates),
        began: z.int(),
        pages: z.int(),
        undone: z.boolean(),
      }),
    ),
  },
  refusals: ["signed-out", "editors-only", "admins-only"],
});

export const importScreen = defineScreen({
  name: "import",
  addresses: ["/settings/import/"],
  call: readImports,
  frame: "site",
});

/** One import: how far it is, and its report. */
export const readImport = defineCall({
  name: "read-import",
  method: "GET",
  path: "/settings/import/report/{id}/",
  access: "read",
  input: { id: Id },
  output: {
    title: z.string(),
    id: z.int(),
    /** The folder that the pages come into. */
    name: z.string(),
    person: z.nullable(z.string()),
    began: z.int(),
    state: z.enum(importStates),
    progress: ImportProgress,
    trouble: z.nullable(z.enum(importTroubles)),
    report: z.nullable(ImportReport),
    folderId: z.nullable(z.int()),
    undone: z.boolean(),
    mayUndo: z.boolean(),
  },
  refusals: ["signed-out", "editors-only", "admins-only", "import-not-found"],
});

export const importReportScreen = defineScreen({
  name: "import-report",
  addresses: ["/settings/import/report/{id}/"],
  call: readImport,
  frame: "site",
});
