export type LinkKind = "invite" | "reset";

const hour = 3_600_000;

/**
 * An invitation stands for 14 days, a reset for one hour; the mails say so, and so does the dialog that invites (wordings of this room,
 * of `people/invites` and of `people`).
 */
const lifetimes: Readonly<Record<LinkKind, number>> = { invite: 14 * 24 * hour, reset: hour };

export function expiryOf(kind: LinkKind, now: Date): Date {
  return new Date(now.getTime() + lifetimes[kind]);
}
