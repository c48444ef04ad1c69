import { schemaIds } from "./resources.ts";
import type { Said } from "./values.ts";

/** Statuses that SCIM has for what is a mistake of the request elsewhere (RFC 7644 3.12). */
const statuses: Readonly<Record<string, number>> = {
  "scim-unsupported": 501,
  "scim-large": 413,
  "scim-media": 415,
};

const types: Readonly<Record<string, string>> = {
  "scim-body": "invalidSyntax",
  "scim-filter": "invalidFilter",
  "scim-path": "invalidPath",
  "scim-value": "invalidValue",
  "scim-mutability": "mutability",
  "scim-no-target": "noTarget",
  "scim-many": "tooMany",
  "scim-taken": "uniqueness",
  "group-name-taken": "uniqueness",
  "already-member": "uniqueness",
};

/** A refusal in SCIM's own form. */
export function errorBody(code: string, { status, detail }: { status: number; detail: string }): Said {
  const scimType = types[code];
  return {
    schemas: [schemaIds.error],
    status: String(statuses[code] ?? status),
    ...(scimType !== undefined && { scimType }),
    detail,
  };
}
