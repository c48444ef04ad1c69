import type { RefusalWording } from "#kernel/refusal.ts";

export type ScimRefusal =
  | "scim-token"
  | "scim-body"
  | "scim-filter"
  | "scim-filter-here"
  | "scim-path"
  | "scim-value"
  | "scim-mutability"
  | "scim-no-target"
  | "scim-many"
  | "scim-large"
  | "scim-media"
  | "scim-busy"
  | "scim-taken"
  | "scim-owner"
  | "scim-address"
  | "scim-closed"
  | "scim-not-found"
  | "scim-unsupported";

/** What a directory is told; its administrators read it in its log. */
export const scimRefusals: RefusalWording<ScimRefusal> = {
  "scim-token": { kind: "sign-in", text: "This token isn't valid for this site. Create a new one there." },
  "scim-body": { kind: "invalid", text: "We couldn't read this request." },
  "scim-filter": { kind: "invalid", text: "This filter isn't supported. Use eq, joined by and." },
  "scim-filter-here": { kind: "forbidden", text: "There's nothing to filter here." },
  "scim-path": { kind: "invalid", text: "This path isn't supported." },
  "scim-value": { kind: "invalid", text: "The value of {attribute} isn't valid." },
  "scim-mutability": { kind: "invalid", text: "{attribute} can't be changed." },
  "scim-no-target": { kind: "invalid", text: "Nothing matches this path." },
  "scim-many": { kind: "invalid", text: "Send at most {most} at once." },
  "scim-large": { kind: "invalid", text: "Too much to send at once. Send less and try again." },
  "scim-media": { kind: "invalid", text: "Send application/scim+json." },
  "scim-busy": { kind: "too-many", text: "Too many requests. Try again in {seconds} seconds." },
  "scim-taken": { kind: "conflict", text: "Someone on the site already has this name or address." },
  "scim-owner": { kind: "forbidden", text: "Site owners are changed on the site, not by the directory." },
  "scim-address": {
    kind: "forbidden",
    text: "An administrator's address must be in a domain listed for company sign-in.",
  },
  "scim-closed": {
    kind: "forbidden",
    text: "This person was deleted on the site. A site owner can invite them again.",
  },
  "scim-not-found": { kind: "missing", text: "We couldn't find this." },
  "scim-unsupported": { kind: "invalid", text: "This isn't supported." },
};
