import * as z from "zod/mini";
import { defineCall } from "#kernel/call.ts";
import { defineScreen } from "#kernel/screen.ts";
import { undertakingStates } from "./model/undertaking.ts";

const Line = z.object({
  id: z.int(),
  title: z.string(),
  state: z.enum(undertakingStates),
  percent: z.int(),
  /** What became of it, in a sentence; empty while it runs. */
  result: z.string(),
  /** Why it stopped, in a sentence. */
  reason: z.nullable(z.string()),
  /** How many of its things did not work, or could not be taken back, in words. */
  trouble: z.nullable(z.string()),
  /** The first of them by name, each with the reason, and how many more there are. */
  failures: z.array(z.object({ name: z.string(), why: z.string() })),
  moreFailures: z.int(),
  /** Milliseconds since 1970. */
  began: z.number(),
  ended: z.nullable(z.number()),
  /** Who began it, where that is somebody else; null for who is gone. */
  person: z.nullable(z.string()),
  mayCancel: z.boolean(),
  mayUndo: z.boolean(),
});
export type UndertakingLine = z.infer<typeof Line>;

export const readUndertakings = defineCall({
  name: "read-undertakings",
  method: "GET",
  path: "/settings/tasks/",
  access: "read",
  input: {},
  output: { title: z.string(), running: z.array(Line), ended: z.array(Line) },
  refusals: ["signed-out"],
});

/** Long work: what is under way, and what became of the rest. */
export const undertakingsScreen = defineScreen({
  name: "undertakings",
  addresses: ["/settings/tasks/"],
  call: readUndertakings,
  frame: "site",
});
