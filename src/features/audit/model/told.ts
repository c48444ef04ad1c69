import type { Json } from "#kernel/json.ts";
import type { auditKinds } from "./kinds.ts";

/** What an event tells of the deed itself; who did it stands beside the event. */
export type Told = {
  /** Who did it, where no session says so: somebody who signs in is not there yet, and old events say it themselves. */
  readonly actorId?: number | null;
  readonly targetId?: number | null;
  /** The name of somebody who is gone. */
  readonly targetName?: string;
  readonly guestId?: number;
  readonly pageId?: number;
  readonly subsiteId?: number;
  readonly details?: Record<string, Json>;
  /** People whose names the details are to say. */
  readonly named?: Readonly<Record<string, readonly number[]>>;
};

type Facts = {
  readonly personId?: number | null;
  readonly pageId?: number;
  readonly subsiteId?: number;
  readonly guestId?: number;
  readonly inviterId?: number | null;
  readonly by?: unknown;
  readonly name?: string;
  readonly email?: string;
  readonly given?: readonly number[];
  readonly taken?: readonly number[];
} & Record<string, unknown>;

/** The facts of an event that are told as they are: numbers, roles and names of fields, and never what somebody wrote. */
const plain = [
  "role",
  "deed",
  "isPublic",
  "fields",
  "on",
  "made",
  "updated",
  "call",
  "days",
  "count",
  "anchor",
  "hash",
  "reason",
];

/** Events whose person did it themself. */
const ofOneself = [
  "signed-in",
  "menu-saved",
  "theme-saved",
  "two-step-on",
  "two-step-off",
  "recovery-code-used",
  "recovery-codes-made",
  "passkey-added",
  "passkey-removed",
];

export function toldOf(kind: (typeof auditKinds)[number], facts: Facts): Told {
  const { personId = null, pageId, subsiteId, guestId, inviterId, by, given, taken } = facts;
  const isOwn = ofOneself.includes(kind);
  const kept = plain.filter((name) => facts[name] !== undefined);
  const details = Object.fromEntries(kept.map((name) => [name, facts[name] as Json]));
  const doer = typeof by === "number" ? by : (inviterId ?? null);
  return {
    actorId: isOwn ? personId : doer,
    targetId: isOwn ? null : personId,
    ...(kind === "person-removed" && facts.name !== undefined && { targetName: facts.name }),
    ...(kind === "guest-removed" && facts.email !== undefined && { targetName: facts.email }),
    ...(guestId !== undefined && { guestId }),
    ...(pageId !== undefined && { pageId }),
    ...(subsiteId !== undefined && { subsiteId }),
    details: typeof by === "string" ? { ...details, by } : details,
    named: { ...(given?.length && { given }), ...(taken?.length && { taken }) },
  };
}
