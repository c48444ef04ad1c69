import { type MailSetting, isPaused } from "#features/people/mail-setting/rules.ts";
import { dateIn, momentIn } from "#kernel/zoned-time.ts";
import type { NotificationKind } from "../rules.ts";

/** A notification as far as it decides whether and when it is mailed. */
export type MailedNotice = {
  readonly kind: NotificationKind;
  readonly happened: Date;
  /** When the first of what no mail has told yet happened. */
  readonly since: Date;
  readonly isRead: boolean;
  /** The reader may read its page by now. */
  readonly mayRead: boolean;
  /** How they follow the page by now; null when they do not. */
  readonly way: "on" | "digest" | null;
};

export type MailReader = MailSetting & { readonly zone: string };

/** Alone, with others in a digest, or not at all; `at` may lie in the past. */
export type Fate = { readonly how: "never" } | { readonly how: "alone" | "digest"; readonly at: Date };

const minute = 60_000;
/** A page that is being edited is mailed when nothing was published for so long ... */
const quiet = 5 * minute;
/** ... and after so long in any case. */
const patience = 30 * minute;
/** What is older than this is news to nobody: nothing is mailed of it after a long outage or a first mail server. */
const newest = 2 * 24 * 60 * minute;

/** The hours of the reader's day at which digests go (SUBS-10, SUBS-19, PNOT-12). */
export const digestHours = [7, 13, 16] as const;

/**
 * Whether, when and how a notification is mailed, as things stand now: asked when it is told, when it is due, and again before its mail is sent.
 * What was read in the meantime is not mailed, nor a request for rights, of which there is a letter already.
 */
export function fateOf(notice: MailedNotice, reader: MailReader, now: Date): Fate {
  const never = { how: "never" } as const;
  const { kind, happened, since, way } = notice;
  if (notice.isRead || !notice.mayRead || kind === "asked") return never;
  if (reader.level === "off" || reader.isBounced || isPaused(reader, now)) return never;
  if (reader.pausedUntil && happened < reader.pausedUntil) return never;
  if (now.getTime() - happened.getTime() > newest) return never;
  const isAddressed = addressing.has(kind);
  if (!isAddressed && way === null) return never;
  if (reader.level === "digest" || (!isAddressed && way === "digest"))
    return { how: "digest", at: nextDigest(since, reader.zone) };
  return { how: "alone", at: isAddressed ? happened : quietAfter(happened, since) };
}

/** What is meant for one person. */
const addressing: ReadonlySet<MailedNotice["kind"]> = new Set([
  "mentioned",
  "shared",
  "answered",
  "addressed",
]);

/** A digest shows so many pages, and says how many more there are: mail programs cut longer ones, and each page costs a comparison. */
export const pagesMost = 30;

/** Which is shown first where a mail cannot show all: what is meant for its reader, then the latest. */
export function firstInMail(
  one: Pick<MailedNotice, "kind" | "happened">,
  other: Pick<MailedNotice, "kind" | "happened">,
): number {
  const meant = Number(addressing.has(other.kind)) - Number(addressing.has(one.kind));
  return meant || other.happened.getTime() - one.happened.getTime();
}

function quietAfter(happened: Date, since: Date): Date {
  return new Date(Math.min(happened.getTime() + quiet, since.getTime() + patience));
}

/** The first digest after a moment, by the clocks of a zone. */
export function nextDigest(after: Date, zone: string): Date {
  const today = dateIn(zone, after.getTime());
  for (const date of [today, { ...today, day: today.day + 1 }])
    for (const hour of digestHours) {
      const at = momentIn(zone, date, hour);
      if (at > after.getTime()) return new Date(at);
    }
  throw new Error(`no digest within a day after ${after.toISOString()} in ${zone}`);
}

/** Pauses before a mail is tried again, in minutes: the last one again and again. */
const pauses = [1, 5, 15, 30, 60, 120, 240];
/** Tries over some three days. */
const attemptsMost = 24;

/** When a mail that a server could not take is tried again; null when that was tried often enough. */
export function nextAttempt(attempts: number, now: Date): Date | null {
  if (attempts >= attemptsMost) return null;
  const pause = pauses[Math.min(attempts, pauses.length) - 1] ?? 1;
  return new Date(now.getTime() + pause * 60_000);
}
