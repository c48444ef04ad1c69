import type { Tx } from "#database/transaction.ts";
import type { Delivered, Delivery } from "#mail/delivery.ts";
import type { Sender } from "#mail/post.ts";
import { type Excerpts, composeMail } from "./composing-operations.ts";
import {
  type ClaimedMail,
  claimMails,
  noteBounced,
  noteEnded,
  noteHanded,
  putOff,
  takeBackClaims,
} from "./delivery-store.ts";
import { gatherMails } from "./planning-operations.ts";
import { nextAttempt } from "./rules.ts";

/** What mails of one site are made and sent with. */
export type MailingTools = {
  readonly now: () => Date;
  readonly delivery: Delivery;
  readonly sender: () => Sender;
  readonly read: <Result>(step: (tx: Tx) => Promise<Result>) => Promise<Result>;
  readonly write: <Result>(step: (tx: Tx) => Promise<Result>) => Promise<Result>;
  /** The server is going down: begins nothing more. */
  readonly isStopped?: () => boolean;
};

/** Mails claimed in one transaction, and those of them that are on their way at the same time. */
const claimedAtOnce = 50;
const sideBySide = 10;

/**
 * Makes the mails of a site that are due and sends them, each at most once (decision 0072): a mail is claimed before anything is sent of it,
 * and that it is about to end is written down before it does. Only one process does this at a time. What cannot be written (a document that cannot be read) is put off, so
 * that the mails behind it go, and is thrown in the end.
 */
export async function sendNoticeMails(tools: MailingTools): Promise<void> {
  const { now, write, isStopped = () => false } = tools;
  await write((tx) => takeBackClaims(now(), tx));
  while (!isStopped() && (await write((tx) => gatherMails(now(), tx))));
  const round: Round = { excerpts: new Map(), unwritten: [] };
  let isOutage = false;
  while (!isStopped() && !isOutage) {
    const claimed = await write((tx) => claimMails(now(), claimedAtOnce, tx));
    if (claimed.length === 0) break;
    isOutage = await sendAll(claimed, round, tools);
  }
  if (round.unwritten.length > 0) throw round.unwritten[0];
}

type Round = { readonly excerpts: Excerpts; readonly unwritten: unknown[] };

/** Ends early when the mail server is out of order, and says so: what is left is taken back by the next round. */
async function sendAll(mails: readonly ClaimedMail[], round: Round, tools: MailingTools): Promise<boolean> {
  const left = [...mails];
  let isOutage = false;
  const line = async () => {
    for (let mail = left.shift(); mail && !isOutage && !tools.isStopped?.(); mail = left.shift())
      isOutage = (await sendMail(mail, round, tools)) || isOutage;
  };
  await Promise.all(Array.from({ length: sideBySide }, line));
  return isOutage;
}

/** Says whether the mail server is out of order. */
async function sendMail(mail: ClaimedMail, round: Round, tools: MailingTools): Promise<boolean> {
  const { now, delivery, sender, read, write } = tools;
  const { excerpts, unwritten } = round;
  const letter = await read((tx) => composeMail(mail, { now: now(), excerpts }, tx)).catch(
    (error: unknown) => {
      unwritten.push(error);
      return "unwritten" as const;
    },
  );
  if (letter === null || letter === "unwritten") {
    await write((tx) => (letter ? putOffUnwritten(mail, now(), tx) : drop(mail, now(), tx)));
    return false;
  }
  const from = sender();
  const delivered = await delivery.deliver(
    { ...letter, messageId: `<notice-${mail.id}@${from.host}>` },
    from,
    () => write((tx) => noteHanded(mail, now(), tx)),
  );
  await write((tx) => noteDelivered(mail, delivered, now(), tx));
  return delivered.how === "refused" && delivered.isOutage;
}

function drop(mail: ClaimedMail, now: Date, tx: Tx): Promise<void> {
  return noteEnded(mail, { state: "dropped", reply: null }, now, tx);
}

async function putOffUnwritten(mail: ClaimedMail, now: Date, tx: Tx): Promise<void> {
  const due = nextAttempt(mail.attempts, now);
  if (due) await putOff(mail, null, due, tx);
  else await noteEnded(mail, { state: "failed", reply: null }, now, tx);
}

async function noteDelivered(mail: ClaimedMail, delivered: Delivered, now: Date, tx: Tx): Promise<void> {
  // Whoever took the claim says what becomes of it.
  if (delivered.how === "left") return;
  const { how, reply } = delivered;
  if (how !== "refused") return noteEnded(mail, { state: how, reply }, now, tx);
  const due = delivered.isForGood ? null : nextAttempt(mail.attempts, now);
  if (due) return putOff(mail, reply, due, tx);
  if (delivered.isOfAddress) await noteBounced(mail.personId, now, tx);
  await noteEnded(mail, { state: "failed", reply }, now, tx);
}
