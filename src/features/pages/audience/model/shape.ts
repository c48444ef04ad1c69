import * as z from "zod/mini";
import type { Audience } from "./audience.ts";

/** An audience as it is sent. */
export const AudienceShape = z.object({
  site: z.string(),
  isUnpublished: z.boolean(),
  world: z.nullable(z.enum(["open", "password", "ended"])),
  ends: z.nullable(z.number()),
  subsite: z.nullable(z.string()),
  everyone: z.boolean(),
  editors: z.boolean(),
  groups: z.readonly(z.array(z.object({ id: z.int(), name: z.string() }))),
  people: z.readonly(z.array(z.object({ id: z.int(), name: z.string() }))),
  count: z.int(),
  guests: z.int(),
}) satisfies z.ZodMiniType<Audience>;
