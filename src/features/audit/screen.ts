import * as z from "zod/mini";
import { defineCall } from "#kernel/call.ts";
import { Id } from "#kernel/ids.ts";
import { defineScreen } from "#kernel/screen.ts";
import { auditFilter } from "./contract.ts";

export const AuditLine = z.object({
  id: z.int(),
  /** In milliseconds since 1970. */
  happened: z.number(),
  what: z.string(),
  details: z.array(z.string()),
  /** Whom a site owner acted as; null where nobody. */
  as: z.nullable(z.string()),
  address: z.string(),
  browser: z.string(),
  /** Those who are in it and have a log of their own. */
  people: z.array(z.object({ id: z.int(), name: z.string() })),
});
export type AuditLine = z.infer<typeof AuditLine>;

const output = {
  title: z.string(),
  person: z.nullable(z.object({ id: z.int(), name: z.string() })),
  lines: z.array(AuditLine),
  filter: z.object({ name: z.string(), kind: z.string(), day: z.string() }),
  /** The address where the list goes on; null where it ends. */
  older: z.nullable(z.string()),
  isOlder: z.boolean(),
  /** For how many days entries are kept, 0 for always; null where that is not asked. */
  keptDays: z.nullable(z.int()),
} as const;

export const readAudit = defineCall({
  name: "read-audit",
  method: "GET",
  path: "/settings/auditlog/",
  access: "read",
  input: auditFilter,
  output,
  refusals: ["signed-out", "owners-only"],
});

export const readPersonAudit = defineCall({
  name: "read-person-audit",
  method: "GET",
  path: "/user/auditlog/{user_id}/",
  access: "read",
  input: { user_id: Id, ...auditFilter },
  output,
  refusals: ["signed-out", "owners-only", "person-not-found"],
});

const query = ["name", "kind", "day", "before"] as const;

/** Who did what on the site. */
export const auditScreen = defineScreen({
  name: "audit",
  addresses: ["/settings/auditlog/"],
  call: readAudit,
  query,
  frame: "site",
});

/** What somebody did, and what was done to them (ROUT-30). */
export const personAuditScreen = defineScreen({
  name: "person-audit",
  addresses: ["/user/auditlog/{user_id}/"],
  call: readPersonAudit,
  query,
  frame: "site",
});
