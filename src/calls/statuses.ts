import type { RefusalKind } from "#kernel/refusal.ts";

/** The one table of statuses: what a refusal is decides how it stands on the wire. */
export const statuses = {
  "sign-in": 401,
  forbidden: 403,
  expired: 403,
  missing: 404,
  conflict: 409,
  invalid: 400,
  misdirected: 421,
  "too-many": 429,
  busy: 503,
} as const satisfies Record<RefusalKind, number>;
