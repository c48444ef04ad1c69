import { randomUUID } from "node:crypto";
import type { Tx } from "#database/transaction.ts";
import {
  type Decided,
  type PlannedMail,
  type WaitingNotice,
  insertMails,
  lockWaiting,
  peopleToDecideFor,
  saveDecided,
} from "./planning-store.ts";
import { fateOf } from "./rules.ts";

/** People decided for in one transaction. */
const decidedAtOnce = 500;

/** Decides what is due by now, and makes its mails: in one transaction, so that what is cut off was not done. False when nothing was due. */
export async function gatherMails(now: Date, tx: Tx): Promise<boolean> {
  const people = await peopleToDecideFor(now, decidedAtOnce, tx);
  if (people.length === 0) return false;
  const { decided, mails } = planOf(await lockWaiting(people, tx), now);
  await saveDecided(decided, tx);
  await insertMails(mails, now, tx);
  return true;
}

/** What becomes of waiting notifications: a mail for each that goes alone, and one for all of a person that go in a digest. */
export function planOf(
  waiting: readonly WaitingNotice[],
  now: Date,
): { readonly decided: Decided[]; readonly mails: PlannedMail[] } {
  const decided: Decided[] = [];
  const mails: PlannedMail[] = [];
  const digests = new Map<number, WaitingNotice[]>();
  for (const each of waiting) {
    const notice = { ...each, versions: toBeTold(each, now) };
    const fate = fateOf(notice, notice, now);
    const isLater = fate.how !== "never" && fate.at > now;
    decided.push({ id: notice.id, at: isLater ? fate.at : null });
    if (fate.how === "never" || isLater || notice.versions.length === 0) continue;
    if (fate.how === "alone") mails.push(mailOf("alone", [notice]));
    else digests.set(notice.personId, [...(digests.get(notice.personId) ?? []), notice]);
  }
  for (const notices of digests.values()) mails.push(mailOf("digest", notices));
  return { decided, mails };
}

/** Each version is judged by when it happened: of those from a pause, or from long ago, the ones that came since tell nothing. */
function toBeTold(notice: WaitingNotice, now: Date): number[] {
  const { versions, times, happened } = notice;
  return versions.filter(
    (_, at) => fateOf({ ...notice, happened: times[at] ?? happened }, notice, now).how !== "never",
  );
}

function mailOf(kind: PlannedMail["kind"], notices: readonly WaitingNotice[]): PlannedMail {
  const lines = notices.flatMap(({ id: notificationId, versions }) =>
    versions.map((versionId) => ({ notificationId, versionId })),
  );
  return { id: randomUUID(), personId: notices[0]?.personId ?? 0, kind, lines };
}
